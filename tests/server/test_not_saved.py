"""A disk that is full is told as "not saved, try again", never as success."""

import resource
import sqlite3
from pathlib import Path

import pytest

from tests.server.running import Running, page, running

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        not hasattr(resource, "prlimit"), reason="needs Linux to fill a disk for one process only"
    ),
]


def fill_disk(server: Running) -> None:
    """No file of this process may grow any more."""
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, most))


def empty_disk(server: Running) -> None:
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


def entries(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.db") as database:
        (count,) = database.execute("SELECT count(*) FROM entries").fetchone()
    database.close()
    return int(count)


async def test_nothing_is_acknowledged_that_was_not_saved(folder: Path):
    with running(folder) as server:
        async with page(server) as ada, page(server) as eve:
            table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
            await ada.connect(table)
            await eve.connect(table)
            await ada.play()
            before, seq = entries(folder), ada.update["seq"]
            text = ada.update["choices"][0]["notation"]

            fill_disk(server)
            answer = await ada.ask("play", seat=0, text=text, id="once")
            assert answer["type"] == "refused" and answer["reason"]["id"] == "table.not_saved"
            async with page(server) as bea:
                body = {"game": "foldris", "chairs": [{"kind": "person", "name": "Bea"}]}
                full = await bea.http.post("/api/tables", json=body)
                assert full.status_code == 503 and full.json()["id"] == "table.not_saved"
            assert entries(folder) == before
            await eve.send("ping")
            await eve.next("pong")
            assert eve.update["seq"] <= seq, "nobody saw it"

            empty_disk(server)
            assert (await ada.ask("play", seat=0, text=text, id="once"))["type"] == "ack", "try again"
            await eve.until(lambda update: update["seq"] > seq)
            assert entries(folder) > before
