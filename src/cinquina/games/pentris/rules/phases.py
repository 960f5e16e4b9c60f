"""Constants of a position of Pentris: levels, steps, zones of a piece, sources of points; and the numbers of turns.

A step is the pending action. Phase is the game's own word for three turns and the claims after them.
"""

from typing import Final

# Levels.
BEGINNER: Final = 0
INTERMEDIATE: Final = 1
ADVANCED: Final = 2
LEVEL_NAMES: Final = ("beginner", "intermediate", "advanced")

# Steps. The ends of turn, phase and round are automatic, within the action before them.
FIRST_BAG: Final = 0  # chance from here …
BONUS_SET: Final = 1
BONUS_SHAPE: Final = 2
KEEPING: Final = 3  # the white piece of a bonus shape that stays in the game
CARD_SHAPE: Final = 4
TOPS: Final = 5  # the stacks show their top pieces
POOL: Final = 6
DRAW: Final = 7
NEXT_TOP: Final = 8  # … to here
DRAFT_PICK: Final = 9
CHOOSE: Final = 10
PLACING: Final = 11
REMOVING: Final = 12
CLAIMING: Final = 13
PICKING: Final = 14  # from an open stack
END: Final = 15
STEP_NAMES: Final = (
    "first_bag",
    "bonus_set",
    "bonus_shape",
    "keep",
    "card_shape",
    "tops",
    "pool",
    "draw",
    "next_top",
    "draft",
    "choose",
    "place",
    "remove",
    "claim",
    "pick",
    "over",
)

ROUNDS: Final = 3
PHASES: Final = 3
TURNS: Final = 3

# Zones of a piece. A personal piece is at PERSONAL_OF + seat, a placed one at CHUTE_OF + seat, one of a stack at
# STACK_OF + stack.
IN_BOX: Final = 0  # out of the game, or never in it
IN_BAG: Final = 1
IN_POOL: Final = 2
ON_BOARD: Final = 3
DISCARDED: Final = 4
PERSONAL_OF: Final = 8
CHUTE_OF: Final = 12
STACK_OF: Final = 16

NO_PIECE: Final = -1

# A stack is colour * 4 + its number - 3.
STACKS: Final = 16
SMALLEST: Final = 3
LARGEST: Final = 6
NO_STACK: Final = -1

BONUS_SHAPES: Final = 4
TOKENS: Final = 4

# Points by source.
CLAIMS: Final = 0
ROWS: Final = 1
STAR_POINTS: Final = 2
PLATINUM: Final = 3
UNUSED: Final = 4
SOURCES: Final = 5
SOURCE_NAMES: Final = ("claims", "rows", "stars", "platinum", "unused")
