"""The toy game of docs/developers/add-a-game.md, taken from that page."""

import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from cinquina.core.game import Game

PAGE = Path(__file__).resolve().parents[2] / "docs" / "developers" / "add-a-game.md"


def code() -> str:
    blocks = re.findall(r"(?ms)^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"))
    return "\n\n".join(blocks)


@cache
def module() -> ModuleType:
    """Return the blocks of the page as one module."""
    made = ModuleType("cups")
    sys.modules["cups"] = made  # where msgspec looks up what the annotations of a struct mean
    exec(compile(code(), str(PAGE), "exec"), made.__dict__)
    return made


def cups() -> Game:
    game = module().CupsGame()
    assert isinstance(game, Game)
    return game
