/** Words for what the list of choices does not hold. The engine decides; this only finds the reason it would give. */

import type { Told } from '../../wire'
import type { Hand } from './hand.svelte'
import { actingLevel, cellOf, levelOf, pawnAt, tokenAt } from './places'
import type { View } from './types'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `holi.${id}`, facts })

/** Why this place cannot be chosen now. */
export function why(view: View, hand: Pick<Hand, 'mode'>, where: string): Told {
  if (hand.mode === 'corner') {
    return pawnAt(view, where) === null ? told('not_a_corner') : told('corner_taken')
  }
  const level = actingLevel(view)
  if (levelOf(where) !== level)
    return told('wrong_level', { action: hand.mode === 'move' ? 'move' : 'throw', level: level + 1 })
  switch (hand.mode) {
    case 'up':
      return tokenAt(view, where) ? told('pattern_blocked', { cell: cellOf(where) }) : told('web-no-pattern')
    case 'down':
      if (tokenAt(view, where)) return told('target_occupied')
      return told('target_has_pawn', { whose: pawnAt(view, where) === view.seat ? 'own' : 'other' })
    default:
      return whyNoMove(view, where)
  }
}

function whyNoMove(view: View, where: string): Told {
  if (view.only_end) return told('no_tokens_left')
  if (view.moved) return told('action_used', { action: 'move' })
  if (pawnAt(view, where) === view.seat) return told('same_cell')
  const lost = view.stranded.find((each) => each.place === where)
  return lost ? { id: lost.reason, facts: {} } : told('cell_has_pawn')
}
