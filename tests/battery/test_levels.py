"""The battery warns where the levels of bots do not part; a game with tuned ones has them on the ladder."""

import warnings

import pytest

from bench.ladder.matches import TABLES, Table, tables, usual
from cinquina.core import registry
from cinquina.core.game import Game
from cinquina.games import games
from tests.battery.levels import level_faults
from tests.toy.auction import AstaGame
from tests.toy.page import cups


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.filterwarnings("default::UserWarning")  # no failure: a game may be too small for levels
def test_levels_of_bots_part(game: Game):
    mine = [table for table in tables() if table.game == game.id]
    assert mine
    for fault in [] if any(table in TABLES for table in mine) else level_faults(mine):
        warnings.warn(fault, stacklevel=1)


def test_levels_that_do_not_part_are_found(monkeypatch: pytest.MonkeyPatch):
    """Nobody has tuned those of an auction, where a hundredth of a point decides; nor is luck a level."""
    game = AstaGame()
    monkeypatch.setitem(registry._games, game.id, game)
    told = list(level_faults(usual(game), games=60))
    assert told and all(each.startswith("asta auction, ") for each in told)


def test_levels_that_part_are_not(monkeypatch: pytest.MonkeyPatch):
    game = cups()
    monkeypatch.setitem(registry._games, game.id, game)
    monkeypatch.setattr(
        type(game.rules(game.setup())), "errors", {"newcomer": 12.0, "casual": 4.0, "strong": 0.0}
    )
    for seats in (2, 3):
        assert list(level_faults([Table(game.id, game.modes[0].id, seats, 60)])) == []
