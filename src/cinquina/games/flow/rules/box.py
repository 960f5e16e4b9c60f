"""The box of Flow, precomputed from an edition: tiles, cards, lines, and the cells of the board.

Cells are numbered with a spare column at the right, so that no row touches the next; a set of cells is an int with a
bit for each:

     0  1  2  3  4  5  6 |  7        cell (r, c) of a board of 7 columns is r * 8 + c;
     8  9 10 11 12 13 14 | 15        north of it is the cell 8 less, east of it the cell 1 more
    16 17 …

Edges are bits: N = 1, E = 2, S = 4, W = 8.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.games.flow.events import CardKind, DieColour, ScenarioKind, Side
from cinquina.games.flow.rules.kinds import Kinds

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
GLYPHS: Final = "#╵╶└╷│┌├╴┘─┴┐┤┬┼"  # a tile by its open edges, # without any
SIDES: Final[list[Side]] = ["N", "E", "S", "W"]

DICE_NAMES: Final[list[DieColour]] = ["white", "black"]

# Kinds of Action cards, in the order of their ids.
SUPPORT: Final = 0
BIRD: Final = 1
CURRENT: Final = 2
FISHING: Final = 3
CALM: Final = 4
RETURN: Final = 5
CARD_NAMES: Final[list[CardKind]] = ["support", "bird", "current", "fishing", "calm", "return"]

# Kinds of Scenario cards, in the order of their ids.
OBSTACLES: Final = 0
NO_COMM: Final = 1
ONE_CARD: Final = 2
NO_SC: Final = 3
SINGLE_PATH: Final = 4
REMAIN: Final = 5
SCENARIO_NAMES: Final[list[ScenarioKind]] = [
    "obstacles",
    "no_comm",
    "one_card",
    "no_sc",
    "single_path",
    "remain",
]


def turn_mask(mask: int, quarters: int) -> int:
    """Turn edges by quarter turns clockwise: N to E, E to S, S to W, W to N."""
    for _ in range(quarters % 4):
        mask = (mask * 2) % 16 + mask // 8
    return mask


def most_turns(mask: int) -> int:
    """Return how many turns fit beside a neighbour: only those with that edge open, or only those with it closed."""
    looks = {turn_mask(mask, quarters) for quarters in range(4)}
    is_open = sum(look % 2 for look in looks)
    return max(is_open, len(looks) - is_open)


def animal_letter(key: str) -> str:
    """Return the letter of an animal. The law draws the capybara as K, since C is the cat."""
    return "K" if key == "capybara" else key[:1].upper()


class Grid:
    """The printed board."""

    def __init__(
        self,
        rows: int,
        columns: int,
        boat: tuple[int, int],
        boat_sides: tuple[int, int],
        animals: list[tuple[int, int, int]],
        white: list[int],
        black: list[int],
    ) -> None:
        wide = columns + 1
        self.rows: Final[i64] = rows
        self.columns: Final[i64] = columns
        self.wide: Final[i64] = wide
        self.size: Final[i64] = rows * wide
        self.inside: Final[i64] = sum(2 ** (r * wide + c) for r in range(rows) for c in range(columns))
        self.boat: Final[i64] = boat[0] * wide + boat[1]
        self.boat_open: Final[i64] = boat_sides[0]
        self.boat_single: Final[i64] = boat_sides[1]
        self.animal: Final = vec[i64]([r * wide + c for r, c, _ in animals])  # their cells
        self.exits: Final = vec[i64]([mask for _, _, mask in animals])
        self.animals: Final[i64] = sum(2 ** (r * wide + c) for r, c, _ in animals)  # as a set
        self.printed: Final[i64] = sum(2 ** (r * wide + c) for r, c, _ in animals) + 2 ** (
            boat[0] * wide + boat[1]
        )
        # Per face of a die, in printed order: the column or row that a wave sweeps, and its cells.
        self.white: Final = vec[i64](white)
        self.black: Final = vec[i64](black)
        self.column_cells: Final = vec[i64]([sum(2 ** (r * wide + c) for r in range(rows)) for c in white])
        self.row_cells: Final = vec[i64]([sum(2 ** (r * wide + c) for c in range(columns)) for r in black])

    def row(self, cell: i64) -> i64:
        return cell // self.wide

    def column(self, cell: i64) -> i64:
        return cell % self.wide

    def cell(self, row: i64, column: i64) -> i64:
        return row * self.wide + column

    def crossing(self, white: i64, black: i64) -> i64:
        """Return the cell that two dice name together, by the indices of their faces."""
        return self.cell(self.black[black], self.white[white])


def most_placements(grid: Grid, masks: list[int], sorts: list[int]) -> int:
    """Return an upper bound of the placements that Current or Return can list.

    Current: of the tiles on the board, each can go to every empty cell. Return: one tile of each kind.
    """
    cells = int(grid.rows * grid.columns) - len(grid.animal) - 1
    turns = sorted((most_turns(mask) for mask in masks), reverse=True)
    moves = max(sum(turns[:lying]) * (cells - lying) for lying in range(cells + 1))
    return max(moves, sum(most_turns(mask) for mask in sorts) * cells)


class Box:
    """The components of one edition, as numbers, and their names."""

    def __init__(
        self,
        grid: Grid,
        tiles: list[tuple[str, int, bool, int]],
        scenario_tiles: int,
        bird_tokens: int,
        cards: list[int],
        scenarios: list[int],
        unique: list[int],
        obstacles_per_card: int,
        faces: tuple[list[int], list[int]],
        animal_keys: list[str],
    ) -> None:
        self.grid: Final = grid
        # Map tiles, then the Scenario obstacle tiles, which have no open edge.
        map_tiles = sum(count for _, _, _, count in tiles)
        self.tile_kinds: Final = Kinds([count for _, _, _, count in tiles])
        self.map_tiles: Final[i64] = map_tiles
        self.tiles: Final[i64] = map_tiles + scenario_tiles
        masks = [mask for _, mask, _, count in tiles for _ in range(count)]
        marks = [marked for _, _, marked, count in tiles for _ in range(count)]
        shapes = [shape for shape, _, _, count in tiles for _ in range(count)]
        self.mask: Final = vec[i64](masks + [0] * scenario_tiles)
        self.obstacle: Final = vec[i64]([int(marked) for marked in marks] + [1] * scenario_tiles)
        self.card_kinds: Final = Kinds(cards)
        self.scenario_kinds: Final = Kinds(scenarios)
        self.unique: Final[i64] = sum(2**kind for kind in set(unique))
        self.obstacles_per_card: Final[i64] = obstacles_per_card
        self.bird_tokens: Final[i64] = bird_tokens
        # Per mask and quarter turns: the mask turned; and whether a smaller turn gives an equal one.
        self.turned: Final = vec[i64]([turn_mask(mask, k) for mask in range(16) for k in range(4)])
        self.repeats: Final = vec[i64](
            [
                int(turn_mask(mask, k) in [turn_mask(mask, j) for j in range(k)])
                for mask in range(16)
                for k in range(4)
            ]
        )
        self.shape: Final = shapes + ["obstacle"] * scenario_tiles
        self.map_ids: Final = [f"M{n + 1:02}" for n in range(map_tiles)]
        self.tile_ids: Final = self.map_ids + [f"S{n + 1}" for n in range(scenario_tiles)]
        self.card_ids: Final = [f"A{n + 1:02}" for n in range(sum(cards))]
        self.scenario_ids: Final = [f"C{n + 1:02}" for n in range(sum(scenarios))]
        self.white_faces: Final = faces[0]
        self.black_faces: Final = faces[1]
        self.animal_keys: Final = animal_keys
        sorts = [mask for _, mask, _, count in tiles if count > 0]
        begins = 1 + map_tiles + sum(cards)
        rolls = len(faces[0]) * len(faces[1])
        moved = most_placements(grid, masks + [0] * scenario_tiles, sorts)
        self.most_actions: Final[i64] = max(moved, begins, rolls, 6)

    def is_obstacle(self, tile: i64) -> bool:
        return self.obstacle[tile] != 0

    def allows_only_one(self, kind: i64) -> bool:
        """Return whether a second Scenario card of this kind is set aside."""
        return self.unique & BIT[kind] != 0
