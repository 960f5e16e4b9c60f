/** The game's own part of an update, under the names this folder uses.
 *
 * src/cinquina/games/foldris/view.py says what each field means. */

import type { BoardProps } from '../../board/board'
import type { FoldrisDrawing, FoldrisSheetView, FoldrisView } from '../../wire'

export type { FoldrisCardView as CardView, FoldrisTitle as Title } from '../../wire'

/** Column and visible line, both from 1, counted from the lower left corner. */
export type Square = [column: number, line: number]

export type View = FoldrisView
export type SheetView = FoldrisSheetView
/** One way to draw the Block, and what it brings. */
export type Drawing = FoldrisDrawing

export type Props = BoardProps<View, Drawing>

/** What is drawn of a sheet, also of one that exists only in the rules drawer. */
export type Paper = Pick<
  SheetView,
  'seat' | 'lines' | 'numbers' | 'folded' | 'bonus' | 'spent' | 'reserve' | 'completed'
> &
  Partial<Pick<SheetView, 'barrier' | 'covered'>>
