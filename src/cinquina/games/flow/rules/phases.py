"""The phases of a position of Flow, and the marks of its dice."""

from typing import Final

# The set-up, by chance except for the facing of the Boat.
FIRST_SEAT: Final = 0
DEALING: Final = 1
REVEALING: Final = 2  # Scenario cards
OBSTRUCTING: Final = 3  # Scenario obstacle tiles
FACING: Final = 4
READY: Final = 5
TURN: Final = 6
DRAWING: Final = 7  # chance draws the tile
PLACING: Final = 8
RESOLVING: Final = 9  # a card was played
FISHING_OUT: Final = 10  # chance reveals the tiles of Fishing
CHOOSING_DIE: Final = 11  # Calm Waters
WAVE: Final = 12
END: Final = 13
PHASE_NAMES: Final = (
    "first",
    "dealing",
    "revealing",
    "obstructing",
    "facing",
    "ready",
    "turn",
    "drawing",
    "placing",
    "resolving",
    "fishing",
    "die",
    "wave",
    "over",
)

# The dice of the next wave: both, or the chosen one.
BOTH_DICE: Final = -1
WHITE: Final = 0
BLACK: Final = 1
