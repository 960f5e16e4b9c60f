"""Actions of Flow as packed ints:  ((what * 64 + subject) * 64 + cell) * 4 + turn.

The subject is a tile, a card or the cell from which a tile is lifted.
"""

from typing import Final

from mypy_extensions import i64

START_ROUND: Final = 0
DRAW: Final = 1
TAKE: Final = 2  # subject: a revealed tile
PLAY: Final = 3  # subject: a card
PLACE: Final = 4
DISCARD: Final = 5
REMOVE: Final = 6  # Support
GUARD: Final = 7  # Bird
MOVE: Final = 8  # Current; subject: the cell from which it is lifted
BRING_BACK: Final = 9  # Return; subject: a discarded tile
DIE: Final = 10  # subject: WHITE or BLACK
FACE: Final = 11  # turn: the direction of the Boat's one open edge

# Of the clock: the end of the time; or, between rounds, an agreement: a number of turns per round, or of seconds; or
# other Scenario cards.
TIME: Final = 0
MOST_TURNS: Final = 15
LENGTHS: Final = (45, 60, 90, 120)
REDRAW: Final = 1000  # before the first round: other Scenario cards (flow R35)


def pack(what: i64, subject: i64, cell: i64, turn: i64) -> i64:
    return ((what * 64 + subject) * 64 + cell) * 4 + turn


def what_of(action: i64) -> i64:
    return action >> 14


def subject_of(action: i64) -> i64:
    return action >> 8 & 63


def cell_of(action: i64) -> i64:
    return action >> 2 & 63


def turn_of(action: i64) -> i64:
    return action & 3
