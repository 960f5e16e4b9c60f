/** What is drawn over a chute besides the pieces that lie in it. */

import type { Cell } from './grid'

export interface Shown {
  set: string
  face: readonly string[]
  cells: Cell[]
  look: 'plain' | 'held' | 'landing' | 'ghost'
  angle?: number
  pivot?: Cell
}

/** A group that glows, with what it is worth. */
export interface Lit {
  cells: readonly string[]
  colour: string
  label?: string
  /** One of several that could be chosen. */
  soft?: boolean
}

export interface Scene {
  shown?: Shown[]
  /** The way of the piece: points in cells. */
  trail?: Cell[]
  /** Where the piece turns on its way. */
  turnings?: Cell[][]
  lit?: Lit[]
  /** The middles of the places where the piece in its orientation could rest, and of those that it cannot reach. */
  targets?: Cell[]
  barred?: Cell[]
  /** Complete rows that flash, from 1; and how far a gleam has run along them, from 0 to 1. */
  rows?: readonly number[]
  gleam?: number
  /** Sweets that spring from cells. */
  burst?: { cells: readonly string[]; colour: string; count: number; progress: number }
  /** Cells in the way. */
  blocked?: readonly string[]
  /** Cells that would be shut in. */
  holes?: readonly string[]
  /** Rays from a star to what it counts. */
  rays?: { from: string; to: readonly string[] }
  /** How far the pieces have left the chute, from 0 to 1. */
  leaving?: number
  /** Words over a row or a group. */
  note?: { at: string; text: string }
}
