/** What is to be seen of a beat. */

import type { Shot } from '../../board/changes'
import type { Event, RollfoldEvent } from '../../wire'
import type { View } from './types'

export type Step =
  | { kind: 'roll' }
  | { kind: 'take'; seat: number }
  | { kind: 'draw'; seat: number; start: string; boxes: string[] }
  | { kind: 'fold'; seat: number; corner: string; size: string }
  | { kind: 'flip'; seat: number }
  | { kind: 'show'; seat: number }
  | { kind: 'link'; seat: number }

export function stepOf({ events }: Shot<View>): Step | null {
  for (const event of events.filter(isOurs)) {
    const step = shown(event)
    if (step) return step
  }
  return null
}

const isOurs = (event: Event): event is RollfoldEvent => event.id.startsWith('rollfold.')

/** What else is told in a beat comes of this. */
function shown(event: RollfoldEvent): Step | null {
  switch (event.id) {
    case 'rollfold.rolled':
      return { kind: 'roll' }
    case 'rollfold.took':
    case 'rollfold.uses':
      return { kind: 'take', seat: event.facts.seat }
    case 'rollfold.drew': {
      const { seat, start, boxes } = event.facts
      return { kind: 'draw', seat, start, boxes }
    }
    case 'rollfold.folded':
      return { kind: 'fold', ...event.facts }
    case 'rollfold.folded_again':
      return { kind: 'fold', ...event.facts, size: 'double' }
    case 'rollfold.flipped':
      return { kind: 'flip', seat: event.facts.seat }
    case 'rollfold.shown':
      return { kind: 'show', seat: event.facts.seat }
    case 'rollfold.linked':
    case 'rollfold.completed':
      return { kind: 'link', seat: event.facts.seat }
    default:
      return null
  }
}
