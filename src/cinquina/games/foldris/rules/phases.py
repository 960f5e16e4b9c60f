"""The marks of a position of Foldris: phases, where a card is, whether a seat decided."""

from typing import Final

# Fold, Barriers and check are automatic: they pass when the last decision of DRAW comes in.
START: Final = 0
SETUP: Final = 1
REVEAL: Final = 2
DRAW: Final = 3
GAME_OVER: Final = 4

# Where a card is.
IN_DECK: Final = 0
USED: Final = 1
SET_ASIDE: Final = 2

# What a seat decided in this round: an action, or one of these.
UNDECIDED: Final = -1
NOT_ASKED: Final = -2
