"""Opening a store: why it cannot be done, who may read the file, and which servers have it."""

import gzip
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError

from cinquina.core.errors import Fault
from cinquina.table.store import Unavailable, open_store, sqlite
from cinquina.table.store.backup import backup
from cinquina.table.store.sqlite import SqliteStore
from cinquina.table.tables import Tables
from tests.table.asking import Asker

pytestmark = pytest.mark.anyio

STORES = Path(__file__).parents[2] / "corpus" / "stores"


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ("SQLITE_CANTOPEN", "unopened"),
        ("SQLITE_READONLY_DIRECTORY", "read-only"),
        ("SQLITE_CORRUPT_INDEX", "damaged"),
        ("SQLITE_NOTADB", "damaged"),
        ("SQLITE_BUSY", "busy"),
        ("SQLITE_FULL", "full"),
    ],
)
async def test_why_a_store_cannot_be_opened_is_said_in_our_words(tmp_path, monkeypatch, code, id):
    """R17: before, SQLAlchemy's words and a link."""

    def fails(connection: object) -> None:
        error = sqlite3.OperationalError("attempt to write")
        error.sqlite_errorcode = getattr(sqlite3, code)
        raise DatabaseError("BEGIN", {}, error)

    monkeypatch.setattr(sqlite, "bring_up_to_date", fails)
    store = SqliteStore(tmp_path / "tables.db")
    with pytest.raises(Unavailable) as told:
        await store.open()
    await store.close()
    assert told.value.fault is not None
    assert told.value.fault.id == f"serve-fault-store-{id}" and told.value.fault.facts["file"]


async def test_a_halved_file_and_a_folder_in_its_place(tmp_path):
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await store.close()
    whole_file = store.path.read_bytes()
    store.path.write_bytes(whole_file[: len(whole_file) // 2])
    with pytest.raises(Fault, match="damaged"):
        await open_store(store)
    await store.close()
    (tmp_path / "folder.db").mkdir()
    folder = SqliteStore(tmp_path / "folder.db")
    with pytest.raises(Fault, match="unopened"):
        await open_store(folder)
    await folder.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are the folder's there")
async def test_only_its_owner_reads_a_store(tmp_path):
    """R11: it holds the hands and the chance of running games."""
    path = tmp_path / "tables.db"
    path.touch(0o644)
    path.chmod(0o664)
    before = os.umask(0o022)
    try:
        store = SqliteStore(path)
        await store.open()
        await Asker(Tables(store), "ada").create("ada bot")
        backup(path, tmp_path / "copy.db")
        found = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert {"tables.db", "tables.db-wal", "copy.db"} <= set(found) and set(found.values()) == {0o600}


async def test_one_server_alone_has_a_file_and_several_with_a_bus(tmp_path):
    """R8: before, two servers started on one file without a word, and their people did not see each other."""
    stores = [SqliteStore(tmp_path / "tables.db") for _ in range(3)]
    for each in stores:
        await each.open()
    first, second, third = stores
    first.lock(alone=True)
    for alone in (True, False):
        with pytest.raises(Unavailable) as told:
            second.lock(alone)
        assert told.value.fault is not None and told.value.fault.facts["process"] == f"{os.getpid()}"
    await first.close()
    second.lock(alone=False)
    third.lock(alone=False)
    await first.open()
    with pytest.raises(Unavailable):
        first.lock(alone=True)
    for each in stores:
        await each.close()


async def test_a_command_brings_no_schema_up_to_date(tmp_path):
    """R12: before, `prune` did so under a running older server."""
    old = tmp_path / "tables.db"
    old.write_bytes(gzip.decompress((STORES / "0.1.0.db.gz").read_bytes()))
    store = SqliteStore(old)
    with pytest.raises(Fault, match="older"):
        await open_store(store, upgrade=False)
    await store.close()
    with closing(sqlite3.connect(old)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    missing = SqliteStore(tmp_path / "missing.db")
    with pytest.raises(Fault, match="missing"):
        await open_store(missing, upgrade=False)
    assert not missing.path.exists()
