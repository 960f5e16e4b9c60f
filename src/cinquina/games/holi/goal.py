"""How far a player of Holi is, and what is missing: one sentence, made of what the seat sees."""

from cinquina.core.event import Event
from cinquina.games.holi.events import HoliEvent
from cinquina.games.holi.view import SeatView, View


class GoalAhead(HoliEvent):
    """Points if the game ended now, the most that a rival would have, and the throws that are left."""

    points: int
    most: int
    throws: int


class GoalBehind(HoliEvent):
    """The same for who has fewer."""

    points: int
    most: int
    throws: int


class GoalLevel(HoliEvent):
    """The same for who has as many."""

    points: int
    throws: int


def goal(view: View) -> Event | None:
    if view.seat is None:
        return None
    own = view.seats[view.seat]
    most = max(each.total for each in view.seats if each.seat != view.seat)
    if own.total == most:
        return GoalLevel(own.total, throws(own))
    told = GoalAhead if own.total > most else GoalBehind
    return told(own.total, most, throws(own))


def throws(own: SeatView) -> int:
    """Each takes a card and a token."""
    return min(own.turns_left, own.tokens)
