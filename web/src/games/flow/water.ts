/** How water runs over a tile of 100 × 100: the drawing of a set of open edges. */

export const SIZE = 100
/** Around the board there is room for the numbers of rows and columns. */
export const BORDER = { cell: SIZE, before: 46, after: 28 }
export const RIM = BORDER.before + BORDER.after
export const SIDES = 'NESW'

type Point = [x: number, y: number]
const ENDS: Record<string, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }

/** Straight across between opposite edges, a bend between neighbours: together they round every inner corner. */
export function course(edges: string): string {
  const open = [...SIDES].filter((side) => edges.includes(side))
  if (open.length === 1) return `M${at(open[0] as string)}L50 50`
  const bends: string[] = []
  for (const [n, one] of open.entries()) {
    for (const other of open.slice(n + 1)) bends.push(bend(one, other))
  }
  return bends.join('')
}

/** The way from one edge to another. */
export function bend(one: string, other: string): string {
  return `M${at(one)}Q50 50 ${at(other)}`
}

const at = (side: string) => (ENDS[side] ?? [50, 50]).join(' ')

/** Edges after so many quarter turns to the right. */
export function turned(edges: string, turns: number): string {
  return [...SIDES].filter((_, n) => edges.includes(SIDES.charAt((((n - turns) % 4) + 4) % 4))).join('')
}

/** The corners of a tile that stay dry, with a stone in them: opposite ones, so that they are seen from everywhere. */
export const CORNERS: readonly Point[] = [
  [83, 17],
  [17, 83],
]

export const key = ([row, column]: readonly [number, number]): string => `${row},${column}`

export function cellOf(text: string): [number, number] {
  const [row = 0, column = 0] = text.split(',').map(Number)
  return [row, column]
}

export const STEPS: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] }

/** The side of a cell on which another lies; empty if they do not touch. */
export function sideTo(from: readonly [number, number], to: readonly [number, number]): string {
  const found = Object.entries(STEPS).find(([, [down, right]]) => from[0] + down === to[0] && from[1] + right === to[1])
  return found?.[0] ?? ''
}

/** A route over cells as one line, in units of the board, through the middle of the edges between them. */
export function routePath(route: readonly (readonly [number, number])[]): string {
  let path = ''
  for (const [n, cell] of route.entries()) {
    const before = route[n - 1]
    const next = route[n + 1]
    const [x, y] = [cell[1] * SIZE, cell[0] * SIZE]
    const point = (side: string) => {
      const [dx, dy] = ENDS[side] ?? [50, 50]
      return `${x + dx} ${y + dy}`
    }
    const out = next ? point(sideTo(cell, next)) : `${x + 50} ${y + 50}`
    if (!before) path += `M${x + 50} ${y + 50}L${out}`
    else path += next ? `Q${x + 50} ${y + 50} ${out}` : `L${out}`
  }
  return path
}
