"""What a seat may do in Pentris, as a page shows it: the parts to pick, the way of a piece, what would come of it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from cinquina.core.event import Event, Worded
from cinquina.core.rules import Choice
from cinquina.games.pentris.events import PentrisEvent
from cinquina.games.pentris.notation import WORDS, text
from cinquina.games.pentris.rules import actions, phases
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.chute import CELLS, Chute, group_at
from cinquina.games.pentris.rules.claims import paying, stars_count
from cinquina.games.pentris.rules.masks import (
    COLUMNS,
    ONE,
    cell_name,
    cell_names,
    full_rows,
    lowest,
    members,
    size,
)
from cinquina.games.pentris.rules.moves import any_placeable, has_personal, slide_of
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.rules.ways import ways
from cinquina.games.pentris.view import Move, group_view, way

if TYPE_CHECKING:
    from cinquina.games.pentris.rulebook import Rulebook


class AsksBlocked(PentrisEvent):
    """To discard: no piece on the board fits."""

    personal: bool  # or to place a personal piece


class AsksPlace(PentrisEvent):
    piece: str


class AsksPick(PentrisEvent):
    """To pick a piece of an open stack."""

    stack: int


class Joined(msgspec.Struct):
    """A group that the piece would join or make: its size before (the largest part) and after."""

    colour: str
    key: str
    cells: list[str]
    before: int
    size: int
    stars: int


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    piece: str = ""
    rests: tuple[str, ...] = ()  # of a piece that would be taken: where it could be placed, as `r1 c3`
    lost: bool = False  # nothing fits: to take it is to lose it
    # A place of the piece in hand.
    turn: int = 0
    anchor: str = ""
    cells: tuple[str, ...] = ()  # in the order of the face; of a claim, the group
    way: tuple[Move, ...] = ()
    groups: tuple[Joined, ...] = ()
    rows: tuple[int, ...] = ()  # that would become complete
    row_points: int = 0  # more than before, if the round ended then
    star_points: int = 0
    platinum_points: int = 0
    holes: tuple[str, ...] = ()  # empty cells that would come under a taken one
    # A claim.
    colour: str = ""
    size: int = 0
    points: int = 0
    stack: int = 0  # that would pay


def asks(rules: "Rulebook", state: Position, seat: int) -> Event:
    """What the seat is asked now."""
    if state.turn() != seat:
        return Worded("pentris.asks")
    match int(state.step):
        case phases.CHOOSE if not any_placeable(state, seat):
            return AsksBlocked(bool(has_personal(state, seat)))
        case phases.CHOOSE:
            return Worded("pentris.asks_choose")
        case phases.PLACING:
            return AsksPlace(state.box.ids[state.hand])
        case phases.REMOVING:
            return Worded("pentris.asks_remove")
        case phases.CLAIMING:
            return Worded("pentris.asks_claim")
        case phases.PICKING:
            return AsksPick(int(state.stack) % 4 + phases.SMALLEST)
    return Worded("pentris.asks_draft")


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Option]:
    """The list, and what it leaves out because something else does the same."""
    listed = rules.actions(state, seat)
    found = [option(rules, state, seat, action) for action in listed]
    left_out = [int(actions.pack(actions.UNTAKE, 0))]
    left_out += [int(actions.pack(actions.TAKE, piece)) for piece in state.board]
    for action in left_out:
        if action not in listed and state.legal(seat, action):
            other = option(rules, state, seat, action)
            other.wasteful = True
            other.lost = other.what == "take"
            found.append(other)
    return found


def option(rules: "Rulebook", state: Position, seat: int, action: int) -> Option:
    kind, subject = int(actions.kind_of(action)), int(actions.subject_of(action))
    choice = Option(notation=text(state, seat, action), what=WORDS[kind])
    if kind == actions.PLACE:
        tell_place(state, seat, subject, choice)
    elif kind == actions.CLAIM:
        tell_claim(state, seat, subject, choice)
    elif kind not in (actions.PASS, actions.UNTAKE):
        choice.piece = state.box.ids[subject]
        # Where a wrong choice is the player's own risk, nothing is given away.
        if kind == actions.PERSONAL or (kind == actions.TAKE and not state.options.penalises):
            choice.rests = tuple(rests(state, seat, subject))
    elif kind == actions.UNTAKE:
        choice.piece = state.box.ids[state.hand]
    return choice


def rests(state: Position, seat: int, piece: int) -> Iterator[str]:
    slide = slide_of(state, seat, piece)
    for turn, picture in enumerate(state.box.outline(piece).picture_of):
        for anchor in members(slide.resting(picture)):
            yield f"r{turn} {cell_name(anchor)}"


def tell_place(state: Position, seat: int, place: int, choice: Option) -> None:
    box, field = state.box, state.box.field
    orientation, anchor = divmod(place, CELLS)
    outline = box.outline(state.hand)
    before = state.chutes[seat]
    after = before.putting(box, state.hand, place)
    choice.piece = box.ids[state.hand]
    choice.turn, choice.anchor = orientation, cell_name(anchor)
    choice.cells = tuple(cell_name(anchor + COLUMNS * y + x) for x, y in outline.looks[orientation])
    choice.way = tuple(way(ways(outline, before.taken, field, state.options.drops), (orientation, anchor)))
    choice.groups = tuple(joined(state, before, after))
    was, complete = before.complete(), after.complete()
    choice.rows = tuple(full_rows(complete & ~was))
    choice.row_points = 2 * len(choice.rows)
    if state.options.level != phases.BEGINNER:
        choice.star_points = after.star_points(field) - before.star_points(field)
        choice.platinum_points = after.platinum_points(complete) - before.platinum_points(was)
    choice.holes = tuple(cell_names(after.covered() & ~before.covered()))


def joined(state: Position, before: Chute, after: Chute) -> list[Joined]:
    """Groups with a cell of the new piece, of each colour the largest first."""
    field, counts = state.box.field, stars_count(state)
    new = after.taken & ~before.taken
    found = []
    for colour in range(COLOURS):
        rest = after.colour(colour) & new
        parts = []
        while rest:
            group = group_at(after.colour(colour), rest & -rest, field)
            rest &= ~group
            old, largest = group & before.taken, 0
            while old:
                part = group_at(before.colour(colour), old & -old, field)
                old &= ~part
                largest = max(largest, before.size(part, counts))
            stars = size(group & after.stars)
            code, key = state.box.codes[colour], cell_name(lowest(group))
            parts.append(Joined(code, key, cell_names(group), largest, after.size(group, counts), stars))
        found += sorted(parts, key=lambda part: -part.size)
    return found


def tell_claim(state: Position, seat: int, subject: int, choice: Option) -> None:
    colour, cell = divmod(subject, CELLS)
    chute = state.chutes[seat]
    group = group_at(chute.colour(colour), ONE << cell, state.box.field)
    shown = group_view(state, seat, chute, colour, group)
    choice.colour, choice.anchor, choice.size = shown.colour, shown.key, shown.size
    choice.cells = tuple(shown.cells)
    if state.options.level == phases.ADVANCED:
        choice.stack = shown.value
        top = int(state.tops[paying(state, colour, shown.size)])
        choice.piece = state.box.ids[top] if top >= 0 else ""
        # A higher stack first; of equal ones the larger group.
        choice.worth = shown.value * 100 + shown.size
    else:
        choice.points = choice.worth = shown.size
