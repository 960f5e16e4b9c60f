/** A tile is dragged over the river: looked at on the way, held where it is let go. */

import { carry } from '../../board/carry'
import type { Cell } from './types'
import { cellOf } from './water'

interface Carried {
  over: (cell: Cell) => void
  drop: (cell: Cell) => void
  /** Beside the board, or broken off. */
  away: () => void
}

/** From the press that grips the tile. */
export function drag(grip: PointerEvent, { over, drop, away }: Carried): void {
  const to = (act: (cell: Cell) => void) => (under: Element | null) => {
    const cell = under?.closest<HTMLElement>('[data-cell]')?.dataset.cell
    if (cell) act(cellOf(cell))
    else away()
  }
  carry(grip, { start: () => true, over: to(over), drop: to(drop) })
}
