/** A tile is dragged over the river: looked at on the way, held where it is let go. */

import { carry } from '../../board/carry'
import { cellUnder } from '../../board/cells'
import type { FlowSelection } from './selection.svelte'
import type { Cell } from './types'
import { cellOf } from './water'

/** From the press that grips the tile. */
export function drag(grip: PointerEvent, selection: FlowSelection): void {
  const to = (act: (cell: Cell) => void) => (under: Element | null) => {
    const cell = cellUnder(under)
    if (cell) act(cellOf(cell))
    else selection.away()
  }
  carry(grip, { start: () => true, over: to((cell) => selection.over(cell)), drop: to((cell) => selection.put(cell)) })
}
