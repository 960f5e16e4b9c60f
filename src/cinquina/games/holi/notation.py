"""Notation: `up C08 D4+F6`, `down C04 E5`, `move D4`, `climb`, `climb_down`, `end_turn`, `corner A1`.

A cell may be written with its level, `2C4`. An incomplete throw (`up C08`, `up C08 D4+`, `down C04`) is no decision,
but its refusal can be asked for. Reading makes an attempt, legal or not; `refusals.py` names the rule against it.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cinquina.core.attempt import Attempt
from cinquina.core.bits import BIT
from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.forms import Form, example_of, read_form
from cinquina.core.state import CHANCE
from cinquina.core.typed_name import index_of_typed
from cinquina.core.who import LETTERS
from cinquina.games.holi.rules import actions, chance, phases
from cinquina.games.holi.rules.actions import DOWNWARD, UPWARD
from cinquina.games.holi.rules.cells import CELLS, SIZE, place_text
from cinquina.games.holi.rules.position import Position

CELL = r"[1-3]?[A-F][1-6]"
CARD = r"(\w{1,8})"
FORMS = {
    "corner": Form(actions.CORNER, rf"corner ({CELL})", "corner A1"),
    "up": Form(actions.UP, rf"up {CARD}(?: ({CELL}(?:\+{CELL}){{0,8}})(\+?))?", "up C08 D4+F6"),
    "down": Form(actions.DOWN, rf"down {CARD}(?: ({CELL}))?", "down C04 E5"),
    "move": Form(actions.MOVE, rf"move ({CELL})", "move D4"),
    "climb": Form(actions.CLIMB, r"climb"),
    "climb_down": Form(actions.CLIMB_DOWN, r"climb_down"),
    "end_turn": Form(actions.END_TURN, r"end_turn"),
}
WORDS = {form.what: word for word, form in FORMS.items()}
FACES = ("↑", "↓")  # of a card in a discard pile


# -- attempts


class Place(NamedTuple):
    """A cell as written."""

    level: int | None  # if it was written
    cell: int

    def is_on(self, level: int) -> bool:
        """Return whether this can be a cell of the level."""
        return self.level is None or self.level == level


class Cornered(Attempt):
    """A corner to start in."""

    where: Place


class ThrownUp(Attempt):
    """A card of the edition, by its id, thrown face up."""

    card: str
    targets: tuple[Place, ...]


class ThrownDown(Attempt):
    """A card of the edition, by its id, thrown face down."""

    card: str
    target: Place


class Begun(Attempt):
    """An incomplete throw: a card of the edition, and face up perhaps some of its targets."""

    words: str
    way: Literal["up", "down"]
    card: str
    targets: tuple[Place, ...]


class Moved(Attempt):
    """A Move of the pawn."""

    to: Place


class Climbed(Attempt):
    """A Climb, straight up or down."""

    way: int  # UPWARD or DOWNWARD


class Ended(Attempt):
    """The end of the turn."""


# -- writing


def cell_text(cell: int) -> str:
    return place_text(cell)[1:]


def cell_texts(cells: int) -> list[str]:
    return [cell_text(cell) for cell in range(CELLS) if cells & BIT[cell]]


def cells_text(cells: int) -> str:
    return "+".join(cell_texts(cells))


def text(state: Position, who: int, action: int) -> str:
    if who == CHANCE:
        return chance_text(state, action)
    what = int(actions.what_of(action))
    word, cells = WORDS[what], int(actions.cells_of(action))
    match what:
        case actions.UP | actions.DOWN:
            card = state.box.deck_ids[who][actions.card_of(action)]
            return f"{word} {card} {cells_text(cells) if what == actions.UP else cell_text(cells)}"
        case actions.MOVE | actions.CORNER:
            return f"{word} {cell_text(cells)}"
    return word


def chance_text(state: Position, outcome: int) -> str:
    match state.phase:
        case phases.RIVALRY:
            return f"rivalry {state.box.rivalry_ids[outcome]}"
        case phases.FIRST:
            return f"first {LETTERS[outcome]}"
        case phases.CORNERING:
            return f"corner {cell_text(outcome)}"
    return f"draw {state.box.deck_ids[drawing_seat(state)][outcome]}"


def drawing_seat(state: Position) -> int:
    return int(chance.next_dealt_seat(state) if state.phase == phases.DEAL else state.active)


# -- reading


class BadInput(Event):
    """An unreadable input: it has no form of an action, or names no card of this edition."""

    game = "holi"

    wrong: Literal["form", "card"]
    text: str
    example: str


def read(state: Position, seat: int, words: str) -> Attempt:
    what, found = read_form(FORMS, words)
    if found is None:
        raise not_understood(state, words)
    match what:
        case actions.CORNER:
            where = parse_place(found[1])
            return Cornered(actions.pack(what, 0, where.cell) if where.is_on(0) else None, where)
        case actions.UP:
            card = card_named(state, found[1])
            targets = tuple(parse_place(each) for each in found[2].split("+")) if found[2] else ()
            if not targets or found[3]:
                return Begun(None, words, "up", card, targets)
            return ThrownUp(
                throw_action(state, seat, what, card, targets, target_set(targets)), card, targets
            )
        case actions.DOWN:
            card = card_named(state, found[1])
            if not found[2]:
                return Begun(None, words, "down", card, ())
            target = parse_place(found[2])
            return ThrownDown(throw_action(state, seat, what, card, [target], target.cell), card, target)
        case actions.MOVE:
            to = parse_place(found[1])
            return Moved(actions.pack(what, 0, to.cell) if to.is_on(state.level(seat)) else None, to)
        case actions.CLIMB | actions.CLIMB_DOWN:
            return Climbed(actions.pack(what, 0, 0), UPWARD if what == actions.CLIMB else DOWNWARD)
    return Ended(actions.pack(what, 0, 0))


def not_understood(state: Position, words: str) -> Refusal:
    due = "corner" if state.phase == phases.CORNERING else "up"
    return Refusal(BadInput("form", words[:80], example_of(FORMS, words, due)))


def card_named(state: Position, typed: str) -> str:
    """Return the card of this edition that is meant."""
    n = index_of_typed(state.box.card_ids, typed)
    if n < 0:
        raise Refusal(BadInput("card", typed, FORMS["up"].example))
    return state.box.card_ids[n]


def parse_place(text: str) -> Place:
    level, letter, number = text[:-2], text[-2].upper(), text[-1]
    return Place(int(level) - 1 if level else None, (int(number) - 1) * SIZE + LETTERS.index(letter))


def target_set(targets: Sequence[Place]) -> int:
    """Return the targets as a set, so that repeated cells count once."""
    return sum({2**each.cell for each in targets})


def throw_action(
    state: Position, seat: int, what: int, card: str, targets: Sequence[Place], cells: int
) -> int | None:
    """Return the action of a throw, if the card is in the seat's deck and the targets are on the level of its pawn."""
    ids = state.box.deck_ids[seat]
    if card not in ids or not all(each.is_on(state.level(seat)) for each in targets):
        return None
    return actions.pack(what, ids.index(card), cells)


def pile_text(state: Position, seat: int) -> list[str]:
    """Return the discards of a seat, the oldest first: `C05↑` face up, `C11↓` face down."""
    cards, ids = state.cards, state.box.deck_ids[seat]
    places = range(int(cards.discards(seat)))
    return [ids[cards.discard_at(seat, place)] + FACES[cards.is_face_down(seat, place)] for place in places]
