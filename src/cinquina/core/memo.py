"""A memory of rendered parts: a part of a board that did not change is rendered once and stays the same object."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Memo:
    """A cache of parts by key. `drop_unused` drops the parts that were not requested since its last call."""

    def __init__(self) -> None:
        self._young: dict[Hashable, Any] = {}
        self._old: dict[Hashable, Any] = {}

    def get_or_make(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the part with this key; make it if it is not cached. The caller must not change it."""
        found: T | None = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is None:
                found = make()
            self._young[key] = found
        return found

    def drop_unused(self) -> None:
        """Drop the parts that were not requested since the last call."""
        self._old, self._young = self._young, {}

    def __len__(self) -> int:
        return len(self._young | self._old)
