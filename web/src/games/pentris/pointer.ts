/** Mouse and touch over the own chute.
 *
 * Mouse: the piece follows, wheel and right button turn it, a click brings it there, a second click places it.
 * Touch and pen: a tap or a drag brings it there; a twist of two fingers turns it, and so do buttons.
 */

import { type Cell, nameOf } from './grid'

export interface Over {
  rows: number
  columns: number
  point: (cell: Cell) => void
  away: () => void
  /** It stays where it was pointed to; the same place again decides. */
  grip: (cell: string, again: boolean) => void
  turn: (by: 1 | -1, cell: Cell | null) => void
}

const NOTCH = 30 // of a wheel
const TAP = 0.35 // cells a finger may slip
const TWIST = 35 // degrees between two fingers that are a quarter turn

type Finger = [x: number, y: number]

/** From one finger to the other, in degrees to the right. */
const slope = ([x, y]: Finger, [tx, ty]: Finger) => (Math.atan2(ty - y, tx - x) * 180) / Math.PI

export class Pointer {
  #wheel = 0
  #from: Cell | null = null
  #moved = false
  #last: Cell | null = null
  /** How often the mouse has clicked without moving on. */
  #clicks = 0

  /** What touches the chute now; more than one finger neither taps nor drags until all are up. */
  #fingers = new Map<number, Finger>()
  #twists = false
  #slope = 0

  constructor(private readonly over: () => Over) {}

  #cell(event: MouseEvent): Cell {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const { rows, columns } = this.over()
    return [((event.clientX - box.left) / box.width) * columns, (1 - (event.clientY - box.top) / box.height) * rows]
  }

  #name([x, y]: Cell): string {
    const { rows, columns } = this.over()
    return nameOf([Math.min(columns - 1, Math.max(0, Math.floor(x))), Math.min(rows - 1, Math.max(0, Math.floor(y)))])
  }

  #far(one: Cell, other: Cell): boolean {
    return Math.hypot(one[0] - other[0], one[1] - other[1]) > TAP
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY])
      if (this.#fingers.size === 2) {
        this.#twists = true
        this.#slope = this.#across()
        this.over().away()
        return
      }
    }
    this.#from = this.#cell(event)
    this.#moved = false
  }

  move = (event: PointerEvent): void => {
    const here = this.#cell(event)
    if (this.#twists) return this.#twist(event)
    if (event.pointerType === 'mouse') {
      if (this.#last && this.#clicks && !this.#far(this.#last, here)) return
      this.#clicks = 0
      this.#last = here
      this.over().point(here)
      return
    }
    if (!this.#from) return
    if (!this.#moved && !this.#far(this.#from, here)) return
    if (!this.#moved) (event.currentTarget as Element).setPointerCapture?.(event.pointerId)
    this.#moved = true
    this.over().point(here)
  }

  up = (event: PointerEvent): void => {
    this.#lift(event)
    if (event.button !== 0 || this.#twists) return this.#rest()
    const here = this.#cell(event)
    if (event.pointerType !== 'mouse' && !this.#moved) this.over().point(here)
    const again = event.pointerType === 'mouse' && this.#clicks > 0
    this.#clicks++
    this.#last = here
    this.#from = null
    this.over().grip(this.#name(here), again)
  }

  cancel = (event: PointerEvent): void => {
    this.#lift(event)
    this.#rest()
    this.#from = null
    this.over().away()
  }

  leave = (event: PointerEvent): void => {
    this.#clicks = 0
    this.#last = null
    if (event.pointerType === 'mouse') this.over().away()
  }

  #across(): number {
    const [one, other] = [...this.#fingers.values()]
    return one && other ? slope(one, other) : 0
  }

  #twist(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.#fingers.size < 2) return
    const turned = ((this.#across() - this.#slope + 540) % 360) - 180
    if (Math.abs(turned) < TWIST) return
    this.#slope = this.#across()
    this.over().turn(turned > 0 ? 1 : -1, null)
  }

  #lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
  }

  #rest(): void {
    if (!this.#fingers.size) this.#twists = false
  }

  wheel = (event: WheelEvent): void => {
    if (event.ctrlKey) return
    event.preventDefault()
    this.#wheel += event.deltaY
    if (Math.abs(this.#wheel) < NOTCH) return
    this.#clicks = 0
    this.over().turn(this.#wheel > 0 ? 1 : -1, this.#cell(event))
    this.#wheel = 0
  }

  menu = (event: MouseEvent): void => {
    event.preventDefault()
    this.#clicks = 0
    this.over().turn(1, this.#cell(event))
  }
}
