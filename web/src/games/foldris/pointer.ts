/** Mouse and touch over the own sheet.
 *
 * Mouse: moving carries the Block, a click puts it down for a look, a second click on it decides; wheel and right button turn.
 * Touch and pen: dragging anywhere carries the Block along, a tap turns it.
 */

export interface Held {
  column: (event: PointerEvent | MouseEvent) => number
  held: () => number
  over: (point: number) => unknown
  turn: (by: -1 | 1) => unknown
  click: (point: number) => unknown
  pinned: () => boolean
  /** Where words about an attempt belong, within the sheet's box. */
  at: (x: number, y: number) => unknown
}

const TAP = 0.3 // columns a finger may slip in a tap
const NOTCH = 30 // of a wheel

export class Pointer {
  #kind = 'mouse'
  #drag: { id: number; from: number; held: number; moved: boolean } | null = null
  #wheel = 0

  constructor(private readonly hand: Held) {}

  #say(event: PointerEvent | MouseEvent): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    this.hand.at(event.clientX - box.left, event.clientY - box.top)
  }

  down = (event: PointerEvent): void => {
    this.#kind = event.pointerType
    if (event.pointerType === 'mouse') return
    this.#drag = { id: event.pointerId, from: this.hand.column(event), held: this.hand.held(), moved: false }
    this.#say(event)
  }

  move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      this.#kind = 'mouse'
      if (this.hand.pinned()) return
      this.#say(event)
      this.hand.over(this.hand.column(event))
      return
    }
    const drag = this.#drag
    if (drag?.id !== event.pointerId) return
    const way = this.hand.column(event) - drag.from
    if (!drag.moved && Math.abs(way) < TAP) return
    if (!drag.moved) (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    drag.moved = true
    this.#say(event)
    this.hand.over(drag.held + way)
  }

  up = (event: PointerEvent): void => {
    const drag = this.#drag
    if (drag?.id !== event.pointerId) return
    this.#drag = null
    if (!drag.moved) this.hand.turn(1)
  }

  cancel = (): void => {
    this.#drag = null
  }

  click = (event: MouseEvent): void => {
    if (this.#kind !== 'mouse') return
    this.#say(event)
    this.hand.click(this.hand.column(event))
  }

  wheel = (event: WheelEvent): void => {
    if (event.ctrlKey) return
    event.preventDefault()
    this.#wheel += event.deltaY
    if (Math.abs(this.#wheel) < NOTCH) return
    this.hand.turn(this.#wheel > 0 ? 1 : -1)
    this.#wheel = 0
  }

  menu = (event: MouseEvent): void => {
    event.preventDefault()
    if (this.#kind === 'mouse') this.hand.turn(1)
  }
}
