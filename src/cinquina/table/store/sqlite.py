"""A store in one SQLite file. Commits are synchronous, so everything acknowledged is on the disk.

One thread writes. Writes that arrive while it waits for the disk are committed together by the next transaction, so
many tables share one fsync. Another thread reads; in WAL mode it never waits for the writer.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as SqliteConnection
from sqlite3 import DatabaseError, OperationalError, connect
from sqlite3 import IntegrityError as NotUnique
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from cinquina.core.errors import Fault
from cinquina.table.store.files import Lock, fault_at, restrict_to_owner
from cinquina.table.store.migrate import must_be_current
from cinquina.table.store.migrate import upgrade as bring_up_to_date
from cinquina.table.store.sql import FREQUENT, SqlStore
from cinquina.table.store.store import Conflict, Unavailable

T = TypeVar("T")

BUSY_MS = 5000  # how long to wait for another process that writes to the same file


class Job:
    """Work for the writing thread, and the future of its caller."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def finish(self) -> None:
        self.loop.call_soon_threadsafe(self._resolve)

    def _resolve(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class SqliteStore(SqlStore):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._writes: SimpleQueue[Job | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._connection: Connection | None = None  # the writing thread's
        self._file: tuple[int, int] | None = None  # its device and inode when it was opened
        self._lock = Lock(path)

    async def open(self, upgrade: bool = True) -> None:
        if upgrade:
            self._create_file()
        elif not self.path.is_file():
            fault = Fault("--store", "serve-fault-store-missing", file=str(self.path))
            raise Unavailable(f"there is no file {self.path}", fault)
        if self._writer is None:
            self._writing = create_sqlite_engine(self.path, "BEGIN IMMEDIATE")
            self._reading = create_sqlite_engine(self.path, "BEGIN")
            self._reader = ThreadPoolExecutor(1, "table-reader")
            self._writer = threading.Thread(target=self._run_writer, name="table-writer", daemon=True)
            self._writer.start()
        try:
            await self.transact(bring_up_to_date if upgrade else must_be_current)
        except Unavailable as error:
            raise Unavailable(str(error), error.fault or fault_at(self.path, error.__cause__)) from None

    def _create_file(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            folder, reason = str(self.path.parent), error.strerror
            fault = Fault("--store", "serve-fault-store-folder", folder=folder, reason=reason)
            raise Unavailable(f"{folder}: {reason}", fault) from None
        restrict_to_owner(self.path)

    def lock(self, alone: bool) -> None:
        self._lock.take(alone)

    async def check(self) -> str | None:
        """Check the whole file, page by page, but not its indexes, which would take minutes."""
        return await asyncio.to_thread(find_damage, self.path)

    async def close(self) -> None:
        if self._writer is None:
            self._lock.release()
            return
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        self._writer = None
        self._file = None
        self._reader.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        def run() -> T:
            with self._reading.begin() as connection:
                return work(connection, *arguments)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, run)
        except SQLAlchemyError as error:
            raise Unavailable(str(error)) from error

    async def transact(self, work: Callable[..., T], *arguments: Any) -> T:
        job = Job(lambda connection: work(connection, *arguments))
        self._writes.put(job)
        result: T = await job.done
        return result

    def execute(self, connection: Connection, statement: Any, rows: Any) -> Any:
        """Pass frequent statements directly to the driver: SQLAlchemy takes longer for one than SQLite does."""
        text = frequent_statements().get(statement)
        if text is None:
            return connection.execute(statement, rows)
        driver: Any = connection.connection.driver_connection
        try:
            return (driver.executemany if isinstance(rows, list) else driver.execute)(text, rows)
        except NotUnique as error:
            raise IntegrityError(text, rows, error) from error
        except DatabaseError as error:
            raise DBAPIError(text, rows, error) from error

    def _must_be_same_file(self) -> None:
        """Raise Unavailable if the file was deleted or replaced: writes to it would succeed and be lost."""
        try:
            there = file_identity(self.path)
        except OSError as error:
            raise Unavailable(f"{self.path}: {error.strerror}; start the server again") from None
        if self._file is None:
            self._file = there
        elif self._file != there:
            raise Unavailable(f"{self.path} is another file now; start the server again")

    # -- the writing thread

    def _run_writer(self) -> None:
        """Commit the pending jobs. One connection serves all transactions: taking it from the pool each time costs as
        much as the statements of a decision."""
        closing = False
        while not closing:
            jobs = [self._writes.get()]
            while not self._writes.empty():
                jobs.append(self._writes.get())
            closing = None in jobs
            waiting = [job for job in jobs if job is not None]
            if waiting:
                self._commit(waiting)
            for job in waiting:
                job.finish()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _commit(self, jobs: list[Job]) -> None:
        """Run all jobs in one transaction. If one fails, which is rare, run each in its own."""
        try:
            if self._connection is None or self._connection.invalidated:
                self._connection = self._writing.connect()
            with self._connection.begin():
                for job in jobs:
                    job.result = job.work(self._connection)
            self._must_be_same_file()
        except Exception as error:  # any error: nothing was committed, and each caller gets it
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
            else:
                told = isinstance(error, Conflict | IntegrityError | Unavailable)
                jobs[0].error = error if told else unavailable_because(error)


@cache
def frequent_statements() -> dict[Any, str]:
    """Return the SQL text of the frequent statements in SQLite's dialect."""
    dialect = sqlite.dialect(paramstyle="named")
    return {statement: str(statement.compile(dialect=dialect)) for statement in FREQUENT}


def unavailable_because(error: Exception) -> Unavailable:
    made = Unavailable(str(error))
    made.__cause__ = error
    return made


def find_damage(path: Path) -> str | None:
    """Return the first fault that SQLite finds in a file, or None. A separate connection keeps other work from
    waiting."""
    try:
        with closing(connect(path)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except DatabaseError as error:
        return str(error)
    return None if found == "ok" else str(found)


def file_identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def create_sqlite_engine(path: Path, begin: str) -> Engine:
    made = create_engine(f"sqlite:///{path}", pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(made, "connect")
    def connected(connection: SqliteConnection, _: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions itself
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        enable_wal(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(made, "begin")
    def began(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection  # a third of the cost of SQLAlchemy's execute
        try:
            driver.execute(begin)
        except DatabaseError as error:
            raise DBAPIError(begin, None, error) from error

    return made


def enable_wal(connection: SqliteConnection) -> None:
    """Switch to WAL mode, trying again for a while: if several processes open a new file at once, SQLite refuses all
    but one without waiting."""
    ends = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except OperationalError:
            if time.monotonic() >= ends:
                raise
            time.sleep(0.02)
