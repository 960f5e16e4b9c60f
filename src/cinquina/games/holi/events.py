"""What can happen in Holi, how it ends, and what is said under the picture of a terminal.

A place is written as in the notation: `2C4` is level 2, letter C, number 4. A card is told by its id and by its name.
"""

from msgspec import field

from cinquina.core.event import Event, Name, Seat, Square, squares_of, union_in


class HoliEvent(Event):
    game = "holi"


# -- the set-up


class Rivalry(HoliEvent):
    """A Rivalry card is revealed."""

    card: str
    title: Name


class First(HoliEvent):
    """The first player."""

    seat: Seat


class Corner(HoliEvent):
    seat: Seat
    cell: str


# -- a turn


class Turn(HoliEvent):
    seat: Seat


class Drew(HoliEvent):
    """A seat draws a card that the others do not see."""

    seat: Seat
    left: int  # in its deck


class DrewCard(HoliEvent):
    """Which one it was."""

    seat: Seat
    card: str
    title: Name


class ThrewUp(HoliEvent):
    seat: Seat
    card: str
    title: Name
    cells: list[str]  # the targets


class ThrewDown(HoliEvent):
    """A seat throws a card that the others do not see."""

    seat: Seat
    cell: str


class ThrewCard(HoliEvent):
    """Which one it was."""

    seat: Seat
    card: str
    title: Name


class Ended(HoliEvent):
    """A seat ends its turn."""

    seat: Seat


class Finished(HoliEvent):
    """A seat takes no more turns."""

    seat: Seat
    reason: str  # stuck, tokens or cards


# -- a token that was thrown


class Landed(HoliEvent):
    """It lies on the tower."""

    seat: Seat
    cell: str  # its target
    to: str
    fell: int  # levels

    def fills(self) -> list[Square]:
        return squares_of([self.to])


class Caught(HoliEvent):
    """It goes to the seat whose pawn it meets."""

    seat: Seat
    by: Seat  # who threw it
    cell: str  # its target
    to: str  # where the pawn stands
    points: int


class Hit(Caught):
    """A Direct Hit."""


class Rained(Caught):
    """Colour Rain onto a pawn."""


# -- a pawn


class Went(HoliEvent):
    seat: Seat
    start: str = field(name="from")
    cell: str


class Moved(Went):
    """On its level."""


class Climbed(Went):
    """One level up."""


class SteppedDown(Went):
    """One level down, with the Rivalry card that allows it."""


class FirstUp(HoliEvent):
    """The first on a level scores for it."""

    seat: Seat
    level: int  # from 1
    points: int


class Sweets(HoliEvent):
    """A seat takes the sweets of a place."""

    seat: Seat
    cell: str
    count: int


class Collected(HoliEvent):
    """A seat takes a token."""

    seat: Seat
    colour: str  # R, B, Y or G
    by: Seat  # whose token it is
    cell: str
    to: str  # where its pawn stands, at that place or below


# -- the end


class Counted(HoliEvent):
    """The points of a seat by what they are for, as in the final scoring."""

    seat: Seat
    points: int  # in all
    so_far: int
    levels: list[int]  # from the lowest
    given: int
    sweets: int
    rivalry: int


class Over(HoliEvent):
    winners: list[Seat]


class Winning(HoliEvent):
    seat: Seat
    points: int


class Won(Winning):
    """By points."""


class WonGiven(Winning):
    """By tokens given, of those with the most points."""


class WonSweets(Winning):
    """By sweets, of those even in both."""


class WonOrder(Winning):
    """By the order of turns, of those even in all."""


class WonShared(HoliEvent):
    seats: list[Seat]
    points: int


# -- under the picture of a terminal


class LegendRivalry(HoliEvent):
    """What a Rivalry card is called, and what it says."""

    card: str
    title: Name
    about: Name


class LegendCard(HoliEvent):
    """What a Colour card is called."""

    card: str
    title: Name


EVENTS = union_in(__name__)
