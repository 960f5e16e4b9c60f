"""The events: facts without words. `Played` has the text `newgame-played`."""

from cinquina.core.event import Event, Seat, union_in


class NewgameEvent(Event):
    game = "newgame"


class Dealt(NewgameEvent):
    seat: Seat
    card: int


class Played(NewgameEvent):
    seat: Seat
    card: int


class Took(NewgameEvent):
    seat: Seat


class Won(NewgameEvent):
    seats: list[Seat]


EVENTS = union_in(__name__)
