"""What a store keeps once, and a copy of it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from cinquina.cli import main
from cinquina.core.registry import find
from cinquina.table import tables as service
from cinquina.table.store import store_at
from cinquina.table.store.backup import backup
from cinquina.table.store.sqlite import SqliteStore
from tests.table.asking import Asker, refused
from tests.table.playing import START

pytestmark = pytest.mark.anyio


async def counted(store, table: str) -> int:
    return await store.read(lambda c: c.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


@pytest.mark.sql
async def test_an_edition_is_stored_once(store, tables):
    own = {**find("foldris").edition_source(), "id": "own"}
    for _ in range(3):
        await Asker(tables, "ada").create("ada", edition=own)
        await Asker(tables, "ada").create("ada")
    assert await counted(store, "editions") == 2
    sizes = await store.read(lambda c: c.execute(text("SELECT max(length(setup)) FROM tables")).scalar_one())
    assert sizes < 300, "a table only names it"


async def test_a_table_comes_back_with_its_own_edition(store, tables, other):
    own = {**find("foldris").edition_source(), "start_bonus": 7}
    ada = Asker(tables, "ada")
    table = await ada.create("ada", edition=own)
    again = await other.get(table.id)
    assert again.header.setup.edition == own and again.rules.dump(again.state) == table.rules.dump(
        table.state
    )


async def test_the_address_of_the_house_is_kept_until_it_is_shut(store):
    assert await store.house() is None
    for address in ("http://192.0.2.2:5505", "http://192.0.2.7:5506", None, None):
        await store.save_house(address)
        assert await store.house() == address


async def test_a_guest_hosts_so_many_tables_and_no_more(tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(service, "MOST_HOSTED", 2)
    ada = Asker(tables, "ada")
    await ada.create("ada")
    await ada.create("ada")
    refusal = await refused(ada.create("ada"))
    assert (refusal.id, refusal.facts) == (
        "table.too_many_tables",
        {"most": 2},
    )
    await Asker(tables, "bea").create("bea")


# -- a copy


async def test_a_copy_of_a_store_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Also what only stands in `-wal`: the store is open, and a plain copy of the file would not have it."""
    path = tmp_path / "tables.db"
    store = store_at(f"sqlite:///{path}")
    await store.open()
    tables = service.Tables(store)
    ada = Asker(tables, "ada")
    table = await ada.create("ada")
    await ada.play(0)
    plain = tmp_path / "plain.db"
    plain.write_bytes(path.read_bytes())
    copy = tmp_path / "copy.db"
    words = ["backup", str(copy), "--store", f"sqlite:///{path}", "--lang", "en"]
    assert await asyncio.to_thread(main, words) == 0
    assert "checked" in capsys.readouterr().out
    assert entries(plain) == 0, "that is what a plain copy loses"
    assert entries(copy) == table.seq == entries(path)
    assert [each.name for each in tmp_path.glob("*copy*")] == ["copy.db"], "one file"
    await store.close()

    restored = store_at(f"sqlite:///{copy}")
    await restored.open()
    saved = await restored.load(table.id)
    assert saved is not None and len(saved.entries) == table.seq
    await restored.close()


def entries(path: Path) -> int:
    with sqlite3.connect(path) as database:
        try:
            return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])
        except sqlite3.OperationalError:  # not even the tables
            return 0


def test_what_cannot_be_copied_leaves_the_last_copy_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"the last one")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    for source, said in ((tmp_path / "nothing.db", "there is no file"), (damaged, "is damaged")):
        assert main(["backup", str(copy), "--store", f"sqlite:///{source}", "--lang", "en"]) == 2
        assert said in capsys.readouterr().err
    assert main(["backup", str(copy), "--store", "postgresql://x/y", "--lang", "en"]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert copy.read_bytes() == b"the last one" and not list(tmp_path.glob(".*"))


def test_a_store_is_not_copied_onto_itself(tmp_path: Path):
    path = tmp_path / "t.db"
    sqlite3.connect(path).close()
    path.touch()
    with pytest.raises(ValueError, match="itself"):
        backup(path, path)


# -- back from a copy


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main([*words, "--lang", "en"])
    told = capsys.readouterr()
    return code, told.out + told.err


async def two_moves(path: Path, copy: Path) -> str:
    """A store with two decisions, and a copy of it with one."""
    store = SqliteStore(path)
    await store.open()
    ada = Asker(service.Tables(store), "ada")
    table = await ada.create("ada")
    await ada.play(0)
    backup(path, copy)
    await ada.play(0)
    await store.close()
    return table.id


async def test_back_from_a_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """R18: before, by hand."""
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    await two_moves(path, copy)
    before = (entries(path), entries(copy))
    assert before[0] > before[1] > 0
    words = ["restore", str(copy), "--store", f"sqlite:///{path}"]
    code, told = await asyncio.to_thread(said, capsys, *words, "--dry-run")
    assert code == 0 and "Nothing was changed" in told and "tables: 1" in told
    assert (entries(path), entries(copy)) == before and not list(tmp_path.glob("*before*"))
    code, told = await asyncio.to_thread(said, capsys, *words)
    assert code == 0 and "Start the server" in told
    (aside,) = [each for each in tmp_path.glob("*before*") if each.suffix[-4:] not in ("-wal", "-shm")]
    assert (entries(path), entries(aside)) == (before[1], before[0])
    assert path.stat().st_mode & 0o077 == 0 and not list(tmp_path.glob(".*"))


async def test_what_cannot_be_gone_back_to_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path, copy, junk = (tmp_path / name for name in ("tables.db", "copy.db", "junk.db"))
    await two_moves(path, copy)
    junk.write_bytes(copy.read_bytes()[:5000])
    before = entries(path)
    server = SqliteStore(path)
    await server.open()
    server.lock(alone=True)
    code, told = await asyncio.to_thread(said, capsys, "restore", str(copy), "--store", f"sqlite:///{path}")
    assert code == 2 and "another server" in told
    await server.close()
    for source, reason in (
        (junk, "is damaged"),
        (tmp_path / "none.db", "there is no file"),
        (path, "itself"),
    ):
        code, told = await asyncio.to_thread(
            said, capsys, "restore", str(source), "--store", f"sqlite:///{path}"
        )
        assert code == 2 and reason in told, told
    with sqlite3.connect(copy) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    code, told = await asyncio.to_thread(said, capsys, "restore", str(copy), "--store", f"sqlite:///{path}")
    assert code == 2 and "later version" in told
    assert entries(path) == before and not list(tmp_path.glob("*before*"))


# -- a person


@pytest.mark.sql
async def test_an_operator_erases_a_person(address: str, capsys: pytest.CaptureFixture[str]):
    """R18: who lost the cookie can ask whoever runs the server."""
    ada, bea = "a" * 64, "b" * 64
    store = store_at(address)
    await store.open()
    tables = service.Tables(store)
    table = await Asker(tables, ada).create("ada -")
    await tables.join(table.id, bea, "Bea", None, START)
    await tables.say(table.id, ada, "hello", True, "1", 1)

    async def run(*words: str) -> tuple[int, str]:
        return await asyncio.to_thread(said, capsys, "person", *words, "--store", address)

    code, told = await run("list", "--name", "ADA", "--table", table.id)
    assert code == 0 and told.splitlines() == [f"{ada[:12]}  Ada  (tables: 1, last move 1970-01-01)"], told
    assert (await run("list", "--name", "zoe"))[1] == "Nobody is known by that.\n"
    for id, reason in (("c" * 12, "nobody has an id"), ("a", "at least 8 digits")):
        code, told = await run("erase", id)
        assert code == 2 and reason in told
    code, told = await run("erase", ada[:12], "--dry-run")
    assert code == 0 and "Nothing was changed" in told and "bot plays on: 1, lines of chat: 1" in told
    assert "Ada" in str(await store.load(table.id))
    assert (await run("erase", ada[:12]))[0] == 0
    saved = str(await store.load(table.id)) + str(await store.lines(table.id, 0, 9))
    assert "Ada" not in saved and ada not in saved and "Bea" in saved
    assert [each.guest for each in await store.people()] == [bea]
    await tables.close()
    await store.close()
