"""The games. Each folder defines one and registers it; this list is the folders themselves.

An installed package brings a game by an entry point of the group `cinquina.games`.
"""

import importlib
import pkgutil
import sys
from importlib.metadata import entry_points
from types import ModuleType

from cinquina.core.game import Game
from cinquina.core.registry import find, games, load_installed, register, rules_of

for _folder in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_folder.name}")

for _entry in sorted(entry_points(group="cinquina.games"), key=lambda each: each.name):
    load_installed(_entry)

__all__ = ["find", "games", "register", "rules_of"]


class _Callable(ModuleType):
    """This module can be called, since the library's `cinquina.games()` has its name."""

    def __call__(self) -> list[Game]:
        return games()


sys.modules[__name__].__class__ = _Callable
