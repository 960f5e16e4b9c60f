"""The library: games, positions, bots and records for Python programs. `import cinquina as cq` has all its names."""

from cinquina.core.state import CHANCE, CLOCK, OVER
from cinquina.games import games
from cinquina.library.bound_game import Game, game
from cinquina.library.exceptions import (
    Error,
    GameOver,
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    NoSuchSeat,
    NothingToUndo,
    UnknownBot,
    UnknownGame,
)
from cinquina.library.hints import Hint
from cinquina.library.level_bot import Bot, bot
from cinquina.library.position import Move, Position, Result
from cinquina.library.saved_game import Record, load

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
