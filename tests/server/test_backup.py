"""An operator who reads docs/owners/backup.md: a copy under play, a crash, back from the copy, and play goes on."""

import sqlite3
from pathlib import Path

import pytest

from cinquina.cli import main
from tests.server.running import page, running

pytestmark = pytest.mark.anyio


def entries(path: Path) -> int:
    with sqlite3.connect(path) as database:
        return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


async def test_a_copy_under_play_and_back_from_it(folder: Path):
    path, copy = folder / "tables.db", folder / "copy.db"
    with running(folder) as server:
        async with page(server) as ada:
            table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
            await ada.connect(table)
            await ada.play()
            seq = ada.update["seq"]
            assert main(["backup", str(copy), "--store", f"sqlite:///{path}"]) == 0
            await ada.play()
            token = ada.token
        server.kill()
    assert entries(copy) == seq, "all that was acknowledged before, and nothing that came later"
    for each in folder.glob("tables.db*"):
        each.rename(folder / f"away-{each.name}")
    path.write_bytes(copy.read_bytes())
    with running(folder) as server:
        async with page(server, token) as ada:
            await ada.connect(table)
            assert ada.update["seq"] == seq
            assert (await ada.play())["type"] == "ack"
