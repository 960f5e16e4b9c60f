"""The progress of a player of Pentris in one sentence, from the seat's view."""

from cinquina.core.event import Event, Name
from cinquina.core.ladder import reached_rung
from cinquina.games.pentris.events import PentrisEvent
from cinquina.games.pentris.view import ChuteView, View


class GoalPoints(PentrisEvent):
    """Points so far, points of the chute if the round ended now, and the best opponent's points."""

    points: int
    adds: int
    most: int
    count: int  # opponents


class GoalRank(PentrisEvent):
    """Single player: points to the next rank, with the chute counted."""

    points: int
    adds: int
    title: Name
    missing: int


class GoalTop(PentrisEvent):
    """Single player with the highest rank."""

    points: int
    title: Name


def goal(view: View) -> Event | None:
    if view.seat is None:
        return None
    own = view.seats[view.seat]
    adds = 0 if own.chute is None or view.over else points_to_come(own.chute)
    if not view.ladder:
        rivals = [each.points for each in view.seats if each.seat != view.seat]
        return GoalPoints(own.points, adds, max(rivals), len(rivals))
    at = reached_rung(view.ladder, own.points + adds)
    if at.next is None:
        return GoalTop(own.points + adds, view.ladder[-1].id)
    return GoalRank(own.points, adds, at.next.id, at.missing)


def points_to_come(chute: ChuteView) -> int:
    return chute.row_points + chute.star_points + chute.platinum_points
