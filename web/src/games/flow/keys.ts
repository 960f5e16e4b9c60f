/** Keys of the board. Enter and Escape belong to the prompt bar, H to the page's hint. */

import { meaning } from '../../board/keys'
import type { FlowSelection } from './selection.svelte'

export interface Acts {
  /** The nth own card, from 0. */
  card: (n: number) => void
  /** The nth revealed tile, from 0. */
  take: (n: number) => void
}

/** What a key press means; null = it is not for us. */
export function keys(selection: FlowSelection, acts: Acts, event: KeyboardEvent): (() => void) | null {
  const onBoard: Record<string, () => void> = {
    ArrowUp: () => selection.step('N'),
    ArrowRight: () => selection.step('E'),
    ArrowDown: () => selection.step('S'),
    ArrowLeft: () => selection.step('W'),
    r: () => selection.rotate(1, true),
    n: () => selection.next(1),
    b: () => selection.next(-1),
    ' ': () => selection.cell && selection.put(selection.cell),
  }
  const atTurn: Record<string, () => void> = {
    d: () => selection.hold('draw'),
    '1': () => acts.card(0),
    '2': () => acts.card(1),
    '3': () => acts.card(2),
    F1: () => acts.take(0),
    F2: () => acts.take(1),
    F3: () => acts.take(2),
    F4: () => acts.take(3),
  }
  return meaning(selection.aims ? onBoard : selection.ask === 'turn' ? atTurn : {}, event)
}
