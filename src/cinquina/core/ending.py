"""What is told of a finished game besides its verdict.

A game's `ending.py` says it; a game without one ends with its verdict and its scores.
"""

import msgspec

from cinquina.core.event import Told


class Rung(msgspec.Struct, frozen=True):
    """Of the ladder of one who plays alone: what it is called and asks for."""

    told: Told
    reached: bool


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    lasted: Told | None = None  # how long it was
    order: Told | None = None  # by what the places go, and what breaks a tie
    ladder: list[Rung] = []  # the highest first
    next: str = ""  # the mode to go on with; empty: none is harder, or this one is not mastered yet
