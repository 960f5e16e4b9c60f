"""Constants of a position of Holi: phases, and the reasons for a finished seat."""

from typing import Final

# TURN_START, END_TURN, NEXT and SCORING of the law are automatic.
RIVALRY: Final = 0
FIRST: Final = 1
CORNERING: Final = 2
DEAL: Final = 3
ACTION: Final = 4
DRAW: Final = 5
GAME_OVER: Final = 6
PHASE_NAMES: Final = ("rivalry", "first", "corners", "deal", "action", "draw", "over")

# The reasons for a finished seat.
PLAYING: Final = 0  # it is not
STUCK: Final = 1
TOKENS: Final = 2
CARDS: Final = 3
REASONS: Final = ["", "stuck", "tokens", "cards"]
