import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

/** The score is what it would be if the game ended now. */
function seat(view: View, seat: number): SeatFacts {
  const own = view.seats[seat]
  if (!own) return { score: null, out: false }
  return {
    score: own.total,
    out: own.finished !== '',
    note: { id: 'holi.web-note', facts: { cards: own.hand_count, tokens: own.tokens } },
    noteLabel: 'holi.what-note',
  }
}

export const game: GameFolder = {
  id: 'holi',
  Board,
  Rules,
  seat,
  Thing,
}
