/** The game's own part of an update, under the names this folder uses.
 *
 * src/cinquina/games/rollfold/view.py says what each field means. */

import type { BoardProps } from '../../board/board'
import type { RollfoldFoldView, RollfoldOption, RollfoldSheetView, RollfoldView } from '../../wire'

export type {
  RollfoldCornerView as CornerView,
  RollfoldNumberView as NumberView,
  RollfoldPenView as PenView,
  RollfoldSoloView as SoloView,
} from '../../wire'

export type View = RollfoldView
export type SheetView = RollfoldSheetView
export type FoldView = RollfoldFoldView
/** One thing the seat may do, and what would come of it. */
export type Option = RollfoldOption
/** A string that may be drawn. */
export type StringOption = Option & Required<Pick<Option, 'value' | 'start' | 'path' | 'boxes' | 'circles'>>

export type Props = BoardProps<View, Option>
