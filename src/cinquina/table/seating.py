"""The book of a table's seats: who sat down, left, came back, gave up; each with its line for everybody.

It is kept beside the log of the game, so that records and their numbers are the game's alone.
"""

import msgspec

from cinquina.core.event import Event, Told


class Seating(msgspec.Struct, frozen=True):
    """A change of the holder of a seat, or of somebody's right to it."""

    number: int  # from 0 within a table
    seq: int  # entries in the log before it
    time: int  # ms since the epoch
    seat: int | None  # None: it concerns no seat
    name: str  # the seat's name from then on; empty = the page's name for a bot
    told: Told


class News(msgspec.Struct, frozen=True):
    """A line of that book before it has its number."""

    seat: int | None
    name: str
    event: Event


def seatings_of(news: list[News], number: int, seq: int, now: int) -> tuple[Seating, ...]:
    return tuple(
        Seating(number + n, seq, now, each.seat, each.name, each.event.tell()) for n, each in enumerate(news)
    )
