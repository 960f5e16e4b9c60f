"""Details of a finished game of Foldris: its rounds, the tie-break, the solo titles."""

from typing import TYPE_CHECKING

from cinquina.core.ending import Ending
from cinquina.core.event import Event, Name
from cinquina.core.ladder import rungs_of
from cinquina.core.story import of_kind, parts_of
from cinquina.games.foldris.events import FoldrisEvent
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.scoring import total_lines
from cinquina.games.foldris.story_lines import StoryBarrier, StoryFolds

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook


class EndingLasted(FoldrisEvent):
    rounds: int


class EndingOrder(FoldrisEvent):
    """Longest in the game, then lines, then Bonus points (foldris R29)."""


class EndingRung(FoldrisEvent):
    """A title, and the lines it requires."""

    title: Name
    least: int


def ending(rules: "Rulebook", state: Position) -> Ending:
    alone = rules.setup.seats == 1
    return Ending(
        lasted=EndingLasted(int(state.round)).tell(),
        order=None if alone else EndingOrder().tell(),
        ladder=rungs_of(rules.ladder, int(total_lines(state, 0)), EndingRung) if alone else [],
    )


def worth(line: Event) -> int:
    """Return the lines folded by one Block."""
    return sum(each.count for each in of_kind(parts_of(line), StoryFolds))


def cost(line: Event, losers: list[int]) -> int:
    """Return the damage of a Barrier."""
    return int(isinstance(line, StoryBarrier) and any(seat in losers for seat in line.seats))
