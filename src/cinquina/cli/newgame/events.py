"""The events: facts without words. `Rolled` has the text `newgame-rolled`."""

from cinquina.core.event import Event, Seat, union_in


class NewgameEvent(Event):
    game = "newgame"


class Rolled(NewgameEvent):
    seat: Seat
    die: int


class Held(NewgameEvent):
    seat: Seat
    points: int


class Won(NewgameEvent):
    seats: list[Seat]


EVENTS = union_in(__name__)
