import type { GameFolder, SeatFacts } from '../../board/board'
import Board from './Board.svelte'
import Rules from './Rules.svelte'
import Thing from './Thing.svelte'
import type { View } from './types'

/** A race without points: winning symbols joined, and folds made. */
function seat(view: View, seat: number): SeatFacts {
  const sheet = view.sheets[seat]
  return {
    score: sheet?.linked ?? null,
    label: 'rollfold.what-linked',
    out: false,
    done: view.phase === 'mark' && !!sheet?.finished,
    note: { id: 'rollfold.web-folds-short', facts: { count: sheet?.folded ?? 0 } },
    noteLabel: 'rollfold.what-folds',
  }
}

export const game: GameFolder = {
  id: 'rollfold',
  Board,
  Rules,
  seat,
  Thing,
}
