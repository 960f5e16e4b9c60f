"""Notation: `take Pw2`, `place r1 c3`, `claim v c2`.

Reading makes an attempt, legal or not; `refusals.py` names the rule against it.
"""

import re

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.core.forms import Form, read_form
from cinquina.core.refusals import NotUnderstood
from cinquina.core.state import CHANCE
from cinquina.core.typed_name import index_of_typed
from cinquina.core.who import LETTERS
from cinquina.games.pentris.rules import actions, phases
from cinquina.games.pentris.rules.box import SET_NAMES, Box
from cinquina.games.pentris.rules.chute import CELLS, PLACES, group_at
from cinquina.games.pentris.rules.claims import Claim
from cinquina.games.pentris.rules.masks import COLUMNS, ONE, cell_name, cell_names, lowest
from cinquina.games.pentris.rules.pieces import pieces_in_zone
from cinquina.games.pentris.rules.position import Position

PIECE = r"(\w{1,8})"
CELL = r"([a-z])(\d{1,2})"
FORMS = {
    "draft": Form(actions.DRAFT, rf"draft {PIECE}", "draft Pw3"),
    "take": Form(actions.TAKE, rf"take {PIECE}", "take Pw2"),
    "personal": Form(actions.PERSONAL, rf"personal {PIECE}"),
    "discard": Form(actions.DISCARD, rf"discard {PIECE}"),
    "place": Form(actions.PLACE, rf"place r([0-3])(m?) @?{CELL}", "place r0 a1"),
    "untake": Form(actions.UNTAKE, r"untake"),
    "remove": Form(actions.REMOVE, rf"remove {PIECE}", "remove Fw1"),
    "claim": Form(actions.CLAIM, rf"claim ([a-z]) {CELL}", "claim v c2"),
    "pass": Form(actions.PASS, r"pass"),
    "pick": Form(actions.PICK, rf"pick {PIECE}", "pick Ts1"),
}
WORDS = {form.what: word for word, form in FORMS.items()}
DUE = {
    phases.DRAFT_PICK: "draft",
    phases.PLACING: "place",
    phases.REMOVING: "remove",
    phases.CLAIMING: "claim",
    phases.PICKING: "pick",
}
# Chance, by step.
CHANCE_WORDS = {
    phases.FIRST_BAG: "bag",
    phases.BONUS_SET: "set",
    phases.BONUS_SHAPE: "shape",
    phases.KEEPING: "keep",
    phases.CARD_SHAPE: "shape",
    phases.TOPS: "top",
    phases.POOL: "draw",
    phases.DRAW: "draw",
    phases.NEXT_TOP: "top",
}


class Tried(Attempt):
    """An attempt of a seat, by its kind of action."""

    kind: int


class Passed(Tried):
    """`pass`: no claim."""


class PutBack(Tried):
    """`untake`: put back the piece in hand; the choice is open again."""


class Chosen(Tried):
    """A piece to draft, take, discard, remove …"""

    id: str  # as it was written
    piece: int  # -1 = no such piece


class Placed(Tried):
    """The piece in hand, turned, with its lower left corner on a cell; column and row from 0, possibly outside."""

    mirrored: bool
    turn: int
    column: int
    row: int


class Claimed(Tried):
    """A group, by its colour and any of its cells; column and row from 0, possibly outside."""

    code: str
    colour: int  # -1 = no such colour
    cell: str  # as it was written, in lower case
    column: int
    row: int


# -- writing


def text(state: Position, who: int, action: int) -> str:
    if who == CHANCE:
        return f"{CHANCE_WORDS[int(state.step)]} {outcome_names(state)[action]}"
    kind, subject = int(actions.kind_of(action)), int(actions.subject_of(action))
    word = WORDS[kind]
    if kind in (actions.PASS, actions.UNTAKE):
        return word
    if kind == actions.PLACE:
        return f"{word} r{subject // CELLS} {cell_name(subject % CELLS)}"
    if kind == actions.CLAIM:
        return f"{word} {state.box.codes[subject // CELLS]} {cell_name(subject % CELLS)}"
    return f"{word} {state.box.ids[subject]}"


def outcome_names(state: Position) -> list[str]:
    match state.step:
        case phases.FIRST_BAG:
            return list(LETTERS[: state.seats])
        case phases.BONUS_SET:
            return [*SET_NAMES]
        case phases.BONUS_SHAPE | phases.CARD_SHAPE:
            return state.box.letters
    return state.box.ids


# -- reading


def read(state: Position, seat: int, words: str) -> Tried:
    kind, found = read_form(FORMS, words)
    if found is None:
        due = DUE.get(int(state.step), "take")
        raise Refusal(NotUnderstood(text=words[:80], example=FORMS[due].example))
    if kind == actions.PLACE:
        return read_place(state, found)
    if kind == actions.CLAIM:
        return read_claim(state, seat, found)
    if kind == actions.PASS:
        return Passed(action_of(kind, 0), kind)
    if kind == actions.UNTAKE:
        return PutBack(action_of(kind, 0), kind)
    piece = index_of_typed(state.box.ids, found[1])
    return Chosen(action_of(kind, piece), kind, found[1], piece)


def read_place(state: Position, found: re.Match[str]) -> Placed:
    turn, mirrored = int(found[1]), bool(found[2])
    x, y = cell_at(found[3], found[4])
    inside = is_cell(state, x, y) and not mirrored
    action = action_of(actions.PLACE, turn * CELLS + COLUMNS * y + x if inside else -1)
    return Placed(action, actions.PLACE, mirrored, turn, x, y)


def read_claim(state: Position, seat: int, found: re.Match[str]) -> Claimed:
    """Read a claim. Any cell of a group identifies it; it is written with its key."""
    code, cell = found[1].lower(), f"{found[2]}{found[3]}".lower()
    colour = state.box.codes.find(code)
    x, y = cell_at(found[2], found[3])
    group = group_of(state, seat, colour, x, y)
    action = action_of(actions.CLAIM, colour * CELLS + lowest(group) if group else -1)
    return Claimed(action, actions.CLAIM, code, colour, cell, x, y)


def action_of(kind: int, subject: int) -> int | None:
    """Return the action, if it has a subject."""
    return int(actions.pack(kind, subject)) if subject >= 0 else None


def cell_at(letter: str, number: str) -> tuple[int, int]:
    """Return column and row, both from 0; they may lie outside the chute."""
    return ord(letter.lower()) - ord("a"), int(number) - 1


def is_cell(state: Position, x: int, y: int) -> bool:
    return bool(0 <= x < COLUMNS and 0 <= y < state.box.field.rows)


def group_of(state: Position, seat: int, colour: int, x: int, y: int) -> int:
    """Return the group of a colour with this cell, as a set; empty if there is none."""
    if colour < 0 or not is_cell(state, x, y):
        return 0
    cells, cell = state.chutes[seat].cells_of_colour(colour), ONE << COLUMNS * y + x
    return group_at(cells, cell, state.box.field) if cells & cell else 0


# -- parts of a position, as codec.py writes them


def names_at(state: Position, zone: int) -> list[str]:
    ids = state.box.ids
    return [ids[piece] for piece in pieces_in_zone(state, zone)]


def points_text(state: Position, seat: int) -> dict[str, int]:
    """Return the points of a seat by source; of secret chutes only the sum is known."""
    first = seat * phases.SOURCES
    return {name: int(state.points[first + n]) for n, name in enumerate(phases.SOURCE_NAMES)}


def stacks_text(state: Position) -> dict[str, list[str]]:
    """Return the pieces of each stack, the visible one first; empty in levels without stacks."""
    found = {}
    for stack in range(phases.STACKS) if state.options.level == phases.ADVANCED else ():
        names, top = names_at(state, phases.STACK_OF + stack), int(state.tops[stack])
        if top >= 0 and shows_top(state, stack):
            names.sort(key=lambda name: name != state.box.ids[top])
        found[stack_name(state, stack)] = names
    return found


def stack_name(state: Position, stack: int) -> str:
    return f"{state.box.codes[stack // 4]}{stack % 4 + phases.SMALLEST}"


def placement_text(box: Box, placed: int) -> str:
    piece, place = divmod(placed, PLACES)
    return f"{box.ids[piece]} r{place // CELLS} @{cell_name(place % CELLS)}"


def claim_text(state: Position, claim: Claim) -> str:
    cells = " ".join(cell_names(claim.cells))
    return f"{LETTERS[claim.seat]} {claim.phase} {state.box.codes[claim.colour]} {claim.size} {cells}"


def shows_top(state: Position, stack: int) -> bool:
    if state.options.open_stacks or state.step == phases.CARD_SHAPE:
        return False
    if state.step == phases.TOPS:
        return bool(stack < state.stack)
    return not (state.step == phases.NEXT_TOP and stack == state.stack)
