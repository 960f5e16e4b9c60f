"""Cinquina: one digital table for modern tabletop games.

    import cinquina as cq

    game = cq.game(cq.games()[0].id, seats=2)
    position = game.new(seed=1)
    while not position.over:
        position.play(cq.bot("greedy").choose(position))
    print(position.result)

The library is `cinquina.library`, imported when a name of it is first used; docs/researchers/library.md explains it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "CLOCK",
    "OVER",
    "Bot",
    "Error",
    "Game",
    "GameOver",
    "Hint",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Move",
    "NoSuchSeat",
    "NothingToUndo",
    "Position",
    "Record",
    "Result",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "game",
    "games",
    "load",
]

if TYPE_CHECKING:
    from cinquina.library import (
        CHANCE,
        CLOCK,
        OVER,
        Bot,
        Error,
        Game,
        GameOver,
        Hint,
        IllegalMove,
        InvalidPosition,
        InvalidRecord,
        InvalidSetup,
        Move,
        NoSuchSeat,
        NothingToUndo,
        Position,
        Record,
        Result,
        UnknownBot,
        UnknownGame,
        bot,
        game,
        games,
        load,
    )


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'cinquina' has no attribute {name!r}")
    # `cinquina.games` is a package; it can be called, and then lists the games.
    found = (
        import_module("cinquina.games")
        if name == "games"
        else getattr(import_module("cinquina.library"), name)
    )
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
