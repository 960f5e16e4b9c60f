/** Mouse and touch over the own chute.
 *
 * Mouse: the piece follows, wheel and right button turn it, a click puts it there, a later click on it decides.
 * Touch and pen: a tap or a drag brings it there, a tap on it turns it.
 */

import { notches } from '../../board/cells'
import type { Cell } from './grid'

export interface Over {
  /** A point of the screen as a point of the chute. */
  cell: (event: MouseEvent) => Cell
  point: (cell: Cell) => void
  away: () => void
  /** It stays where it was pointed to. */
  grip: (cell: Cell, by: 'click' | 'tap' | 'drag') => void
  turn: (by: 1 | -1, cell: Cell) => void
}

const TAP = 0.35 // cells a finger may slip

export class Pointer {
  /** Where the finger came down. */
  #from: Cell | null = null
  #moved = false

  constructor(private readonly over: Over) {}

  down = (event: PointerEvent): void => {
    this.#from = event.isPrimary ? this.over.cell(event) : null
    this.#moved = false
  }

  move = (event: PointerEvent): void => {
    const here = this.over.cell(event)
    if (event.pointerType === 'mouse') return this.over.point(here)
    if (!this.#from) return
    if (!this.#moved && Math.hypot(this.#from[0] - here[0], this.#from[1] - here[1]) <= TAP) return
    if (!this.#moved) (event.currentTarget as Element).setPointerCapture?.(event.pointerId)
    this.#moved = true
    this.over.point(here)
  }

  up = (event: PointerEvent): void => {
    const began = this.#from !== null
    this.#from = null
    if (event.button !== 0 || !began) return
    this.over.grip(this.over.cell(event), event.pointerType === 'mouse' ? 'click' : this.#moved ? 'drag' : 'tap')
  }

  cancel = (): void => {
    this.#from = null
    this.over.away()
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.over.away()
  }

  wheel = notches((by, event) => this.over.turn(by, this.over.cell(event)))

  menu = (event: MouseEvent): void => {
    event.preventDefault()
    this.over.turn(1, this.over.cell(event))
  }
}
