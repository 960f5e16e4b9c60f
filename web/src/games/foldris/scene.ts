/** The part of a step that one sheet shows. */

import type { Step } from './film'
import type { Paper, SheetView, Square } from './types'

interface Running {
  /** From 0 to 1. */
  progress: number
  /** Less motion is asked for: appear instead of moving. */
  fade: boolean
}

export type Scene = Running &
  (
    | { kind: 'fall'; squares: Square[] }
    | { kind: 'fold'; lines: number[]; next: Paper }
    | { kind: 'lift' }
    | { kind: 'barrier'; squares: Square[]; by: string }
    | { kind: 'out' }
  )

/** What a sheet shows of a step; null = nothing happens on it. `names` puts a cause into words. */
export function sceneOf(
  step: Step,
  running: Running,
  seat: number,
  next: SheetView[],
  caused: (by: number[]) => string,
): Scene | null {
  switch (step.kind) {
    case 'fall': {
      const squares = step.drawn.get(seat)
      return squares ? { ...running, kind: 'fall', squares } : null
    }
    case 'fold': {
      const lines = step.lines.get(seat)
      const sheet = next.find((each) => each.seat === seat)
      return lines && sheet ? { ...running, kind: 'fold', lines, next: sheet } : null
    }
    case 'lift':
      return step.seats.includes(seat) ? { ...running, kind: 'lift' } : null
    case 'barrier': {
      const squares = step.on.get(seat)
      return squares ? { ...running, kind: 'barrier', squares, by: caused(step.by) } : null
    }
    case 'out':
      return step.seats.includes(seat) ? { ...running, kind: 'out' } : null
    case 'reveal':
      return null
  }
}
