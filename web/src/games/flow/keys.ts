/** Keys of the board. Enter belongs to the prompt bar, H to the page's hint. */

import type { Hand } from './hand.svelte'

export interface Acts {
  draw: () => void
  /** The nth own card, from 0. */
  card: (n: number) => void
  /** The nth revealed tile, from 0. */
  take: (n: number) => void
}

/** Is a key pressed by itself, and not while somebody writes? */
export function isPlain(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target as HTMLElement).closest('input, textarea, select, dialog, [contenteditable]')
}

/** What a key press means; null = it is not for us. */
export function keys(hand: Hand, acts: Acts): (event: KeyboardEvent) => (() => void) | null {
  const onBoard: Record<string, () => void> = {
    ArrowUp: () => hand.step('N'),
    ArrowRight: () => hand.step('E'),
    ArrowDown: () => hand.step('S'),
    ArrowLeft: () => hand.step('W'),
    r: () => hand.rotate(1),
    n: () => hand.next(1),
    b: () => hand.next(-1),
  }
  const atTurn: Record<string, () => void> = {
    d: acts.draw,
    '1': () => acts.card(0),
    '2': () => acts.card(1),
    '3': () => acts.card(2),
    F1: () => acts.take(0),
    F2: () => acts.take(1),
    F3: () => acts.take(2),
    F4: () => acts.take(3),
  }
  return (event) => {
    if (!isPlain(event)) return null
    if (event.key === 'Escape') return hand.canGoBack ? () => hand.back() : null
    const meanings = hand.aims ? onBoard : hand.ask === 'turn' ? atTurn : {}
    return meanings[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
  }
}
