import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

function seat(view: View, seat: number): SeatFacts {
  const own = view.seats[seat]
  if (!own) return { score: null, out: false }
  const turn = view.order.indexOf(seat) + 1
  const last = turn === view.order.length ? 'yes' : 'no'
  const standing = turn && view.order.length > 1 ? { id: 'pentris.web-plays', facts: { turn, last } } : undefined
  return { score: own.points, out: false, standing }
}

export const game: GameFolder = {
  id: 'pentris',
  Board,
  Rules,
  seat,
  Thing,
}
