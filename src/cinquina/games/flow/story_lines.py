"""The headings and lines of the story of Flow: what is said of a turn, as facts."""

from typing import Literal

from cinquina.core.event import Seat, union_in
from cinquina.games.flow.events import (
    CardKind,
    FlowEvent,
)

How = Literal["drew", "took"]


class StoryStart(FlowEvent):
    """The heading of the set-up."""


class StoryRound(FlowEvent):
    """The heading of a round."""

    round: int


class StoryDealt(FlowEvent):
    """Everybody has Action cards."""

    count: int  # each
    players: int


class StoryObstacles(FlowEvent):
    """Scenario obstacle tiles lie on the board."""

    count: int


class StoryHolds(FlowEvent):
    """A seat that has not laid its tile yet."""

    seat: Seat
    how: How
    shape: str  # empty: not known yet


class Came(FlowEvent, kw_only=True):
    """What came of something: how many animals gained or lost their way to the Boat, and the first two of each."""

    gained: int = 0
    gains: str = ""
    gains_too: str = ""
    lost: int = 0
    loses: str = ""
    loses_too: str = ""
    all: bool = False  # every animal has one now


class StoryLaid(Came):
    """A seat drew or took a tile and laid it."""

    seat: Seat
    how: How
    shape: str


class StoryPlayed(Came):
    """A seat played an Action card on a tile; by Fishing it reveals two."""

    seat: Seat
    kind: CardKind
    shape: str = ""
    second: str = ""


class StoryWave(Came):
    """The Giant Wave over a column and a row; after Calm Waters over one of them."""

    seat: Seat
    dice: Literal["both", "white", "black"]
    white: int  # faces
    black: int
    washed: int = 0
    held: int = 0  # by Birds


class StoryWon(FlowEvent):
    round: int
    tiles: int
    cards: int


class StoryLost(FlowEvent):
    round: int
    ways: int  # animals that could swim to the Boat


STORY = union_in(__name__)
