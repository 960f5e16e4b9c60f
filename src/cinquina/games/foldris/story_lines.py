"""The events for headings, lines and clauses of Foldris' story."""

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
    """Every seat has a starting block."""

    count: int


class StoryJustDrew(FoldrisEvent):
    """Seats that only drew the Block."""

    seats: list[Seat]
    count: int


class StoryBarrier(FoldrisEvent):
    """A Barrier drops on seats that folded nothing, because others folded."""

    seats: list[Seat]
    count: int
    room: bool  # False: there was no room
    alone: bool  # single player: it drops in every round


class StoryFinished(FoldrisEvent):
    """The result of a seat."""

    seat: Seat
    lines: int
    bonus: int
    out: int  # the round in which it was eliminated; 0: it is still in


# -- clauses of the line of a seat


class StoryDraws(FoldrisEvent):
    """A seat drew the Block."""

    seat: Seat
    cost: int
    effect: Effect  # paid for


class StoryFolds(FoldrisEvent):
    seat: Seat
    lines: list[int]  # their printed numbers
    count: int
