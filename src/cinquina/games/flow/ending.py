"""Details of a finished game of Flow: its rounds, the best turn, the hardest wave, the next level."""

from itertools import pairwise

from cinquina.core.ending import Ending
from cinquina.core.event import Event
from cinquina.core.rules import Rules
from cinquina.core.story import of_kind, parts_of
from cinquina.games.flow import LEVELS
from cinquina.games.flow.events import FlowEvent
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.story_lines import StoryGains, StoryLoses, StoryWashes

ALL_ANIMALS = 10  # more than any other turn can bring
WAY = 10  # of an animal, compared with a tile


class EndingLasted(FlowEvent):
    rounds: int


def ending(rules: Rules, state: Position) -> Ending:
    harder = dict(pairwise(LEVELS))
    return Ending(
        lasted=EndingLasted(int(state.round)).tell(),
        next=harder.get(rules.setup.mode, "") if state.won else "",
    )


def worth(line: Event) -> int:
    """Return the animals that gained a way to the Boat."""
    parts = parts_of(line)
    gained = sum(each.count + ALL_ANIMALS * each.all for each in of_kind(parts, StoryGains))
    return gained - sum(each.count for each in of_kind(parts, StoryLoses))


def cost(line: Event, losers: list[int]) -> int:
    """Return the damage of a wave."""
    parts = parts_of(line)
    lost = sum(each.count for each in of_kind(parts, StoryLoses))
    washed = of_kind(parts, StoryWashes)
    return WAY * lost + washed[0].count if washed and lost else 0
