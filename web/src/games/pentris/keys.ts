/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { Hand } from './hand.svelte'

export interface Acts {
  /** What can be chosen, in the order of its numbers. */
  pieces: () => string[]
  blocked: () => void
}

/** What a key press means; null = it is not for us. */
export function keys(hand: Hand, acts: Acts, event: KeyboardEvent): (() => void) | null {
  const steer = (way: 'left' | 'right' | 'down' | 'cw' | 'ccw') => () => {
    if (!hand.steer(way)) acts.blocked()
  }
  const placing: Record<string, () => void> = {
    ArrowLeft: steer('left'),
    ArrowRight: steer('right'),
    ArrowDown: steer('down'),
    ArrowUp: () => hand.lift(),
    q: steer('ccw'),
    e: steer('cw'),
    ' ': () => hand.drop(),
  }
  const choosing: Record<string, () => void> = {
    ArrowLeft: () => hand.next(-1, acts.pieces()),
    ArrowRight: () => hand.next(1, acts.pieces()),
    ArrowUp: () => hand.next(-1, acts.pieces()),
    ArrowDown: () => hand.next(1, acts.pieces()),
    g: () => hand.next(1, acts.pieces()),
  }
  if (hand.mode === 'place') return meaning(placing, event)
  const number = Number(event.key)
  if (event.key.length === 1 && number >= 1 && number <= 9) return () => hand.nth(number - 1, acts.pieces())
  return meaning(choosing, event)
}
