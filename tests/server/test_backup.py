"""An operator who reads docs/owners/backup.md: a copy under play, a crash, back from the copy, and play goes on."""

import shlex
import sqlite3
import subprocess
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from cinquina.cli import main
from cinquina.table.chair import Chair
from cinquina.table.store import store_at
from cinquina.table.tables import Tables
from tests.docs import pages
from tests.patience import PATIENCE
from tests.server.running import page, running
from tests.services import postgres

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


def line_of_the_page(program: str, url: str, folder: Path) -> None:
    """What an operator types, with the address of our own database."""
    (line,) = [
        span
        for span in pages.page(pages.ROOT / "docs/owners/backup.md").spans
        if span.startswith(f"{program} ")
    ]
    address = make_url(url)
    ours = {
        "postgresql://cinquina@db/cinquina": url,
        "--dbname=postgresql://cinquina@db/cinquina": f"--dbname={url}",
        "--host=db": f"--host={address.query['host']}",
        "--username=postgres": f"--username={address.username}",
        "--owner=cinquina": f"--owner={address.username}",
        "cinquina": str(address.database),
    }
    words = [ours.get(word, word) for word in shlex.split(line)]
    command = [str(postgres.client(program)), *words[1:]]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


async def play(url: str, table: str | None = None) -> tuple[str, int]:
    """One decision at a table, a new one if there is none; its id, and how many entries it had before."""
    store = store_at(url)
    await store.open()
    tables = Tables(store)
    if table is None:
        table = (await tables.create("ada", "foldris", [Chair(kind="person", name="Ada")], 0)).id
    found = await tables.get(table)
    before = found.seq
    text = found.rules.text(found.state, 0, found.rules.actions(found.state, 0)[0])
    await tables.play(table, "ada", 0, text, f"after {before}", 1)
    await tables.close()
    await store.close()
    return table, before


async def test_a_copy_of_postgresql_and_back_from_it(
    folder: Path, postgres_server: postgres.Postgres, postgres_url: str
):
    """By the lines of the page: over what is there, and where the database itself is gone."""
    table, _ = await play(postgres_url)
    line_of_the_page("pg_dump", postgres_url, folder)
    _, kept = await play(postgres_url, table)
    line_of_the_page("pg_restore", postgres_url, folder)
    assert await play(postgres_url, table) == (table, kept)
    name = make_url(postgres_url).database
    await postgres_server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
    line_of_the_page("createdb", postgres_url, folder)
    line_of_the_page("pg_restore", postgres_url, folder)
    assert await play(postgres_url, table) == (table, kept)
