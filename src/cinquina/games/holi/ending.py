"""Details of a finished game of Holi: the ranking, and the best turns."""

from typing import TYPE_CHECKING, Any

from cinquina.core.ending import Ending
from cinquina.core.event import Event, Told
from cinquina.core.story import Line
from cinquina.games.holi.events import HoliEvent
from cinquina.games.holi.rules.position import Position

if TYPE_CHECKING:
    from cinquina.games.holi.rulebook import Rulebook


class EndingOrder(HoliEvent):
    """Points, tokens given, sweets, turn order; `shared`: a shared place instead of the last (holi R29)."""

    shared: bool


def ending(rules: "Rulebook", state: Position) -> Ending:
    simple = rules.setup.mode == "simple"
    return Ending(order=EndingOrder(bool(rules.options.shared)).tell(), next="drawn" if simple else "")


def worth(line: Event) -> int:
    """Return the points of a turn."""
    return points(line.tell()) if isinstance(line, Line) else 0


def points(told: Any) -> int:
    if isinstance(told, list):
        return sum(map(points, told))
    if not isinstance(told, Told):
        return 0
    return int(told.facts.get("points", 0)) + sum(map(points, told.facts.values()))
