/** Words for what the list of choices does not hold. The engine decides; this only finds the reason it would give. */

import type { Told } from '../../wire'
import type { Option, View } from './types'

const told = (id: string): Told => ({ id: `pentris.${id}`, facts: {} })

/** Why this piece cannot be chosen now. */
export function why(view: View, options: Option[], piece: string): Told {
  if (options.some((each) => each.what === 'remove')) return told('white_first')
  if (view.seats.some((each) => each.seat !== view.seat && each.personal.some((own) => own.id === piece)))
    return told('not_your_piece')
  const own = [...view.current, ...view.previous, ...view.seats.flatMap((each) => each.personal)].find(
    (each) => each.id === piece,
  )
  if (own?.placeable === false)
    return told(options.some((each) => each.what === 'take') ? 'another_placeable' : 'not_placeable')
  return told('wrong_moment')
}
