"""The components of Flow as data, and the checks of an edition (law, section Edition file)."""

from typing import Any, Literal

import msgspec

from cinquina.core.bits import BIT
from cinquina.core.checks import require
from cinquina.core.edition import Component, convert
from cinquina.games.flow.rules.board import empty_board
from cinquina.games.flow.rules.box import CARD_NAMES, SCENARIO_NAMES, Box, Grid, turn_mask

ACTIONS = tuple(CARD_NAMES)
SCENARIOS = tuple(SCENARIO_NAMES)
EDGES = {"N": 1, "E": 2, "S": 4, "W": 8}
MOST_CELLS = len(BIT)  # with the spare column (rules/box.py)


class BoardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int
    cols: int
    boat: tuple[int, int]
    white: dict[str, int]
    black: dict[str, int]


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    cell: tuple[int, int]
    open: str


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shape: str
    obstacle: bool
    count: int


class Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    A: str
    B: str


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    white: tuple[int, ...]
    black: tuple[int, ...]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: Literal["flow"]
    provenance: str
    board: BoardData
    animals: tuple[Animal, ...]
    shapes: dict[str, str]
    tiles: tuple[Tiles, ...]
    boat: Boat
    scenario_tiles: int
    bird_tokens: int
    dice: Dice
    actions: dict[str, int]
    hand: dict[str, int]
    scenarios: dict[str, int]
    unique_scenarios: tuple[str, ...]
    obstacles_per_card: int
    levels: tuple[tuple[str, int], ...]
    round_ms: int

    def cards_at_level(self, id: str) -> int:
        return next((cards for name, cards in self.levels if name == id), 0)


def mask_of(edges: str) -> int:
    return sum(EDGES[edge] for edge in edges)


def box_of(edition: Edition) -> Box:
    board = edition.board
    grid = Grid(
        board.rows,
        board.cols,
        board.boat,
        (mask_of(edition.boat.A), mask_of(edition.boat.B)),
        [(*animal.cell, mask_of(animal.open)) for animal in edition.animals],
        [board.white[str(face)] for face in edition.dice.white],
        [board.black[str(face)] for face in edition.dice.black],
    )
    return Box(
        grid,
        [
            (kind.shape, mask_of(edition.shapes[kind.shape]), kind.obstacle, kind.count)
            for kind in edition.tiles
        ],
        edition.scenario_tiles,
        edition.bird_tokens,
        [edition.actions[kind] for kind in ACTIONS],
        [edition.scenarios[kind] for kind in SCENARIOS],
        [SCENARIOS.index(kind) for kind in edition.unique_scenarios],
        edition.obstacles_per_card,
        (list(edition.dice.white), list(edition.dice.black)),
        [animal.key for animal in edition.animals],
    )


def check_edition(data: dict[str, Any]) -> Edition:
    edition = convert(data, Edition)
    check_edges(edition)
    check_board(edition)
    check_counts(edition)
    check_cards(edition)
    check_open(edition)
    return edition


def check_edges(edition: Edition) -> None:
    """Check that open edges are letters of N, E, S, W, each at most once."""
    named = {f"$.shapes.{name}": edges for name, edges in edition.shapes.items()}
    named |= {"$.boat.A": edition.boat.A, "$.boat.B": edition.boat.B}
    named |= {f"$.animals[{n}].open": animal.open for n, animal in enumerate(edition.animals)}
    for path, edges in named.items():
        letters = set(edges) <= set(EDGES) and len(set(edges)) == len(edges)
        require(letters, path, f"{edges!r} is not letters of NESW")
        require(len(edges) > 0, path, "at least one edge is open")


def check_board(edition: Edition) -> None:
    board = edition.board
    require(3 <= board.rows <= 15, "$.board.rows", f"{board.rows} is not a number of rows (3 to 15)")
    require(3 <= board.cols <= 15, "$.board.cols", f"{board.cols} is not a number of columns (3 to 15)")
    many = f"{board.rows} × {board.cols} cells are too many (rows × (columns + 1) is at most {MOST_CELLS})"
    require(board.rows * (board.cols + 1) <= MOST_CELLS, "$.board", many)
    inside = [(r, c) for r in range(board.rows) for c in range(board.cols)]
    require(board.boat in inside, "$.board.boat", f"{list(board.boat)} is not a cell of the board")
    for die, lines, faces, size, boat in (
        ("white", board.white, edition.dice.white, board.cols, board.boat[1]),
        ("black", board.black, edition.dice.black, board.rows, board.boat[0]),
    ):
        require(len(faces) > 0, f"$.dice.{die}", "a die has faces")
        require(len(set(faces)) == len(faces), f"$.dice.{die}", "a face is there twice")
        for face in faces:
            require(str(face) in lines, f"$.board.{die}", f"face {face} names no line")
        swept = list(lines.values())
        require(len(set(swept)) == len(swept), f"$.board.{die}", "two faces name the same line")
        require(
            all(0 <= line < size for line in swept), f"$.board.{die}", f"a line is not from 0 to {size - 1}"
        )
        require(boat not in swept, f"$.board.{die}", f"line {boat} is the Boat's and has no number")
    cells = [animal.cell for animal in edition.animals]
    keys = [animal.key for animal in edition.animals]
    require(1 <= len(cells) <= 6, "$.animals", f"{len(cells)} animals; there are 1 to 6")
    for n, animal in enumerate(edition.animals):
        path = f"$.animals[{n}].cell"
        require(animal.cell in inside, path, f"{list(animal.cell)} is not a cell of the board")
        require(animal.cell != board.boat, path, "the Boat lies there")
        require(cells.index(animal.cell) == n, path, "another animal is there")
        named = animal.key.isalpha() and keys.index(animal.key) == n
        require(named, f"$.animals[{n}].key", f"{animal.key!r} is not a name of its own")
        row, column = animal.cell
        steps = {
            "N": (row - 1, column),
            "E": (row, column + 1),
            "S": (row + 1, column),
            "W": (row, column - 1),
        }
        for edge in animal.open:
            require(steps[edge] in inside, f"$.animals[{n}].open", f"edge {edge} points off the board")


def check_counts(edition: Edition) -> None:
    for n, kind in enumerate(edition.tiles):
        shape = kind.shape
        require(shape in edition.shapes, f"$.tiles[{n}].shape", f"{shape!r} is not a shape of this edition")
        require(0 <= kind.count <= 99, f"$.tiles[{n}].count", f"{kind.count} is not a number of tiles")
    plain = sum(kind.count for kind in edition.tiles if not kind.obstacle)
    marked = sum(kind.count for kind in edition.tiles if kind.obstacle)
    require(plain == 31, "$.tiles", f"{plain} Map tiles without obstacle instead of 31")
    require(marked == 11, "$.tiles", f"{marked} Map tiles with obstacle instead of 11")
    obstacles = edition.scenarios.get("obstacles", 0) * edition.obstacles_per_card
    tiles, birds, round_ms = edition.scenario_tiles, edition.bird_tokens, edition.round_ms
    require(tiles == obstacles, "$.scenario_tiles", f"{tiles} instead of {obstacles}")
    require(0 <= obstacles <= 99, "$.obstacles_per_card", f"{obstacles} tiles for all cards are not 0 to 99")
    require(0 <= birds <= 42, "$.bird_tokens", f"{birds} is not a number of tokens")
    require(1000 <= round_ms <= 3600000, "$.round_ms", f"{round_ms} ms is not a round (1 s to 1 hour)")


def check_cards(edition: Edition) -> None:
    for path, found, known, total in (
        ("$.actions", edition.actions, ACTIONS, 15),
        ("$.scenarios", edition.scenarios, SCENARIOS, 11),
    ):
        require(set(found) == set(known), path, f"the kinds are {', '.join(known)}, not {', '.join(found)}")
        require(all(count >= 0 for count in found.values()), path, "a count is below 0")
        require(sum(found.values()) == total, path, f"{sum(found.values())} cards instead of {total}")
    for n, kind in enumerate(edition.unique_scenarios):
        require(kind in SCENARIOS, f"$.unique_scenarios[{n}]", f"{kind!r} is not a kind of Scenario card")
    for seats in range(1, 7):
        cards = edition.hand.get(str(seats))
        require(cards is not None and cards >= 1, f"$.hand.{seats}", "each player has at least one card")
        require(
            (cards or 0) * seats <= 15, f"$.hand.{seats}", f"{(cards or 0) * seats} cards are more than 15"
        )
    kept = sum(1 if kind in edition.unique_scenarios else n for kind, n in edition.scenarios.items())
    for n, (name, cards) in enumerate(edition.levels):
        told = f"level {name} needs {cards} Scenario cards, {kept} can be kept"
        require(0 <= cards <= kept, f"$.levels[{n}]", told)


def check_open(edition: Edition) -> None:
    """Check that on the empty board no animal is cut off, for both sides of the Boat."""
    board = empty_board(box_of(edition))
    require(board.blocked_animals() == 0, "$.board", "an animal cannot reach the Boat on the empty board")
    for quarters in range(4):
        board.set_edges(BIT[board.grid.boat], turn_mask(mask_of(edition.boat.B), quarters))
        require(
            board.blocked_animals() == 0, "$.boat.B", "an animal cannot reach the Boat on the empty board"
        )


# -- for the lab


def components(edition: Edition) -> list[Component]:
    """Return one tile per kind: tiles of a kind are alike."""
    return [Component("tile", tile_id(kind), tile_group(kind)) for kind in edition.tiles if kind.count]


def tile_id(kind: Tiles) -> str:
    return f"{kind.shape}{'*' if kind.obstacle else ''}"


def tile_group(kind: Tiles) -> str:
    return "obstacle" if kind.obstacle else "plain"


def exchange(edition: Edition, part: Component, other: Component) -> dict[str, Any]:
    changes = {part.id: -1, other.id: 1}
    tiles = [
        {**msgspec.to_builtins(kind), "count": kind.count + changes.get(tile_id(kind), 0)}
        for kind in edition.tiles
    ]
    return {**msgspec.to_builtins(edition), "tiles": tiles}
