/** Words for what the list of choices does not hold. The engine decides; this only finds the reason it would give. */

import type { Told } from '../../wire'
import type { Cell, View } from './types'
import { key } from './water'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `flow.${id}`, facts })

const same = (one: readonly number[], other: readonly number[]) => one[0] === other[0] && one[1] === other[1]

function isTaken(view: View, cell: Cell): boolean {
  return same(view.boat, cell) || view.animals.some((each) => same(each.cell, cell)) || view.tiles.some((each) => same(each.cell, cell))
}

/** Why the tile in hand cannot lie there, turned like this. */
export function whyNotPlace(view: View, cell: Cell, turn: number): Told {
  if (isTaken(view, cell)) return told('occupied')
  const here = view.ghosts.filter((each) => same(each.cell, cell))
  const ghost = here.find((each) => each.turn === turn) ?? here[0]
  return ghost ? { id: ghost.reason, facts: { animal: ghost.animal ?? '' } } : told('not_adjacent')
}

/** Why a card cannot choose what lies there. */
export function whyNotTarget(view: View, what: string, cell: Cell): Told {
  if (same(view.boat, cell)) return told('boat_fixed')
  const tile = view.tiles.find((each) => same(each.cell, cell))
  if (!tile) return told('no_tile')
  if (what === 'bird') return told('has_bird')
  if (tile.obstacle && view.scenarios.some((each) => each.kind === 'no_sc')) return told('obstacle_protected')
  return told('web-stuck')
}

/** Why a lifted or returned tile cannot go there. */
export function whyNotThere(view: View, from: string | null, cell: Cell): Told {
  if (from === key(cell)) return told('same_cell')
  return isTaken(view, cell) ? told('occupied') : told('web-no-turn')
}
