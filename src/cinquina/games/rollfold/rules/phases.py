"""Constants of a position of Roll 'Em Fold 'Em: the phases of a turn, and the dice."""

from typing import Final

# Showing the sheets and the check for winners are automatic: they follow the last seat's finish in MARK.
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
FREE: Final = 2  # a field of the solo table with a free choice of die; the others are WHITE and BLACK

FACES: Final = 8  # a roll is  white face * FACES + black face
