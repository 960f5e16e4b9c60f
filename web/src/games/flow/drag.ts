/** A tile is dragged over the board: looked at on the way, held where it is let go. A press that does not move is none. */

import type { Cell } from './types'
import { cellOf } from './water'

const SLIP = 8 // px a hand may slip in a press

interface Carried {
  over: (cell: Cell) => void
  drop: (cell: Cell) => void
  /** Beside the board. */
  away: () => void
}

/** From the press that grips the tile. */
export function drag(grip: PointerEvent, { over, drop, away }: Carried): void {
  if (grip.button !== 0) return
  let moved = false
  const listening = new AbortController()
  const at = ({ clientX, clientY }: PointerEvent): Cell | null => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')?.dataset.cell
    return cell ? cellOf(cell) : null
  }
  const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) =>
    addEventListener(name, (event) => event.pointerId === grip.pointerId && hear(event), { signal: listening.signal })

  listen('pointermove', (event) => {
    moved ||= Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY) > SLIP
    if (!moved) return
    const cell = at(event)
    if (cell) over(cell)
    else away()
  })
  listen('pointercancel', () => {
    listening.abort()
    if (moved) away()
  })
  listen('pointerup', (event) => {
    listening.abort()
    if (!moved) return
    const cell = at(event)
    if (cell) drop(cell)
    else away()
    // The click that ends a drag is none.
    const swallow = (click: Event) => click.stopPropagation()
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  })
}
