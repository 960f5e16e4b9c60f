/** Where things lie on a table: what one chooses from as large as the room allows, the rest beside it or below.
 *
 *   wide room                       tall room              tall room, rail beside
 *   ┌──────────┬──────┬────────┐    ┌──────────────┐       ┌──────────┬────┐
 *   │          │ rail │ others │    │              │       │          │rail│
 *   │   main   │      │        │    │     main     │       │   main   │    │
 *   │          │      │        │    ├────────┬─────┤       ├──────────┤    │
 *   └──────────┴──────┴────────┘    │  rail  │others│      │  others  │    │
 *                                   └────────┴─────┘       └──────────┴────┘
 */

export interface Room {
  width: number
  height: number
}

export interface Wish {
  /** Width of the main thing divided by its height, or the range of that; null = it fills what the rail leaves. */
  ratio: number | readonly [least: number, most: number] | null
  /** What lies beside it, in px: not narrower, and wider is of no use; below it: not lower. */
  rail: { least: number; most: number; low: number }
  /** What the others have, in px: what makes a column, a strip or a share of the rail worth while. */
  others?: { wide: number; high: number; most: number } | null
}

export interface Box extends Room {
  x: number
  y: number
}

export interface Places {
  main: Box
  rail: Box
  /** null: there are none, or there is no room, and they are shown on demand. */
  others: Box | null
  beside: boolean
}

/** Of what the others have, where there is no room of its own: a share of the rail. */
const SHARE = 0.36

export function arrange(room: Room, wish: Wish, gap: number): Places {
  const one = beside(room, wish, gap)
  const other = below(room, wish, gap)
  return size(other.main) > size(one.main) * 1.02 ? other : one
}

const ANY = [1e-6, 1e6] as const

/** From how much to how much. */
const span = (ratio: Wish['ratio']) => (typeof ratio === 'number' ? ([ratio, ratio] as const) : (ratio ?? ANY))

function size(box: Box): number {
  return box.width * box.height
}

function beside({ width, height }: Room, { ratio, rail, others }: Wish, gap: number): Places {
  const widest = Math.max(0, width - gap - rail.least)
  const [least, most] = span(ratio)
  const high = Math.min(height, widest / least)
  const wide =
    ratio === null ? Math.max(0, width - gap - Math.min(rail.most, width * 0.3)) : Math.min(widest, high * most)
  const left = width - wide - gap
  const column = others && left - rail.most - gap >= others.wide ? Math.min(others.most, left - rail.most - gap) : 0
  const strip = others && !column && height - high - gap >= others.high
  const narrow = Math.min(rail.most, left)
  // What is left over lies on both sides, so that everything is in the middle.
  const x = Math.max(0, (width - wide - gap - narrow - (column && column + gap)) / 2)
  const main = { x, y: 0, width: wide, height: high }
  const aside = { x: x + wide + gap, y: 0, width: narrow, height }
  if (!others) return { main, rail: aside, others: null, beside: true }
  if (column) {
    const far = { x: aside.x + narrow + gap, y: 0, width: column, height }
    return { main, rail: aside, others: far, beside: true }
  }
  if (strip) {
    const under = { x, y: high + gap, width: wide, height: height - high - gap }
    return { main, rail: aside, others: under, beside: true }
  }
  const share = Math.round(height * SHARE)
  if (share < others.high || narrow < others.wide) return { main, rail: aside, others: null, beside: true }
  const low = { x: aside.x, y: height - share, width: narrow, height: share }
  return { main, rail: { ...aside, height: height - share - gap }, others: low, beside: true }
}

function below({ width, height }: Room, { ratio, rail, others }: Wish, gap: number): Places {
  const highest = Math.max(0, height - gap - rail.low)
  const [least, most] = span(ratio)
  const wide = Math.min(width, highest * most)
  const high = Math.min(highest, wide / least)
  const left = width - wide - gap
  const column = others && left >= others.wide ? Math.min(others.most, left) : 0
  const x = Math.max(0, (width - wide - (column && column + gap)) / 2)
  const main = { x, y: 0, width: wide, height: high }
  const under = { x: 0, y: high + gap, width, height: height - high - gap }
  if (!others) return { main, rail: under, others: null, beside: false }
  if (column)
    return { main, rail: under, others: { x: x + wide + gap, y: 0, width: column, height: high }, beside: false }
  const share = Math.round(width * SHARE)
  if (share < others.wide || under.height < others.high) return { main, rail: under, others: null, beside: false }
  return {
    main,
    rail: { ...under, width: width - share - gap },
    others: { ...under, x: width - share, width: share },
    beside: false,
  }
}

/** Return the width of so many equal things that fill a room in rows; each is `extra` px higher than its ratio says. */
export function fit({ width, height }: Room, count: number, ratio: number, extra: number, gap: number): number {
  let best = 0
  for (let across = 1; across <= count; across++) {
    const down = Math.ceil(count / across)
    const wide = (width - gap * (across - 1)) / across
    const high = (height - gap * (down - 1)) / down
    best = Math.max(best, Math.min(wide, (high - extra) * ratio))
  }
  return Math.max(0, Math.floor(best))
}
