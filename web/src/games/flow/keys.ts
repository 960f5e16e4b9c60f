/** Keys of the board. Enter belongs to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { Hand } from './hand.svelte'

export interface Acts {
  draw: () => void
  /** The nth own card, from 0. */
  card: (n: number) => void
  /** The nth revealed tile, from 0. */
  take: (n: number) => void
}

/** What a key press means; null = it is not for us. */
export function keys(hand: Hand, acts: Acts, event: KeyboardEvent): (() => void) | null {
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
  if (event.key === 'Escape') return hand.canGoBack ? () => hand.back() : null
  return meaning(hand.aims ? onBoard : hand.ask === 'turn' ? atTurn : {}, event)
}
