"""Effects of the actions of Pentris: pieces are drawn, taken, placed and removed, groups claimed (law, Play)."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from cinquina.core.listener import ALL, Listener
from cinquina.games.pentris.events import (
    Claimed,
    Completed,
    Discarded,
    Drawn,
    Earned,
    Hidden,
    Personal,
    Placed,
    PutBack,
    Removed,
    Took,
)
from cinquina.games.pentris.rules import claims, course, moves, pieces, scoring
from cinquina.games.pentris.rules.actions import DISCARD, PASS, TAKE
from cinquina.games.pentris.rules.box import COLOURS, Box
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, group_at
from cinquina.games.pentris.rules.claims import Claim
from cinquina.games.pentris.rules.lists import without_item
from cinquina.games.pentris.rules.masks import ONE, cell_name, cell_names, full_rows
from cinquina.games.pentris.rules.phases import (
    ADVANCED,
    CHOOSE,
    CHUTE_OF,
    CLAIMS,
    DISCARDED,
    IN_BOX,
    NEXT_TOP,
    NO_PIECE,
    ON_BOARD,
    PICKING,
    PLACING,
    REMOVING,
    SMALLEST,
)

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


# -- a piece


def draw(position: "Position", piece: i64) -> None:
    pieces.take_from_bag(position, piece, ON_BOARD)
    position.board = append(position.board, piece)
    position.to_draw -= 1
    if position.listener is not None:
        position.listener.hear(Drawn(position.box.ids[piece]))
    course.await_draw(position)


def choose(position: "Position", kind: i64, piece: i64) -> None:
    """Take, discard or use a personal piece."""
    seat: i64 = position.active
    ids = position.box.ids
    lost: bool = kind == TAKE and position.options.penalises and not moves.is_placeable(position, seat, piece)
    if kind == DISCARD or lost:
        if position.listener is not None:
            position.listener.hear(Discarded(seat, ids[piece], lost))
        pieces.take_off_board(position, piece, DISCARDED)
        course.next_seat(position)
        return
    position.hand = piece
    position.slide = moves.slide_of(position, seat, piece)
    position.step = PLACING
    if position.listener is not None:
        position.listener.hear(Took(seat, ids[piece]) if kind == TAKE else Personal(seat, ids[piece]))


def put_back(position: "Position") -> None:
    if position.listener is not None:
        position.listener.hear(PutBack(position.active, position.box.ids[position.hand]))
    position.hand = NO_PIECE
    position.slide = None
    position.step = CHOOSE


def place(position: "Position", place: i64) -> None:
    seat: i64 = position.active
    piece: i64 = position.hand
    before = position.chutes[seat]
    position.chutes[seat] = before.with_piece(position.box, piece, place)
    if position.listener is not None:
        tell_placed(position, position.listener, piece, place, before.complete_cells())
    position.hand = NO_PIECE
    position.slide = None
    if position.zone[piece] == ON_BOARD:
        pieces.take_off_board(position, piece, CHUTE_OF + seat)
        course.next_seat(position)
    else:
        position.zone[piece] = CHUTE_OF + seat
        position.personal = without_item(position.personal, piece)
        position.step = REMOVING
        if len(position.board) == 0:
            course.next_seat(position)


def tell_placed(position: "Position", listener: Listener, piece: i64, place: i64, complete: int) -> None:
    """Report a placed piece. For a secret chute the others see only the piece; its owner gets the details instead."""
    box = position.box
    seat: i64 = position.active
    audience: int = ALL
    if position.options.secret:
        audience = int(seat)
        listener.hear(Hidden(seat, box.ids[piece]), but=audience)
    listener.hear(placed_event(box, seat, piece, place), audience)
    new: int = position.chutes[seat].complete_cells() & ~complete
    if new:
        listener.hear(Completed(seat, full_rows(new)), audience)


def placed_event(box: Box, seat: i64, piece: i64, place: i64) -> Placed:
    outline = box.outline(piece)
    orientation: i64 = place // CELLS % ORIENTATIONS
    anchor: int = place % CELLS
    cells: int = outline.pictures[outline.picture_of[orientation]].mask << anchor
    return Placed(seat, box.ids[piece], orientation, cell_name(anchor), cell_names(cells))


def remove(position: "Position", piece: i64) -> None:
    """Remove a piece from the game for good (pentris R32)."""
    if position.listener is not None:
        position.listener.hear(Removed(position.active, position.box.ids[piece]))
    pieces.take_off_board(position, piece, IN_BOX)
    course.next_seat(position)


# -- a claim


def claim(position: "Position", kind: i64, subject: i64) -> None:
    """Claim a group for points, or in the advanced game for a piece of the stack that pays."""
    if kind == PASS:
        course.tell_pass(position, False)
        course.next_claim(position)
        return
    box = position.box
    options = position.options
    seat: i64 = position.active
    colour: i64 = subject // CELLS
    cell: int = subject % CELLS
    chute = position.chutes[seat]
    group: int = group_at(chute.cells_of_colour(colour), ONE << cell, box.field)
    candies: int = chute.group_size(group, claims.stars_count(position))
    position.tokens[seat * COLOURS + colour] += 1
    position.claims = [*position.claims, Claim(seat, position.phase, colour, group, candies)]
    advanced: bool = options.level == ADVANCED
    if position.listener is not None:
        points: int = 0 if advanced else candies
        position.listener.hear(Claimed(seat, box.codes[colour], candies, points, cell_names(group)))
    if not advanced:
        scoring.add(position, seat, CLAIMS, candies)
        course.next_claim(position)
        return
    position.stack = claims.paying_stack(position, colour, candies)
    if not options.open_stacks:
        earn(position, position.tops[position.stack])
        uncover(position)
    elif position.heights[position.stack] > 1:
        position.step = PICKING
    else:
        pick(position, pieces.first_of_stack(position, position.stack))


def pick(position: "Position", piece: i64) -> None:
    """Pick a piece of an open stack."""
    earn(position, piece)
    course.next_claim(position)


def earn(position: "Position", piece: i64) -> None:
    """Make a special piece of the paying stack personal."""
    stack: i64 = position.stack
    heights = position.heights[:]
    heights[stack] -= 1
    position.heights = heights
    pieces.give(position, position.active, piece)
    if position.listener is not None:
        position.listener.hear(Earned(position.active, position.box.ids[piece], stack % 4 + SMALLEST))


def uncover(position: "Position") -> None:
    """Turn up the next piece of the paying stack by chance, unless it is the last."""
    if position.heights[position.stack] > 1:
        pieces.turn_up(position, position.stack, NO_PIECE)
        position.step = NEXT_TOP
        return
    show_next(position, pieces.first_of_stack(position, position.stack))


def show_next(position: "Position", piece: i64) -> None:
    pieces.turn_up(position, position.stack, piece)
    course.next_claim(position)
