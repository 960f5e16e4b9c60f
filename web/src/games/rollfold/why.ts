/** Words for what the list of choices does not hold. The engine decides; this only finds the reason it would give. */

import type { Told } from '../../wire'
import type { Hand } from './hand.svelte'
import { placeOf } from './paper'
import type { View } from './types'

const told = (id: string, facts: Told['facts'] = {}): Told => ({ id: `rollfold.${id}`, facts })

/** Why a box can be neither start nor end of a string now. */
export function why(view: View, hand: Pick<Hand, 'start' | 'chosen' | 'plus'>, cell: string): Told {
  const sheet = view.sheets[view.seat ?? 0]
  const [x, y] = placeOf(cell)
  const symbol = sheet?.symbols[y]?.[x] ?? '_'
  if (symbol === '_') return told('no_paper', { cell })
  if (symbol === '/') return told('partial', { cell })
  if (symbol === 'o') return told('ice_hole', { cell })
  if (!hand.chosen) return told('web-nothing-to-draw')
  if (hand.start === null) return told('not_start')
  if (hand.chosen.start && cell !== hand.chosen.start)
    return told('web-out-of-reach', { cell, value: hand.chosen.value })
  const value = hand.chosen.value + Number(hand.plus)
  const [sx, sy] = placeOf(hand.start)
  if (sx !== x && sy !== y && !view.level.endsWith('3')) return told('not_straight')
  return told('web-out-of-reach', { cell, value })
}
