"""The log of a table's seats: each change of a seat's holder, with its announcement.

It is separate from the log of the game, so that a record has the entries of the game only.
"""

import msgspec

from cinquina.core.event import Event, Told


class Seating(msgspec.Struct, frozen=True):
    """A change of a seat's holder, or of a person's claim to it."""

    number: int  # from 0 within a table
    seq: int  # entries in the log before it
    time: int  # ms since the epoch
    seat: int | None  # None: it concerns the whole table
    name: str  # the seat's name afterwards; empty = the page's name for a bot
    told: Told


class News(msgspec.Struct, frozen=True):
    """A change of a seat to be announced, before it has a number in the log of seats."""

    seat: int | None
    name: str
    event: Event


def seatings_of(news: list[News], number: int, seq: int, now: int) -> tuple[Seating, ...]:
    return tuple(
        Seating(number + n, seq, now, each.seat, each.name, each.event.tell()) for n, each in enumerate(news)
    )
