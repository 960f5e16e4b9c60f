"""The games. Each folder defines one and registers it; this list is the folders themselves."""

import importlib
import pkgutil

from cinquina.core.registry import find, games, register, rules_of

for _folder in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_folder.name}")

__all__ = ["find", "games", "register", "rules_of"]
