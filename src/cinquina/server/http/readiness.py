"""Whether this process can work: a row can be written, the bus is connected, bots can think."""

import asyncio
from typing import TYPE_CHECKING

from cinquina.server.ops.watched_store import StoreWatch
from cinquina.table.store import Store

if TYPE_CHECKING:
    from cinquina.server.socket.room import Room

SECONDS = 2.0  # that the write may take


class Readiness:
    def __init__(self, store: Store, watch: StoreWatch, room: "Room") -> None:
        self.store = store
        self.watch = watch
        self.room = room
        self.probing: asyncio.Task[None] | None = None

    async def problems(self) -> list[str]:
        """Return the failing parts: `stopping`, `damaged`, `store`, `bus`, `workers`."""
        found = []
        if self.room.stopping:
            found.append("stopping")
        if self.watch.damage is not None:
            found.append("damaged")
        if not await self.can_write():
            found.append("store")
        if not self.room.bus.up:
            found.append("bus")
        if not self.room.pool.workers:
            found.append("workers")
        return found

    async def can_write(self) -> bool:
        """Return whether a row can be written. Concurrent calls share one write."""
        if self.probing is None or self.probing.done():
            self.probing = asyncio.create_task(self.store.probe(self.room.time.now()))
        probing = self.probing
        await asyncio.wait([probing], timeout=SECONDS)
        return probing.done() and not probing.cancelled() and probing.exception() is None
