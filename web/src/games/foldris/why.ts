/** Words for what the list of choices does not hold. The engine decides; this only finds the reason it would give. */

import type { Told } from '../../wire'
import { places, width, type Form } from './aim'
import type { Drawing, View } from './types'

/** Why a form cannot lie with its left edge in a column. */
export function whyNotThere(choices: Drawing[], form: Form, column: number, columns: number): Told {
  const known = places(choices, form)[0]
  const outside = column < 1 || (known !== undefined && column + width(known) - 1 > columns)
  return { id: outside ? 'foldris.out_of_sheet' : 'foldris.top_out', facts: {} }
}

/** Why Mirror cannot be switched on; null = it can. */
export function whyNotMirror(choices: Drawing[], view: View, bonus: number, label: string): Told | null {
  if (choices.some((each) => each.mirror && each.label === label)) return null
  const cost = view.mirror_cost + (label ? view.prune_cost : 0)
  if (cost > bonus) return short(label ? 'both' : 'mirror', cost, bonus)
  return { id: 'foldris.top_out', facts: {} }
}

/** Why a square cannot be left out; null = it can. */
export function whyNotPrune(
  choices: Drawing[],
  view: View,
  bonus: number,
  label: string,
  mirror: boolean,
): Told | null {
  if (choices.some((each) => each.label === label && each.mirror === mirror)) return null
  if (!view.card?.prunable.includes(label)) return { id: 'foldris.prune_splits', facts: { label } }
  const cost = view.prune_cost + (mirror ? view.mirror_cost : 0)
  if (cost > bonus) return short(mirror ? 'both' : 'prune', cost, bonus)
  return { id: 'foldris.top_out', facts: {} }
}

const short = (effect: string, cost: number, have: number): Told => ({
  id: 'foldris.not_enough_bonus',
  facts: { effect, cost, have },
})
