/** Which question is asked. By what is asked, not by the number of entries: the clock and the others add some while a tile is half turned. */

import type { Option, View } from './types'

export function question(view: View, choices: readonly Option[]): string {
  const moment = [view.seat, view.round, view.turns_in_round, view.phase, view.tile?.id, view.card?.id]
  return [...moment, ...choices.map((each) => each.notation)].join()
}
