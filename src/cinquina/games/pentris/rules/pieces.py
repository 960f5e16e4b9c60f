"""Where the pieces are, and how they move from one place to another."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.actions import pack
from cinquina.games.pentris.rules.box import WHITE
from cinquina.games.pentris.rules.lists import among, longer, without
from cinquina.games.pentris.rules.table import (
    CHUTE_OF,
    DISCARDED,
    IN_BAG,
    NO_PIECE,
    NOTHING,
    ON_BOARD,
    PERSONAL_OF,
    SMALLEST,
    STACK_OF,
    Table,
)


@mypyc_attr(acyclic=True)
class Pieces(Table):
    # -- the bag, and pieces beside the chutes

    def fill_bag(self) -> None:
        """All white pieces."""
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.box.set[piece] == WHITE:
                self.zone[piece] = IN_BAG
            piece += 1
        self.list_pieces()

    def list_pieces(self) -> None:
        """Read from the zones what is in the bag, and which pieces are personal."""
        bag = NOTHING
        personal = NOTHING
        piece: i64 = 0
        while piece < self.box.pieces:
            zone: i64 = self.zone[piece]
            if zone == IN_BAG:
                bag = longer(bag, piece)
            elif PERSONAL_OF <= zone < CHUTE_OF:
                personal = longer(personal, piece)
            piece += 1
        self.bag = bag
        self.personal = personal

    def bag_up(self) -> i64:
        """The discard pile goes into the bag; returns how many."""
        before: i64 = len(self.bag)
        bag = self.bag
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == DISCARDED:
                self.zone[piece] = IN_BAG
                bag = among(bag, piece)
            piece += 1
        self.bag = bag
        return len(bag) - before

    def bag_up_all(self) -> None:
        """Pieces of the chutes, of the board and of the discard pile go back (pentris R11, R36)."""
        zones = self.zone
        bag = self.box.everything[:]
        count: i64 = 0
        piece: i64 = 0
        while piece < self.box.pieces:
            zone: i64 = zones[piece]
            back: bool = zone in (ON_BOARD, DISCARDED) or CHUTE_OF <= zone < STACK_OF
            if back or zone == IN_BAG:
                zones[piece] = IN_BAG
                bag[count] = piece
                count += 1
            piece += 1
        self.bag = bag[:count]
        self.clear_board()

    # -- one piece

    def out_of_bag(self, piece: i64, zone: i64) -> None:
        self.zone[piece] = zone
        self.bag = without(self.bag, piece)

    def give(self, seat: i64, piece: i64) -> None:
        self.zone[piece] = PERSONAL_OF + seat
        self.personal = among(self.personal, piece)

    def off_board(self, piece: i64, zone: i64) -> None:
        """From the central board to somewhere else."""
        board = self.board
        i: i64 = 0
        while i < self.older:
            if board[i] == piece:
                self.older -= 1
            i += 1
        self.board = without(board, piece)
        self.zone[piece] = zone

    def turn_up(self, stack: i64, piece: i64) -> None:
        """The piece is now the visible one of its stack."""
        tops = self.tops[:]
        tops[stack] = piece
        self.tops = tops
        if self.listener is not None and piece != NO_PIECE:
            facts: dict[str, object] = {"piece": self.box.ids[piece], "colour": self.box.codes[stack // 4]}
            self.listener.tell("pentris.top", {**facts, "stack": stack % 4 + SMALLEST})

    def clear_board(self) -> None:
        self.board = NOTHING
        self.older = 0

    # -- what is where

    def on_board(self, piece: i64) -> bool:
        board = self.board
        i: i64 = 0
        while i < len(board):
            if board[i] == piece:
                return True
            i += 1
        return False

    def any_white(self) -> bool:
        board = self.board
        i: i64 = 0
        while i < len(board):
            if self.box.set[board[i]] == WHITE:
                return True
            i += 1
        return False

    def board_ids(self) -> list[str]:
        return [self.box.ids[piece] for piece in self.board]

    def pieces_at(self, zone: i64, kind: i64, out: vec[i64]) -> i64:
        """Write every piece there, for an action of this kind; return how many."""
        zones = self.zone
        count: i64 = 0
        # In a stack there are no white pieces, and they come first.
        piece: i64 = self.box.whites if zone >= STACK_OF else 0
        while piece < self.box.pieces:
            if zones[piece] == zone:
                out[count] = pack(kind, piece)
                count += 1
            piece += 1
        return count

    def only(self, stack: i64) -> i64:
        """The first piece of a stack, or NO_PIECE."""
        piece: i64 = self.box.whites
        while piece < self.box.pieces:
            if self.zone[piece] == STACK_OF + stack:
                return piece
            piece += 1
        return NO_PIECE

    # -- what can be placed

    def placeable(self, seat: i64, piece: i64) -> bool:
        return self.box.outline(piece).enters(self.chutes[seat].heights)

    def any_placeable(self, seat: i64) -> bool:
        """Has a piece on the board a place on the seat's chute?"""
        board = self.board
        i: i64 = 0
        while i < len(board):
            if self.placeable(seat, board[i]):
                return True
            i += 1
        return False

    def has_personal(self, seat: i64) -> bool:
        """Has it a personal piece that can be placed?"""
        personal = self.personal
        i: i64 = 0
        while i < len(personal):
            if self.zone[personal[i]] == PERSONAL_OF + seat and self.placeable(seat, personal[i]):
                return True
            i += 1
        return False
