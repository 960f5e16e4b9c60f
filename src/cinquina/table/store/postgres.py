"""A store in a PostgreSQL database, which several server processes may share."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cinquina.core.errors import Fault
from cinquina.table.store.migrate import must_be_current, upgrade
from cinquina.table.store.sql import SqlStore
from cinquina.table.store.store import Unavailable

T = TypeVar("T")

CONNECTIONS = 10
SECONDS_TO_CONNECT = 5
SECONDS_TO_ANSWER = 10

# The key of an advisory lock, by which processes that start together migrate one after the other.
MIGRATING = 0x43494E51


class PostgresStore(SqlStore):
    def __init__(self, url: URL) -> None:
        try:
            import asyncpg  # type: ignore[import-untyped]  # it comes without types
        except ImportError:
            raise Fault("--store", "serve-fault-store-extra") from None
        # While connecting, the driver raises its own errors.
        self._failures = (
            SQLAlchemyError,
            OSError,
            TimeoutError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
        )
        self._engine: AsyncEngine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER},
        )
        # A table is read by several statements: they must all see the same moment.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def open(self, upgrade: bool = True) -> None:
        await self.transact(migrate if upgrade else must_be_current)

    def lock(self, alone: bool) -> None:
        """Take no lock: several servers may share a database."""

    async def close(self) -> None:
        await self._engine.dispose()

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        return await self._run(self._reading, work, *arguments)

    async def transact(self, work: Callable[..., T], *arguments: Any) -> T:
        return await self._run(self._engine, work, *arguments)

    async def _run(self, engine: AsyncEngine, work: Callable[..., T], *arguments: Any) -> T:
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work, *arguments)
        except IntegrityError:
            raise
        except self._failures as error:
            raise Unavailable(str(error)) from error


def migrate(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    upgrade(connection)
