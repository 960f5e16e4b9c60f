/** Mouse and touch over the own chute, and on the way there from the tray.
 *
 * Mouse: the piece follows, wheel and right button turn it, a click puts it there, a later click on it decides.
 * Touch and pen: a tap or a drag brings it there, a tap on it turns it, and so does a twist of two fingers.
 */

import type { Cell } from './grid'

export interface Over {
  /** A point of the screen as a point of the chute. */
  cell: (event: MouseEvent) => Cell
  point: (cell: Cell) => void
  away: () => void
  /** It stays where it was pointed to. */
  grip: (cell: Cell, by: 'click' | 'tap' | 'drag') => void
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

  /** What touches the chute now; more than one finger neither taps nor drags until all are up. */
  #fingers = new Map<number, Finger>()
  #twists = false
  #slope = 0

  constructor(private readonly over: Over) {}

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY])
      if (this.#fingers.size === 2) {
        this.#twists = true
        this.#slope = this.#across()
        this.over.away()
        return
      }
    }
    this.#from = this.over.cell(event)
    this.#moved = false
  }

  move = (event: PointerEvent): void => {
    if (this.#twists) return this.#twist(event)
    const here = this.over.cell(event)
    if (event.pointerType === 'mouse') return this.over.point(here)
    if (!this.#from) return
    if (!this.#moved && Math.hypot(this.#from[0] - here[0], this.#from[1] - here[1]) <= TAP) return
    if (!this.#moved) (event.currentTarget as Element).setPointerCapture?.(event.pointerId)
    this.#moved = true
    this.over.point(here)
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
    if (event.button !== 0 || this.#twists) return this.#rest()
    this.#from = null
    this.over.grip(this.over.cell(event), event.pointerType === 'mouse' ? 'click' : this.#moved ? 'drag' : 'tap')
  }

  cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
    this.#rest()
    this.#from = null
    this.over.away()
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.over.away()
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
    this.over.turn(turned > 0 ? 1 : -1, null)
  }

  #rest(): void {
    if (!this.#fingers.size) this.#twists = false
  }

  wheel = (event: WheelEvent): void => {
    if (event.ctrlKey) return
    event.preventDefault()
    this.#wheel += event.deltaY
    if (Math.abs(this.#wheel) < NOTCH) return
    this.over.turn(this.#wheel > 0 ? 1 : -1, this.over.cell(event))
    this.#wheel = 0
  }

  menu = (event: MouseEvent): void => {
    event.preventDefault()
    this.over.turn(1, this.over.cell(event))
  }
}
