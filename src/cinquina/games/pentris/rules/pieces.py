"""Where the pieces are, and how they move from one place to another."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.actions import DRAFT, pack
from cinquina.games.pentris.rules.box import WHITE
from cinquina.games.pentris.rules.lists import among, holds, without
from cinquina.games.pentris.rules.table import (
    CHUTE_OF,
    DISCARDED,
    IN_BAG,
    IN_POOL,
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
        zones = self.zone
        bag = self.box.everything[:]
        personal = self.box.everything[:]
        in_bag: i64 = 0
        owned: i64 = 0
        piece: i64 = 0
        while piece < self.box.pieces:
            if zones[piece] == IN_BAG:
                bag[in_bag] = piece
                in_bag += 1
            elif PERSONAL_OF <= zones[piece] < CHUTE_OF:
                personal[owned] = piece
                owned += 1
            piece += 1
        self.bag = bag[:in_bag]
        self.personal = personal[:owned]

    def take_back_discards(self) -> i64:
        """The discard pile goes into the bag; returns how many."""
        before: i64 = len(self.bag)
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == DISCARDED:
                self.zone[piece] = IN_BAG
            piece += 1
        self.list_pieces()
        return len(self.bag) - before

    def take_back(self) -> None:
        """Pieces of the chutes, of the board and of the discard pile go back into the bag (pentris R11, R36)."""
        zones = self.zone
        piece: i64 = 0
        while piece < self.box.pieces:
            zone: i64 = zones[piece]
            if zone in (ON_BOARD, DISCARDED) or CHUTE_OF <= zone < STACK_OF:
                zones[piece] = IN_BAG
            piece += 1
        self.list_pieces()
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
        return holds(self.board, piece)

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

    def drafts(self, out: vec[i64]) -> i64:
        """Write every piece of the pool; return how many."""
        count: i64 = 0
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == IN_POOL:
                out[count] = pack(DRAFT, piece)
                count += 1
            piece += 1
        return count

    def stacked(self, stack: i64, kind: i64, out: vec[i64]) -> i64:
        """Write the pieces of a stack, for an action of this kind; return how many."""
        zones = self.zone
        height: i64 = self.heights[stack]
        count: i64 = 0
        piece: i64 = self.box.whites
        while count < height:
            if zones[piece] == STACK_OF + stack:
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
