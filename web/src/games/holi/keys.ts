/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { Hand } from './hand.svelte'

export interface Acts {
  /** The nth own card, from 0. */
  card: (n: number) => void
  end: () => void
}

/** What a key press means; null = it is not for us. C and V are on buttons of the prompt bar. */
export function keys(hand: Hand, acts: Acts, event: KeyboardEvent): (() => void) | null {
  const meanings: Record<string, () => void> = {
    ArrowUp: () => hand.step('N'),
    ArrowRight: () => hand.step('E'),
    ArrowDown: () => hand.step('S'),
    ArrowLeft: () => hand.step('W'),
    r: () => hand.rotate(1),
    d: () => hand.flip(),
    n: () => hand.next(1),
    b: () => hand.next(-1),
    m: () => hand.drop(),
    e: acts.end,
    '1': () => acts.card(0),
    '2': () => acts.card(1),
    '3': () => acts.card(2),
  }
  // Tab goes through the placements of a card, and after the last one on through the page, as ever.
  if (event.key === 'Tab') {
    const at = event.target as HTMLElement
    const by = event.shiftKey ? -1 : 1
    const onBoard = at === document.body || at.closest('[data-testid="board"]')
    return hand.further(by) && onBoard ? () => hand.next(by) : null
  }
  return meaning(meanings, event)
}
