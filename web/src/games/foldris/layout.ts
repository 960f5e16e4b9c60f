/** Where everything lies on a sheet, in units of its drawing: a square is 40 wide, line 1 is on y = 0, up is negative.
 *
 *      boxes │ squares                     y = -40 × lines - creases
 *   12 □     │ . . . . . . . .
 *   11 □     │ . . . . . . . .
 *   ✓ 10 ════╪════════════════  a crease where line 10 was folded away
 *    9 □     │ . . . . . . . .
 *            └────────────────  y = 0
 *              1 2 3 4 5 6 7 8    columns
 *               ① ② ③ ④ ⑤ ⑥ ⑦     lanes, between their two columns
 *              ● ● ○ ○ …          reserve
 */

import type { Paper } from './types'

export const CELL = 40
export const CREASE = 7
/** A further crease next to another. */
export const NEXT_CREASE = 3
export const LEFT = 62
export const RIGHT = 12
export const TOP = 12
export const FOOT = 90

export interface Row {
  /** Visible line from 1; 0 while it is folded away. */
  line: number
  printed: number
  marks: string
  bottom: number
  top: number
}

export interface Crease {
  numbers: number[]
  bottom: number
  top: number
}

export interface Layout {
  rows: Row[]
  creases: Crease[]
  top: number
}

/** Rows and creases from the bottom up. */
export function layout(paper: Paper): Layout {
  const rows: Row[] = []
  const creases: Crease[] = []
  const folded = new Set(paper.folded)
  const last = paper.numbers.length + paper.folded.length
  let y = 0
  for (let printed = 1; printed <= last; printed++) {
    if (folded.has(printed)) {
      const below = folded.has(printed - 1) ? creases.at(-1) : undefined
      const height = below ? NEXT_CREASE : CREASE
      if (below) below.numbers.push(printed)
      else creases.push({ numbers: [printed], bottom: y, top: y })
      y -= height
      creases.at(-1)!.top = y
    } else {
      const line = rows.length + 1
      const marks = paper.lines[paper.lines.length - line] ?? ''
      rows.push({ line, printed, marks, bottom: y, top: y - CELL })
      y -= CELL
    }
  }
  return { rows, creases, top: y }
}

/** The sheet while lines fold: every edge on its way from the layout before to the one after. */
export function between(before: Paper, after: Paper, progress: number): Layout & { folding: Row[] } {
  if (before === after || progress <= 0) return { ...layout(before), folding: [] }
  const from = layout(before)
  const to = layout(after)
  const way = (one: number, other: number) => one + (other - one) * progress
  const edges = new Map<number, [bottom: number, top: number]>(
    to.rows.map((row) => [row.printed, [row.bottom, row.top]]),
  )
  for (const { numbers, bottom, top } of to.creases) for (const number of numbers) edges.set(number, [bottom, top])
  const moved = from.rows.map((row) => {
    const [bottom, top] = edges.get(row.printed) ?? [row.bottom, row.top]
    return { ...row, bottom: way(row.bottom, bottom), top: way(row.top, top) }
  })
  const gone = new Set(after.folded)
  const creases = from.creases.map((crease) => {
    const [bottom, top] = edges.get(crease.numbers[0]!) ?? [crease.bottom, crease.top]
    return { ...crease, bottom: way(crease.bottom, bottom), top: way(crease.top, top) }
  })
  return {
    rows: moved.filter((row) => !gone.has(row.printed)),
    folding: moved.filter((row) => gone.has(row.printed)),
    creases,
    top: way(from.top, to.top),
  }
}

export interface Pleat {
  /** Corners of the half that stays attached below, and of the one above: it hinges away from the eye between them. */
  lower: string
  upper: string
  /** 0 = flat, 1 = edge on. */
  steep: number
}

const EYE = 3.2 * CELL

/** One square of a folding line, seen in perspective: both halves swing back until they touch. */
export function pleat(column: number, row: Row, columns: number): Pleat {
  const height = row.bottom - row.top
  const flat = Math.min(1, Math.max(0, height / CELL))
  const steep = Math.sqrt(1 - flat * flat)
  const depth = (CELL / 2) * steep
  const centre = (columns * CELL) / 2
  const far = EYE / (EYE + depth)
  const back = (x: number) => centre + (x - centre) * far
  const x = (column - 1) * CELL
  const right = x + CELL
  const fold = (row.bottom + row.top) / 2
  const point = (a: number, b: number) => `${round(a)},${round(b)}`
  return {
    lower: [point(x, row.bottom), point(right, row.bottom), point(back(right), fold), point(back(x), fold)].join(' '),
    upper: [point(back(x), fold), point(back(right), fold), point(right, row.top), point(x, row.top)].join(' '),
    steep,
  }
}

export const round = (value: number) => Math.round(value * 100) / 100

/** `4` or `4–6`. */
export function range(numbers: number[]): string {
  const [low, high] = [numbers[0], numbers.at(-1)]
  return low === high ? `${low}` : `${low}–${high}`
}
