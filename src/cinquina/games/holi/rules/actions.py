"""Actions of the seats in Holi as packed ints:  (what * 16 + card) * 2**36 + cells.

A face-up throw has a set of cells; a face-down throw, a Move and a corner have the number of one.
"""

from typing import Final

from mypy_extensions import i64

CORNER: Final = 0
UP: Final = 1
DOWN: Final = 2
MOVE: Final = 3
CLIMB: Final = 4
CLIMB_DOWN: Final = 5
END_TURN: Final = 6

# The way of a Climb.
UPWARD: Final = 1
DOWNWARD: Final = -1

SPAN: Final = 2**36


def pack(what: i64, card: i64, cells: i64) -> i64:
    return (what * 16 + card) * SPAN + cells


def what_of(action: i64) -> i64:
    return action >> 40


def card_of(action: i64) -> i64:
    return action >> 36 & 15


def cells_of(action: i64) -> i64:
    """Return the targets of a face-up throw as a set; for other actions the number of the cell."""
    return action & (SPAN - 1)
