/** Words for what the list of choices does not hold. The engine gives the reasons; this only finds them. */

import type { Told } from '../../wire'
import type { Cell, Ghost, View } from './types'
import { key } from './water'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `flow.${id}`, facts })

function isTaken(view: View, cell: Cell): boolean {
  const here = key(cell)
  return [view.boat, ...view.animals.map((each) => each.cell), ...view.tiles.map((each) => each.cell)].some(
    (each) => key(each) === here,
  )
}

/** Why a tile cannot lie there, turned like this. `ghosts` are those of that tile on that cell. */
export function whyNotThere(view: View, ghosts: readonly Ghost[], cell: Cell, turn: number): Told {
  if (isTaken(view, cell)) return told('occupied')
  const ghost = ghosts.find((each) => each.turn === turn) ?? ghosts[0]
  return ghost ? { id: ghost.reason, facts: { animal: ghost.animal ?? '' } } : told('not_adjacent')
}

/** Why a card cannot choose what lies there. */
export function whyNotTarget(view: View, cell: Cell): Told {
  const spared = view.spared.find((each) => key(each.cell) === key(cell))
  if (spared) return { id: spared.reason, facts: {} }
  return view.tiles.some((each) => key(each.cell) === key(cell)) ? told('web-stuck') : told('no_tile')
}
