"""The room and its players: no web server, no database, no socket is needed to play."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinquina.server.bus import LocalBus
from cinquina.server.connection import Connection
from cinquina.server.levels import levels
from cinquina.server.messages import PROTOCOL
from cinquina.server.metrics import Metrics
from cinquina.server.port import Gone
from cinquina.server.room import Room
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.table.chair import Chair
from cinquina.table.store import store_at
from cinquina.table.tables import Tables
from tests.patience import PATIENCE
from tests.server.running import Running, page
from tests.server.virtual import UNLIMITED, VirtualTime

LIGHT = ("core", "games", "bots", "table.tables", "table.store", "server.room", "cli.local_table")
HEAVY = ("litestar", "sqlalchemy", "platformdirs")


@pytest.mark.parametrize("part", LIGHT)
def test_a_table_needs_no_web_server_and_no_database(part: str):
    code = f"import sys, cinquina.{part}; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "[]\n", done.stderr


class Wire:
    """A line made of two queues."""

    def __init__(self) -> None:
        self.to_room: asyncio.Queue[str | None] = asyncio.Queue()
        self.to_page: asyncio.Queue[Any] = asyncio.Queue()

    async def send(self, message: bytes) -> None:
        self.to_page.put_nowait(msgspec.json.decode(message))

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
                pass
        return message


@pytest.mark.anyio
async def test_a_game_over_a_line_that_is_no_socket(tmp_path: Path):
    store = store_at(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    tables = Tables(store, levels)
    room = Room(tables, LocalBus(), Pool(1), Metrics(), UNLIMITED, Pace(0), VirtualTime())
    await room.open()
    try:
        table = await tables.create("ada", "foldris", [Chair(kind="person", name="Ada")], room.time.now())
        wire = Wire()
        connection = Connection(room, wire, table.id, "ada", "here")
        connection.arrive(table, 0, None)
        room.enter(connection)
        playing = asyncio.create_task(connection.run())
        update = await wire.next("update")
        assert update["film"] is None and update["words"]
        text = update["choices"][0]["notation"]
        wire.to_room.put_nowait(
            msgspec.json.encode({"type": "play", "id": "1", "seat": 0, "text": text}).decode()
        )
        assert (await wire.next("ack"))["id"] == "1"
        update = await wire.next("update")
        assert [beat["seq"] for beat in update["film"]["beats"]]
        wire.to_room.put_nowait(None)
        await playing
        room.leave(connection)
    finally:
        await room.close()
        await store.close()


@pytest.mark.anyio
async def test_a_page_of_another_version_is_told_so(server: Running):
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        socket = await ada.dial(table, f"protocol={PROTOCOL + 1}")
        refused = {"type": "refused", "id": "", "reason": {"id": "table.other_page", "facts": {}}}
        assert msgspec.json.decode(await socket.recv()) == refused
        await socket.wait_closed()
        assert socket.close_code == 4426
