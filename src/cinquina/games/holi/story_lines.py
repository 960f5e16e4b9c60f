"""The headings, lines and clauses of the story of Holi: what is said of a turn, as facts."""

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
    """Who has chosen a corner."""

    seats: list[Seat]
    count: int


class StoryAllFinished(HoliEvent):
    """Why it ends."""


class StoryCounted(HoliEvent):
    """The points of a seat, by what they are for."""

    seat: Seat
    points: int
    sources: list[Told]


# -- clauses of a turn


class StoryThen(HoliEvent):
    """One thing after another."""

    first: list[Told]
    second: list[Told]


class StoryUp(HoliEvent):
    """A card thrown face up."""

    seat: Seat
    title: Name
    ends: list[Told]


class StoryDown(HoliEvent):
    """A card thrown face down that the viewer does not know."""

    seat: Seat
    ends: list[Told]


class StoryDownCard(HoliEvent):
    """One that the viewer knows."""

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
    """What a pawn takes where it goes."""

    seat: Seat
    gains: list[Told]


# -- what came of it


class StoryStays(HoliEvent):
    """Tokens that lie on a level."""

    count: int
    level: int
    fell: bool  # they came to lie on a lower one than they were thrown at
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
