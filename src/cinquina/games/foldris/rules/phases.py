"""Constants of a position of Foldris: phases, and states of a decision."""

from typing import Final

# Fold, Barriers and check are automatic: they follow the last decision of DRAW.
START: Final = 0
SETUP: Final = 1
REVEAL: Final = 2
DRAW: Final = 3
GAME_OVER: Final = 4
PHASE_NAMES: Final = ("start", "setup", "reveal", "draw", "over")

# A seat's decision in this round: an action, or one of these.
UNDECIDED: Final = -1
NOT_ASKED: Final = -2
