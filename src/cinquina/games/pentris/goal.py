"""How far a player of Pentris is, and what is missing: one sentence, made of what the seat sees."""

from cinquina.core.event import Event, Name
from cinquina.core.ladder import reached
from cinquina.games.pentris.events import PentrisEvent
from cinquina.games.pentris.view import ChuteView, View


class GoalPoints(PentrisEvent):
    """Points so far, what the end of the round adds as the chute is, and the most points that a rival has."""

    points: int
    adds: int
    most: int
    count: int  # rivals


class GoalRank(PentrisEvent):
    """Alone: so many points, those of the chute included, to the next rank."""

    points: int
    adds: int
    title: Name
    missing: int


class GoalTop(PentrisEvent):
    """Alone, with the highest rank."""

    points: int
    title: Name


def goal(view: View) -> Event | None:
    if view.seat is None:
        return None
    own = view.seats[view.seat]
    adds = 0 if own.chute is None or view.over else to_come(own.chute)
    if not view.ladder:
        rivals = [each.points for each in view.seats if each.seat != view.seat]
        return GoalPoints(own.points, adds, max(rivals), len(rivals))
    at = reached(view.ladder, own.points + adds)
    if at.next is None:
        return GoalTop(own.points + adds, view.ladder[-1].id)
    return GoalRank(own.points, adds, at.next.id, at.missing)


def to_come(chute: ChuteView) -> int:
    return chute.row_points + chute.star_points + chute.platinum_points
