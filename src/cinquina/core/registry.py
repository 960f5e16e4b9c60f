"""Which games there are."""

from cinquina.core.errors import Invalid
from cinquina.core.game import Game, Rules
from cinquina.core.setup import Setup

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known to the terminal, the table, the lab and the tests."""
    _games[game.id] = game
    return game


def games() -> list[Game]:
    return list(_games.values())


def find(id: str) -> Game:
    if id not in _games:
        raise Invalid("$.game", f"there is no game {id!r} (there is: {', '.join(_games)})")
    return _games[id]


def rules_of(setup: Setup) -> Rules:
    return find(setup.game).rules(setup)
