"""When the store fails: the players are told, memory is unchanged, and the next try works."""

import msgspec
import pytest

from cinquina.core.errors import Refusal
from cinquina.table.store import Unavailable, store_at
from cinquina.table.store.sqlite import SqliteStore
from cinquina.table.tables import Notice, Tables
from tests.table.asking import Asker, refused
from tests.table.playing import START, first, whole
from tests.table.shaky import Shaky

pytestmark = pytest.mark.anyio


@pytest.fixture
def shaky(store):
    return Shaky(store)


@pytest.fixture
async def tables(shaky):
    return Tables(shaky)


async def test_what_is_not_stored_has_not_happened(tables, shaky):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    before = whole(table)
    shown: list[Notice] = []
    tables.subscribe(shown.append)
    shaky.breaks = "before"
    text = first(table, 0)
    assert (await refused(ada.play(0, text, id="x"))).id == "table.not_saved"
    assert (await refused(ada.say("hi"))).id in ("table.not_saved", "table.not_reachable")
    assert (await refused(ada.manage("pause"))).id in ("table.not_saved", "table.not_reachable")
    assert (await refused(ada.create("ada bot"))).id == "table.not_saved"
    assert (await refused(tables.guests.admit(None, START))).id == "table.not_saved"
    assert (await refused(tables.guests.recognise("x", START))).id == "table.not_reachable"
    assert whole(table) == before and shown == []
    shaky.breaks = ""
    await ada.play(0, text, id="x")
    assert table.seq == 4 and len(shown) == 1


async def test_what_was_stored_though_the_answer_was_lost_is_not_done_twice(tables, shaky):
    """The player is told to try again, does so under the same id, and gets the answer of the first time."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    text = first(table, 0)
    shaky.breaks = "after"
    assert (await refused(ada.play(0, text, id="x"))).id == "table.not_saved"
    assert table.seq == 3
    shaky.breaks = ""
    shown: list[Notice] = []
    tables.subscribe(shown.append)
    assert (await ada.play(0, text, id="x")).seq == 4
    assert shown == [Notice(table.id, 4)], "those who look on have not seen it yet"
    assert [entry.who for entry in table.log] == ["chance", "chance", "chance", "A"]


async def test_a_time_limit_that_could_not_be_stored_is_due_again(tables, shaky):
    table = await Asker(tables, "ada").create("ada bot", seconds=30)
    shaky.breaks = "before"
    assert (await refused(tables.expire(START + 30_000))).id == "table.not_saved"
    assert table.seq == 3
    shaky.breaks = ""
    await tables.expire(START + 30_001)
    assert table.seq == 6


async def test_a_broken_log_is_not_told(tables, shaky, store):
    """Where it is wrong is told, not what stands there: it may be a sealed decision of somebody else."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada")
    await ada.play(0)
    broken = msgspec.structs.replace(table.log[-1], seq=4, who="B", text="r9 @9", audience="moment")
    await store.write(table.change(START, [broken]), None)
    for refusal in (
        await refused(tables.refresh(table.id)),
        await refused(tables.get(table.id)),
        await refused(ada.play(1)),
    ):
        assert refusal.id == "table.unreadable" and refusal.facts == {"why": "$.log[4]"}


async def test_a_broken_table_does_not_stop_the_clock_of_others(tables, shaky, store):
    ada, bea = Asker(tables, "ada"), Asker(tables, "bea")
    broken, sound = await ada.create("ada bot", seconds=30), await bea.create("bea bot", seconds=30)
    nonsense = msgspec.structs.replace(broken.log[-1], seq=3, who="A", text="r9 @9")
    await store.write(broken.change(START, [nonsense]), None)
    assert (await refused(tables.expire(START + 30_000))).id == "table.unreadable"
    assert sound.seq == 6


async def test_a_full_disk(tmp_path):
    """A real one, as far as SQLite can tell: the file may not grow any more."""
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    ada = Asker(Tables(store), "ada")
    table = await ada.create("ada bot")
    pages = await store.transact(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await store.transact(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
    for n in range(10_000):
        before = whole(table)
        try:
            await (ada.undo if table.can_undo(0) else ada.play)(0, id=f"{n}-{'x' * 50}")
        except Refusal as refusal:
            full = refusal
            break
    assert full.id == "table.not_saved"
    assert whole(table) == before
    saved = await store.load(table.id)
    assert saved is not None
    assert saved.entries == table.log and saved.header == table.header
    await store.transact(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000"))
    await ada.manage("pause")
    assert table.header.paused
    await store.close()


async def test_a_database_that_cannot_be_reached(tmp_path):
    nowhere = store_at(f"postgresql://nobody@/none?host={tmp_path}")
    with pytest.raises(Unavailable):
        await nowhere.open()
    await nowhere.close()
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Unavailable):
        await store_at(f"sqlite:///{tmp_path}/file/tables.db").open()
    (tmp_path / "junk.db").write_text("not a database " * 100)
    junk = store_at(f"sqlite:///{tmp_path}/junk.db")
    with pytest.raises(Unavailable):
        await junk.open()
    await junk.close()
