/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import type { Hand } from './hand.svelte'

export interface Acts {
  /** What can be chosen, in the order of its numbers. */
  pieces: () => string[]
  blocked: () => void
}

/** What a key press means; null = it is not for us. */
export function keys(hand: Hand, acts: Acts): (event: KeyboardEvent) => (() => void) | null {
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
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
    const at = event.target as HTMLElement
    if (at.closest('input, textarea, select, dialog, [contenteditable], [role="tablist"], [role="radiogroup"]'))
      return null
    if (event.key === ' ' && at.closest('button, a, summary') && !at.closest('[data-steers]')) return null
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (hand.mode === 'place') return placing[key] ?? null
    const number = Number(key)
    if (key.length === 1 && number >= 1 && number <= 9) return () => hand.nth(number - 1, acts.pieces())
    return choosing[key] ?? null
  }
}
