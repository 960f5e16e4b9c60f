"""A memory of rendered parts: a part of a board that did not change is rendered once and stays the same object."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Memo:
    """Parts by a key that determines them. A part is dropped when it was not asked for since the last `age`."""

    def __init__(self) -> None:
        self._young: dict[Hashable, Any] = {}
        self._old: dict[Hashable, Any] = {}

    def get_or_make(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the part with this key, made if it is not remembered. Nobody may change it."""
        found: T | None = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is None:
                found = make()
            self._young[key] = found
        return found

    def drop_unused(self) -> None:
        """Drop the parts that were not asked for since the last call."""
        self._old, self._young = self._young, {}

    def __len__(self) -> int:
        return len(self._young | self._old)
