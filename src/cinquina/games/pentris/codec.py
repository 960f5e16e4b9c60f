"""Positions as plain data: what scenarios write and the battery reads back."""

import re
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.checks import (
    checked_number,
    index_of_id,
    index_of_name,
    path_prefix,
    position_data,
    require,
    seat_of,
)
from cinquina.core.errors import Invalid
from cinquina.core.fields import OWNER
from cinquina.core.kinds import Id, Letter, Number, OneOf, Written
from cinquina.core.who import LETTERS
from cinquina.games.pentris import plain
from cinquina.games.pentris.notation import shows_top
from cinquina.games.pentris.rules import phases
from cinquina.games.pentris.rules.box import COLOURS, SET_NAMES, WHITE, Box
from cinquina.games.pentris.rules.chute import CELLS, Chute
from cinquina.games.pentris.rules.claims import Claim, may_claim, tokens_in_hand
from cinquina.games.pentris.rules.masks import COLUMNS, ONE, cell_names
from cinquina.games.pentris.rules.moves import has_personal, is_placeable, slide_of
from cinquina.games.pentris.rules.pieces import list_pieces
from cinquina.games.pentris.rules.position import Position, empty_position
from cinquina.games.pentris.rules.scoring import add

if TYPE_CHECKING:
    from cinquina.games.pentris.rulebook import Rulebook

MOST_POINTS = 1_000_000
MOST_ON_BOARD = 16
# The steps that only one level has.
OF_INTERMEDIATE = (phases.BONUS_SET, phases.BONUS_SHAPE, phases.KEEPING)
OF_ADVANCED = (
    *(phases.CARD_SHAPE, phases.TOPS, phases.POOL, phases.DRAFT_PICK),
    *(phases.REMOVING, phases.PICKING, phases.NEXT_TOP),
)

PLACEMENT = re.compile(r"(\w{1,8}) r([0-3]) @?([a-z])(\d{1,2})", re.ASCII)
CLAIM = re.compile(r"([A-D]) ([1-3]) ([a-z]) (\d{1,2})((?: [a-z]\d{1,2})+)", re.ASCII)


class SeatData(msgspec.Struct):
    """The table of a seat, under its letter."""

    # `Lw3 r1 a1`: pieces by turn and lower left corner, in order
    chute: Annotated[
        list[str],
        OWNER,
        Written("[placement_text(state.box, int(each)) for each in state.chutes[seat].placed_pieces()]"),
    ] = []
    personal: Annotated[list[str], Written("names_at(state, phases.PERSONAL_OF + seat)")] = []
    tokens: Annotated[  # by colour
        dict[str, int],
        Written("{code: int(state.tokens[seat * COLOURS + n]) for n, code in enumerate(state.box.codes)}"),
    ] = {}
    points: Annotated[dict[str, int], OWNER, Written("points_text(state, seat)")] = {}


class Data(msgspec.Struct):
    step: Annotated[str | None, OneOf("phases.STEP_NAMES")] = (
        None  # left out: placing with a hand, else choose
    )
    round: Annotated[int, Number(phases.ROUNDS, 1)] = 1
    phase: Annotated[int, Number(phases.PHASES, 1)] = 1
    turn: Annotated[int, Number(phases.TURNS, 1, at="turn_of_phase")] = 1
    holder: Annotated[str, Letter()] = "A"  # of the bag
    active: Annotated[str | None, Letter()] = None  # left out: the first in the acting order
    # left out: all white pieces that are nowhere else
    bag: Annotated[list[str] | None, Written("names_at(state, phases.IN_BAG)")] = None
    # the two areas of the central board
    current: Annotated[
        list[str], Written("[state.box.ids[piece] for piece in state.board][state.older :]")
    ] = []
    previous: Annotated[
        list[str], Written("[state.box.ids[piece] for piece in state.board][: state.older]")
    ] = []
    discards: Annotated[list[str], Written("names_at(state, phases.DISCARDED)")] = []
    pool: Annotated[list[str], Written("names_at(state, phases.IN_POOL)")] = []
    # of the board or a personal piece, chosen and not yet placed
    hand: Annotated[str | None, Id("state.box.ids", when="state.hand >= 0")] = None
    # of this round, `A 1 v 5 c2 d2`: seat, phase, colour, size, cells
    claims: Annotated[list[str], Written("[claim_text(state, claim) for claim in state.claims]")] = []
    # `r3`: the visible piece first; all others in no order
    stacks: Annotated[dict[str, list[str]], Written("stacks_text(state)")] = {}
    to_draw: Annotated[int | None, Written("int(state.to_draw)")] = None  # pieces that chance still draws
    bonus_set: Annotated[str | None, Written("SET_NAMES[state.bonus_set]", when="state.bonus_set > 0")] = None
    bonus_shapes: Annotated[
        list[str] | None, Written("[state.box.letters[shape] for shape in state.bonus_shapes]")
    ] = None
    kept: Annotated[int, Number(phases.BONUS_SHAPES)] = 0
    # of the first card half A and half B, then of the next
    card_shapes: Annotated[
        list[str], Written("[state.box.letters[shape] for shape in state.card_shapes]")
    ] = []
    # that pays, while a piece is picked or turned up
    stack: Annotated[str | None, Written("stack_name(state, int(state.stack))", when="state.stack >= 0")] = (
        None
    )


# -- reading


def load(rules: "Rulebook", raw: dict[str, Any]) -> Position:
    """Fill in a fresh position, whose pieces are all in the box."""
    state = empty_position(rules.box, rules.options, rules.setup.seats)
    count = int(state.seats)
    data, seats = position_data(raw, count, Data, SeatData)
    state.step = phases.PLACING if data.hand else phases.CHOOSE
    plain.read(state, data)
    if data.active is None:
        state.active = state.seat_after(state.holder)
    load_pieces(state, data)
    for seat, part in enumerate(seats):
        with path_prefix(f"$.{LETTERS[seat]}"):
            load_seat(state, seat, part)
    state.claims = [claim_of(state, text, f"$.claims[{n}]") for n, text in enumerate(data.claims)]
    load_set_up(state, data)
    load_bag(state, data)
    most = count if state.step == phases.POOL else count + 1
    left = most if state.step in (phases.DRAW, phases.POOL) else 0
    state.to_draw = checked_number(left if data.to_draw is None else data.to_draw, "$.to_draw", most)
    check(state)
    if state.step == phases.PLACING:
        state.slide = slide_of(state, state.active, state.hand)
    return state


def load_pieces(state: Position, data: Data) -> None:
    board = bring_pieces(state, data.previous, phases.ON_BOARD, "$.previous")
    board += bring_pieces(state, data.current, phases.ON_BOARD, "$.current")
    require(len(board) <= MOST_ON_BOARD, "$.current", f"{len(board)} pieces do not fit on the board")
    state.board = vec[i64](board)
    state.older = len(data.previous)
    bring_pieces(state, data.discards, phases.DISCARDED, "$.discards")
    bring_pieces(state, data.pool, phases.IN_POOL, "$.pool")


def load_seat(state: Position, seat: int, data: SeatData) -> None:
    for n, text in enumerate(data.chute):
        path = f"$.chute[{n}]"
        piece, place = placement_of(state, text, path)
        bring_piece(state, state.box.ids[piece], phases.CHUTE_OF + seat, path)
        state.chutes[seat] = put_piece(state, seat, piece, place, path)
    if data.personal:
        advanced = state.options.level == phases.ADVANCED
        require(advanced, "$.personal", "personal pieces are of the level advanced")
    bring_pieces(state, data.personal, phases.PERSONAL_OF + seat, "$.personal")
    for code, count in data.tokens.items():
        at = index_of_name(state.box.codes, code, "$.tokens")
        state.tokens[seat * COLOURS + at] = checked_number(count, f"$.tokens.{code}", phases.TOKENS)
    require(tokens_in_hand(state, seat) >= 0, "$.tokens", f"a player has {phases.TOKENS} tokens")
    for source, points in data.points.items():
        at = index_of_name(phases.SOURCE_NAMES, source, "$.points")
        add(state, seat, at, checked_number(points, f"$.points.{source}", MOST_POINTS))


def load_set_up(state: Position, data: Data) -> None:
    box = state.box
    if data.bonus_set is not None:
        state.bonus_set = 1 + index_of_name(SET_NAMES[1:], data.bonus_set, "$.bonus_set")
    if data.bonus_shapes is not None:
        some = different_shapes(box, data.bonus_shapes, phases.BONUS_SHAPES, "$.bonus_shapes")
        state.bonus_shapes = vec[i64](some)
    some = different_shapes(box, data.card_shapes, 2 * COLOURS, "$.card_shapes")
    for n, shape in enumerate(some):
        half = box.half_b if n % 2 else box.half_a
        require(shape in half, f"$.card_shapes[{n}]", f"{box.letters[shape]} is of the other half")
    state.card_shapes = vec[i64](some)
    if data.stack is not None:
        state.stack = stack_of(state, data.stack, "$.stack")
    heights, tops = state.heights[:], state.tops[:]
    for name, names in data.stacks.items():
        stack = stack_of(state, name, "$.stacks")
        pieces = bring_pieces(state, names, phases.STACK_OF + stack, f"$.stacks.{name}")
        for n, piece in enumerate(pieces):
            special = box.set[piece] != WHITE
            require(special, f"$.stacks.{name}[{n}]", f"{names[n]} is white, and stacks hold special pieces")
        heights[stack] = len(pieces)
        if pieces and shows_top(state, stack):
            tops[stack] = pieces[0]
    state.heights, state.tops = heights, tops


def load_bag(state: Position, data: Data) -> None:
    box = state.box
    names = data.bag
    if names is None:
        zones = list(state.zone)
        names = [id for n, id in enumerate(box.ids) if box.set[n] == WHITE and zones[n] == phases.IN_BOX]
    bring_pieces(state, names, phases.IN_BAG, "$.bag")
    list_pieces(state)


def bring_piece(state: Position, name: str, zone: int, path: str) -> int:
    piece = index_of_id(state.box.ids, name, path)
    require(state.zone[piece] == phases.IN_BOX, path, f"{name} is already somewhere else")
    state.zone[piece] = zone
    return piece


def bring_pieces(state: Position, names: list[str], zone: int, path: str) -> list[int]:
    return [bring_piece(state, name, zone, f"{path}[{n}]") for n, name in enumerate(names)]


def put_piece(state: Position, seat: int, piece: int, place: int, path: str) -> Chute:
    chute = state.chutes[seat]
    outline = state.box.outline(piece)
    cells = outline.pictures[outline.picture_of[place // CELLS]].mask << place % CELLS
    require(not cells & chute.taken, path, f"{', '.join(cell_names(cells & chute.taken))} is taken")
    return chute.with_piece(state.box, piece, place)


def check(state: Position) -> None:
    """Check that every seat with a pending decision can decide."""
    step, seat = int(state.step), state.active
    name = phases.STEP_NAMES[step]
    placing = step == phases.PLACING
    require((state.hand >= 0) == placing, "$.hand", f"a piece is in hand in the step place, not in {name}")
    if placing:
        there = state.zone[state.hand] in (phases.ON_BOARD, phases.PERSONAL_OF + seat)
        require(there, "$.hand", "it is neither on the board nor a piece of the seat")
        fits = is_placeable(state, seat, state.hand)
        require(fits, "$.hand", "it cannot be placed, so it cannot have been chosen")
    require(not is_idle(state), "$.step", f"there is nothing to do in the step {name}")
    level = state.options.level
    other = (step in OF_INTERMEDIATE and level != phases.INTERMEDIATE) or (
        step in OF_ADVANCED and level != phases.ADVANCED
    )
    require(not other, "$.step", f"the step {name} is not one of this level")
    known = step in (phases.TOPS, phases.PICKING, phases.NEXT_TOP)
    require((state.stack >= 0) == known, "$.stack", f"it is not known in the step {name}")


def is_idle(state: Position) -> bool:
    """Return whether the step has nothing to do."""
    seat = state.active
    no_stack = state.stack < 0 or state.heights[state.stack] < 1
    match int(state.step):
        case phases.CHOOSE:
            idle = not len(state.board) and not has_personal(state, seat)
        case phases.REMOVING:
            idle = not len(state.board)
        case phases.CLAIMING:
            idle = not may_claim(state, seat)
        case phases.DRAW:
            idle = not len(state.bag) or not state.to_draw
        case phases.POOL:
            idle = len(state.bag) < state.to_draw or not state.to_draw
        case phases.DRAFT_PICK:
            idle = list(state.zone).count(phases.IN_POOL) < 2
        case phases.PICKING:
            idle = no_stack or not state.options.open_stacks
        case phases.NEXT_TOP | phases.TOPS:
            idle = no_stack or state.options.open_stacks
        case phases.CARD_SHAPE:
            idle = len(state.card_shapes) >= 2 * COLOURS
        case phases.BONUS_SET:
            idle = state.bonus_set > 0
        case phases.BONUS_SHAPE:
            idle = len(state.bonus_shapes) >= phases.BONUS_SHAPES
        case phases.KEEPING:
            idle = state.kept >= len(state.bonus_shapes) or state.bonus_set < 1
        case _:
            idle = False
    return bool(idle)


# -- words


def placement_of(state: Position, text: str, path: str) -> tuple[int, int]:
    """Return piece and place of `Lw3 r1 @a1`."""
    found = PLACEMENT.fullmatch(" ".join(text.split()))
    if found is None:
        raise Invalid(path, f"{text!r} is not a placement such as Lw3 r1 @a1")
    piece = index_of_id(state.box.ids, found[1], path)
    x, y = ord(found[3]) - ord("a"), int(found[4]) - 1
    outline = state.box.outline(piece)
    picture = outline.pictures[outline.picture_of[int(found[2])]]
    if not (0 <= x <= COLUMNS - picture.width and 0 <= y <= state.box.field.rows - picture.height):
        raise Invalid(path, f"{text!r} leaves the chute")
    return piece, int(found[2]) * CELLS + COLUMNS * y + x


def claim_of(state: Position, text: str, path: str) -> Claim:
    found = CLAIM.fullmatch(text)
    colour = state.box.codes.find(found[3]) if found else -1
    if found is None or colour < 0:
        raise Invalid(path, f"{text!r} is not a claim such as A 1 {state.box.codes[0]} 2 a1 a2")
    cells = 0
    for name in found[5].split():
        x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
        if not (0 <= x < COLUMNS and 0 <= y < state.box.field.rows):
            raise Invalid(path, f"{name} is not a cell of the chute")
        cells |= ONE << COLUMNS * y + x
    return Claim(seat_of(int(state.seats), found[1], path), int(found[2]), colour, cells, int(found[4]))


def stack_of(state: Position, name: str, path: str) -> int:
    """Return the number of a stack from its name: `r5` is stack 5 of the red card."""
    codes = state.box.codes
    if len(name) != 2 or name[0] not in codes or name[1] not in "3456":
        raise Invalid(path, f"{name!r} is not a stack such as {codes[0]}5")
    return codes.index(name[0]) * 4 + int(name[1]) - phases.SMALLEST


def different_shapes(box: Box, letters: list[str], most: int, path: str) -> list[int]:
    """Return the numbers of shapes from their letters. Raise Invalid if one appears twice, or if there are too many."""
    some = [index_of_name(box.letters, letter, path) for letter in letters]
    require(len(some) <= most, path, f"{len(some)} shapes; there are {most} at most")
    require(len(set(some)) == len(some), path, "a shape is there twice")
    return some


# -- writing

dump = plain.dump
