/** The way of a piece down the chute, as something that moves. The engine found it; here it is only drawn. */

import { type Cell, cellOf, look, middle, moved, type Shapes } from './grid'
import type { Move } from './types'

/** A piece on its way: its cells, and how far it has turned about a pivot on the way to the next state. */
export interface Frame {
  cells: Cell[]
  /** Degrees to the right about `pivot`. */
  angle: number
  pivot: Cell
}

interface Leg {
  from: Cell[]
  to: Cell[]
  /** 90, -90, or 0 for a straight leg. */
  angle: number
  pivot: Cell
  /** Cells it takes the time of. */
  length: number
}

function legs(shapes: Shapes, shape: string, way: Move[], rows: number): Leg[] {
  const found: Leg[] = []
  let before: Cell[] | null = null
  for (const [move, times, turn, anchor, pivot] of way) {
    const to = moved(look(shapes, shape, turn), cellOf(anchor))
    if (!before) {
      const [x] = cellOf(anchor)
      before = moved(look(shapes, shape, turn), [x, rows])
    }
    const angle = move === 'cw' ? 90 : move === 'ccw' ? -90 : 0
    found.push({
      from: before,
      to,
      angle,
      pivot: pivot ? cellOf(pivot) : [0, 0],
      length: angle ? 2.2 : move === 'in' ? 2 : times,
    })
    before = to
  }
  return found
}

/** In cells; a turn takes the time of about two. */
export const lengthOf = (way: Move[]) =>
  way.reduce((sum, [move, times]) => sum + (move === 'cw' || move === 'ccw' ? 2.2 : move === 'in' ? 2 : times), 0)

export function frame(shapes: Shapes, shape: string, way: Move[], rows: number, progress: number): Frame | null {
  const all = legs(shapes, shape, way, rows)
  let left = progress * all.reduce((sum, leg) => sum + leg.length, 0)
  for (const leg of all) {
    if (left < leg.length) {
      const share = left / leg.length
      if (leg.angle) return { cells: leg.from, angle: leg.angle * share, pivot: leg.pivot }
      const cells = leg.from.map(([x, y], n): Cell => {
        const [tx, ty] = leg.to[n] ?? [x, y]
        return [x + (tx - x) * share, y + (ty - y) * share]
      })
      return { cells, angle: 0, pivot: [0, 0] }
    }
    left -= leg.length
  }
  const last = all.at(-1)
  return last ? { cells: last.to, angle: 0, pivot: [0, 0] } : null
}

/** The middle of the piece in every state where it changes its direction. */
export function trail(shapes: Shapes, shape: string, way: Move[], rows: number): Cell[] {
  const all = legs(shapes, shape, way, rows)
  const first = all[0]
  return first ? [middle(first.from), ...all.map((leg) => middle(leg.to))] : []
}

/** Where it turns: the cells before and after. */
export function turnings(shapes: Shapes, shape: string, way: Move[], rows: number): Cell[][] {
  return legs(shapes, shape, way, rows)
    .filter((leg) => leg.angle)
    .map((leg) => leg.from)
}
