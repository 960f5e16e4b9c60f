"""The browser's IndexedDB as a shelf. What its transaction has completed outlives the tab and the worker."""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from cinquina.table.store.shelf import Shelf, Span
from cinquina.table.store.store import Unavailable


class Database(Protocol):
    """The functions of `web/src/engine/database.ts`. They take and return JSON, the latter in a promise."""

    def read(self, spans: str) -> Any: ...

    def write(self, rows: str, known: str) -> Any: ...

    def close(self) -> None: ...


class IndexedShelf(Shelf):
    """Each value is kept as a text with a character for each byte."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self.database.close()

    async def read(self, *spans: Span) -> dict[str, bytes]:
        found = msgspec.json.decode(
            await call(self.database.read(text_of(spans))), type=list[tuple[str, str]]
        )
        return {key: value.encode("latin-1") for key, value in sorted(found)}

    async def write(self, rows: Mapping[str, bytes | None], known: Mapping[str, bytes | None]) -> bool:
        return bool(await call(self.database.write(text_of(texts(rows)), text_of(texts(known)))))


def texts(rows: Mapping[str, bytes | None]) -> list[tuple[str, str | None]]:
    return [(key, None if value is None else value.decode("latin-1")) for key, value in rows.items()]


def text_of(data: Any) -> str:
    return msgspec.json.encode(data).decode()


async def call(promise: Any) -> Any:
    try:
        return await promise
    except Exception as error:  # JavaScript's, of which Python without Pyodide has no class
        raise Unavailable(str(error)) from error
