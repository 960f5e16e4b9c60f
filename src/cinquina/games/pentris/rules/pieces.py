"""The zones of Pentris' pieces, and their moves between zones."""

from typing import TYPE_CHECKING

from librt.vecs import remove, vec
from mypy_extensions import i64

from cinquina.games.pentris.events import Top
from cinquina.games.pentris.rules.actions import pack
from cinquina.games.pentris.rules.box import WHITE
from cinquina.games.pentris.rules.lists import NOTHING, contains, with_item_sorted
from cinquina.games.pentris.rules.phases import (
    CHUTE_OF,
    DISCARDED,
    IN_BAG,
    NO_PIECE,
    ON_BOARD,
    PERSONAL_OF,
    SMALLEST,
    STACK_OF,
)

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


def pieces_in_zone(position: "Position", zone: i64) -> list[int]:
    """Return the pieces in a zone, in order."""
    zones = position.zone
    return [piece for piece in range(len(zones)) if zones[piece] == zone]


# -- the bag, and pieces beside the chutes


def fill_bag(position: "Position") -> None:
    """Put all white pieces into the bag."""
    box = position.box
    piece: i64 = 0
    while piece < box.pieces:
        if box.set[piece] == WHITE:
            position.zone[piece] = IN_BAG
        piece += 1
    list_pieces(position)


def list_pieces(position: "Position") -> None:
    """Derive the bag and the personal pieces from the zones."""
    box = position.box
    zones = position.zone
    bag = box.everything[:]
    personal = box.everything[:]
    in_bag: i64 = 0
    owned: i64 = 0
    piece: i64 = 0
    while piece < box.pieces:
        if zones[piece] == IN_BAG:
            bag[in_bag] = piece
            in_bag += 1
        elif PERSONAL_OF <= zones[piece] < CHUTE_OF:
            personal[owned] = piece
            owned += 1
        piece += 1
    position.bag = bag[:in_bag]
    position.personal = personal[:owned]


def take_back_discards(position: "Position") -> i64:
    """Put the discard pile into the bag; return the number of pieces."""
    before: i64 = len(position.bag)
    piece: i64 = 0
    while piece < position.box.pieces:
        if position.zone[piece] == DISCARDED:
            position.zone[piece] = IN_BAG
        piece += 1
    list_pieces(position)
    return len(position.bag) - before


def take_back(position: "Position") -> None:
    """Put pieces of the chutes, of the board and of the discard pile back into the bag (pentris R11, R36)."""
    zones = position.zone
    piece: i64 = 0
    while piece < position.box.pieces:
        zone: i64 = zones[piece]
        if zone in (ON_BOARD, DISCARDED) or CHUTE_OF <= zone < STACK_OF:
            zones[piece] = IN_BAG
        piece += 1
    list_pieces(position)
    clear_board(position)


def take_from_bag(position: "Position", piece: i64, zone: i64) -> None:
    position.zone[piece] = zone
    position.bag = remove(position.bag, piece)


def give(position: "Position", seat: i64, piece: i64) -> None:
    """Make a piece personal."""
    position.zone[piece] = PERSONAL_OF + seat
    position.personal = with_item_sorted(position.personal, piece)


# -- the central board


def is_on_board(position: "Position", piece: i64) -> bool:
    return contains(position.board, piece)


def take_off_board(position: "Position", piece: i64, zone: i64) -> None:
    """Move a piece from the central board to another zone."""
    board = position.board
    i: i64 = 0
    while i < position.older:
        if board[i] == piece:
            position.older -= 1
        i += 1
    position.board = remove(board, piece)
    position.zone[piece] = zone


def clear_board(position: "Position") -> None:
    position.board = NOTHING
    position.older = 0


def has_white(position: "Position") -> bool:
    """Return whether a white piece is available."""
    board = position.board
    i: i64 = 0
    while i < len(board):
        if position.box.set[board[i]] == WHITE:
            return True
        i += 1
    return False


def board_ids(position: "Position") -> list[str]:
    return [position.box.ids[piece] for piece in position.board]


# -- stacks


def turn_up(position: "Position", stack: i64, piece: i64) -> None:
    """Make the piece the visible one of its stack."""
    tops = position.tops[:]
    tops[stack] = piece
    position.tops = tops
    if position.listener is not None and piece != NO_PIECE:
        box = position.box
        position.listener.hear(Top(box.ids[piece], box.codes[stack // 4], stack % 4 + SMALLEST))


def list_stack(position: "Position", stack: i64, kind: i64, out: vec[i64]) -> i64:
    """Write the pieces of a stack for an action of this kind; return how many."""
    zones = position.zone
    height: i64 = position.heights[stack]
    count: i64 = 0
    piece: i64 = position.box.whites
    while count < height:
        if zones[piece] == STACK_OF + stack:
            out[count] = pack(kind, piece)
            count += 1
        piece += 1
    return count


def first_of_stack(position: "Position", stack: i64) -> i64:
    """Return the first piece of a stack, or NO_PIECE."""
    piece: i64 = position.box.whites
    while piece < position.box.pieces:
        if position.zone[piece] == STACK_OF + stack:
            return piece
        piece += 1
    return NO_PIECE
