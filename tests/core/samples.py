"""Real games to damage: their rules, positions, records, editions and scenarios."""

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from cinquina.core.game import Game
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State
from cinquina.games import games
from tests.battery.play import Walk

GAMES = games()
WITH_EDITIONS = [game for game in GAMES if game.edition(None) is not None]


@cache
def rules_of(game: Game, seats: int) -> Rules:
    return game.rules(game.setup(seats))


@cache
def walk_of(game: Game, seats: int, entries: int) -> Walk:
    """Play a game, mostly by the fallback, cut after so many entries."""
    walk = Walk(rules_of(game, seats), seed=1)
    while len(walk.log) < entries and walk.state.turn() != OVER:
        walk.play(*walk.decide())
    return walk


def position_of(game: Game, seats: int, entries: int) -> State:
    return walk_of(game, seats, entries).state.copy()


@cache
def edition_of(game: Game) -> dict[str, Any]:
    file = resources.files(f"cinquina.games.{game.id}") / "edition.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def scenarios_of(game: Game) -> list[tuple[str, str]]:
    """Return the scenario files of a game, by name."""
    files = sorted((Path(__file__).parents[1] / "games" / game.id / "scenarios").glob("*.toml"))
    return [(each.name, each.read_text(encoding="utf-8")) for each in files]
