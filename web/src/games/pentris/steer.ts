/** Walks the graph of states that the engine gives for the piece in hand. It knows no rule: where no number leads, it stays. */

import { type Cell, look, middle, moved, nameOf, type Shapes } from './grid'
import type { Ghost, Node, Option } from './types'

export type Way = 'left' | 'right' | 'down' | 'cw' | 'ccw'
const FIELD: Record<Way, 3 | 4 | 5 | 6 | 7> = { left: 3, right: 4, down: 5, cw: 6, ccw: 7 }

export const turnOf = (node: Node) => node[0]
export const entry = (node: Node) => node[8]
export const rests = (node: Node) => node[9]
export const anchorOf = (node: Node): string => nameOf([node[1], node[2]])
export const cellsOf = (shapes: Shapes, shape: string, node: Node): Cell[] =>
  moved(look(shapes, shape, node[0]), [node[1], node[2]])

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

export type Aim = { option: Option } | { ghost: Ghost }

const away = (cells: Cell[], [x, y]: Cell) => {
  const [mx, my] = middle(cells)
  return (mx - x) ** 2 + (my - y) ** 2
}

const REACH = 2.2

/** What lies nearest to a point of the chute, in an orientation: a resting place, or one that fits and cannot be reached. */
export function nearest(
  options: Option[],
  ghosts: Ghost[],
  turn: number,
  point: Cell,
  cells: (names: readonly string[]) => Cell[],
): Aim | null {
  let best: Aim | null = null
  let least = REACH ** 2
  for (const option of options) {
    if (option.what !== 'place' || (option.turn ?? 0) !== turn) continue
    const far = away(cells(option.cells ?? []), point)
    if (far < least) [best, least] = [{ option }, far]
  }
  for (const ghost of ghosts) {
    if (ghost.turn !== turn) continue
    // Rather somewhere it can go, unless this is clearly meant.
    const far = away(cells(ghost.cells), point) + 0.4
    if (far < least) [best, least] = [{ ghost }, far]
  }
  return best
}
