"""The headings and lines of the story of Roll 'Em Fold 'Em: what is said of a turn, as facts."""

from typing import Literal

from cinquina.core.event import Seat, union_in
from cinquina.games.rollfold.events import (
    RollfoldEvent,
)

Drawn = Literal["unknown", "nothing", "strings", "crosses"]


class StoryTurn(RollfoldEvent):
    """The heading of a turn: what was rolled."""

    turn: int
    white: list[int]
    black: list[int]
    alone: bool


class StoryMarked(RollfoldEvent):
    """What a seat did in a turn. A sentence of several parts; those that are empty are left out."""

    seat: Seat
    die: str  # its colour, where it was chosen or is asked for; `left`: the one that the others left
    took: bool  # it; else it uses it
    drawn: Drawn
    numbers: list[int]  # of its strings
    strings: int
    crosses: int  # new ones, on a sheet that is shown
    bonuses: list[int]
    won: int  # bonuses
    lost: int  # bonuses
    symbols: int
    corner: str  # that was folded, `TL`; empty where there are several, or none
    large: bool  # and how
    power: str  # what a large corner brings: `B` or `W` is +1 on that die, `DB` or `DW` the use of it
    folds: int
    blunt: str  # as `corner`, of the second folds
    doubles: int
    turned: bool  # the sheet over
    first: str  # of the parts that are not empty
    last: str


class StoryLinked(RollfoldEvent):
    """A seat has linked all winning symbols, by so many X's in this turn."""

    seat: Seat
    x: int


STORY = union_in(__name__)
