"""What happens at a table beside the game."""

from cinquina.core.event import Event, Seat


class TableEvent(Event):
    game = "table"


class TimeUp(TableEvent):
    """The time of a seat was up, and what follows was done for it."""

    seat: Seat


class TookBack(TableEvent):
    """A seat took its last decision back."""

    seat: Seat


EVENTS = TimeUp | TookBack
