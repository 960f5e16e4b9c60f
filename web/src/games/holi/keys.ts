/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import type { Hand } from './hand.svelte'

export interface Acts {
  /** The nth own card, from 0. */
  card: (n: number) => void
  /** To the next way of looking at the tower. */
  view: () => void
  end: () => void
}

/** What a key press means; null = it is not for us. C and V are on buttons of the prompt bar. */
export function keys(hand: Hand, acts: Acts): (event: KeyboardEvent) => (() => void) | null {
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
    l: acts.view,
    e: acts.end,
    '1': () => acts.card(0),
    '2': () => acts.card(1),
    '3': () => acts.card(2),
  }
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
    const at = event.target as HTMLElement
    if (at.closest('input, textarea, select, dialog, [contenteditable], [role="tablist"], [role="radiogroup"]'))
      return null
    // Tab goes through the placements of a card, and after the last one on through the page, as ever.
    if (event.key === 'Tab') {
      const by = event.shiftKey ? -1 : 1
      return hand.further(by) && (at === document.body || at.closest('[data-testid="board"]'))
        ? () => hand.next(by)
        : null
    }
    return meanings[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
  }
}
