import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

/** One team without points: of a seat only its cards are told. */
function seat(view: View, seat: number): SeatFacts {
  return {
    score: null,
    out: false,
    note: { id: 'flow.web-cards-short', facts: { count: view.hands[seat]?.count ?? 0 } },
    noteLabel: 'flow.what-cards',
  }
}

export const game: GameFolder = {
  id: 'flow',
  Board,
  Rules,
  seat,
  Thing,
}
