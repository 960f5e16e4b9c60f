"""Positions of Flow as plain data: what scenarios write and the battery reads back.

The board is drawn in the glyphs of the law's shape table, # a Scenario obstacle tile, . empty:

C─┐...D
.......
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from cinquina.core.bits import BIT, size
from cinquina.core.checks import index_of_id, require, rows_of, seat_of, set_of_ids
from cinquina.core.edition import convert
from cinquina.core.errors import Invalid
from cinquina.core.fields import OWNER
from cinquina.core.kinds import Flag, Id, Letter, Number, OneOf, Written
from cinquina.games.flow import plain
from cinquina.games.flow.notation import cell_text
from cinquina.games.flow.rules import cards, moves, phases, setup
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.box import CALM, FISHING, GLYPHS, SIDES, Box, Grid
from cinquina.games.flow.rules.hands import Hands
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.rules.scenario import Scenario

if TYPE_CHECKING:
    from cinquina.games.flow.rulebook import Rulebook

MOST = 999_999  # of rounds, turns and cards: more than any game has


class Data(msgspec.Struct, forbid_unknown_fields=True):
    # left out: placing with a tile, resolving with a card, else turn
    phase: Annotated[str | None, OneOf("phases.PHASE_NAMES")] = None
    active: Annotated[str, Letter()] = "A"
    round: Annotated[int | None, Number(MOST)] = None
    turns_in_round: Annotated[int, Number(MOST)] = 0
    cards_in_round: Annotated[int, Number(MOST)] = 0
    board: Annotated[str | list[str], Written("state.board.drawing()")] = ""
    # by cell, `0,1`; left out: the first free one of the shape drawn there
    tiles: Annotated[dict[str, str], Written("tiles_text(state)")] = {}
    obstacles: list[str] = []  # cells whose tile shall be one with an obstacle
    birds: Annotated[  # cells
        list[str],
        Written(
            "[cell_text(state.board.grid, n) for n in range(state.board.grid.size) if state.board.birds & BIT[n]]"
        ),
    ] = []
    # face-down; left out: all Map tiles that are nowhere else
    supply: Annotated[list[str] | None, Written("ids_in(state.box.map_ids, state.face_down)")] = None
    revealed: Annotated[list[str], Written("ids_in(state.box.map_ids, state.revealed)")] = []
    discards: Annotated[list[str], Written("ids_in(state.box.map_ids, state.discarded)")] = []
    tile: Annotated[str | None, Id("state.box.map_ids", when="state.tile >= 0")] = None  # in hand
    card: Annotated[str | None, Id("state.box.card_ids", when="state.card >= 0")] = None  # begun
    hands: Annotated[  # by seat
        dict[str, list[str]],
        OWNER,
        Written("{LETTERS[n]: ids_in(state.box.card_ids, held) for n, held in enumerate(state.hands.held)}"),
    ] = {}
    played: Annotated[
        list[str],
        Written(
            "ids_in(state.box.card_ids, state.hands.played & ~(BIT[state.card] if state.card >= 0 else 0))"
        ),
    ] = []
    scenarios: Annotated[list[str], Written("ids_in(state.box.scenario_ids, state.scenario.kept)")] = []
    set_aside: Annotated[list[str], Written("ids_in(state.box.scenario_ids, state.scenario.aside)")] = []
    facing: Annotated[str | None, OneOf(SIDES, when="state.facing >= 0")] = None  # of side B of the Boat
    calm: Annotated[str | None, Letter(when="state.calm >= 0")] = None
    die: Annotated[str | None, OneOf("DICE_NAMES", at="dice", when="state.dice != phases.BOTH_DICE")] = None
    time_up: Annotated[bool, Flag()] = False
    won: Annotated[bool, Flag()] = False
    fishing: Annotated[int, Number("cards.FISHED")] = 0
    # what the table agreed on: `turns 8`, `seconds 90`; empty = as it was set up
    clock: Annotated[
        str, Written("clock_text(int(state.options.agreed))", when="state.options.agreed != 0")
    ] = ""


# -- reading


def load(rules: "Rulebook", raw: dict[str, Any]) -> Position:
    """Fill in a fresh position."""
    state = rules.start()
    data = convert(raw, Data)
    state.phase = phases.PLACING if data.tile else phases.RESOLVING if data.card else phases.TURN
    plain.read(state, data)
    if data.round is None:
        state.round = int(state.phase >= phases.TURN)
    if data.clock:
        state.options = rules.options_agreed(data.clock)
    if data.facing is not None:
        boat = state.box.grid.boat
        state.board.set_edges(BIT[boat], state.box.turned[state.box.grid.boat_single * 4 + state.facing])
    load_cards(state, data)
    load_board(state, data)
    load_tiles(state, data)
    check(state)
    return state


def load_cards(state: Position, data: Data) -> None:
    ids = state.box.card_ids
    hands, seen = state.hands, 0
    for letter, names in data.hands.items():
        hand = set_of_ids(ids, names, f"$.hands.{letter}", seen)
        seen |= hand
        held = hands.held[:]
        held[seat_of(int(state.seats), letter, "$.hands")] |= hand
        hands = Hands(held, 0)
    played = set_of_ids(ids, data.played, "$.played", seen)
    if data.card is not None:
        require(not seen & BIT[state.card], "$.card", f"{data.card} is still in a hand")
        played |= BIT[state.card]
    state.hands = Hands(hands.held, played)
    ids = state.box.scenario_ids
    kept = set_of_ids(ids, data.scenarios, "$.scenarios", 0)
    state.scenario = Scenario(state.box, kept, set_of_ids(ids, data.set_aside, "$.set_aside", kept))


def load_board(state: Position, data: Data) -> None:
    box, board, grid = state.box, state.board, state.box.grid
    rows = rows_of(data.board) or ["." * int(grid.columns)] * int(grid.rows)
    fits = len(rows) == grid.rows and all(len(row) == grid.columns for row in rows)
    require(fits, "$.board", f"the board has {grid.rows} lines of {grid.columns} cells")
    named = {cell_of(grid, text, "$.tiles"): id for text, id in data.tiles.items()}
    marked = {cell_of(grid, text, "$.obstacles") for text in data.obstacles}
    elsewhere = [*named.values(), *data.revealed, *data.discards, *([data.tile] if data.tile else [])]
    elsewhere += data.supply or []
    taken = {index_of_id(box.tile_ids, id, "$.tiles") for id in elsewhere}
    for cell, glyph in (
        (int(grid.cell(r, c)), glyph) for r, row in enumerate(rows) for c, glyph in enumerate(row)
    ):
        where = cell_text(grid, cell)
        if BIT[cell] & grid.printed:
            told = f"{glyph!r} cannot lie on {where}: the Boat or an animal is there"
            require(glyph == "." or glyph.isalpha(), "$.board", told)
        elif glyph in GLYPHS:
            mask = GLYPHS.index(glyph)
            if cell in named:
                tile = index_of_id(box.tile_ids, named[cell], "$.tiles")
            else:
                tile = free_tile(box, mask, cell in marked, taken)
            id = box.tile_ids[tile]
            require(has_mask(box, tile, mask), "$.tiles", f"{id} on {where} has another shape than {glyph}")
            require(tile not in board.tile, "$.tiles", f"{id} lies on the board twice")
            taken.add(tile)
            board.put(cell, tile, mask, False)
        else:
            require(glyph == ".", "$.board", f"{glyph!r} on {where} is not a tile ({GLYPHS}) or a dot")
    for cell, id in named.items():
        require(board.tile[cell] != NO_TILE, "$.tiles", f"{id} is not drawn on {cell_text(grid, cell)}")
    for cell in marked:
        there = board.tile[cell] != NO_TILE and box.is_obstacle(board.tile[cell])
        require(there, "$.obstacles", f"no tile with an obstacle lies on {cell_text(grid, cell)}")
    state.obstacles_placed = sum(int(tile >= box.map_tiles) for tile in board.tile)
    load_birds(state, data.birds)


def load_birds(state: Position, cells: list[str]) -> None:
    board = state.board
    for text in cells:
        spot = BIT[cell_of(board.grid, text, "$.birds")]
        free = board.tiles() & spot and not board.birds & spot and cards.count_birds_left(board) > 0
        require(bool(free), "$.birds", f"no Bird can sit on {text}")
        board.birds |= spot


def has_mask(box: Box, tile: int, mask: int) -> bool:
    return mask in [box.turned[box.mask[tile] * 4 + turn] for turn in range(4)]


def free_tile(box: Box, mask: int, obstacle: bool, taken: set[int]) -> int:
    for tile in range(int(box.tiles)):
        if (
            tile not in taken
            and has_mask(box, tile, mask)
            and (mask == 0 or box.is_obstacle(tile) == obstacle)
        ):
            return tile
    raise Invalid("$.board", f"there are not so many tiles {GLYPHS[mask]}")


def load_tiles(state: Position, data: Data) -> None:
    ids = state.box.map_ids
    seen = sum(int(BIT[tile]) for tile in state.board.tile if 0 <= tile < state.box.map_tiles)
    state.revealed = set_of_ids(ids, data.revealed, "$.revealed", seen)
    seen |= int(state.revealed)
    state.discarded = set_of_ids(ids, data.discards, "$.discards", seen)
    seen |= int(state.discarded)
    if data.tile is not None:
        seen |= set_of_ids(ids, [data.tile], "$.tile", seen)
    rest = int(state.box.tile_kinds.all) & ~seen
    state.face_down = rest if data.supply is None else set_of_ids(ids, data.supply, "$.supply", seen)


def cell_of(grid: Grid, text: str, path: str) -> int:
    row, _, column = text.partition(",")
    known = {str(n): n for n in range(max(int(grid.rows), int(grid.columns)))}
    if row in known and column in known and known[row] < grid.rows and known[column] < grid.columns:
        return int(grid.cell(known[row], known[column]))
    raise Invalid(path, f"{text!r} is not a cell such as 5,3")


# -- what must be there in each phase


def check(state: Position) -> None:
    """Check that a seat with a pending decision can decide, and that every field suits the phase."""
    phase = state.phase
    name = phases.PHASE_NAMES[int(phase)]
    needed = {
        "tile": (state.tile != NO_TILE, phase == phases.PLACING),
        "card": (state.card >= 0, phase == phases.RESOLVING),
        "fishing": (state.fishing > 0, phase == phases.FISHING_OUT),
    }
    for field, (given, due) in needed.items():
        require(given == due, f"$.{field}", f"the phase {name} {'needs one' if due else 'has none'}")
    late = state.in_round() or phase in (phases.CHOOSING_DIE, phases.WAVE, phases.END)
    misplaced = {
        "calm": state.calm >= 0 and not late,
        # Without a clock too: bots think about the end of a minute as if none ran.
        "time_up": state.time_up and not late,
        "die": state.dice != phases.BOTH_DICE and phase != phases.WAVE,
        "won": state.won and phase != phases.END,
    }
    for field, wrong in misplaced.items():
        require(not wrong, f"$.{field}", f"not in the phase {name} of this game")
    if phase in (phases.TURN, phases.READY) and not moves.has_option(state, state.active):
        raise Invalid(
            "$.active", "this seat could begin nothing: the game is lost before the scenario begins"
        )
    if phase == phases.RESOLVING:
        kind = state.box.card_kinds.kind_of[state.card]
        if kind in (FISHING, CALM) or not cards.has_target(state, kind):
            raise Invalid("$.card", "the card has no target, so it cannot have been begun")
    if phase == phases.DRAWING and not state.face_down:
        raise Invalid("$.supply", "there is no tile to draw")
    if phase == phases.FISHING_OUT and size(state.face_down) < state.fishing:
        raise Invalid("$.supply", "there are not enough tiles to reveal")
    check_set_up(state)


def check_set_up(state: Position) -> None:
    phase, box = state.phase, state.box
    if phase <= phases.DEALING and (setup.is_all_dealt(state) or state.hands.played):
        raise Invalid("$.hands", "all cards are dealt")
    if phase == phases.REVEALING and (
        state.scenario.count() >= state.options.level or not state.scenario.unrevealed_cards()
    ):
        raise Invalid("$.scenarios", "all Scenario cards are revealed")
    if phase == phases.OBSTRUCTING:
        require(
            setup.is_obstacle_due(state), "$.scenarios", "no obstacle is left to place, or no cell for it"
        )
        ordered = all(tile < box.map_tiles + state.obstacles_placed for tile in state.board.tile)
        require(ordered, "$.tiles", "Scenario obstacle tiles are placed in the order of their numbers")
    if phase == phases.FACING and not any(state.board.is_feasible(turn) for turn in range(4)):
        raise Invalid("$.board", "no facing of the Boat leaves every animal a way")


# -- writing

dump = plain.dump
