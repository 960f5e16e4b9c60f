/** What lies in the tray, in the order in which it is shown and numbered, highest first. */

import { extent, look } from './grid'
import type { Option, PieceView, View } from './types'

export interface Area {
  id: 'pool' | 'stack' | 'current' | 'previous' | 'personal'
  pieces: PieceView[]
}

export function areas(view: View, choices: readonly Option[]): Area[] {
  const picks = new Set(choices.filter((each) => each.what === 'pick').map((each) => each.piece))
  const stacked = view.cards.flatMap((card) => card.stacks.flatMap((each) => each.pieces))
  const found: Area[] = [
    { id: 'pool', pieces: view.pool },
    { id: 'stack', pieces: stacked.filter((each) => picks.has(each.id)) },
    { id: 'current', pieces: view.current },
    { id: 'previous', pieces: view.previous },
    { id: 'personal', pieces: view.seats.find((each) => each.seat === view.seat)?.personal ?? [] },
  ]
  const high = ({ shape }: PieceView) => extent(look(view.shapes, shape, 0))[1]
  return found
    .filter((each) => each.pieces.length)
    .map(({ id, pieces }) => ({ id, pieces: [...pieces].sort((one, other) => high(other) - high(one)) }))
}
