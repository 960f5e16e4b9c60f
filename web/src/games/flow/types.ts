/** The game's own part of an update, under the names this folder uses.
 *
 * src/cinquina/games/flow/view.py says what each field means. */

import type { BoardProps } from '../../board/board'
import type { FlowOption, FlowPlacedTile, FlowView } from '../../wire'

export type {
  FlowAnimalView as AnimalView,
  FlowCardView as CardView,
  FlowHandView as HandView,
  FlowTileView as TileView,
} from '../../wire'

/** Row and column, from 0 at the top left. */
export type Cell = [row: number, column: number]

export type View = FlowView
export type PlacedTile = FlowPlacedTile
/** One thing the seat may do, and what it brings. */
export type Option = FlowOption

export type Props = BoardProps<View, Option>
