"""Replace a store by a copy: completely or not at all. The old store is moved aside."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from cinquina.core.errors import Fault, Invalid
from cinquina.core.file import fsync_directory
from cinquina.table.store.backup import copy_checked
from cinquina.table.store.files import BESIDE, Lock, fault_at, restrict_to_owner
from cinquina.table.store.migrate import HEAD


class Content(msgspec.Struct, frozen=True):
    """The content of a store: the number of tables, and when one was last touched (ms since the epoch; None =
    never)."""

    tables: int
    touched: int | None


def restore(source: Path, target: Path, aside: Path, dry_run: bool) -> tuple[Content | None, Content]:
    """Replace the store at `target` by a copy, and move the old store to `aside`. Return the old content (None if it
    cannot be read) and the new one. A dry run checks everything and changes nothing."""
    if not source.is_file():
        raise Fault("COPY", "serve-fault-store-missing", file=str(source))
    if target.exists() and source.samefile(target):
        raise Fault("COPY", "cli-restore-itself", file=str(source))
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(target)
    lock.take(alone=True)
    beside = target.with_name(f".{target.name}.part")
    beside.unlink(missing_ok=True)
    try:
        has = checked(source, beside)
        had = content(target) if target.is_file() else None
        if not dry_run:
            for end in ("", *BESIDE):
                old = target.with_name(target.name + end)
                if old.exists():
                    old.replace(aside.with_name(aside.name + end))
            beside.replace(target)
            fsync_directory(target.parent)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            beside.with_name(beside.name + end).unlink(missing_ok=True)
        lock.release()
    return had, has


def checked(source: Path, beside: Path) -> Content:
    """Copy into a file beside the store and return its content. Raise Fault unless it is an undamaged store of a known
    version."""
    restrict_to_owner(beside)
    try:
        copy_checked(source, beside)
        with closing(sqlite3.connect(beside)) as database:
            (step,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, Invalid) as error:
        raise fault_at(source, error) or Fault(
            "COPY", "serve-fault-store-damaged", file=str(source)
        ) from None
    if step > HEAD:
        raise Fault("COPY", "serve-fault-store-later", step=step)
    found = content(beside)
    assert found is not None
    return found


def content(path: Path) -> Content | None:
    """Return a summary of a store's content, or None if it cannot be read."""
    try:
        with closing(sqlite3.connect(path)) as database:
            return Content(*database.execute("SELECT count(*), max(touched) FROM tables").fetchone())
    except sqlite3.Error:
        return None
