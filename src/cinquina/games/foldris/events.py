"""The events of Foldris and its verdicts. Columns, lines and lanes count from 1."""

from cinquina.core.event import Event, Name, Seat, Square, union_in


class FoldrisEvent(Event):
    game = "foldris"


# -- the set-up


class Starter(FoldrisEvent):
    seat: Seat


class StartBlock(FoldrisEvent):
    """A seat's starting block at the bottom of a lane."""

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
    """A seat has confirmed a decision, which stays secret until all have."""

    seat: Seat


class Drawn(FoldrisEvent):
    seat: Seat
    squares: list[Square]
    cost: int

    def filled_cells(self) -> list[Square]:
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
    """A Barrier that had no room on the sheet."""

    seat: Seat
    lane: int
    by: Seat | None = None  # a player who completed a line


class Reshuffled(FoldrisEvent):
    """The used cards become the deck again."""


# -- the end


class Over(FoldrisEvent):
    winners: list[Seat]


class WonLast(FoldrisEvent):
    """The winner is the last seat in the game."""

    seat: Seat


class WonShared(FoldrisEvent):
    seats: list[Seat]


class WonLines(FoldrisEvent):
    """Won by lines, among the seats that were in the game longest."""

    seat: Seat


class WonBonus(FoldrisEvent):
    """Won by points, among the seats with the most lines."""

    seat: Seat


class SoloTitle(FoldrisEvent):
    lines: int
    missing: int  # lines to the next title; 0 if there is none
    title: Name


class SoloNoTitle(FoldrisEvent):
    lines: int
    missing: int


EVENTS = union_in(__name__)
