"""Legal actions of Pentris, step by step: draft, choose, place, remove, claim, pick (law, Play)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.games.pentris.rules import claims, pieces
from cinquina.games.pentris.rules.actions import (
    DISCARD,
    DRAFT,
    PASS,
    PERSONAL,
    PICK,
    PLACE,
    REMOVE,
    TAKE,
    UNTAKE,
    kind_of,
    pack,
    subject_of,
)
from cinquina.games.pentris.rules.box import WHITE
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS
from cinquina.games.pentris.rules.masks import COLUMNS, LEFTMOST, ROW, WORD, WORD_CELLS
from cinquina.games.pentris.rules.phases import (
    ADVANCED,
    CHOOSE,
    CLAIMING,
    DRAFT_PICK,
    IN_POOL,
    PERSONAL_OF,
    PICKING,
    PLACING,
)
from cinquina.games.pentris.rules.slide import Slide

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


def list_actions(position: "Position", seat: i64, out: vec[i64]) -> i64:
    """Write the legal actions of the seat with the turn; return how many."""
    step: i64 = position.step
    if step == PLACING:
        return list_places(position, out)
    if step == CHOOSE:
        return list_picks(position, seat, out)
    if step == CLAIMING:
        count: i64 = claims.list_claims(position, seat, out, 0)
        if position.options.may_pass:
            out[count] = pack(PASS, 0)
            count += 1
        return count
    if step == DRAFT_PICK:
        return list_drafts(position, out)
    if step == PICKING:
        return pieces.list_stack(position, position.stack, PICK, out)
    return list_removable(position, out)


def is_unlisted(position: "Position", action: i64) -> bool:
    """Return whether a legal action is unlisted: putting a piece back, and taking a piece that is then lost."""
    kind: i64 = kind_of(action)
    if kind == UNTAKE:
        return position.step == PLACING and position.options.tries and subject_of(action) == 0
    if kind == TAKE:
        return (
            position.step == CHOOSE
            and position.options.penalises
            and pieces.is_on_board(position, subject_of(action))
        )
    return False


def longest_list(position: "Position") -> i64:
    """Return the length of the longest list: a place per cell and orientation, or all pieces."""
    cells: i64 = COLUMNS * position.box.field.rows
    return max(ORIENTATIONS * cells, position.box.pieces)


def fallback(position: "Position", seat: i64) -> i64:
    """Return the first action of the list: the law has no time limit."""
    out = int_buffer(longest_list(position))
    list_actions(position, seat, out)
    return out[0]


# -- choosing a piece


def list_drafts(position: "Position", out: vec[i64]) -> i64:
    """Write every piece of the pool."""
    count: i64 = 0
    piece: i64 = 0
    while piece < position.box.pieces:
        if position.zone[piece] == IN_POOL:
            out[count] = pack(DRAFT, piece)
            count += 1
        piece += 1
    return count


def list_picks(position: "Position", seat: i64, out: vec[i64]) -> i64:
    """Write the pieces to take. A placeable piece must be placed; a discard is legal only if no available piece fits
    (pentris R9, R33)."""
    board = position.board
    count: i64 = 0
    i: i64 = 0
    while i < len(board):
        if is_placeable(position, seat, board[i]):
            out[count] = pack(TAKE, board[i])
            count += 1
        i += 1
    blocked: bool = count == 0
    if not blocked and position.options.penalises:
        count = 0
        while count < len(board):
            out[count] = pack(TAKE, board[count])
            count += 1
    if position.options.level == ADVANCED:
        count = list_personal_picks(position, seat, out, count)
    if blocked:
        i = 0
        while i < len(board):
            out[count] = pack(DISCARD, board[i])
            count += 1
            i += 1
    return count


def list_personal_picks(position: "Position", seat: i64, out: vec[i64], count: i64) -> i64:
    personal = position.personal
    i: i64 = 0
    while i < len(personal):
        if position.zone[personal[i]] == PERSONAL_OF + seat and is_placeable(position, seat, personal[i]):
            out[count] = pack(PERSONAL, personal[i])
            count += 1
        i += 1
    return count


def list_removable(position: "Position", out: vec[i64]) -> i64:
    """Write the removable pieces, white ones first (pentris R32)."""
    any_white: bool = pieces.has_white(position)
    board = position.board
    count: i64 = 0
    i: i64 = 0
    while i < len(board):
        if not any_white or position.box.set[board[i]] == WHITE:
            out[count] = pack(REMOVE, board[i])
            count += 1
        i += 1
    return count


# -- placing it


def is_placeable(position: "Position", seat: i64, piece: i64) -> bool:
    return position.box.outline(piece).can_enter(position.chutes[seat].heights)


def is_any_placeable(position: "Position", seat: i64) -> bool:
    """Return whether a piece on the board has a place in the seat's chute."""
    board = position.board
    i: i64 = 0
    while i < len(board):
        if is_placeable(position, seat, board[i]):
            return True
        i += 1
    return False


def has_personal(position: "Position", seat: i64) -> bool:
    """Return whether the seat has a personal piece that can be placed."""
    personal = position.personal
    i: i64 = 0
    while i < len(personal):
        if position.zone[personal[i]] == PERSONAL_OF + seat and is_placeable(position, seat, personal[i]):
            return True
        i += 1
    return False


def slide_of(position: "Position", seat: i64, piece: i64) -> Slide:
    """Return where the piece can go in the seat's chute."""
    box = position.box
    return Slide(box.outline(piece), position.chutes[seat].taken, box.field, position.options.drops)


def list_places(position: "Position", out: vec[i64]) -> i64:
    """Write every resting place that the piece in hand can reach."""
    slide = position.slide
    assert slide is not None
    picture_of = position.box.outline(position.hand).picture_of
    count: i64 = 0
    orientation: i64 = 0
    while orientation < ORIENTATIONS:
        resting: int = slide.resting_anchors(picture_of[orientation])
        action: i64 = pack(PLACE, orientation * CELLS)
        while resting:
            word: i64 = resting & WORD
            base: i64 = action
            while word != 0:
                row: i64 = word & ROW
                while row != 0:
                    out[count] = base + LEFTMOST[row]
                    count += 1
                    row &= row - 1
                word >>= COLUMNS
                base += COLUMNS
            resting >>= WORD_CELLS
            action += WORD_CELLS
        orientation += 1
    return count
