"""Details of a finished game of Pentris: its rounds, the ranking, the solo ranks."""

from itertools import pairwise
from typing import TYPE_CHECKING

from cinquina.core.ending import Ending
from cinquina.core.event import Event, Name
from cinquina.core.ladder import rungs_of
from cinquina.core.story import of_kind, parts_of
from cinquina.games.pentris.events import PentrisEvent
from cinquina.games.pentris.rules.phases import LEVEL_NAMES
from cinquina.games.pentris.rules.position import Position
from cinquina.games.pentris.story_lines import StoryClaimed, StoryCompletes

if TYPE_CHECKING:
    from cinquina.games.pentris.rulebook import Rulebook

ROW_POINTS = 2


class EndingLasted(PentrisEvent):
    rounds: int


class EndingOrder(PentrisEvent):
    """Equal points share a place."""


class EndingRung(PentrisEvent):
    """A rank, and the points it requires."""

    title: Name
    least: int


def ending(rules: "Rulebook", state: Position) -> Ending:
    alone = rules.setup.seats == 1
    level = rules.setup.mode
    rungs = rungs_of(rules.ladder, int(state.score(0)), EndingRung) if alone else []
    mastered = not alone or sum(rung.reached for rung in rungs) > 1  # everybody has the first
    return Ending(
        lasted=EndingLasted(int(state.round)).tell(),
        order=None if alone else EndingOrder().tell(),
        ladder=rungs,
        next=dict(pairwise(LEVEL_NAMES)).get(level, "") if mastered else "",
    )


def worth(line: Event) -> int:
    """Return the points of a claim (advanced: its candies), or the rows that a piece completes."""
    parts = parts_of(line)
    claims = sum(each.points or each.size for each in of_kind(parts, StoryClaimed))
    return claims + ROW_POINTS * sum(each.rows for each in of_kind(parts, StoryCompletes))
