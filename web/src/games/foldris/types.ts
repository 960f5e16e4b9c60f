/** The game's own part of an update, as src/cinquina/games/foldris/view.py builds it. */

import type { BoardProps } from '../../board'

/** Column and visible line, both from 1, counted from the lower left corner. */
export type Square = [column: number, line: number]

export interface CardView {
  id: string
  shape: string
  lane: number
  /** The picture by label, from (0, 0). */
  squares: Record<string, Square>
  /** Labels that can go without splitting the Block. */
  prunable: string[]
}

export interface SheetView {
  seat: number
  /** The visible lines from the top: # filled, . empty, B Barrier. */
  lines: string[]
  /** Their printed numbers. */
  numbers: number[]
  /** Printed numbers of the lines folded away. */
  folded: number[]
  bonus: number
  completed: number
  covered: Square[]
  barrier: Square[]
  /** In which round; 0 = in the game. */
  eliminated: number
  resigned: boolean
  decided: boolean
  /** Outcomes each shape would have on this sheet now. */
  room: Record<string, number>
}

export interface Title {
  least: number
  en: string
  it: string
}

export interface View {
  seat: number | null
  phase: 'start' | 'setup' | 'reveal' | 'draw' | 'over'
  round: number
  columns: number
  printed: number
  lanes: Square[]
  start_bonus: number
  mirror_cost: number
  prune_cost: number
  starter: number
  setup_card: CardView | null
  card: CardView | null
  deck: CardView[]
  used: CardView[]
  sheets: SheetView[]
  decision: string | null
  titles: Title[]
}

/** One way to draw the Block, and what it brings. */
export interface Drawing {
  notation: string
  wasteful: boolean
  mirror: boolean
  label: string
  turn: number
  column: number
  squares: Square[]
  cost: number
  completes: number[]
  covers: Square[]
  bonus: number
  /** Where the Barrier of this round would land, should it fall here; counted after the fold. */
  barrier: Square[]
}

export type Props = BoardProps<View, Drawing>

/** What is drawn of a sheet, also of one that exists only in the rules drawer. */
export type Paper = Pick<SheetView, 'seat' | 'lines' | 'numbers' | 'folded' | 'bonus' | 'completed'> &
  Partial<Pick<SheetView, 'barrier' | 'covered'>>
