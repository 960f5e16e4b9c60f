"""Notation: `place 5,3 r0`, `take M09`, `current 1,2 to 3,2 r1`.

What is written is read as an attempt, whether it is allowed or not; `refusals.py` says why not.
"""

import re
from dataclasses import dataclass

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.core.game import LETTERS
from cinquina.core.naming import named
from cinquina.core.state import CHANCE, CLOCK
from cinquina.games.flow.drawing import cell_text
from cinquina.games.flow.edition import ACTIONS
from cinquina.games.flow.rules import actions, table
from cinquina.games.flow.rules.box import BIRD, CURRENT, RETURN, SUPPORT, Box, Grid
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.table import BOTH_DICE
from cinquina.games.flow.rules.telling import DICE_NAMES, SIDES

CELL = r"(-?\d{1,2}),(-?\d{1,2})"
TURNED = r"r([0-3])"
# By the first word: the action, the phase it belongs to, and the whole form.
FORMS = {
    "start": (actions.START_ROUND, table.READY, r"start"),
    "draw": (actions.DRAW, table.TURN, r"draw"),
    "take": (actions.TAKE, table.TURN, r"take (\w{1,8})"),
    "play": (actions.PLAY, table.TURN, r"play (\w{1,8})"),
    "place": (actions.PLACE, table.PLACING, rf"place {CELL} {TURNED}"),
    "discard": (actions.DISCARD, table.PLACING, r"discard"),
    "support": (actions.REMOVE, table.RESOLVING, rf"support {CELL}"),
    "bird": (actions.GUARD, table.RESOLVING, rf"bird {CELL}"),
    "current": (actions.MOVE, table.RESOLVING, rf"current {CELL} to {CELL} {TURNED}"),
    "return": (actions.BRING_BACK, table.RESOLVING, rf"return (\w{{1,8}}) {CELL} {TURNED}"),
    "die": (actions.DIE, table.CHOOSING_DIE, r"die (white|black)"),
    "facing": (actions.FACE, table.FACING, r"facing ([NESW])"),
}
WORDS = {what: word for word, (what, _, _) in FORMS.items()}
PHASE_OF = {what: phase for what, phase, _ in FORMS.values()}
CARD_OF = {
    actions.REMOVE: SUPPORT,
    actions.GUARD: BIRD,
    actions.MOVE: CURRENT,
    actions.BRING_BACK: RETURN,
}
# How to write what is more than its word.
EXAMPLES = {
    "take": "take M09",
    "play": "play bird",
    "place": "place 5,3 r0",
    "support": "support 1,2",
    "bird": "bird 1,2",
    "current": "current 1,2 to 3,2 r1",
    "return": "return M02 1,2 r0",
    "die": "die white",
    "facing": "facing S",
}


@dataclass(frozen=True)
class Said(Attempt):
    """What is done (rules/actions.py). Of `start`, `draw`, `discard` and `die` there is no more to say."""

    what: int


@dataclass(frozen=True)
class Taken(Said):
    """A tile that lies revealed, by its name."""

    tile: int | None  # None = there is none of this name
    name: str


@dataclass(frozen=True)
class Played(Said):
    """A card, by its name or its kind."""

    card: int | None  # None = neither a card nor a kind that the seat holds
    name: str


@dataclass(frozen=True)
class Placed(Said):
    """The tile in hand."""

    cell: int | None  # None = off the board; below as well
    turn: int


@dataclass(frozen=True)
class Aimed(Said):
    """Support or Bird, at the tile on a cell."""

    cell: int | None


@dataclass(frozen=True)
class Moved(Said):
    """Current: a tile, by the cell it lies on."""

    start: int | None
    cell: int | None
    turn: int


@dataclass(frozen=True)
class Returned(Said):
    """Return: a discarded tile, by its name."""

    tile: int | None
    name: str
    cell: int | None
    turn: int


@dataclass(frozen=True)
class Faced(Said):
    """The Boat."""

    turn: int


# -- writing


def text(game: Flow, who: int, action: int) -> str:
    if who == CLOCK:
        return "time"
    if who == CHANCE:
        return chance_text(game, action)
    box = game.box
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


def chance_text(game: Flow, outcome: int) -> str:
    box = game.box
    match game.phase:
        case table.FIRST_SEAT:
            return f"first {LETTERS[outcome]}"
        case table.DEALING:
            return f"deal {box.card_ids[outcome]}"
        case table.REVEALING:
            return f"scenario {box.scenario_ids[outcome]}"
        case table.OBSTRUCTING:
            return f"obstacle {cell_text(box.grid, outcome)}"
        case table.WAVE if game.dice == BOTH_DICE:
            white, black = divmod(outcome, len(box.black_faces))
            return f"wave {box.white_faces[white]} {box.black_faces[black]}"
        case table.WAVE:
            faces = box.white_faces if game.dice == actions.WHITE else box.black_faces
            return f"wave {DICE_NAMES[game.dice]} {faces[outcome]}"
    return f"tile {box.tile_ids[outcome]}"


# -- reading


def read(game: Flow, seat: int, words: str) -> Said:
    what, _, form = FORMS.get(words.partition(" ")[0].lower(), (-1, -1, r"(?!)"))
    found = re.fullmatch(form, words, re.ASCII | re.IGNORECASE)
    if found is None:
        raise Refusal("table.not_understood", text=words[:80], example=example(game, words))
    box, grid = game.box, game.box.grid
    match what:
        case actions.TAKE:
            tile = tile_named(box, found[1])
            return Taken(meaning(what, tile), what, tile, found[1])
        case actions.PLAY:
            card = card_named(game, seat, found[1])
            return Played(meaning(what, card), what, card, found[1])
        case actions.PLACE:
            cell, turn = cell_named(grid, found[1], found[2]), int(found[3])
            return Placed(meaning(what, 0, cell, turn), what, cell, turn)
        case actions.REMOVE | actions.GUARD:
            cell = cell_named(grid, found[1], found[2])
            return Aimed(meaning(what, 0, cell), what, cell)
        case actions.MOVE:
            start, cell = cell_named(grid, found[1], found[2]), cell_named(grid, found[3], found[4])
            turn = int(found[5])
            return Moved(meaning(what, start, cell, turn), what, start, cell, turn)
        case actions.BRING_BACK:
            tile, cell, turn = tile_named(box, found[1]), cell_named(grid, found[2], found[3]), int(found[4])
            return Returned(meaning(what, tile, cell, turn), what, tile, found[1], cell, turn)
        case actions.DIE:
            return Said(meaning(what, DICE_NAMES.index(found[1].lower())), what)
        case actions.FACE:
            turn = SIDES.index(found[1].upper())
            return Faced(meaning(what, 0, 0, turn), what, turn)
    return Said(meaning(what), what)


def meaning(what: int, subject: int | None = 0, cell: int | None = 0, turn: int = 0) -> int | None:
    """The action, where all its parts are in the box and on the board."""
    if subject is None or cell is None:
        return None
    return int(actions.pack(what, subject, cell, turn))


def tile_named(box: Box, name: str) -> int | None:
    """A Map tile: Scenario tiles are never in anybody's hand."""
    tile = named(box.tile_ids[: box.map_tiles], name)
    return None if tile < 0 else tile


def card_named(game: Flow, seat: int, name: str) -> int | None:
    """A card, anywhere; or the first of a kind in the seat's hand."""
    box = game.box
    card = named(box.card_ids, name)
    if card >= 0:
        return card
    held = (card for card in range(int(box.card_kinds.total)) if game.hands.held[seat] & BIT[card])
    return next((card for card in held if ACTIONS[box.card_kinds.of[card]] == name.lower()), None)


def cell_named(grid: Grid, row: str, column: str) -> int | None:
    if 0 <= int(row) < grid.rows and 0 <= int(column) < grid.columns:
        return int(grid.cell(int(row), int(column)))
    return None


def example(game: Flow, words: str) -> str:
    """How to write what was meant, by its first word; without one, what is due."""
    word = words.partition(" ")[0].lower()
    word = word if word in FORMS else due(game) or "draw"
    return EXAMPLES.get(word, word)


def due(game: Flow) -> str:
    """The word for what is to be done now; nothing where chance decides or the game is over."""
    if game.phase == table.RESOLVING:
        kind = game.box.card_kinds.of[game.card]
        return next(WORDS[what] for what, card in CARD_OF.items() if card == kind)
    if game.phase == table.PLACING and game.must_discard():
        return "discard"
    return next((word for word, (_, phase, _) in FORMS.items() if phase == game.phase), "")


def read_outcome(game: Flow, words: str) -> int | None:
    """What chance draws: of things that are alike any may be named, though the first alone is listed.

    An obstacle's cell is read as cells are; dice and the first seat are looked up in the list.
    """
    box = game.box
    if game.phase == table.OBSTRUCTING:
        found = re.fullmatch(f"obstacle {CELL}", words, re.ASCII | re.IGNORECASE)
        return None if found is None else cell_named(box.grid, found[1], found[2])
    drawn = {
        table.DEALING: box.card_kinds.total,
        table.REVEALING: box.scenario_kinds.total,
        table.DRAWING: box.map_tiles,
        table.FISHING_OUT: box.map_tiles,
    }.get(int(game.phase), 0)
    outcome = named([chance_text(game, n) for n in range(int(drawn))], words)
    return None if outcome < 0 else outcome
