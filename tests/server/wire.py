"""A room in this process, and lines to its players that are made of two queues."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from cinquina.server.bus import Bus, LocalBus
from cinquina.server.ops.metrics import Metrics
from cinquina.server.ops.server_time import Time
from cinquina.server.socket.connection import Connection
from cinquina.server.socket.port import Gone
from cinquina.server.socket.room import Room
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.table.store import store_at
from cinquina.table.tables import Tables
from tests.completed import completed
from tests.patience import PATIENCE
from tests.server.virtual import UNLIMITED, VirtualTime

HANDOVER = 4  # turns of the loop; while a lock goes from one to the next it looks free


class Wire:
    """Everything that was sent to the page is kept, byte by byte."""

    def __init__(self) -> None:
        self.to_room: asyncio.Queue[str | None] = asyncio.Queue()
        self.to_page: asyncio.Queue[Any] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.told: list[dict[str, Any]] = []  # the same, decoded and completed
        self.update: dict[str, Any] | None = None
        self.ids = itertools.count(1)
        self.connection: Connection | None = None
        self.reads = asyncio.Event()  # whether the line takes what is sent
        self.reads.set()

    async def send(self, message: bytes) -> None:
        await self.reads.wait()
        self.sent.append(message)
        told = msgspec.json.decode(message)
        if told["type"] == "update":
            told = self.update = completed(told, self.update)
        self.told.append(told)
        self.to_page.put_nowait(told)

    async def receive(self) -> str | bytes:
        said = await self.to_room.get()
        if said is None:
            raise Gone
        return said

    async def close(self, code: int, reason: str) -> None:
        raise Gone

    async def next(self, kind: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while (message := await self.to_page.get())["type"] != kind:
                assert message["type"] != "refused", message
        return message

    async def play(self, seat: int, text: str) -> None:
        """Play a decision and wait for its acknowledgement."""
        message = {"type": "play", "id": f"{next(self.ids)}", "seat": seat, "text": text}
        self.to_room.put_nowait(msgspec.json.encode(message).decode())
        await self.next("ack")

    async def manage(self, what: str, seat: int) -> None:
        message = {"type": "manage", "id": f"{next(self.ids)}", "what": what, "seat": seat}
        self.to_room.put_nowait(msgspec.json.encode(message).decode())
        await self.next("ack")

    async def settled(self) -> None:
        """All that there is to tell was told: of what others do in secret that is nothing."""
        assert self.connection
        drawing, quiet = self.connection.room.drawing, 0
        while quiet < HANDOVER:
            busy = self.connection.stale or self.connection.wake.is_set() or drawing.locked()
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(0)

    async def look(self, seat: int | None) -> None:
        self.to_room.put_nowait(msgspec.json.encode({"type": "look", "seat": seat}).decode())


@asynccontextmanager
async def room_in(folder: Path, time: Time | None = None, bus: Bus | None = None) -> AsyncIterator[Room]:
    store = store_at(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    tables = Tables(store)
    room = Room(tables, bus or LocalBus(), Pool(1), Metrics(), UNLIMITED, Pace(0), time or VirtualTime())
    await room.open()
    try:
        yield room
    finally:
        await room.close()
        await store.close()


@asynccontextmanager
async def at_table(room: Room, table: str, guest: str | None) -> AsyncIterator[Wire]:
    wire = Wire()
    connection = wire.connection = Connection(room, wire, table, guest, "here")
    connection.begin_at(await room.tables.get(table), 0, None)
    room.enter(connection)
    playing = asyncio.create_task(connection.run())
    try:
        yield wire
    finally:
        wire.to_room.put_nowait(None)
        await playing
        room.leave(connection)
