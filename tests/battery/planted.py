"""Games with a fault planted in them, to show that the battery finds it."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from cinquina.core import registry
from cinquina.core.game import Game
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup
from cinquina.core.state import State
from tests.battery.battery import Tally, examine
from tests.battery.variants import tables
from tests.toy.auction import AstaGame, AstaRules

GAMES = 12  # of each table; the plants are found in the first few

Planted = TypeVar("Planted", bound=type)


class Plants(list[Any]):
    """The plants of a file, as parameters of a test: the game, and what the battery must say about it."""

    def __call__(self, says: str) -> Callable[[Planted], Planted]:
        """Register a position, rules or a page of facts with one planted fault."""

        def plant(kind: Planted) -> Planted:
            self.append(pytest.param(game_with(kind), says, id=kind.__name__))
            return kind

        return plant


def game_with(kind: type) -> Game:
    if issubclass(kind, Game):
        return kind()
    if issubclass(kind, State):
        kind = type(kind.__name__, (AstaRules,), {"state_type": kind})
    assert issubclass(kind, Rules)
    return faulty(kind)


def faulty(kind: type[Rules]) -> Game:
    class Faulty(AstaGame):
        def rules(self, setup: Setup) -> Rules:  # type: ignore[override]
            return kind(self, setup)

    return Faulty()


def played(game: Game, monkeypatch: pytest.MonkeyPatch, seats: int = 3) -> Tally:
    """Run the battery on a game, with the same positions each time."""
    monkeypatch.setitem(registry._games, game.id, game)
    return examine(tables(game, game.modes[0], seats), seconds=0, games=GAMES)
