"""The set-up of Pentris, step by step, and the draft of the advanced game (docs/rules/pentris.md, Setup)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.games.pentris.events import BonusSet, BonusShape, Drafted, FirstBag, Kept, Pool, Stocked
from cinquina.games.pentris.rules import course, pieces
from cinquina.games.pentris.rules.box import BLUE, COLOURS, SET_NAMES, WHITE
from cinquina.games.pentris.rules.lists import with_item
from cinquina.games.pentris.rules.phases import (
    ADVANCED,
    BONUS_SET,
    BONUS_SHAPE,
    BONUS_SHAPES,
    CARD_SHAPE,
    DRAFT_PICK,
    FIRST_BAG,
    IN_BAG,
    IN_BOX,
    IN_POOL,
    INTERMEDIATE,
    KEEPING,
    NO_PIECE,
    NO_STACK,
    POOL,
    STACK_OF,
    STACKS,
    TOPS,
)

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


def prepare(position: "Position", outcome: i64) -> None:
    """Apply the outcome of a step, then continue with the next one."""
    box = position.box
    listener = position.listener
    if position.step == FIRST_BAG:
        position.holder = outcome
        if listener is not None:
            listener.hear(FirstBag(outcome))
    elif position.step == BONUS_SET:
        position.bonus_set = outcome
        if listener is not None:
            listener.hear(BonusSet(SET_NAMES[outcome]))
    elif position.step == BONUS_SHAPE:
        position.bonus_shapes = with_item(position.bonus_shapes, outcome)
        if listener is not None:
            listener.hear(BonusShape(box.letters[outcome]))
    elif position.step == KEEPING:
        swap_in(position, outcome)
    elif position.step == CARD_SHAPE:
        stock(position, outcome)
    elif position.step == TOPS:
        pieces.turn_up(position, position.stack, outcome)
        position.stack += 1
    else:
        pieces.take_from_bag(position, outcome, IN_POOL)
        position.to_draw -= 1
        if listener is not None:
            listener.hear(Pool(box.ids[outcome]))
    go_on(position)


def go_on(position: "Position") -> None:
    """Continue to the next step of the set-up that is needed."""
    options = position.options
    level: i64 = options.level
    if position.step == FIRST_BAG:
        position.step = BONUS_SET
    if position.step == BONUS_SET and (level != INTERMEDIATE or position.bonus_set > 0):
        position.step = BONUS_SHAPE
    if position.step == BONUS_SHAPE and (level != INTERMEDIATE or len(position.bonus_shapes) == BONUS_SHAPES):
        position.step = KEEPING
    if position.step == KEEPING and (level != INTERMEDIATE or position.kept == BONUS_SHAPES):
        position.step = CARD_SHAPE
    if position.step == CARD_SHAPE and (level != ADVANCED or len(position.card_shapes) == 2 * COLOURS):
        position.step = TOPS
        position.stack = 0
    if position.step == TOPS and (level != ADVANCED or options.open_stacks or position.stack == STACKS):
        position.step = POOL
        position.stack = NO_STACK
        position.to_draw = position.seats
    if position.step == POOL and level != ADVANCED:
        course.begin_turn(position)
    elif position.step == POOL and position.to_draw == 0:
        position.step = DRAFT_PICK
        position.active = position.holder
        last_draft(position)


def swap_in(position: "Position", piece: i64) -> None:
    """Replace the white pieces of a bonus shape, but for one, by its three special ones (intermediate game)."""
    box = position.box
    shape: i64 = position.bonus_shapes[position.kept]
    position.kept += 1
    other: i64 = 0
    while other < box.pieces:
        if box.shape[other] == shape:
            if box.set[other] == WHITE and other != piece:
                position.zone[other] = IN_BOX
            elif box.set[other] == position.bonus_set:
                position.zone[other] = IN_BAG
        other += 1
    pieces.list_pieces(position)
    if position.listener is not None:
        kept = Kept(box.ids[piece], box.letters[shape], SET_NAMES[position.bonus_set])
        position.listener.hear(kept)


def stock(position: "Position", shape: i64) -> None:
    """Fill two stacks of the advanced game: half A of a card fills 3 (blue) and 5 (beige), half B 4 and 6."""
    box = position.box
    colour: i64 = len(position.card_shapes) // 2
    half: i64 = len(position.card_shapes) % 2
    position.card_shapes = with_item(position.card_shapes, shape)
    heights = position.heights[:]
    for piece in box.specials[shape]:
        stack: i64 = colour * 4 + half + (0 if box.set[piece] == BLUE else 2)
        position.zone[piece] = STACK_OF + stack
        heights[stack] += 1
    position.heights = heights
    if position.listener is not None:
        position.listener.hear(Stocked(box.codes[colour], box.letters[shape], 3 + half, 5 + half))


def draft(position: "Position", piece: i64) -> None:
    """Draft a piece, clockwise, starting with the bag holder (pentris R27)."""
    seat: i64 = position.active
    pieces.give(position, seat, piece)
    if position.listener is not None:
        position.listener.hear(Drafted(seat, position.box.ids[piece]))
    position.active = seat - 1 if seat > 0 else position.seats - 1
    last_draft(position)


def last_draft(position: "Position") -> None:
    """Give the last player the last piece; then start the first turn."""
    pool: i64 = NO_PIECE
    left: i64 = 0
    piece: i64 = 0
    while piece < position.box.pieces:
        if position.zone[piece] == IN_POOL:
            pool = piece
            left += 1
        piece += 1
    if left == 1:
        draft(position, pool)
    elif left == 0:
        course.begin_turn(position)
