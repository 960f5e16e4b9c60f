/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { HoliSelection } from './selection.svelte'

/** What a key press means; null = it is not for us. `card` takes the nth own card, from 0. */
export function keys(hand: HoliSelection, card: (n: number) => void, event: KeyboardEvent): (() => void) | null {
  const meanings: Record<string, () => void> = {
    ArrowUp: () => hand.step('N'),
    ArrowRight: () => hand.step('E'),
    ArrowDown: () => hand.step('S'),
    ArrowLeft: () => hand.step('W'),
    ' ': () => hand.put(),
    r: () => hand.rotate(1),
    d: () => hand.flip(),
    n: () => hand.next(1),
    b: () => hand.next(-1),
    m: () => hand.clear(),
    c: () => hand.go('climb'),
    v: () => hand.go('climb_down'),
    e: () => hand.go('end_turn'),
    '1': () => card(0),
    '2': () => card(1),
    '3': () => card(2),
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
