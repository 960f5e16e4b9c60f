"""The progress of a player of Holi in one sentence, from the seat's view."""

from cinquina.core.event import Event
from cinquina.games.holi.events import HoliEvent
from cinquina.games.holi.view import SeatView, View


class GoalAhead(HoliEvent):
    """Ahead: points if the game ended now, the best opponent's, and the throws left."""

    points: int
    most: int
    throws: int


class GoalBehind(HoliEvent):
    """Behind: points if the game ended now, the best opponent's, and the throws left."""

    points: int
    most: int
    throws: int


class GoalLevel(HoliEvent):
    """Level: points if the game ended now, the best opponent's, and the throws left."""

    points: int
    throws: int


def goal(view: View) -> Event | None:
    if view.seat is None:
        return None
    own = view.seats[view.seat]
    most = max(each.total for each in view.seats if each.seat != view.seat)
    if own.total == most:
        return GoalLevel(own.total, throws_left(own))
    told = GoalAhead if own.total > most else GoalBehind
    return told(own.total, most, throws_left(own))


def throws_left(own: SeatView) -> int:
    """Return the number of throws left: each takes a card and a token."""
    return min(own.turns_left, own.tokens)
