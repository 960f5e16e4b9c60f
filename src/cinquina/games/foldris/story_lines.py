"""The headings, lines and clauses of the story of Foldris: what is said of a turn, as facts."""

from typing import Literal

from cinquina.core.event import Seat
from cinquina.games.foldris.events import FoldrisEvent

Effect = Literal["none", "mirror", "prune", "both"]


class StoryStart(FoldrisEvent):
    """The heading of the set-up."""


class StoryRound(FoldrisEvent):
    """The heading of a round: its Block."""

    round: int
    shape: str


class StoryStartBlocks(FoldrisEvent):
    """Everybody has a starting block."""

    count: int


class StoryJustDrew(FoldrisEvent):
    """Seats that drew the Block, and no more."""

    seats: list[Seat]
    count: int


class StoryBarrier(FoldrisEvent):
    """A Barrier drops on seats, because others folded and they did not."""

    seats: list[Seat]
    count: int
    room: bool  # False: it found none
    alone: bool  # it drops in every round


class StoryFinished(FoldrisEvent):
    """How far a seat came."""

    seat: Seat
    lines: int
    bonus: int
    out: int  # the round in which it went out; 0: it is still in


# -- clauses of the line of a seat


class StoryDraws(FoldrisEvent):
    """A seat drew the Block."""

    seat: Seat
    cost: int
    effect: Effect  # what was paid for


class StoryFolds(FoldrisEvent):
    seat: Seat
    lines: list[int]  # their printed numbers
    count: int
