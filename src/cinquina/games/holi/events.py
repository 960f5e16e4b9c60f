"""The events of Holi, its verdicts, and the legend of the terminal.

A place is written as in the notation: `2C4` is level 2, letter C, number 4. A card has its id and its name.
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
    """A seat draws a card, secret for the others."""

    seat: Seat
    left: int  # in its deck


class DrewCard(HoliEvent):
    """The card that a seat drew, for its owner."""

    seat: Seat
    card: str
    title: Name


class ThrewUp(HoliEvent):
    seat: Seat
    card: str
    title: Name
    cells: list[str]  # the targets


class ThrewDown(HoliEvent):
    """A seat throws a card, secret for the others."""

    seat: Seat
    cell: str


class ThrewCard(HoliEvent):
    """The card that a seat threw, for its owner."""

    seat: Seat
    card: str
    title: Name


class Ended(HoliEvent):
    """A seat ends its turn."""

    seat: Seat


class Finished(HoliEvent):
    """A seat has finished and takes no more turns."""

    seat: Seat
    reason: str  # stuck, tokens or cards


# -- thrown tokens


class Landed(HoliEvent):
    """A token lands on the tower."""

    seat: Seat
    cell: str  # its target
    to: str
    fell: int  # levels

    def filled_cells(self) -> list[Square]:
        return squares_of([self.to])


class Caught(HoliEvent):
    """A token meets a pawn and goes to its seat."""

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
    """A pawn moves on its level."""


class Climbed(Went):
    """A pawn climbs one level."""


class SteppedDown(Went):
    """A pawn steps down one level, by the Rivalry card that allows it."""


class FirstUp(HoliEvent):
    """The first pawn on a level scores for it."""

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
    by: Seat  # the owner of the token
    cell: str
    to: str  # where its pawn stands, at that place or below


# -- the end


class Counted(HoliEvent):
    """The points of a seat by source, as in the final scoring."""

    seat: Seat
    points: int  # sum
    so_far: int
    levels: list[int]  # lowest first
    given: int
    sweets: int
    rivalry: int


class Over(HoliEvent):
    winners: list[Seat]


class Winning(HoliEvent):
    seat: Seat
    points: int


class Won(Winning):
    """Won by points."""


class WonGiven(Winning):
    """Won by tokens given, after a tie in points."""


class WonSweets(Winning):
    """Won by sweets, after a tie in points and tokens given."""


class WonOrder(Winning):
    """Won by turn order, after a tie in everything else."""


class WonShared(HoliEvent):
    seats: list[Seat]
    points: int


# -- legend below the picture of a terminal


class LegendRivalry(HoliEvent):
    """The name and text of a Rivalry card."""

    card: str
    title: Name
    about: Name


class LegendCard(HoliEvent):
    """The name of a Colour card."""

    card: str
    title: Name


EVENTS = union_in(__name__)
