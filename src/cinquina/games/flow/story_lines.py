"""The events for headings, lines and clauses of Flow's story."""

from typing import Literal

from cinquina.core.event import Seat, Told
from cinquina.games.flow.events import CardKind, FlowEvent


class StoryStart(FlowEvent):
    """The heading of the set-up."""


class StoryRound(FlowEvent):
    """The heading of a round."""

    round: int


class StoryDealt(FlowEvent):
    """Every seat has Action cards."""

    count: int  # per seat
    players: int


class StoryObstacles(FlowEvent):
    """Scenario obstacle tiles lie on the board."""

    count: int


class StoryWon(FlowEvent):
    round: int
    tiles: int
    cards: int


class StoryLost(FlowEvent):
    round: int
    ways: int  # animals with a way to the Boat


# -- clauses of a turn


class Clause(FlowEvent):
    seat: Seat


class StoryDraws(Clause):
    shape: str  # empty: not known yet


class StoryTakes(Clause):
    """A seat takes one of the revealed tiles."""

    shape: str


class StoryPlaces(Clause):
    """A seat places the tile that it drew or took."""


class StoryDiscards(Clause):
    """A seat discards the tile that it drew."""


class StoryPlays(Clause):
    """A seat plays an Action card."""

    kind: CardKind


class StoryUses(Clause):
    """A seat uses an Action card on a tile."""

    what: Literal["returned", "removed", "moved"]
    shape: str


class StoryRolls(Clause):
    """The dice of the Giant Wave."""


# -- effects


class StoryUseless(FlowEvent):
    """The reason for discarding a tile."""

    reason: Literal["blocks", "nowhere"]


class StoryGuards(FlowEvent):
    """A Bird on a tile."""

    shape: str


class StoryReveals(FlowEvent):
    """Tiles revealed by Fishing."""

    tiles: list[Told]
    count: int


class StoryTile(FlowEvent):
    """A tile by its shape."""

    shape: str


class StoryCalms(FlowEvent):
    """The next wave rolls only one die."""


class StoryGains(FlowEvent):
    """Animals that gained their way to the Boat."""

    animals: list[Told]
    count: int
    all: bool  # every animal has one now


class StoryLoses(FlowEvent):
    """Animals that lost their way to the Boat."""

    animals: list[Told]
    count: int


class StoryAnimal(FlowEvent):
    animal: str


class StorySweeps(FlowEvent):
    """A column and a row; after Calm Waters one of them."""

    dice: Literal["both", "white", "black"]
    white: int  # faces
    black: int


class StoryWashes(FlowEvent):
    count: int


class StoryHeld(FlowEvent):
    """Tiles protected by Birds."""

    count: int
