"""The events for headings, lines and clauses of Holi's story."""

from cinquina.core.event import Name, Seat, Told
from cinquina.games.holi.events import HoliEvent

# -- headings and lines


class StoryStart(HoliEvent):
    """The heading of the set-up."""


class StoryLap(HoliEvent):
    """The heading of a lap of turns."""

    lap: int


class StoryRivalry(HoliEvent):
    title: Name
    about: Name


class StoryCorners(HoliEvent):
    """The corner of each seat."""

    seats: list[Seat]
    count: int


class StoryAllFinished(HoliEvent):
    """The reason for the end."""


class StoryCounted(HoliEvent):
    """The points of a seat by source."""

    seat: Seat
    points: int
    sources: list[Told]


# -- clauses of a turn


class StoryThen(HoliEvent):
    """A clause after another."""

    first: list[Told]
    second: list[Told]


class StoryUp(HoliEvent):
    """A card thrown face up."""

    seat: Seat
    title: Name
    ends: list[Told]


class StoryDown(HoliEvent):
    """A card thrown face down, unknown to the viewer."""

    seat: Seat
    ends: list[Told]


class StoryDownCard(HoliEvent):
    """A card thrown face down, known to the viewer."""

    seat: Seat
    title: Name
    ends: list[Told]


class StoryMove(HoliEvent):
    seat: Seat


class StoryClimb(HoliEvent):
    seat: Seat
    level: int
    down: bool
    points: int  # for being the first


class StoryTakes(HoliEvent):
    """The sweets and tokens that a pawn takes."""

    seat: Seat
    gains: list[Told]


# -- effects


class StoryStays(HoliEvent):
    """Tokens that lie on a level."""

    count: int
    level: int
    fell: bool  # they landed lower than they were thrown
    points: int


class StoryHit(HoliEvent):
    """A Direct Hit."""

    seat: Seat
    points: int


class StoryRain(HoliEvent):
    """A token that rains on a pawn."""

    seat: Seat
    by: Seat
    own: bool
    points: int


class StorySweets(HoliEvent):
    count: int


class StoryTokens(HoliEvent):
    """Tokens of a seat that a pawn takes."""

    seat: Seat
    own: bool
    count: int
