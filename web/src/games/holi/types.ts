/** The game's own part of an update, under the names this folder uses.
 *
 * src/cinquina/games/holi/view.py and choices.py say what each field means. */

import type { BoardProps } from '../../board/board'
import type { HoliOption, HoliView } from '../../wire'

export type {
  HoliCardView as CardView,
  HoliDiscardView as DiscardView,
  HoliLanding as Landing,
  HoliPlacement as Lie,
  HoliRivalryView as RivalryView,
  HoliSeatView as SeatView,
} from '../../wire'

export type View = HoliView
/** One thing the seat may do, and what it brings. */
export type Option = HoliOption

export type Props = BoardProps<View, Option>
