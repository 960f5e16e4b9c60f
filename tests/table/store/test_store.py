"""What a store keeps, on a real SQLite file and in a real PostgreSQL."""

import asyncio
import os
import subprocess
import sys

import msgspec
import pytest

from cinquina.core.errors import Invalid
from cinquina.table import undo
from cinquina.table.chair import Chair
from cinquina.table.header import Request
from cinquina.table.store import Answer, Conflict, Line, store_at
from tests.table.anystore import at_address
from tests.table.playing import START, first, new_table

pytestmark = pytest.mark.anyio

OFFERED = Chair(
    kind="bot",
    name="Bea",
    level="greedy",
    guest="bea",
    gave_up="Bea",
    offered=True,
    heir="zoe",
    heir_name="Zoe",
    hand=("hand=C01", "hand=C02"),
)


@pytest.fixture
async def table(store):
    """A table that is stored."""
    made = new_table("ada bea")
    change = msgspec.structs.replace(made.change(START), entries=tuple(made.log), seq=made.seq, seated=True)
    await store.create(change)
    made.header = change.header
    return made


async def test_a_table_comes_back_as_it_was_stored(store, table):
    change = table.propose(0, first(table, 0), START + 5)
    assert await store.write(change, "ada/1") == Answer(4)
    saved = await store.load("t")
    assert saved.header == change.header
    assert saved.entries == [*table.log, *change.entries]
    assert saved.answers == {"ada/1": Answer(4)} and saved.late == set()


async def test_every_field_of_a_header_is_kept(store, table):
    """A field that nobody stores would silently be lost at the next start."""
    fields = {
        "chairs": (*table.header.chairs[:1], OFFERED),
        "host": "bea",
        "chat": False,
        "over": True,
        "paused": True,
        "request": Request(1, (0, 2), 7, "pause", (3, 5)),
        "rematch": "u",
    }
    change = table.change(START + 77, **fields)
    await store.write(change, None)
    saved = (await store.load("t")).header
    assert saved == change.header
    untouched = {"id", "setup", "rules_version", "program", "seed", "seconds", "created", "taken"}
    changed = {
        name for name in saved.__struct_fields__ if getattr(saved, name) != getattr(table.header, name)
    }
    assert changed | untouched == set(saved.__struct_fields__)


async def test_only_what_is_new_is_read(store, table):
    change = table.propose(0, first(table, 0), START)
    await store.write(change, "ada/1")
    saved = await store.load("t", since=3)
    assert [entry.seq for entry in saved.entries] == [3] and list(saved.answers) == ["ada/1"]
    assert (await store.load("t", since=4)).entries == []
    assert await store.version("t") == change.header.version
    assert await store.load("u") is None and await store.version("u") is None


async def test_of_two_changes_of_one_version_only_one_is_written(store, table):
    one = table.propose(0, first(table, 0), START)
    two = table.propose(1, first(table, 1), START)
    results = await asyncio.gather(store.write(one, "a/1"), store.write(two, "b/1"), return_exceptions=True)
    assert {type(result) for result in results} == {Answer, Conflict}
    saved = await store.load("t")
    assert len(saved.entries) == 4 and len(saved.answers) == 1


async def test_an_entry_has_one_number_and_an_action_is_done_once(store, table):
    """The keys of the database decide, whatever a process believes."""
    change = table.propose(0, first(table, 0), START)
    await store.write(change, "a/1")
    header = change.header.with_changes(START)
    for again, action in (
        (msgspec.structs.replace(change, header=header), "a/2"),
        (msgspec.structs.replace(change, header=header, entries=()), "a/1"),
    ):
        with pytest.raises(Conflict):
            await store.write(again, action)
    assert (await store.load("t")).header == change.header, "nothing of it was kept"


async def test_one_conflict_does_not_harm_the_others_of_a_batch(store, table):
    """SQLite commits what waits together; the rest of a batch must not fail with one of it."""
    headers = [msgspec.structs.replace(table.header, id=f"t{n}", version=0) for n in range(20)]
    changes = [
        msgspec.structs.replace(table.change(START), header=header.with_changes(START), seated=True)
        for header in headers
    ]
    await asyncio.gather(*(store.create(change) for change in changes))
    stale = msgspec.structs.replace(changes[0], header=changes[0].header)
    writes = [
        store.write(msgspec.structs.replace(each, header=each.header.with_changes(START)), f"a/{n}")
        for n, each in enumerate(changes)
    ]
    results = await asyncio.gather(
        *writes[:10], store.write(stale, "stale"), *writes[10:], return_exceptions=True
    )
    assert [type(result) for result in results].count(Answer) == 20
    assert isinstance(results[10], Conflict)


async def test_an_undo_and_a_late_decision_are_kept_as_such(store, table):
    table.header = table.header.with_changes(START)
    await store.write(msgspec.structs.replace(table.change(START), header=table.header), None)
    late = msgspec.structs.replace(table.propose(0, first(table, 0), START), late=True)
    await store.write(late, None)
    table.commit(late)
    asked = undo.request_undo(table, 0, START)
    await store.write(asked, None)
    saved = await store.load("t")
    assert saved.late == {3} and saved.header.request == asked.header.request


async def test_a_line_gets_the_next_number_and_is_said_once(store, table):
    said = [
        await store.say("t", Line(0, 0, "Ada", f"line {n}", False, START + n), f"a/{n}") for n in range(5)
    ]
    assert [line.number for line in said] == [1, 2, 3, 4, 5]
    assert await store.say("t", Line(0, 0, "Ada", "other", False, START), "a/2") == said[2]
    assert await store.lines("t", 0, 100) == said
    assert await store.lines("t", 0, 2) == said[3:], "the last ones"
    assert await store.lines("t", 4, 100) == said[4:] and await store.lines("u", 0, 9) == []


async def test_two_processes_say_at_the_same_time(store, address, table):
    other = at_address(address)
    await other.open()
    both = [
        each.say("t", Line(0, None, "", f"{name} {n}", True, START), f"{name}/{n}")
        for n in range(10)
        for each, name in ((store, "a"), (other, "b"))
    ]
    said = await asyncio.gather(*both)
    await other.close()
    assert sorted(line.number for line in said) == list(range(1, 21))


async def test_a_guest_is_kept_until_a_day(store):
    assert await store.guest("t" * 64) is None
    await store.save_guest("g" * 64, "t" * 64, START)
    await store.save_guest("g" * 64, "t" * 64, START + 1)
    assert await store.guest("t" * 64) == ("g" * 64, START + 1)
    assert await store.guest("g" * 64) is None, "the guest's name is no token"


@pytest.mark.sql
async def test_what_was_written_outlives_the_process(address, tmp_path):
    """Another process writes and is gone at once, without closing anything."""
    script = tmp_path / "write.py"
    script.write_text(
        "import asyncio, os, sys\n"
        "import cinquina.games\n"
        "from cinquina.table.store import store_at\n"
        "from cinquina.table.tables import Tables\n"
        "from tests.table.playing import chairs_of\n"
        "async def main():\n"
        "    store = store_at(sys.argv[1])\n"
        "    await store.open()\n"
        "    table = await Tables(store).create('ada', 'foldris', chairs_of('ada bot'), 5)\n"
        "    print(table.id, flush=True)\n"
        "    os._exit(9)\n"
        "asyncio.run(main())\n"
    )
    run = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, script, address],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 9, run.stderr
    store = store_at(address)
    await store.open()
    saved = await store.load(run.stdout.strip())
    await store.close()
    assert saved is not None
    assert len(saved.entries) == 3 and saved.header.created == 5


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "nonsense", "redis://x"])
def test_another_kind_of_store_is_refused_with_a_sentence(url):
    with pytest.raises(Invalid, match=r"--store: serve-fault-store-(address|kind)"):
        store_at(url)


def test_postgresql_is_imported_by_who_asks_for_it():
    """It is half of what a start of the server would import."""
    look = "import sys, cinquina.server.app; print([m for m in sys.modules if 'postgres' in m or m == 'asyncpg'])"
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"
