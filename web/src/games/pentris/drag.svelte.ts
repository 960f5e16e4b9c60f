/** A piece that is dragged from the tray into the chute. It is looked at on its way, and held where it is let go. */

import type { Cell } from './grid'
import type { PieceView } from './types'

const SLIP = 8 // px within which a press is no drag

interface Chute {
  /** Where in the chute the pointer is; null = outside. */
  at: (event: PointerEvent) => Cell | null
  take: (piece: string) => void
  over: (cell: Cell) => void
  away: () => void
  /** Let go, inside or outside. */
  drop: (inside: boolean) => void
}

export class Drag {
  /** What is dragged, and where the pointer is on the screen. */
  piece = $state.raw<PieceView | null>(null)
  x = $state(0)
  y = $state(0)
  inside = $state(false)
  /** The click that ends a drag is none. */
  ended = false
  #from: { id: number; x: number; y: number; piece: PieceView } | null = null

  constructor(private readonly chute: Chute) {}

  down = (event: PointerEvent, piece: PieceView): void => {
    this.ended = false
    if (event.button !== 0) return
    // From the first moment: a quick hand is over the chute before it is seen to move.
    ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
    this.#from = { id: event.pointerId, x: event.clientX, y: event.clientY, piece }
  }

  move = (event: PointerEvent): void => {
    const from = this.#from
    if (from?.id !== event.pointerId) return
    const { clientX: x, clientY: y } = event
    if (!this.piece) {
      if (Math.hypot(x - from.x, y - from.y) < SLIP) return
      this.piece = from.piece
      this.chute.take(from.piece.id)
    }
    const cell = this.chute.at(event)
    this.x = x
    this.y = y
    this.inside = cell !== null
    if (cell) this.chute.over(cell)
    else this.chute.away()
  }

  up = (event: PointerEvent): void => {
    if (this.#from?.id !== event.pointerId) return
    this.ended = this.piece !== null
    if (this.piece) this.chute.drop(this.chute.at(event) !== null)
    this.piece = this.#from = null
  }

  cancel = (): void => {
    if (this.piece) this.chute.drop(false)
    this.piece = this.#from = null
  }
}
