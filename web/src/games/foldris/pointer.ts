/** Mouse and touch over the own sheet.
 *
 * Mouse: moving carries the Block, a click puts it down, a later click on it decides; wheel and right button turn.
 * Touch and pen: a tap puts the Block down there, a tap on the Block that is down turns it.
 * Both: dragging carries the Block along, and puts it down where it is let go.
 */

import { notches } from '../../board/cells'

export interface Held {
  column: (event: PointerEvent | MouseEvent) => number
  held: () => number
  /** Look at a place. */
  over: (point: number) => unknown
  /** The pointer is gone. */
  away: () => unknown
  /** Hold it where it is. */
  drop: () => unknown
  turn: (by: -1 | 1) => unknown
  click: (point: number) => unknown
  tap: (point: number) => unknown
  pinned: () => boolean
  /** Where words about an attempt belong, within the sheet's box. */
}

const TAP = 0.3 // columns a hand may slip in a tap or click

export class Pointer {
  #kind = 'mouse'
  #drag: { id: number; from: number; held: number; moved: boolean } | null = null
  /** The click that ends a drag is none. */
  #dragged = false

  constructor(private readonly block: Held) {}

  down = (event: PointerEvent): void => {
    this.#kind = event.pointerType
    this.#dragged = false
    if (event.button !== 0) return
    this.#drag = { id: event.pointerId, from: this.block.column(event), held: this.block.held(), moved: false }
  }

  move = (event: PointerEvent): void => {
    const drag = this.#drag?.id === event.pointerId ? this.#drag : null
    if (event.pointerType === 'mouse') {
      this.#kind = 'mouse'
      if (!drag && this.block.pinned()) return
    } else if (!drag) return
    if (!drag) {
      this.block.over(this.block.column(event))
      return
    }
    const way = this.block.column(event) - drag.from
    if (!drag.moved && Math.abs(way) < TAP) return
    if (!drag.moved) (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    drag.moved = true
    this.block.over(drag.held + way)
  }

  up = (event: PointerEvent): void => {
    const drag = this.#drag
    if (drag?.id !== event.pointerId) return
    this.#drag = null
    this.#dragged = drag.moved
    if (drag.moved) this.block.drop()
    else if (event.pointerType !== 'mouse') this.block.tap(drag.from)
  }

  cancel = (): void => {
    this.#drag = null
    this.block.away()
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !this.#drag) this.block.away()
  }

  click = (event: MouseEvent): void => {
    if (this.#kind !== 'mouse' || this.#dragged) return
    this.block.click(this.block.column(event))
  }

  wheel = notches((by) => this.block.turn(by))

  menu = (event: MouseEvent): void => {
    event.preventDefault()
    if (this.#kind === 'mouse') this.block.turn(1)
  }
}
