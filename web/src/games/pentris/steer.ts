/** Walks the engine's graph of states for the piece in hand. It knows no rule: where no number leads, it stays. */

import { type Cell, nameOf, poseCells, type Shapes } from './grid'
import type { Node } from './types'

export type Way = 'left' | 'right' | 'down' | 'cw' | 'ccw'
const FIELD: Record<Way, 3 | 4 | 5 | 6 | 7> = { left: 3, right: 4, down: 5, cw: 6, ccw: 7 }

export const turnOf = (node: Node) => node[0]
export const entry = (node: Node) => node[8]
export const anchorOf = (node: Node): string => nameOf([node[1], node[2]])
export const cellsOf = (shapes: Shapes, shape: string, node: Node): Cell[] =>
  poseCells(shapes, shape, node[0], [node[1], node[2]])

/** The state from above that is nearest to a column, in an orientation. */
export function entering(nodes: Node[], turn: number, column: number): number {
  let best = -1
  nodes.forEach((node, n) => {
    if (!entry(node) || turnOf(node) !== turn) return
    const found = nodes[best]
    if (!found || Math.abs(node[1] - column) < Math.abs(found[1] - column)) best = n
  })
  return best
}

/** Where the piece begins: upright as printed, over the middle, or wherever it can come in. */
export function first(nodes: Node[]): number {
  for (const turn of [0, 1, 2, 3]) {
    const found = entering(nodes, turn, 2)
    if (found >= 0) return found
  }
  return -1
}

/** One step; -1 = it stays. While it is still at the mouth of the chute, it may be taken out and put in otherwise. */
export function step(nodes: Node[], from: number, way: Way): number {
  const node = nodes[from]
  if (!node) return -1
  const to = node[FIELD[way]]
  if (!entry(node) || way === 'down') return to
  if (way === 'cw' || way === 'ccw') {
    for (const by of way === 'cw' ? [1, 2, 3] : [3, 2, 1]) {
      const found = entering(nodes, (turnOf(node) + by) % 4, node[1])
      if (found >= 0) return found
    }
    return to
  }
  if (to >= 0) return to
  const side = way === 'left' ? -1 : 1
  const beside = nodes
    .map((each, n) => ({ each, n }))
    .filter(({ each }) => entry(each) && turnOf(each) === turnOf(node) && (each[1] - node[1]) * side > 0)
    .sort((one, other) => (one.each[1] - other.each[1]) * side)
  return beside[0]?.n ?? -1
}

/** Straight down from there until it rests. */
export function landing(nodes: Node[], from: number): number {
  let here = from
  for (let n = 0; n < 40; n++) {
    const down = nodes[here]?.[5] ?? -1
    if (down < 0) break
    here = down
  }
  return here
}

export const nodeOf = (nodes: Node[], turn: number, anchor: string) =>
  nodes.findIndex((node) => turnOf(node) === turn && anchorOf(node) === anchor)
