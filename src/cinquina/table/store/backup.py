"""A copy of a store in one SQLite file, whole and checked, while a server may write to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from cinquina.core.errors import Fault, Invalid
from cinquina.core.file import fsync_directory
from cinquina.table.store.files import fault_at, restrict_to_owner


def backup(source: Path, target: Path) -> int:
    """Copy a store and return the size of the copy. It has everything acknowledged before it began, also what a crash
    left in `-wal`."""
    if not source.is_file():
        raise Fault("--store", "serve-fault-store-missing", file=str(source))
    if target.exists() and source.samefile(target):
        raise Invalid(str(target), "this is the store itself")
    beside = target.with_name(f".{target.name}.part")
    beside.unlink(missing_ok=True)
    restrict_to_owner(beside)
    try:
        copy_checked(source, beside)
        beside.replace(target)
    except sqlite3.Error as error:
        raise fault_at(source, error) or Invalid(str(source), str(error)) from None
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            beside.with_name(beside.name + end).unlink(missing_ok=True)
    fsync_directory(target.parent)
    return target.stat().st_size


def copy_checked(source: Path, beside: Path) -> None:
    with closing(sqlite3.connect(source)) as store, closing(sqlite3.connect(beside)) as made:
        store.execute("PRAGMA busy_timeout=5000")
        store.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        found = made.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise Invalid(str(source), f"the copy is damaged: {found}")
    handle = os.open(beside, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
