/** Keys for the Block in hand. Enter and Escape belong to the prompt bar, H to the page's hint. */

import type { Hand } from './hand.svelte'

/** What a key press means for the Block; null = it is not for us. */
export function keys(hand: Hand, decide: () => void): (event: KeyboardEvent) => (() => void) | null {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => hand.move(-1),
    ArrowRight: () => hand.move(1),
    ArrowUp: () => hand.turn(1),
    x: () => hand.turn(1),
    z: () => hand.turn(-1),
    m: () => hand.mirror(),
    p: () => hand.pruneNext(),
    ' ': decide,
  }
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
    const at = event.target as HTMLElement
    if (at.closest('input, textarea, select, dialog, [contenteditable]')) return null
    // The space bar presses a button that has the focus.
    if (event.key === ' ' && (event.repeat || at.closest('button, a, summary, [role=button]'))) return null
    return acts[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
  }
}
