/** What is to be seen of a beat. It only repeats what the events say; the views around it tell the rest. */

import type { Shot } from '../../board/changes'
import type { Event } from '../../wire'
import type { Move, PlacedPiece, View } from './types'

/** `told` is read below the chute. */
export type Step = { told: Event[] } & (
  | { kind: 'draw'; first: boolean }
  | { kind: 'take'; seat: number; piece: string }
  | { kind: 'place'; seat: number; piece: PlacedPiece; way: Move[]; rows: number[] }
  | { kind: 'hide'; seat: number; piece: string }
  | { kind: 'gone'; seat: number; piece: string }
  | { kind: 'turn' }
  | { kind: 'clear' }
  | { kind: 'claim'; seat: number; colour: string; cells: string[]; size: number; points: number }
  | { kind: 'rows'; seat: number; rows: number[]; points: number }
  | { kind: 'star'; seat: number; cell: string; cells: string[]; colour: string; points: number }
  | { kind: 'platinum'; seat: number; cells: string[]; points: number }
  | { kind: 'empty' }
)

export function stepOf(shot: Shot<View>): Step | null {
  for (const event of shot.events) {
    const step = seen(event, shot)
    if (step) return step
  }
  return null
}

function seen(event: Event, { before, after, events }: Shot<View>): Step | null {
  switch (event.id) {
    case 'pentris.drawn':
      return { kind: 'draw', first: !before.current.length, told: [] }
    case 'pentris.took':
    case 'pentris.personal':
      return { kind: 'take', ...event.facts, told: [] }
    case 'pentris.hidden':
      return { kind: 'hide', ...event.facts, told: [event] }
    case 'pentris.placed': {
      const { seat } = event.facts
      const chute = after.seats[seat]?.chute
      const piece = chute?.pieces.at(-1)
      const told = events.filter((each) => each.id === 'pentris.completed')
      const rows = told.flatMap((each) => each.facts.rows)
      return chute && piece ? { kind: 'place', seat, piece, way: chute.way, rows, told } : null
    }
    case 'pentris.discarded':
    case 'pentris.removed': {
      const { seat, piece } = event.facts
      return { kind: 'gone', seat, piece, told: [event] }
    }
    case 'pentris.turn':
      return { kind: 'turn', told: [] }
    case 'pentris.phase_over':
      return { kind: 'clear', told: [] }
    case 'pentris.claimed':
      return { kind: 'claim', ...event.facts, told: [event, ...events.filter((each) => each.id === 'pentris.earned')] }
    case 'pentris.rows':
      return event.facts.rows.length ? { kind: 'rows', ...event.facts, told: [event] } : null
    case 'pentris.star':
      return { kind: 'star', ...event.facts, told: [event] }
    case 'pentris.platinum':
      return { kind: 'platinum', ...event.facts, told: [event] }
    case 'pentris.round':
      return { kind: 'empty', told: [event] }
    default:
      return null
  }
}
