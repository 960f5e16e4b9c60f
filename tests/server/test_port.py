"""The room and its players: no web server, no database, no socket is needed to play."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinquina.server.socket.port import Gone
from cinquina.server.socket.websocket import WebSocketPort
from cinquina.server.viewer.messages import PROTOCOL
from cinquina.table.chair import Chair
from tests.patience import PATIENCE
from tests.server.running import Running, page
from tests.server.wire import at_table, room_in

LIGHT = ("core", "games", "bots", "table.tables", "table.store", "server.socket.room", "cli.local_table")
HEAVY = ("litestar", "sqlalchemy")


@pytest.mark.parametrize("part", LIGHT)
def test_a_table_needs_no_web_server_and_no_database(part: str):
    code = f"import sys, cinquina.{part}; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.anyio
async def test_a_game_over_a_line_that_is_no_socket(tmp_path: Path):
    async with room_in(tmp_path) as room:
        table = await room.tables.create(
            "ada", "foldris", [Chair(kind="person", name="Ada")], room.time.now()
        )
        async with at_table(room, table.id, "ada") as wire:
            update = await wire.next("update")
            assert update["film"] is None and update["words"]
            await wire.play(0, update["choices"][0]["notation"])
            update = await wire.next("update")
            assert [beat["seq"] for beat in update["film"]["beats"]]


@pytest.mark.anyio
async def test_no_film_leads_from_one_pair_of_eyes_to_another(tmp_path: Path):
    """Ada and Bea at one device: what one of them saw is not how the other came to see the table."""
    async with room_in(tmp_path) as room:
        chairs = [Chair(kind="person", name=name) for name in ("Ada", "Bea")]
        table = await room.tables.create("both", "foldris", chairs, room.time.now())
        async with at_table(room, table.id, "both") as wire:
            assert (await wire.next("update"))["looking"] is None
            await wire.look(0)
            update = await wire.next("update")
            assert update["looking"] == 0 and update["film"] is None
            await wire.play(0, update["choices"][0]["notation"])
            update = await wire.next("update")
            assert update["view"]["sealed"] and update["film"]["beats"]
            await wire.look(1)
            update = await wire.next("update")
            assert update["looking"] == 1 and update["film"] is None and update["view"]["sealed"] is None


@pytest.mark.anyio
async def test_a_page_of_another_version_is_told_so(server: Running):
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        socket = await ada.dial(table, f"protocol={PROTOCOL + 1}")
        refused = {"type": "refused", "id": "", "reason": {"id": "table.other_page", "facts": {}}}
        assert msgspec.json.decode(await socket.recv()) == refused
        await socket.wait_closed()
        assert socket.close_code == 4426


async def after_the_close(message: Any) -> None:
    """A socket as uvicorn leaves it: whoever sends after the close is told so by an error of its own."""
    if message["type"] == "websocket.close":
        raise RuntimeError("something else is broken")
    raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")


async def nothing() -> Any:
    raise AssertionError("nobody listens")


@pytest.mark.anyio
async def test_who_sends_after_the_close_finds_the_page_gone():
    """L7: in four of twenty stops it was a traceback in the log."""
    port = WebSocketPort(nothing, after_the_close)
    with pytest.raises(Gone):
        await port.send(b"news")
    with pytest.raises(RuntimeError, match="something else"):
        await port.close(1000, "")
