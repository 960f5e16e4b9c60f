"""Details of a finished game beside its verdict.

A game's `ending.py` provides them; a game without one has only its verdict and scores.
"""

import msgspec

from cinquina.core.event import Told


class Rung(msgspec.Struct, frozen=True):
    """A rung of the ladder for a single player: its name and its requirement."""

    told: Told
    reached: bool


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    lasted: Told | None = None  # the length of the game
    order: Told | None = None  # what the ranking depends on, and the tie-breaks
    ladder: list[Rung] = []  # highest first
    next: str = ""  # the next harder mode; empty: there is none, or this one is not mastered yet
