"""The registry of games."""

import sys
import warnings
from importlib.metadata import EntryPoint
from pathlib import Path

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.rules import Rules
from cinquina.core.setup import Setup
from cinquina.locales import homes

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known to the terminal, the table, the lab and the tests."""
    if game.id in _games:
        raise Invalid("$.game", f"there is a game {game.id!r} already")
    _games[game.id] = game
    if file := getattr(sys.modules[type(game).__module__], "__file__", None):
        homes[game.id] = Path(file).parent / "locales"  # of a game in a package of its own
    return game


def load_installed(entry: EntryPoint) -> None:
    """Load the game of an installed package, which registers it. A game that cannot be loaded is skipped with a
    warning."""
    try:
        game = entry.load()
        if not isinstance(game, Game) or _games.get(game.id) is not game:
            raise Invalid(entry.value, "this is not a game that was registered")
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        warnings.warn(f"the game {entry.name!r} of an installed package is left out: {told}", stacklevel=2)


def games() -> list[Game]:
    return list(_games.values())


def find(id: str) -> Game:
    if id not in _games:
        raise Invalid("$.game", f"there is no game {id!r} (there is: {', '.join(_games)})")
    return _games[id]


def rules_of(setup: Setup) -> Rules:
    return find(setup.game).rules(setup)
