"""What happens at a table beside the game."""

from cinquina.core.event import Event, Seat, union_in


class TableEvent(Event):
    game = "table"


class TimeUp(TableEvent):
    """The time of a seat was up, and what follows was done for it."""

    seat: Seat


class TookBack(TableEvent):
    """A seat took its last decision back."""

    seat: Seat


# -- who sits where. Names are said as they were then, so they are facts; a seat is called as it was before.


class SatDown(TableEvent):
    """Somebody took an open seat."""

    name: str


class StoodUp(TableEvent):
    """Somebody left before play began: the seat is open again."""

    name: str


class Removed(TableEvent):
    """The host opened the seat of somebody before play began."""

    name: str


class BotSat(TableEvent):
    """A bot sits there from now on; also where another one did."""

    seat: Seat


class Left(TableEvent):
    """Somebody left; a bot plays for them until they come back."""

    name: str


class Replaced(TableEvent):
    """Somebody who was away is played for by a bot until they come back."""

    name: str


class CameBack(TableEvent):
    name: str


class Offered(TableEvent):
    """The seat is offered to whoever comes; a bot plays meanwhile."""

    seat: Seat


class Waits(TableEvent):
    """Somebody gets the seat as soon as what the one before held secretly is gone."""

    name: str


class TookOver(TableEvent):
    """Somebody took over from a bot, or from somebody who had left it to one: the seat as it was called before."""

    name: str
    seat: Seat


class GaveUp(TableEvent):
    """Somebody gave up; a bot plays the seat to the end, outside the ranking."""

    name: str


class Conceded(TableEvent):
    """Somebody gave up, and that was the end of the game."""

    name: str


class LeftTeam(TableEvent):
    """Somebody of a team gave up; a bot joined it instead."""

    name: str


class Hosts(TableEvent):
    """Somebody manages the table from now on."""

    name: str


class Tries(TableEvent):
    """The table was begun here, in the middle of a finished game, by somebody who tries another way."""

    name: str


# -- how a game ended that was not played to its end


class WonAsLast(TableEvent):
    """All others gave up."""

    seat: Seat
    names: list[str]


class WonAmongRest(TableEvent):
    """The best by the rules gave up: the first of the others have won."""

    seats: list[Seat]
    count: int


class Abandoned(TableEvent):
    """The last person gave up."""

    name: str


EVENTS = union_in(__name__)
