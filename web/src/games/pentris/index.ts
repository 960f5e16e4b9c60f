import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

function seat(view: View, seat: number): SeatFacts {
  const own = view.seats[seat]
  if (!own) return { score: null, out: false }
  const note = own.chute ? { id: 'pentris.web-note', facts: { rows: own.chute.complete.length } } : undefined
  return { score: own.points, out: false, note, noteLabel: 'pentris.what-note' }
}

export const game: GameFolder = {
  id: 'pentris',
  Board,
  Rules,
  seat,
  Thing,
}
