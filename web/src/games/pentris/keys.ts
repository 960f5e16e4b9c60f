/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { PentrisSelection } from './selection.svelte'
import type { Way } from './steer'

/** What a key press means; null = it is not for us. `steer` says so when the piece cannot go there. */
export function keys(hand: PentrisSelection, steer: (way: Way) => void, event: KeyboardEvent): (() => void) | null {
  const turning = { q: () => steer('ccw'), e: () => steer('cw') }
  if (hand.mode === 'place')
    return meaning(
      {
        ...turning,
        ArrowLeft: () => steer('left'),
        ArrowRight: () => steer('right'),
        ArrowDown: () => steer('down'),
        ArrowUp: () => hand.lift(),
        ' ': () => hand.drop(),
      },
      event,
    )
  const number = Number(event.key)
  if (event.key.length === 1 && number >= 1 && number <= 9) return () => hand.nth(number - 1)
  return meaning(
    {
      ...(hand.mode === 'piece' ? turning : {}),
      ArrowLeft: () => hand.next(-1),
      ArrowRight: () => hand.next(1),
      ArrowUp: () => hand.next(-1),
      ArrowDown: () => hand.next(1),
      g: () => hand.next(1),
      ' ': () => hand.keep(),
    },
    event,
  )
}
