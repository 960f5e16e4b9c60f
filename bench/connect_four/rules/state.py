"""A game of connect four on two ints.

6  13  20  27  34  41  48      a line of bits above the board, always empty
5  12  19  26  33  40  47
.   .   .   .   .   .   .
1   8  15  22  29  36  43
0   7  14  21  28  35  42      column 0 is bits 0 to 5
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.listener import Listener
from cinquina.core.state import OVER, State

COLUMNS: Final = 7
LINES: Final = 6
BOTTOM: Final = vec[i64]([2 ** (7 * column) for column in range(COLUMNS)])
TOP: Final = vec[i64]([2 ** (7 * column + LINES - 1) for column in range(COLUMNS)])
FULL: Final[i64] = sum(2 ** (7 * column + line) for column in range(COLUMNS) for line in range(LINES))


@mypyc_attr(acyclic=True, free_list_len=1)
class ConnectFour(State):
    """One position."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = 2
        self.latest: i64 = 0  # discs of the seat that moved last
        self.discs: i64 = 0  # discs of both
        self.mover: i64 = 0
        self.winner: i64 = -1

    def copy(self) -> "ConnectFour":
        other = ConnectFour()
        other.latest = self.latest
        other.discs = self.discs
        other.mover = self.mover
        other.winner = self.winner
        return other

    def turn(self) -> i64:
        if self.winner >= 0 or self.discs == FULL:
            return OVER
        return self.mover

    def actions(self, who: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if who >= 0 and who == self.turn():
            tops: i64 = self.discs >> (LINES - 1)
            column: i64 = 0
            while column < COLUMNS:
                # Always written, kept if free: no branch depends on the board.
                out[count] = column
                count += 1 - (tops & 1)
                tops >>= 7
                column += 1
        return count

    def legal(self, who: i64, action: i64) -> bool:
        if who < 0 or who != self.turn() or action < 0 or action >= COLUMNS:
            return False
        return self.discs & TOP[action] == 0

    def apply(self, who: i64, action: i64) -> None:
        before: i64 = self.discs
        self.latest ^= before  # now the discs of the seat that moves
        self.discs = before | (before + BOTTOM[action])
        self.latest |= self.discs ^ before
        if has_four(self.latest):
            self.winner = who
        self.mover = 1 - who

    def score(self, seat: i64) -> i64:
        return 1 if seat == self.winner else 0

    def utility(self, seat: i64) -> float:
        if self.winner < 0:
            return 0.5
        return 1.0 if seat == self.winner else 0.0

    def fallback(self, seat: i64) -> i64:
        column: i64 = 0
        while not self.legal(seat, column):
            column += 1
        return column


def has_four(discs: i64) -> bool:
    """Test pairs of neighbours, then pairs of pairs: up, across, and the two diagonals."""
    pairs: i64 = discs & (discs >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = discs & (discs >> 7)
    if pairs & (pairs >> 14):
        return True
    pairs = discs & (discs >> 6)
    if pairs & (pairs >> 12):
        return True
    pairs = discs & (discs >> 8)
    return pairs & (pairs >> 16) != 0
