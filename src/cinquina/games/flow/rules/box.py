"""What an edition prints, worked out once: tiles, cards, lines, and the cells of the board.

Cells are numbered within a frame, so that every neighbour of a board cell exists:

     0  1  2  3  4  5  6  7  8        a board of 7 by 7 in its frame; cell (r, c) is
     9 10 11 12 13 14 15 16 17        (r + 1) * 9 + (c + 1), so (0, 0) is 10
    18 19 …

Edges are bits: N = 1, E = 2, S = 4, W = 8.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ALL_EDGES: Final = 15

# What lies on a cell when it is not a tile with its mask of edges (0 to 15).
EMPTY: Final = -1
FRAME: Final = -2

# Kinds of Action cards, in the order of their ids.
SUPPORT: Final = 0
BIRD: Final = 1
CURRENT: Final = 2
FISHING: Final = 3
CALM: Final = 4
RETURN: Final = 5

# Kinds of Scenario cards, in the order of their ids.
OBSTACLES: Final = 0
NO_COMM: Final = 1
ONE_CARD: Final = 2
NO_SC: Final = 3
SINGLE_PATH: Final = 4
REMAIN: Final = 5


def turned(mask: int, quarters: int) -> int:
    """Edges after quarter turns clockwise: N to E, E to S, S to W, W to N."""
    for _ in range(quarters % 4):
        mask = (mask * 2) % 16 + mask // 8
    return mask


class Box:
    """The components of one edition, as numbers."""

    def __init__(
        self,
        rows: int,
        columns: int,
        boat: tuple[int, int],
        boat_sides: tuple[int, int],
        animals: list[tuple[int, int, int]],
        white: list[int],
        black: list[int],
        tiles: list[tuple[int, bool]],
        cards: list[int],
        scenarios: list[int],
        unique: list[int],
        obstacles_per_card: int,
        scenario_tiles: int,
        bird_tokens: int,
        tile_ids: list[str],
        card_ids: list[str],
        scenario_ids: list[str],
        animal_keys: list[str],
    ) -> None:
        self.rows: Final[i64] = rows
        self.columns: Final[i64] = columns
        self.wide: Final[i64] = columns + 2
        self.size: Final[i64] = (rows + 2) * (columns + 2)
        self.boat: Final[i64] = (boat[0] + 1) * (columns + 2) + boat[1] + 1
        self.boat_open: Final[i64] = boat_sides[0]
        self.boat_single: Final[i64] = boat_sides[1]
        self.animal_cells: Final = vec[i64]([(r + 1) * (columns + 2) + c + 1 for r, c, _ in animals])
        self.animal_masks: Final = vec[i64]([mask for _, _, mask in animals])
        # Per die face, in printed order: the column or row it names, from 0.
        self.white: Final = vec[i64](white)
        self.black: Final = vec[i64](black)
        # Map tiles first, then the Scenario obstacle tiles, which have no open edge.
        self.map_tiles: Final[i64] = len(tiles)
        self.tiles: Final[i64] = len(tiles) + scenario_tiles
        self.mask: Final = vec[i64]([mask for mask, _ in tiles] + [0] * scenario_tiles)
        self.obstacle: Final = vec[i64]([int(obstacle) for _, obstacle in tiles] + [1] * scenario_tiles)
        # Tiles of one kind are alike: a kind is named by its first tile.
        kinds: list[int] = []
        for n, tile in enumerate(tiles):
            kinds.append(next(i for i in range(n + 1) if tiles[i] == tile))
        self.kind: Final = vec[i64](kinds)
        self.cards: Final[i64] = len(cards)
        self.card_kind: Final = vec[i64](cards)
        self.scenarios: Final[i64] = len(scenarios)
        self.scenario_kind: Final = vec[i64](scenarios)
        self.is_unique: Final = vec[i64]([int(kind in unique) for kind in range(6)])
        self.obstacles_per_card: Final[i64] = obstacles_per_card
        self.bird_tokens: Final[i64] = bird_tokens
        self.steps: Final = vec[i64]([-(columns + 2), 1, columns + 2, -1])  # N, E, S, W
        # Per edge: its bit, and the bit of the edge it meets.
        self.edge: Final = vec[i64]([NORTH, EAST, SOUTH, WEST])
        self.meets: Final = vec[i64]([SOUTH, WEST, NORTH, EAST])
        # Per mask and quarter turns: the mask turned; and whether a smaller turn gives the same.
        self.turned: Final = vec[i64]([turned(mask, k) for mask in range(16) for k in range(4)])
        self.repeats: Final = vec[i64](
            [int(turned(mask, k) in [turned(mask, j) for j in range(k)]) for mask in range(16) for k in range(4)]
        )
        self.tile_ids: Final = tile_ids
        self.card_ids: Final = card_ids
        self.scenario_ids: Final = scenario_ids
        self.animal_keys: Final = animal_keys

    def row(self, cell: i64) -> i64:
        return cell // self.wide - 1

    def column(self, cell: i64) -> i64:
        return cell % self.wide - 1

    def cell(self, row: i64, column: i64) -> i64:
        return (row + 1) * self.wide + column + 1
