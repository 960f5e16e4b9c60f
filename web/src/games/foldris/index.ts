import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import { did } from './did'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

function seat(view: View, seat: number): SeatFacts {
  const sheet = view.sheets[seat]
  return {
    score: sheet?.completed ?? null,
    label: 'foldris.what-folded',
    // Alone nobody is left behind.
    out: Boolean(sheet?.eliminated) && view.sheets.length > 1,
    // Who is in longest wins; alone there is nobody to outlast.
    standing:
      view.sheets.length > 1 ? { id: 'foldris.web-standing', facts: { round: sheet?.eliminated ?? 0 } } : undefined,
    note: { id: 'foldris.web-bonus-short', facts: { points: sheet?.bonus ?? 0 } },
    noteLabel: 'foldris.what-bonus',
  }
}

export const game: GameFolder = {
  id: 'foldris',
  Board,
  Rules,
  seat,
  did,
  Thing,
}
