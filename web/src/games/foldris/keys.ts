/** Keys for the Block in hand. Enter and Escape belong to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { Hand } from './hand.svelte'

/** What a key press means for the Block; null = it is not for us. */
export function keys(hand: Hand, decide: () => void, event: KeyboardEvent): (() => void) | null {
  const acts = {
    ArrowLeft: () => hand.move(-1),
    ArrowRight: () => hand.move(1),
    ArrowUp: () => hand.turn(1),
    x: () => hand.turn(1),
    z: () => hand.turn(-1),
    m: () => hand.mirror(),
    p: () => hand.pruneNext(),
    ' ': decide,
  }
  return meaning(acts, event)
}
