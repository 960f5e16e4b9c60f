"""What can happen in Foldris, and how it ends. Columns, lines and lanes count from 1."""

from cinquina.core.event import Event, Name, Seat, Square, union_in


class FoldrisEvent(Event):
    game = "foldris"


# -- the set-up


class Starter(FoldrisEvent):
    seat: Seat


class StartBlock(FoldrisEvent):
    """The starting block of a seat lies at the bottom of a lane."""

    seat: Seat
    lane: int


# -- a round


class Revealed(FoldrisEvent):
    """The card of the round."""

    card: str
    round: int


class Eliminated(FoldrisEvent):
    """A seat cannot draw the Block of the round."""

    seat: Seat


class Resigned(FoldrisEvent):
    """A seat that gave up is out."""

    seat: Seat


class Decided(FoldrisEvent):
    """A seat has confirmed; how, nobody knows before all have."""

    seat: Seat


class Drawn(FoldrisEvent):
    seat: Seat
    squares: list[Square]
    cost: int

    def fills(self) -> list[Square]:
        return self.squares


class Folded(FoldrisEvent):
    seat: Seat
    line: int  # among the visible ones
    printed: int  # its printed number


class BarrierLifted(FoldrisEvent):
    seat: Seat


class Barrier(FoldrisEvent):
    """A Barrier dropped on the sheet of a seat."""

    seat: Seat
    lane: int
    squares: list[Square]
    by: Seat | None = None  # a player who completed a line


class BarrierNoRoom(FoldrisEvent):
    """A Barrier would have dropped, above the sheet."""

    seat: Seat
    lane: int
    by: Seat | None = None  # as of a Barrier


class Reshuffled(FoldrisEvent):
    """The used cards are the deck again."""


# -- the end


class Over(FoldrisEvent):
    winners: list[Seat]


class WonLast(FoldrisEvent):
    """The last one in the game."""

    seat: Seat


class WonShared(FoldrisEvent):
    seats: list[Seat]


class WonLines(FoldrisEvent):
    """By lines, of those who were in the game longest."""

    seat: Seat


class WonBonus(FoldrisEvent):
    """By points, of those with the most lines."""

    seat: Seat


class SoloTitle(FoldrisEvent):
    lines: int
    missing: int  # lines to the next title; 0 where there is none above
    title: Name


class SoloNoTitle(FoldrisEvent):
    lines: int
    missing: int


EVENTS = union_in(__name__)
