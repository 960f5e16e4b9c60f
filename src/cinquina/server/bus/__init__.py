"""Notifications between server processes: a table changed, presence changed, a guest's devices changed. The change
itself is read from the store."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from cinquina.table.step import Step


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notification from one process to the others: a table changed and now has this `version`, a chat `line` was
    added, or the presence at the process changed (`seats`)."""

    table: str
    process: str
    line: int = 0
    version: int = 0  # stored; 0: not known
    step: Step | None = None  # the change to this version, if no people changed
    seats: tuple[int, ...] | None = None
    watchers: int = 0
    asks: bool = False  # asks the others to report their presence
    number: int = 0  # of this process's report of presence, since reports may overtake each other
    guest: str = ""  # the guest whose devices changed; then it concerns no table


# Called with each notification, and with None when some may have been lost: then reload every table.
NotificationHandler = Callable[[Notification | None], Awaitable[None]]


class Bus(Protocol):
    up: bool  # whether the bus is connected

    async def open(self, heard: NotificationHandler) -> None:
        """Connect, and call `heard` with each notification from now on."""

    async def publish(self, news: Notification) -> None:
        """Send a notification to the other processes. A failure is logged, not raised: a lost notification only delays
        a page."""

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a single process, which has nobody to notify."""

    up = True

    async def open(self, heard: NotificationHandler) -> None:
        pass

    async def publish(self, news: Notification) -> None:
        pass

    async def close(self) -> None:
        pass


def bus_of(url: str) -> Bus:
    """Return the bus at a URL. An empty URL means a single process, without a bus."""
    if not url:
        return LocalBus()
    from cinquina.server.bus.valkey import ValkeyBus  # half a second that one process saves

    return ValkeyBus(url)
