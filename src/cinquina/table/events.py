"""Events at a table that are not events of the game."""

from cinquina.core.event import Event, Seat, union_in


class TableEvent(Event):
    game = "table"


class TimeUp(TableEvent):
    """The time of a seat was up, and the fallback decision was made for it."""

    seat: Seat


class TookBack(TableEvent):
    """A seat took its last decision back."""

    seat: Seat


# -- seats. The facts have the name as it was then, since the seat's name may change later.


class SatDown(TableEvent):
    """A person took an open seat."""

    name: str


class StoodUp(TableEvent):
    """A person left before play began: the seat is open again."""

    name: str


class Removed(TableEvent):
    """The host opened a person's seat before play began."""

    name: str


class BotSat(TableEvent):
    """A bot got the seat, or replaced another bot."""

    seat: Seat


class Left(TableEvent):
    """A person left; a bot plays for them until they come back."""

    name: str


class Replaced(TableEvent):
    """A bot plays for an absent person until they come back."""

    name: str


class CameBack(TableEvent):
    name: str


class Offered(TableEvent):
    """The seat is offered to any newcomer; a bot plays meanwhile."""

    seat: Seat


class Waits(TableEvent):
    """A person gets the seat as soon as the previous player's secret hand is gone."""

    name: str


class TookOver(TableEvent):
    """A person took over from a bot, or from a person who had left the seat to one."""

    name: str
    seat: Seat


class GaveUp(TableEvent):
    """A person gave up; a bot plays the seat to the end, outside the ranking."""

    name: str


class Conceded(TableEvent):
    """A person gave up, and that ended the game."""

    name: str


class LeftTeam(TableEvent):
    """A person of a team gave up; a bot joined it instead."""

    name: str


class Hosts(TableEvent):
    """Another person is the host."""

    name: str


class Tries(TableEvent):
    """The table was forked from a finished game by a person who tries another decision."""

    name: str


# -- the end of a request


class Declined(TableEvent):
    """A person refused a request."""

    name: str
    what: str  # `undo` or `pause`


class Withdrew(TableEvent):
    """A person withdrew their request."""

    name: str
    what: str  # `undo` or `pause`


# -- the end of a game that was not played to its end


class WonAsLast(TableEvent):
    """All others gave up."""

    seat: Seat
    names: list[str]


class WonAmongRest(TableEvent):
    """The winner by the rules had given up, so the best of the others won."""

    seats: list[Seat]
    count: int


class Abandoned(TableEvent):
    """The last person gave up."""

    name: str


EVENTS = union_in(__name__)
