import type { GameFolder, SeatFacts } from '../../board'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import Rules from './Rules.svelte'
import type { View } from './types'

function seat(view: View, seat: number): SeatFacts {
  const own = view.seats[seat]
  if (!own) return { score: null, out: false }
  const rows = own.chute?.complete.length ?? 0
  const note = view.level === 'advanced' ? { id: 'pentris.web-note-advanced', facts: { rows, personal: own.personal.length } } : { id: 'pentris.web-note', facts: { rows } }
  return { score: own.points, out: false, note: own.chute ? note : undefined }
}

export const game: GameFolder = {
  id: 'pentris',
  Board,
  Picture,
  Rules,
  seat,
  colour: { light: '#a3134f', dark: '#ff9cc2' },
}
