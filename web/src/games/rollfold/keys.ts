/** Keys of the board. Enter, Escape and the keys of its buttons belong to the prompt bar, H to the page's hint. */

import { CORNERS } from './paper'
import type { RollfoldSelection } from './selection.svelte'

const ARROWS: Record<string, [dx: number, dy: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

const letter = (dx: number, dy: number) => (dx > 0 ? 'R' : dx < 0 ? 'L' : dy > 0 ? 'D' : 'U')

/** What a key press means; null = it is not for us. On the reverse the arrows follow the screen. */
export function keys(hand: RollfoldSelection, event: KeyboardEvent, mirrored: boolean): (() => void) | null {
  if (event.key === ' ') return () => hand.space()
  if (hand.ask !== 'mark') return null
  const arrow = ARROWS[event.key]
  if (arrow) {
    const [x, y] = arrow
    const dx = mirrored ? -x : x
    // A key that was pressed with Shift goes on with the string; without a start there is nothing to go on from.
    return event.shiftKey ? () => hand.step(letter(dx, y)) : () => hand.walk(dx, y)
  }
  if (/^[1-6]$/.test(event.key)) {
    const n = Number(event.key) - 1
    if (hand.peek) return n < 4 ? () => hand.peekAt(CORNERS[n] as string, hand.peek?.size) : null
    return () => hand.pick(n)
  }
  switch (event.key.toLowerCase()) {
    case '+':
      return () => hand.add()
    case 'x':
      return () => hand.pick((hand.number + 1) % Math.max(1, hand.numbers.length))
    case 's':
      return hand.peek ? () => hand.peekAt(hand.peek?.corner ?? '', 'small') : () => hand.step('~')
    case 'l':
      return hand.peek ? () => hand.peekAt(hand.peek?.corner ?? '', 'large') : null
    case 'o':
      return () => hand.orb()
    case 'n':
      return () => hand.next(1)
    case 'p':
      return () => hand.next(-1)
    case 't':
      return hand.other || hand.turned ? () => hand.turn() : null
    case 'k':
      return () => (hand.linking = !hand.linking)
    case 'f':
      return () => hand.nextCorner()
    default:
      return null
  }
}
