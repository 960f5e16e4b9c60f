"""The phases of a turn of Roll 'Em Fold 'Em, and the dice: the small numbers of a position."""

from typing import Final

# Showing the sheets and the check for winners are automatic: they pass when the last seat of MARK is finished.
CHOOSE_FIRST: Final = 0
ROLL: Final = 1
TAKE: Final = 2
MARK: Final = 3
GAME_OVER: Final = 4
PHASE_NAMES: Final = ("first", "roll", "take", "mark", "over")

# The dice by their colours.
WHITE: Final = 0
BLACK: Final = 1
NO_DIE: Final = -1
FREE: Final = 2  # a field of the solo table that leaves the die to the player; the others are WHITE and BLACK

FACES: Final = 8  # a roll is  white face * FACES + black face
