"""The files of a SQLite store: their permissions, the lock of the server that uses them, their faults."""

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

from cinquina.core.errors import Fault
from cinquina.table.store.store import Unavailable

if sys.platform != "win32":
    import fcntl

BESIDE = ("-wal", "-shm")
# SQLite's error codes and their texts; an extended code counts by its last byte.
FAULTS = {
    sqlite3.SQLITE_CANTOPEN: "serve-fault-store-unopened",
    sqlite3.SQLITE_PERM: "serve-fault-store-unopened",
    sqlite3.SQLITE_READONLY: "serve-fault-store-read-only",
    sqlite3.SQLITE_CORRUPT: "serve-fault-store-damaged",
    sqlite3.SQLITE_NOTADB: "serve-fault-store-damaged",
    sqlite3.SQLITE_BUSY: "serve-fault-store-busy",
    sqlite3.SQLITE_LOCKED: "serve-fault-store-busy",
    sqlite3.SQLITE_FULL: "serve-fault-store-full",
}


def fault_at(path: Path, error: BaseException | None) -> Fault | None:
    """Return the Fault that explains an error of SQLite (or of SQLAlchemy around it), or None for other errors."""
    found = getattr(error, "orig", error)
    code = getattr(found, "sqlite_errorcode", None)
    id = None if code is None else FAULTS.get(code & 0xFF)
    return None if id is None else Fault("--store", id, file=str(path))


def restrict_to_owner(path: Path) -> None:
    """Make a store's files readable by their owner only, since they contain the secrets of running games. Create the
    file if needed: the files that SQLite creates beside it get its permissions."""
    with suppress(OSError):  # if it cannot be made, SQLite says why
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with suppress(OSError):
            mode = each.stat().st_mode & 0o777
            if mode & 0o077:
                each.chmod(mode & 0o700)


class Lock:
    """A file lock on a store: exclusive for one server, or shared by several that a bus connects. The system releases
    it when the process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: int | None = None

    def take(self, alone: bool) -> None:
        """Take the lock, exclusively if `alone`. Raise Unavailable if another server has it. No-op on platforms without
        file locks."""
        if sys.platform == "win32":
            return
        with suppress(OSError):
            self.file = os.open(self.path.with_name(f"{self.path.name}-lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if self.file is None:
            return
        try:
            fcntl.flock(self.file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            process = os.pread(self.file, 20, 0).decode("ascii", "replace") or "?"
            self.release()
            fault = Fault("--store", "serve-fault-store-used", file=str(self.path), process=process)
            raise Unavailable(f"another server (process {process}) has {self.path}", fault) from None
        except OSError:  # a file system without locks
            self.release()
            return
        os.ftruncate(self.file, 0)
        os.pwrite(self.file, f"{os.getpid()}".encode(), 0)

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None
