"""Refusals of Pentris: the first rule against an attempt (law, section Illegal input). Seat, then moment, then
action."""

from typing import Literal

from cinquina.core.errors import Refusal
from cinquina.core.event import Event, id_of
from cinquina.games.pentris.notation import Chosen, Claimed, Passed, Placed, PutBack, Tried, group_of, is_cell
from cinquina.games.pentris.rules import actions, phases
from cinquina.games.pentris.rules.box import COLOURS, WHITE
from cinquina.games.pentris.rules.claims import paying_stack, stars_count, tokens_in_hand
from cinquina.games.pentris.rules.masks import COLUMNS, cell_names
from cinquina.games.pentris.rules.moves import is_any_placeable, is_placeable
from cinquina.games.pentris.rules.pieces import has_white, is_on_board
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.rules.shape import Picture

Wrong = Literal["colour", "outside", "none", "other", "bare"]


class PentrisRefusal(Event):
    game = "pentris"


# -- the moment


class WrongMoment(PentrisRefusal):
    """Another decision is due from the seat with the turn."""

    step: Literal["draft", "choose", "place", "claim", "pick"]
    piece: str | None = None  # place: in hand
    tries: bool | None = None  # place: it may be put back
    stack: int | None = None  # pick: by its number


# -- a piece, as it was written


class NotInPool(PentrisRefusal):
    piece: str


class WrongStack(PentrisRefusal):
    """The number of the stack that pays."""

    stack: int


class NotYourPiece(PentrisRefusal):
    piece: str


class NotPlaceable(PentrisRefusal):
    piece: str


class AnotherPlaceable(PentrisRefusal):
    """This piece does not fit, but another one does."""

    piece: str


class NotOnBoard(PentrisRefusal):
    piece: str


class WhiteFirst(PentrisRefusal):
    piece: str


# -- a place


class Occupied(PentrisRefusal):
    cells: list[str]


class Unreachable(PentrisRefusal):
    """The cells are those in the way."""

    cells: list[str]


# -- a claim


class NoGroup(PentrisRefusal):
    """The colour does not exist, or its cell is outside the chute or not of that colour."""

    wrong: Wrong
    colour: str
    colours: list[str]  # all colours
    cell: str | None = None
    rows: int | None = None


class ColourUsed(PentrisRefusal):
    colour: str


class NoCandies(PentrisRefusal):
    size: int


class TooSmall(PentrisRefusal):
    size: int


class NothingToPay(PentrisRefusal):
    size: int


# The step of each kind of action.
MOMENTS = {
    actions.DRAFT: phases.DRAFT_PICK,
    actions.TAKE: phases.CHOOSE,
    actions.PERSONAL: phases.CHOOSE,
    actions.DISCARD: phases.CHOOSE,
    actions.PLACE: phases.PLACING,
    actions.UNTAKE: phases.PLACING,
    actions.REMOVE: phases.REMOVING,
    actions.CLAIM: phases.CLAIMING,
    actions.PASS: phases.CLAIMING,
    actions.PICK: phases.PICKING,
}


def why_not(state: Position, seat: int, attempt: Tried) -> Refusal | None:
    if refused := why_not_now(state, seat, attempt.kind):
        return refused
    match attempt:
        case Placed():
            return why_not_placed(state, attempt)
        case Claimed():
            return why_not_claimed(state, seat, attempt)
        case Chosen():
            return why_not_chosen(state, seat, attempt)
        case Passed() if not state.options.may_pass:
            return Refusal("pentris.must_claim")
        case PutBack() if not state.options.tries:
            return Refusal("pentris.choice_final")
    return None


# -- the moment


def why_not_now(state: Position, seat: int, kind: int) -> Refusal | None:
    """Check the seat, then the moment. A claim without tokens has its own refusal."""
    if state.step == phases.CLAIMING and kind == actions.CLAIM and has_no_tokens(state, seat):
        return Refusal("pentris.no_token")
    if state.turn() != seat:
        return Refusal("pentris.not_your_turn")
    if state.step == phases.REMOVING and kind != actions.REMOVE:
        return Refusal("pentris.must_remove")
    if state.step != MOMENTS[kind]:
        return Refusal(what_is_due(state))
    return None


def what_is_due(state: Position) -> WrongMoment:
    match int(state.step):
        case phases.DRAFT_PICK:
            return WrongMoment("draft")
        case phases.PLACING:
            return WrongMoment("place", state.box.ids[state.hand], bool(state.options.tries))
        case phases.CLAIMING:
            return WrongMoment("claim")
        case phases.PICKING:
            return WrongMoment("pick", stack=int(state.stack) % 4 + phases.SMALLEST)
    return WrongMoment("choose")


# -- a piece


def why_not_chosen(state: Position, seat: int, attempt: Chosen) -> Refusal | None:
    piece, id = attempt.piece, attempt.id
    zone = int(state.zone[piece]) if piece >= 0 else phases.IN_BOX
    if attempt.kind == actions.DRAFT:
        return None if zone == phases.IN_POOL else Refusal(NotInPool(id))
    if attempt.kind == actions.PICK:
        if zone == phases.STACK_OF + state.stack:
            return None
        return Refusal(WrongStack(int(state.stack) % 4 + phases.SMALLEST))
    if attempt.kind == actions.PERSONAL:
        if zone != phases.PERSONAL_OF + seat:
            return Refusal(NotYourPiece(id))
        return None if is_placeable(state, seat, piece) else Refusal(NotPlaceable(id))
    return why_not_available(state, seat, attempt)


def why_not_available(state: Position, seat: int, attempt: Chosen) -> Refusal | None:
    """Return the rule against taking, discarding or removing a piece of the central board."""
    kind, piece, id = attempt.kind, attempt.piece, attempt.id
    if piece < 0 or not is_on_board(state, piece):
        return Refusal(NotOnBoard(id))
    if kind == actions.TAKE and not state.options.penalises and not is_placeable(state, seat, piece):
        return Refusal(AnotherPlaceable(id) if is_any_placeable(state, seat) else NotPlaceable(id))
    if kind == actions.DISCARD and is_any_placeable(state, seat):
        return Refusal("pentris.can_place")
    if kind == actions.REMOVE and state.box.set[piece] != WHITE and has_white(state):
        return Refusal(WhiteFirst(id))
    return None


# -- a place


def why_not_placed(state: Position, attempt: Placed) -> Refusal | None:
    """Check mirror image, borders, other pieces, support, way: in this order."""
    if attempt.mirrored:
        return Refusal("pentris.no_flipping")
    x, y = attempt.column, attempt.row
    outline = state.box.outline(state.hand)
    p = int(outline.picture_of[attempt.turn])
    picture = outline.pictures[p]
    if not (0 <= x <= COLUMNS - picture.width and 0 <= y <= state.box.field.rows - picture.height):
        return Refusal("pentris.leaves_chute")
    anchor = COLUMNS * y + x
    slide = state.slide
    assert slide is not None
    taken = state.chutes[state.active].taken
    if not slide.free(p) >> anchor & 1:
        return Refusal(Occupied(cell_names(picture.mask << anchor & taken)))
    if not slide.supported_anchors(p) >> anchor & 1:
        return Refusal("pentris.would_fall")
    if not slide.resting_anchors(p) >> anchor & 1:
        return Refusal(Unreachable(cell_names(blocking_cells(state, picture, anchor))))
    return None


def blocking_cells(state: Position, picture: Picture, anchor: int) -> int:
    """Return the cells that block a piece on its straight way down to this place."""
    way = picture.mask << anchor
    for _ in range(state.box.field.rows):
        way |= way << COLUMNS
    return way & state.chutes[state.active].taken


# -- a claim


def why_not_claimed(state: Position, seat: int, attempt: Claimed) -> Refusal | None:
    """Check colour, token, cell, size: in this order."""
    code, colour = attempt.code, attempt.colour
    if colour < 0:
        return Refusal(NoGroup("colour", code, list(state.box.codes)))
    if is_colour_used(state, seat, colour):
        return Refusal(ColourUsed(code))
    if wrong := why_no_group(state, seat, attempt):
        field = state.box.field
        return Refusal(NoGroup(wrong, code, list(state.box.codes), attempt.cell, int(field.rows)))
    group = group_of(state, seat, colour, attempt.column, attempt.row)
    size = state.chutes[seat].group_size(group, stars_count(state))
    unpaid = why_not_paid(state, colour, size)
    return Refusal(unpaid) if unpaid else None


def why_no_group(state: Position, seat: int, attempt: Claimed) -> Wrong | None:
    """Return why a cell does not identify a group of a colour, or None."""
    x, y = attempt.column, attempt.row
    if not is_cell(state, x, y):
        return "outside"
    chute, cell = state.chutes[seat], COLUMNS * y + x
    cells = chute.cells_of_colour(attempt.colour)
    if cells >> cell & 1:
        return None
    if not cells:
        return "none"
    return "other" if any(chute.cells_of_colour(each) >> cell & 1 for each in range(COLOURS)) else "bare"


def why_no_claim(state: Position, seat: int, colour: int, size: int) -> str:
    """Return the id of the rule against a group of this size if claims were due now: tokens first, then the size."""
    if has_no_tokens(state, seat):
        return "pentris.no_token"
    if is_colour_used(state, seat, colour):
        return id_of(ColourUsed)
    unpaid = why_not_paid(state, colour, size)
    return unpaid.id if unpaid else ""


def why_not_paid(state: Position, colour: int, size: int) -> PentrisRefusal | None:
    """Return the rule against a group of this size, tokens aside."""
    if state.options.level != phases.ADVANCED:
        return None if size else NoCandies(size)
    if size < phases.SMALLEST:
        return TooSmall(size)
    return None if paying_stack(state, colour, size) >= 0 else NothingToPay(size)


def has_no_tokens(state: Position, seat: int) -> bool:
    return bool(state.options.level == phases.ADVANCED and tokens_in_hand(state, seat) == 0)


def is_colour_used(state: Position, seat: int, colour: int) -> bool:
    """Return whether a colour is used up for a seat; never in the advanced game (pentris R37)."""
    return bool(state.options.level != phases.ADVANCED and state.tokens[seat * COLOURS + colour])
