"""Notation of Flow: `place 5,3 r0`, `take M09`, `current 1,2 to 3,2 r1`.

Reading makes an attempt, legal or not; `refusals.py` names the rule against it.
"""

import re
from typing import Literal

from cinquina.core.attempt import Attempt
from cinquina.core.bits import BIT
from cinquina.core.errors import Refusal
from cinquina.core.forms import Form, example_of, read_form
from cinquina.core.refusals import NotUnderstood
from cinquina.core.state import CHANCE, CLOCK
from cinquina.core.typed_name import index_of_typed
from cinquina.core.who import LETTERS
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.rules import actions, moves, phases
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import BIRD, CURRENT, DICE_NAMES, RETURN, SIDES, SUPPORT, Box, Grid
from cinquina.games.flow.rules.position import Position

CELL = r"(-?\d{1,2}),(-?\d{1,2})"
TURNED = r"r([0-3])"
NAME = r"(\w{1,8})"
FORMS = {
    "start": Form(actions.START_ROUND, r"start", "", phases.READY),
    "draw": Form(actions.DRAW, r"draw", "", phases.TURN),
    "take": Form(actions.TAKE, rf"take {NAME}", "take M09", phases.TURN),
    "play": Form(actions.PLAY, rf"play {NAME}", "play bird", phases.TURN),
    "place": Form(actions.PLACE, rf"place {CELL} {TURNED}", "place 5,3 r0", phases.PLACING),
    "discard": Form(actions.DISCARD, r"discard", "", phases.PLACING),
    "support": Form(actions.REMOVE, rf"support {CELL}", "support 1,2", phases.RESOLVING),
    "bird": Form(actions.GUARD, rf"bird {CELL}", "bird 1,2", phases.RESOLVING),
    "current": Form(
        actions.MOVE, rf"current {CELL} to {CELL} {TURNED}", "current 1,2 to 3,2 r1", phases.RESOLVING
    ),
    "return": Form(
        actions.BRING_BACK, rf"return {NAME} {CELL} {TURNED}", "return M02 1,2 r0", phases.RESOLVING
    ),
    "die": Form(actions.DIE, r"die (white|black)", "die white", phases.CHOOSING_DIE),
    "facing": Form(actions.FACE, r"facing ([NESW])", "facing S", phases.FACING),
}
WORDS = {form.what: word for word, form in FORMS.items()}
DIE_OF: dict[str, int] = {name: die for die, name in enumerate(DICE_NAMES)}
SIDE_OF: dict[str, int] = {name: side for side, name in enumerate(SIDES)}
PHASE_OF = {form.what: form.phase for form in FORMS.values()}
CARD_OF = {
    actions.REMOVE: SUPPORT,
    actions.GUARD: BIRD,
    actions.MOVE: CURRENT,
    actions.BRING_BACK: RETURN,
}
# The decision that is due; none if chance is due.
Due = Literal["facing", "start", "draw", "place", "discard", "card", "die", "over", ""]
DUE: dict[int, Due] = {
    phases.FACING: "facing",
    phases.READY: "start",
    phases.TURN: "draw",
    phases.PLACING: "place",
    phases.RESOLVING: "card",
    phases.CHOOSING_DIE: "die",
    phases.END: "over",
}


class Said(Attempt):
    """An action (rules/actions.py). `start`, `draw`, `discard` and `die` have no parameters."""

    what: int


class Taken(Said):
    """A revealed tile, by its name."""

    tile: int | None  # None = no such tile
    name: str


class Played(Said):
    """A card, by its name or its kind."""

    card: int | None  # None = neither a card nor a kind that the seat holds
    name: str


class Placed(Said):
    """The tile in hand."""

    cell: int | None  # None = off the board
    turn: int


class Aimed(Said):
    """Support or Bird, at the tile on a cell."""

    cell: int | None


class Moved(Said):
    """Current: a tile, by its cell."""

    start: int | None
    cell: int | None
    turn: int


class Returned(Said):
    """Return: a discarded tile, by its name."""

    tile: int | None
    name: str
    cell: int | None
    turn: int


class Faced(Said):
    """The direction of the Boat."""

    turn: int


# -- writing


def cell_text(grid: Grid, cell: int) -> str:
    return f"{grid.row(cell)},{grid.column(cell)}"


def tiles_text(state: Position) -> dict[str, str]:
    """Return the tiles on the board by their cells."""
    ids, grid = state.box.tile_ids, state.box.grid
    return {cell_text(grid, cell): ids[tile] for cell, tile in enumerate(state.board.tile) if tile >= 0}


def edges_text(mask: int) -> str:
    return "".join(side for n, side in enumerate(SIDES) if mask & 2**n)


def animals_in(board: Board, cells: int) -> list[str]:
    return [key for n, key in enumerate(board.box.animal_keys) if cells & BIT[board.grid.animal[n]]]


def text(state: Position, who: int, action: int) -> str:
    if who == CLOCK:
        return clock_text(action)
    if who == CHANCE:
        return chance_text(state, action)
    box = state.box
    what = actions.what_of(action)
    subject, turn = actions.subject_of(action), actions.turn_of(action)
    cell = cell_text(box.grid, int(actions.cell_of(action)))
    word = WORDS[int(what)]
    match what:
        case actions.TAKE:
            return f"{word} {box.tile_ids[subject]}"
        case actions.PLAY:
            return f"{word} {box.card_ids[subject]}"
        case actions.PLACE:
            return f"{word} {cell} r{turn}"
        case actions.REMOVE | actions.GUARD:
            return f"{word} {cell}"
        case actions.MOVE:
            return f"{word} {cell_text(box.grid, int(subject))} to {cell} r{turn}"
        case actions.BRING_BACK:
            return f"{word} {box.tile_ids[subject]} {cell} r{turn}"
        case actions.DIE:
            return f"{word} {DICE_NAMES[subject]}"
        case actions.FACE:
            return f"{word} {SIDES[turn]}"
    return word


def chance_text(state: Position, outcome: int) -> str:
    box = state.box
    match state.phase:
        case phases.FIRST_SEAT:
            return f"first {LETTERS[outcome]}"
        case phases.DEALING:
            return f"deal {box.card_ids[outcome]}"
        case phases.REVEALING:
            return f"scenario {box.scenario_ids[outcome]}"
        case phases.OBSTRUCTING:
            return f"obstacle {cell_text(box.grid, outcome)}"
        case phases.WAVE if state.dice == phases.BOTH_DICE:
            white, black = divmod(outcome, len(box.black_faces))
            return f"wave {box.white_faces[white]} {box.black_faces[black]}"
        case phases.WAVE:
            faces = box.white_faces if state.dice == phases.WHITE else box.black_faces
            return f"wave {DICE_NAMES[state.dice]} {faces[outcome]}"
    return f"tile {box.tile_ids[outcome]}"


# -- reading


def read(state: Position, seat: int, words: str) -> Said:
    what, found = read_form(FORMS, words)
    if found is None:
        first = due(state)
        expected = "draw" if first in ("", "over") else due_word(state, first)
        raise Refusal(NotUnderstood(text=words[:80], example=example_of(FORMS, words, expected)))
    box, grid = state.box, state.box.grid
    match what:
        case actions.TAKE:
            tile = tile_named(box, found[1])
            return Taken(action_of(what, tile), what, tile, found[1])
        case actions.PLAY:
            card = card_named(state, seat, found[1])
            return Played(action_of(what, card), what, card, found[1])
        case actions.PLACE:
            cell, turn = cell_named(grid, found[1], found[2]), int(found[3])
            return Placed(action_of(what, 0, cell, turn), what, cell, turn)
        case actions.REMOVE | actions.GUARD:
            cell = cell_named(grid, found[1], found[2])
            return Aimed(action_of(what, 0, cell), what, cell)
        case actions.MOVE:
            start, cell = cell_named(grid, found[1], found[2]), cell_named(grid, found[3], found[4])
            turn = int(found[5])
            return Moved(action_of(what, start, cell, turn), what, start, cell, turn)
        case actions.BRING_BACK:
            tile, cell, turn = tile_named(box, found[1]), cell_named(grid, found[2], found[3]), int(found[4])
            return Returned(action_of(what, tile, cell, turn), what, tile, found[1], cell, turn)
        case actions.DIE:
            return Said(action_of(what, DIE_OF[found[1].lower()]), what)
        case actions.FACE:
            turn = SIDE_OF[found[1].upper()]
            return Faced(action_of(what, 0, 0, turn), what, turn)
    return Said(action_of(what), what)


def action_of(what: int, subject: int | None = 0, cell: int | None = 0, turn: int = 0) -> int | None:
    """Return the action, or None if a part of it is not in the box or on the board."""
    if subject is None or cell is None:
        return None
    return int(actions.pack(what, subject, cell, turn))


def tile_named(box: Box, name: str) -> int | None:
    """Return a Map tile by name: Scenario tiles are never in a hand."""
    tile = index_of_typed(box.map_ids, name)
    return None if tile < 0 else tile


def card_named(state: Position, seat: int, name: str) -> int | None:
    """Return a card by its name, or the first card of a kind in the seat's hand."""
    box = state.box
    card = index_of_typed(box.card_ids, name)
    if card >= 0:
        return card
    held = (card for card in range(int(box.card_kinds.total)) if state.hands.held[seat] & BIT[card])
    return next((card for card in held if ACTIONS[box.card_kinds.kind_of[card]] == name.lower()), None)


def cell_named(grid: Grid, row: str, column: str) -> int | None:
    if 0 <= int(row) < grid.rows and 0 <= int(column) < grid.columns:
        return int(grid.cell(int(row), int(column)))
    return None


def due(state: Position) -> Due:
    if state.phase == phases.PLACING and moves.must_discard(state):
        return "discard"
    return DUE.get(int(state.phase), "")


def due_word(state: Position, first: Due) -> str:
    """Return the first word of the due decision. After a card is started, the word depends on its kind."""
    return card_word(state) if first == "card" else first


def card_word(state: Position) -> str:
    kind = state.box.card_kinds.kind_of[state.card]
    return next(WORDS[what] for what, card in CARD_OF.items() if card == kind)


def clock_text(action: int) -> str:
    """Write the tick, the new length of rounds, or the wish for other Scenario cards."""
    if action == actions.TIME:
        return "time"
    if action == actions.REDRAW:
        return "redraw"
    return f"turns {action}" if action <= actions.MOST_TURNS else f"seconds {action}"


def read_clock(words: str) -> int | None:
    found = re.fullmatch(r"(turns|seconds) (\d{1,3})", words, re.ASCII | re.IGNORECASE)
    if found is None:
        return {"time": actions.TIME, "redraw": actions.REDRAW}.get(words.lower())
    number = int(found[2])
    return number if clock_text(number) == words.lower() and number else None


def read_outcome(state: Position, words: str) -> int | None:
    """Read an outcome of chance: any of several equivalent things may be named, though only the first is listed.

    An obstacle's cell is read like other cells; dice and the first seat are looked up in the list.
    """
    box = state.box
    if state.phase == phases.OBSTRUCTING:
        found = re.fullmatch(f"obstacle {CELL}", words, re.ASCII | re.IGNORECASE)
        return None if found is None else cell_named(box.grid, found[1], found[2])
    drawn = {
        phases.DEALING: box.card_kinds.total,
        phases.REVEALING: box.scenario_kinds.total,
        phases.DRAWING: box.map_tiles,
        phases.FISHING_OUT: box.map_tiles,
    }.get(int(state.phase), 0)
    outcome = index_of_typed([chance_text(state, n) for n in range(int(drawn))], words)
    return None if outcome < 0 else outcome
