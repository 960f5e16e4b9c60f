"""The progress of a team of Flow in one sentence, from public information."""

from cinquina.core.event import Event
from cinquina.games.flow.events import FlowEvent
from cinquina.games.flow.view import View


class GoalRoutes(FlowEvent):
    """The number of animals with a way to the Boat; the fewest tiles that connect the others."""

    connected: int
    animals: int
    missing: int


class GoalOne(FlowEvent):
    """One animal is not connected."""

    animal: str
    missing: int


class GoalAll(FlowEvent):
    """All animals are connected."""


def goal(view: View) -> Event | None:
    left = [animal for animal in view.animals if not animal.connected]
    if not left:
        return GoalAll()
    if len(left) == 1:
        return GoalOne(left[0].key, view.missing)
    return GoalRoutes(len(view.animals) - len(left), len(view.animals), view.missing)
