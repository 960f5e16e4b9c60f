/** Where things lie on a sheet: places, corners, creases. Only drawing; what a fold shows is told by the engine. */

import type { FoldView, SheetView, View } from './types'

/** Units of the drawing. */
export const CELL = 40

export type Point = [x: number, y: number]
export const CORNERS = ['TL', 'TR', 'BL', 'BR'] as const

/** A corner on its way over. */
export interface Folding {
  corner: string
  /** Of the square that is folded, in boxes. */
  side: number
  /** The sheet with the corner folded. */
  after: SheetView
  /** 0 lies as it lay, 1 is folded. */
  progress: number
  /** Only looked at: what it would lose and bring is shown as well. */
  peek?: FoldView
}

export const nameAt = (x: number, y: number) => `${String.fromCharCode(65 + x)}${y + 1}`
export const placeOf = (name: string): Point => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]

/** A place on the screen: the reverse is seen from behind. */
export const onScreen = ([x, y]: Point, size: number, mirrored: boolean): Point => [mirrored ? size - 1 - x : x, y]

/** The middle of a place in the drawing. */
export function middle(name: string, size: number, mirrored: boolean): Point {
  const [x, y] = onScreen(placeOf(name), size, mirrored)
  return [(x + 0.5) * CELL, (y + 0.5) * CELL]
}

/** From the tip of a corner, in boxes, to the drawing. */
export function fromTip(corner: string, [i, j]: Point, size: number, mirrored: boolean): Point {
  const right = corner.endsWith('R') !== mirrored
  return [(right ? size - i : i) * CELL, (corner.startsWith('B') ? size - j : j) * CELL]
}

/** The side of the square of a fold, in boxes; 0 = none. */
export function sideOf(view: View, size: string): number {
  return { small: view.small, large: view.large, double: view.blunt }[size] ?? 0
}

/** The first fold of a corner, in boxes; 0 = none. */
function first(view: View, sheet: SheetView, corner: string): number {
  return sideOf(view, sheet.corners.find((each) => each.corner === corner)?.fold ?? '')
}

/** How far from its tip a corner is cut off by a crease; 0 = whole. */
export function cut(view: View, sheet: SheetView, corner: string): number {
  return sheet.corners.find((each) => each.corner === corner)?.double ? view.blunt : first(view, sheet, corner)
}

/** The outline of the paper, clockwise on the screen from the top left. */
export function outline(view: View, sheet: SheetView): Point[] {
  const mirrored = sheet.side === 'reverse'
  const order = mirrored ? ['TR', 'TL', 'BL', 'BR'] : ['TL', 'TR', 'BR', 'BL']
  return order.flatMap((corner, n) => {
    const k = cut(view, sheet, corner)
    const at = (i: number, j: number) => fromTip(corner, [i, j], view.size, mirrored)
    if (!k) return [at(0, 0)]
    const ends = [at(0, k), at(k, 0)]
    return n % 2 ? ends.reverse() : ends
  })
}

/** The folded paper that lies on top at a corner, if any: a triangle; after a double fold without its tip. */
export function flap(view: View, sheet: SheetView, corner: string): Point[] | null {
  const mirrored = sheet.side === 'reverse'
  const isDouble = sheet.corners.find((each) => each.corner === corner)?.double ?? false
  const inner = first(view, sheet, corner)
  if (mirrored ? !isDouble : !inner) return null
  const k = mirrored ? view.blunt : inner
  const tip = mirrored ? inner : 0
  const ways: Point[] = [
    [k, 0],
    [k, k - tip],
    [k - tip, k],
    [0, k],
  ]
  return ways.map((way) => fromTip(corner, way, view.size, mirrored))
}

/** The triangle that a fold turns over, as it lies before. */
export function turning(view: View, sheet: SheetView, corner: string, side: number): Point[] {
  const mirrored = sheet.side === 'reverse'
  const tip = cut(view, sheet, corner)
  const ways: Point[] = tip
    ? [
        [side, 0],
        [tip, 0],
        [0, tip],
        [0, side],
      ]
    : [
        [side, 0],
        [0, 0],
        [0, side],
      ]
  return ways.map((way) => fromTip(corner, way, view.size, mirrored))
}

/** The matrix that squeezes a drawing towards the crease of a corner: 1 lies flat, 0 stands upright. */
export function squeeze(view: View, sheet: SheetView, corner: string, side: number, share: number): string {
  const mirrored = sheet.side === 'reverse'
  const [px, py] = fromTip(corner, [side / 2, side / 2], view.size, mirrored)
  const [tx, ty] = fromTip(corner, [0, 0], view.size, mirrored)
  const nx = Math.sign(px - tx) * Math.SQRT1_2
  const ny = Math.sign(py - ty) * Math.SQRT1_2
  const s = share - 1
  const dot = px * nx + py * ny
  const matrix = [1 + s * nx * nx, s * nx * ny, s * nx * ny, 1 + s * ny * ny, -s * dot * nx, -s * dot * ny]
  return `matrix(${matrix.map((each) => each.toFixed(4)).join(' ')})`
}

export const path = (points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** A sheet with other characters at some places of its rows. */
function put(rows: string[], changes: Record<string, string>, at: number): string[] {
  const grid = rows.map((row) => [...row])
  for (const [name, shows] of Object.entries(changes)) {
    const [x, y] = placeOf(name)
    const row = grid[y]
    if (row) row[x] = shows.charAt(at)
  }
  return grid.map((row) => row.join(''))
}

/** A sheet as the engine tells that a fold which is looked at would leave it. */
export function folded(sheet: SheetView, corner: string, { changes, fold, double }: FoldView): SheetView {
  return {
    ...sheet,
    symbols: put(sheet.symbols, changes, 0),
    marks: put(sheet.marks, changes, 1),
    layers: put(sheet.layers, changes, 2),
    flap: put(sheet.flap, changes, 3),
    network: [],
    starts: [],
    corners: sheet.corners.map((each) => (each.corner === corner ? { ...each, fold, double } : each)),
  }
}

/** A corner that is looked at. */
export function lifted(sheet: SheetView, corner: string, fold: FoldView, progress: number): Folding {
  return { corner, side: fold.side, after: folded(sheet, corner, fold), progress }
}

/** Places outwards from one of them, as they light up. */
export function outwards(places: string[], from: string): string[] {
  const [x, y] = placeOf(from)
  const far = (name: string) => Math.hypot(placeOf(name)[0] - x, placeOf(name)[1] - y)
  return [...places].sort((one, other) => far(one) - far(other))
}
