/** The game's own part of an update, under the names this folder uses.
 *
 * src/cinquina/games/pentris/view.py and choices.py say what each field means. */

import type { BoardProps } from '../../board/board'
import type { PentrisOption, PentrisPieceView, PentrisView } from '../../wire'

export type {
  PentrisCardView as CardView,
  PentrisChuteView as ChuteView,
  PentrisGhost as Ghost,
  PentrisGroupView as GroupView,
  PentrisMove as Move,
  PentrisNode as Node,
  PentrisPlacedPiece as PlacedPiece,
  PentrisSeatView as SeatView,
} from '../../wire'

export type View = PentrisView
export type PieceView = PentrisPieceView
/** One thing the seat may do, and what it brings. */
export type Option = PentrisOption

export type Props = BoardProps<View, Option>
