"""The questions and choices of a seat in Pentris, for a page: the parts to pick, the way of a piece, the effects."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from cinquina.core.brings import Brought, brought
from cinquina.core.event import Event, Worded
from cinquina.core.rules import Choice, Rules
from cinquina.games.pentris.events import PentrisEvent
from cinquina.games.pentris.notation import WORDS, text
from cinquina.games.pentris.rules import actions, masks, phases
from cinquina.games.pentris.rules.chute import CELLS, Chute, group_at, grown_groups
from cinquina.games.pentris.rules.claims import paying_stack, stars_count
from cinquina.games.pentris.rules.moves import has_personal, is_any_placeable, slide_of
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.rules.ways import Pose, Ways, ways


class Move(msgspec.Struct, array_like=True, frozen=True):
    """Equal moves in a row: `in` (from above), `D`, `L`, `R`, or `cw` and `ccw` about a cell; and the resulting
    state."""

    move: str
    times: int
    turn: int
    anchor: str
    pivot: str = ""


class Node(msgspec.Struct, array_like=True, frozen=True):
    """A state of a piece, and the numbers of the states that each key leads to; -1 = the piece stays."""

    turn: int
    column: int
    row: int
    left: int
    right: int
    down: int
    clockwise: int
    counter: int
    entry: bool  # from above it comes in here
    rests: bool  # it can stay here


class AsksBlocked(PentrisEvent):
    """The question which piece to discard: no piece on the board fits."""

    personal: bool  # or to place a personal piece


class AsksPlace(PentrisEvent):
    piece: str


class AsksPick(PentrisEvent):
    """The question which piece of an open stack to pick."""

    stack: int


class Joined(msgspec.Struct):
    """A group of several cells that the piece would join or make: its size before (the largest part) and after."""

    colour: str
    cells: list[str]
    before: int
    size: int


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    piece: str = ""
    rests: tuple[str, ...] = ()  # of a piece to take: its possible places, as `r1 c3`
    # Of a place in the order of the face; of a claim the group, from its lowest, then leftmost cell.
    cells: tuple[str, ...] = ()
    # A place of the piece in hand.
    turn: int = 0
    anchor: str = ""
    way: tuple[Move, ...] = ()
    groups: tuple[Joined, ...] = ()
    rows: tuple[int, ...] = ()  # newly completed
    holes: tuple[str, ...] = ()  # empty cells that would be covered
    # A claim.
    colour: str = ""
    size: int = 0
    points: int = 0
    stack: int = 0  # that would pay


def asks(state: Position, seat: int) -> Event:
    """Return the question of the seat."""
    if state.turn() != seat:
        return Worded("pentris.asks")
    match int(state.step):
        case phases.CHOOSE if not is_any_placeable(state, seat):
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


class Standing(NamedTuple):
    """A chute, and its points if the round ended now."""

    chute: Chute
    complete: int
    stars: int
    platinum: int
    holes: int


def choices(rules: Rules, state: Position, seat: int) -> list[Option]:
    """Return the listed choices, and the unlisted equivalents."""
    listed = rules.actions(state, seat)
    before = chute_standing(state, state.chutes[seat])
    found = [make_option(state, seat, action, before) for action in listed]
    left_out = [int(actions.pack(actions.UNTAKE, 0))]
    left_out += [int(actions.pack(actions.TAKE, piece)) for piece in state.board]
    return found + [
        unlisted_choice(state, seat, action, before)
        for action in left_out
        if action not in listed and state.legal(seat, action)
    ]


def choice(rules: Rules, state: Position, seat: int, action: int) -> Option:
    tell = make_option if action in rules.actions(state, seat) else unlisted_choice
    return tell(state, seat, action, chute_standing(state, state.chutes[seat]))


def unlisted_choice(state: Position, seat: int, action: int, before: Standing) -> Option:
    """Return the choice to put a piece back, or to take one that is then lost."""
    choice = make_option(state, seat, action, before)
    choice.wasteful = True
    if choice.what == "take":
        choice.brings = (brought("pentris", "lost", "bad"),)
    return choice


def make_option(state: Position, seat: int, action: int, before: Standing) -> Option:
    kind, subject = int(actions.kind_of(action)), int(actions.subject_of(action))
    choice = Option(notation=text(state, seat, action), what=WORDS[kind])
    if kind == actions.PLACE:
        tell_place(state, before, subject, choice)
    elif kind == actions.CLAIM:
        tell_claim(state, seat, subject, choice)
    elif kind == actions.UNTAKE:
        choice.piece = state.box.ids[state.hand]
    elif kind != actions.PASS:
        choice.piece = state.box.ids[subject]
        # If a wrong choice is the player's own risk, no hint is given.
        if kind == actions.PERSONAL or (kind == actions.TAKE and not state.options.penalises):
            choice.rests = tuple(resting_places(state, seat, subject))
            choice.worth = len(choice.rests)
            choice.brings = (brought("pentris", "places", count=choice.worth),)
    return choice


def resting_places(state: Position, seat: int, piece: int) -> Iterator[str]:
    slide = slide_of(state, seat, piece)
    for turn, picture in enumerate(state.box.outline(piece).picture_of):
        for anchor in masks.members(slide.resting_anchors(picture)):
            yield f"r{turn} {masks.cell_name(anchor)}"


def chute_standing(state: Position, chute: Chute) -> Standing:
    complete = chute.complete_cells()
    scores = state.options.level != phases.BEGINNER
    stars = chute.star_points(state.box.field) if scores else 0
    platinum = chute.platinum_points(complete) if scores else 0
    return Standing(chute, complete, stars, platinum, chute.holes_below())


def tell_place(state: Position, before: Standing, place: int, choice: Option) -> None:
    box, chute = state.box, before.chute
    orientation, anchor = divmod(place, CELLS)
    outline = box.outline(state.hand)
    after = chute_standing(state, chute.with_piece(box, state.hand, place))
    choice.turn, choice.anchor = orientation, masks.cell_name(anchor)
    choice.cells = tuple(
        masks.cell_name(anchor + masks.COLUMNS * y + x) for x, y in outline.looks[orientation]
    )
    known = ways(outline, chute.taken, box.field, state.options.drops)
    choice.way = tuple(way_to(known, (orientation, anchor)))
    choice.groups = tuple(joined_groups(state, chute, after.chute))
    choice.rows = tuple(masks.full_rows(after.complete & ~before.complete))
    choice.holes = tuple(masks.cell_names(after.holes & ~before.holes))
    gains = tuple(effects_of_place(choice, after.stars - before.stars, after.platinum - before.platinum))
    choice.brings = gains or (brought("pentris", "nothing"),)
    grows = max((each.size - each.before for each in choice.groups), default=0)
    points = sum(each.facts.get("points", 0) for each in gains)
    # Fewer holes first, then lower places.
    choice.worth = 100 * (points + grows - 2 * len(choice.holes)) - anchor // masks.COLUMNS


def effects_of_place(choice: Option, stars: int, platinum: int) -> Iterator[Brought]:
    """Yield the effects of a place. Their points sum to its gain if the round ended then."""
    if choice.rows:
        yield brought("pentris", "rows", "good", rows=list(choice.rows), points=2 * len(choice.rows))
    if choice.holes:
        yield brought("pentris", "holes", "bad", count=len(choice.holes))
    if stars:
        yield brought("pentris", "stars", "good", points=stars)
    if platinum:
        yield brought("pentris", "platinum", "good", points=platinum)
    for group in choice.groups:
        if group.before:
            facts = {"colour": group.colour, "before": group.before, "size": group.size}
            yield brought("pentris", "grows", "good", **facts)


def joined_groups(state: Position, before: Chute, after: Chute) -> list[Joined]:
    """Return the groups that grow by the new piece, of each colour the largest first; a single cell is no group."""
    grown = grown_groups(before, after, stars_count(state), state.box.field)
    return [
        Joined(state.box.codes[colour], masks.cell_names(group), was, now)
        for colour, group, was, now in sorted(grown, key=lambda each: (each[0], -each[3]))
    ]


def tell_claim(state: Position, seat: int, subject: int, choice: Option) -> None:
    colour, cell = divmod(subject, CELLS)
    chute = state.chutes[seat]
    group = group_at(chute.cells_of_colour(colour), masks.ONE << cell, state.box.field)
    choice.colour, choice.size = state.box.codes[colour], chute.group_size(group, stars_count(state))
    choice.cells = tuple(masks.cell_names(group))
    facts = {"colour": choice.colour, "size": choice.size}
    if state.options.level == phases.ADVANCED:
        stack = int(paying_stack(state, colour, choice.size))
        top = int(state.tops[stack])
        choice.stack = stack % 4 + phases.SMALLEST
        choice.piece = state.box.ids[top] if top >= 0 else ""
        # A higher stack first, then a larger group.
        choice.worth = 100 * choice.stack + choice.size
        choice.brings = (brought("pentris", "piece", "good", **facts, stack=choice.stack),)
    else:
        choice.points = choice.worth = choice.size
        choice.brings = (brought("pentris", "points", "good", **facts, points=choice.points),)


def way_to(known: Ways, pose: Pose) -> list[Move]:
    """Return the way from above to this pose, equal steps together."""
    moves: list[Move] = []
    for move, pivot, (turn, anchor) in known.way(pose):
        again = bool(moves) and moves[-1].move == move and not pivot
        times = moves.pop().times + 1 if again else 1
        moves.append(Move(move, times, turn, masks.cell_name(anchor), pivot))
    return moves


def nodes_of(known: Ways) -> list[Node]:
    """Return every pose with the numbers of the poses reached by a step or the most central turn."""
    entries = set(known.entries())
    found = []
    for pose in known.poses:
        orientation, anchor = pose
        to = {move: known.number[there] for move, _, there in [*known.steps(pose), *known.around[pose][::-1]]}
        left, right, down = (to.get(move, -1) for move in "LRD")
        clockwise, counter = to.get("cw", -1), to.get("ccw", -1)
        y, x = divmod(anchor, masks.COLUMNS)
        ends = left, right, down, clockwise, counter
        found.append(Node(orientation, x, y, *ends, pose in entries, known.can_rest(pose)))
    return found
