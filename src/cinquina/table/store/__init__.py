"""The stores of tables: one interface, and one set of tests, for SQLite and PostgreSQL.

The database library is loaded when an address needs it: playing in the terminal needs no database.
"""

from pathlib import Path

from cinquina.core.errors import Fault
from cinquina.core.file import data_folder
from cinquina.table.store.store import Answer, Conflict, Line, Saved, Store, Unavailable


def default_path() -> Path:
    """Return the file in the user's data folder."""
    return data_folder() / "tables.db"


def store_at(url: str | None = None) -> Store:
    """Return the store, still closed, at `sqlite:///path` or `postgresql://…`; by default one file in the data
    folder."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from cinquina.table.store.sqlite import SqliteStore

    if url is None:
        return SqliteStore(default_path())
    try:
        parts = make_url(url)
    except ArgumentError:
        raise Fault("--store", "serve-fault-store-address", text=url) from None
    kind = parts.get_backend_name()
    if kind == "sqlite" and parts.database:
        return SqliteStore(Path(parts.database))
    if kind in ("postgresql", "postgres"):
        from cinquina.table.store.postgres import PostgresStore

        return PostgresStore(parts)
    raise Fault("--store", "serve-fault-store-kind", kind=kind)


async def open_store(store: Store, upgrade: bool = True) -> Store:
    """Open a store and return it. Raise Fault with a reason for people."""
    try:
        await store.open(upgrade)
    except Unavailable as error:
        raise fault_of(error) from None
    return store


def fault_of(error: Unavailable) -> Fault:
    return error.fault or Fault("--store", "serve-fault-store-unreachable", reason=str(error))


__all__ = [
    "Answer",
    "Conflict",
    "Line",
    "Saved",
    "Store",
    "Unavailable",
    "default_path",
    "fault_of",
    "opened",
    "store_at",
]
