import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

function seat(view: View, seat: number): SeatFacts {
  const sheet = view.sheets[seat]
  return {
    score: sheet?.completed ?? null,
    out: Boolean(sheet?.eliminated),
    note: { id: 'foldris.web-bonus-short', facts: { points: sheet?.bonus ?? 0 } },
  }
}

export const game: GameFolder = {
  id: 'foldris',
  Board,
  Rules,
  seat,
  Thing,
}
