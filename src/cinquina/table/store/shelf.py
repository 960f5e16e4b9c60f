"""Rows under keys, where no database is: a browser's IndexedDB, or memory. The store over it is `keyed.py`.

A key is a path: the kind of row, the table, a number. Rows are read in the order of their keys.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import NamedTuple

LAST = "\uffff"  # after every character of a key


class Span(NamedTuple):
    """The keys from `first` to `last`, both included."""

    first: str
    last: str

    def has(self, key: str) -> bool:
        return self.first <= key <= self.last


def under(*parts: str, since: str = "") -> Span:
    """Return the span of all keys below a path, from the part `since` on."""
    path = "/".join((*parts, ""))
    return Span(path + since, path + LAST)


def only(key: str) -> Span:
    return Span(key, key)


class Shelf(ABC):
    """Every method may raise Unavailable."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, *spans: Span) -> dict[str, bytes]:
        """Return the rows in these spans as they were at one moment, by key and in order."""

    @abstractmethod
    async def write(self, rows: Mapping[str, bytes | None], known: Mapping[str, bytes | None]) -> bool:
        """Write rows in one transaction; None deletes. Nothing is written if a `known` row has another value by now,
        or exists though None was known. Return whether it was written. What was written survives a crash."""


class MemoryShelf(Shelf):
    """Rows that end with the program: for tests, and for a browser that stores nothing."""

    def __init__(self) -> None:
        self.rows: dict[str, bytes] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def read(self, *spans: Span) -> dict[str, bytes]:
        return {key: self.rows[key] for key in sorted(self.rows) if any(span.has(key) for span in spans)}

    async def write(self, rows: Mapping[str, bytes | None], known: Mapping[str, bytes | None]) -> bool:
        if any(self.rows.get(key) != value for key, value in known.items()):
            return False
        for key, value in rows.items():
            if value is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = value
        return True
