/** How a tile and its Bird move while a step is shown. */

import type { Step, Wave } from './film'
import type { Cell } from './types'
import { key, SIZE } from './water'

export interface Drift {
  x: number
  y: number
  /** Degrees. */
  turn: number
  scale: number
  opacity: number
  /** The Bird's own way up, 0 to 1. */
  flown: number
}

const STILL: Drift = { x: 0, y: 0, turn: 0, scale: 1, opacity: 1, flown: 0 }

/** When the dice have been read, and when the water comes: parts of a wave. */
export const READ = 0.32
export const COMES = 0.56

/** When the water has come from an animal to the Boat: a part of its time. */
export const ARRIVES = 0.58

const within = (value: number) => Math.min(1, Math.max(0, value))
const soft = (value: number) => value * value * (3 - 2 * value)

/** How far along its line, in cells, the crest of the wave is. */
export function crest(progress: number, cells: number): number {
  return within((progress - COMES) / (0.94 - COMES)) * (cells + 1.5) - 1
}

/** Each tile goes when the crest has reached it: down a column, or along a row. */
function swept(wave: Wave, progress: number, cell: Cell, cells: number): { share: number; down: boolean } {
  const at = crest(progress, cells)
  const byColumn = wave.column === cell[1] ? within((at - cell[0]) / 1.6) : 0
  const byRow = wave.row === cell[0] ? within((at - cell[1]) / 1.6) : 0
  return { share: Math.max(byColumn, byRow), down: byColumn >= byRow }
}

export function drift(step: Step | null, progress: number, fade: boolean, cell: Cell, cells = 7): Drift {
  if (!step) return STILL
  if (fade) {
    const gone = step.kind === 'wave' ? step.washed : step.kind === 'remove' ? [step.cell] : []
    return gone.some((each) => key(each) === key(cell)) ? { ...STILL, opacity: 1 - progress } : STILL
  }
  switch (step.kind) {
    case 'remove': {
      if (key(step.cell) !== key(cell)) return STILL
      const share = soft(progress)
      return { ...STILL, y: -40 * share, scale: 1 + 0.25 * share, opacity: 1 - share }
    }
    case 'move': {
      if (key(step.from) !== key(cell)) return STILL
      const share = soft(progress)
      const [row, column] = step.to
      return {
        ...STILL,
        x: (column - cell[1]) * SIZE * share,
        y: (row - cell[0]) * SIZE * share,
        scale: 1 + 0.3 * Math.sin(Math.PI * share),
      }
    }
    case 'wave': {
      const { share, down } = swept(step, progress, cell, cells)
      if (step.washed.some((each) => key(each) === key(cell))) {
        const far = 130 * share * share
        return {
          x: down ? 0 : far,
          y: down ? far : 0,
          turn: 26 * share,
          scale: 1 - 0.35 * share,
          opacity: 1 - share,
          flown: 0,
        }
      }
      if (step.flown.some((each) => key(each) === key(cell))) return { ...STILL, flown: share }
      return STILL
    }
    default:
      return STILL
  }
}
