"""Rows of a keyed store within one transaction: those read, and those to be written."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import msgspec

from cinquina.table.chair import Chair
from cinquina.table.store import rows
from cinquina.table.store.shelf import Shelf, Span


def encoded(row: dict[str, Any]) -> bytes:
    return msgspec.json.encode(row)


def decoded(data: bytes) -> dict[str, Any]:
    return msgspec.json.decode(data, type=dict[str, Any])


def number_of(key: str) -> int:
    return int(key.rpartition("/")[2])


def whole(fields: Mapping[str, Any], **more: Any) -> Any:
    """Return a row whose columns are attributes, as a database's has them."""
    return SimpleNamespace(**fields, **more)


def chairs_of(row: dict[str, Any]) -> list[Chair]:
    return [rows.chair_of(whole(chair)) for chair in row["chairs"]]


class Rows:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.known: dict[str, bytes | None] = {}
        self.changes: dict[str, bytes | None] = {}

    async def read(self, *spans: Span) -> dict[str, bytes]:
        found = await self.shelf.read(*spans)
        self.known |= found
        return found

    def put(self, key: str, row: dict[str, Any] | bytes) -> None:
        """Write a row. One that was not read is new."""
        self.changes[key] = row if isinstance(row, bytes) else encoded(row)
        self.known.setdefault(key, None)

    def delete(self, key: str) -> None:
        self.changes[key] = None
