/** Cells and shapes as they are drawn: x from the left, y from the bottom, both from 0. */

export type Cell = [x: number, y: number]
export type Shapes = Record<string, [number, number][]>

const LETTERS = 'abcdef'

export const cellOf = (name: string): Cell => [LETTERS.indexOf(name[0] ?? ''), Number(name.slice(1)) - 1]
export const nameOf = ([x, y]: Cell): string => `${LETTERS[x] ?? '?'}${y + 1}`

/** The cells of a shape after some quarter turns to the right, in the order of the face. */
export function look(shapes: Shapes, shape: string, turn: number): Cell[] {
  let cells: Cell[] = (shapes[shape] ?? []).map(([x, y]) => [x, y])
  for (let n = 0; n < turn; n++) {
    const width = Math.max(...cells.map(([x]) => x)) + 1
    cells = cells.map(([x, y]) => [y, width - 1 - x])
  }
  return cells
}

export const moved = (cells: Cell[], [dx, dy]: Cell): Cell[] => cells.map(([x, y]) => [x + dx, y + dy])

/** A shape after some quarter turns, with its lower left corner on a cell. */
export const poseCells = (shapes: Shapes, shape: string, turn: number, anchor: Cell): Cell[] =>
  moved(look(shapes, shape, turn), anchor)

/** The point in the middle of the cells, a cell being one wide. */
export function middle(cells: Cell[]): Cell {
  const n = cells.length || 1
  return [cells.reduce((sum, [x]) => sum + x, 0) / n + 0.5, cells.reduce((sum, [, y]) => sum + y, 0) / n + 0.5]
}

export function extent(cells: Cell[]): Cell {
  return [Math.max(0, ...cells.map(([x]) => x)) + 1, Math.max(0, ...cells.map(([, y]) => y)) + 1]
}

const key = ([x, y]: Cell) => `${x},${y}`

/** Where two cells of the set touch, as pairs of cells. */
export function seams(cells: Cell[]): [Cell, Cell][] {
  const all = new Set(cells.map(key))
  return cells.flatMap(([x, y]) => {
    const right: Cell = [x + 1, y]
    const above: Cell = [x, y + 1]
    return [right, above].filter((to) => all.has(key(to))).map((to): [Cell, Cell] => [[x, y], to])
  })
}

/** The sides that no other cell of the set touches, as an SVG path; `flip` turns a row into the drawing's y. */
export function outline(cells: Cell[], size: number, flip: (y: number) => number, inset = 0): string {
  const all = new Set(cells.map(key))
  const has = (x: number, y: number) => all.has(key([x, y]))
  return cells
    .flatMap(([x, y]) => {
      const [left, right] = [x * size, (x + 1) * size]
      const [top, bottom] = [flip(y + 1) * size, flip(y) * size]
      const l = left + (has(x - 1, y) ? 0 : inset)
      const r = right - (has(x + 1, y) ? 0 : inset)
      const t = top + (has(x, y + 1) ? 0 : inset)
      const b = bottom - (has(x, y - 1) ? 0 : inset)
      return [
        has(x - 1, y) ? '' : `M${left + inset} ${t}V${b}`,
        has(x + 1, y) ? '' : `M${right - inset} ${t}V${b}`,
        has(x, y + 1) ? '' : `M${l} ${top + inset}H${r}`,
        has(x, y - 1) ? '' : `M${l} ${bottom - inset}H${r}`,
      ]
    })
    .join('')
}

/** What is drawn around the cells of a chute, a cell being 100: walls, names, and the open mouth. */
export const EDGES = {
  whole: { left: 74, right: 38, top: 62, foot: 62 },
  bare: { left: 34, right: 34, top: 40, foot: 30 },
}

/** Width of a chute divided by its height. */
export function chuteRatio({ columns, rows }: { columns: number; rows: number }, bare = false): number {
  const { left, right, top, foot } = EDGES[bare ? 'bare' : 'whole']
  return (columns * 100 + left + right) / (rows * 100 + top + foot)
}

/** A point of the screen as a point of a chute that is drawn in a box. */
export function chutePoint(
  box: DOMRect | undefined,
  { clientX, clientY }: MouseEvent,
  { columns, rows }: { columns: number; rows: number },
): Cell {
  if (!box?.width) return [0, 0]
  const { left, right, top } = EDGES.whole
  const scale = (columns * 100 + left + right) / box.width
  return [((clientX - box.left) * scale - left) / 100, rows - ((clientY - box.top) * scale - top) / 100]
}
