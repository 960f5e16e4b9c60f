"""How far a team of Flow is, and what is missing: one sentence, made of what everybody sees."""

from cinquina.core.event import Event
from cinquina.games.flow.events import FlowEvent
from cinquina.games.flow.view import View


class GoalRoutes(FlowEvent):
    """So many animals of all have a way to the Boat; at best so many tiles connect the others."""

    connected: int
    animals: int
    missing: int


class GoalOne(FlowEvent):
    """One animal is left."""

    animal: str
    missing: int


class GoalAll(FlowEvent):
    """Nobody is left."""


def goal(view: View) -> Event | None:
    left = [animal for animal in view.animals if not animal.connected]
    if not left:
        return GoalAll()
    if len(left) == 1:
        return GoalOne(left[0].key, view.missing)
    return GoalRoutes(len(view.animals) - len(left), len(view.animals), view.missing)
