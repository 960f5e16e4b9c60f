"""The schema comes from its migrations, is the one the code uses, and grows safely."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

import cinquina.table.store
from cinquina.core.registry import find
from cinquina.table.chair import Chair
from cinquina.table.store import Unavailable, store_at
from cinquina.table.store.migrate import HEAD, downgrade, revision
from cinquina.table.store.schema import metadata
from tests.table.playing import START, new_table

pytestmark = [pytest.mark.anyio, pytest.mark.sql]


def test_the_newest_step_is_the_one_the_code_expects():
    steps = ScriptDirectory(str(Path(cinquina.table.store.__file__).parent / "migrations"))
    assert steps.get_heads() == [HEAD]


async def test_the_migrations_make_the_schema_that_the_code_uses(store):
    def compare(connection):
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return compare_metadata(context, metadata)

    assert await store.read(compare) == []
    assert await store.read(revision) == HEAD


async def test_a_store_that_is_up_to_date_is_left_alone(store, address):
    again: Any = store_at(address)
    await again.open()
    assert await again.read(revision) == HEAD
    await again.close()


async def test_processes_that_start_together_wait_for_each_other(address):
    stores: list[Any] = [store_at(address) for _ in range(6)]
    await asyncio.gather(*(each.open() for each in stores))
    for each in stores:
        assert await each.read(revision) == HEAD
        await each.close()


async def test_every_step_can_be_taken_back(store):
    await store.transact(downgrade)
    left = await store.read(lambda connection: inspect(connection).get_table_names())
    assert left == ["alembic_version"]
    await store.open()
    assert await store.read(revision) == HEAD


async def test_a_store_of_a_later_program_is_refused(store, address):
    """Better no server than one that writes what the later program does not expect."""
    later = text("UPDATE alembic_version SET version_num = '9999'")
    await store.transact(lambda connection: connection.execute(later))
    again = store_at(address)
    with pytest.raises(Unavailable, match="9999"):
        await again.open()
    await again.close()


OLD_TABLE = {
    "id": "old",
    "version": 3,
    "game": "foldris",
    "rules_version": "2",
    "host": "ada",
    "seconds": 0,
    "chat": True,
    "created": 5,
    "touched": 6,
    "over": False,
    "paused": False,
    "played": 0,
    "running": None,
    "undo": None,
    "rematch": None,
}


async def test_tables_of_the_first_schema_keep_edition_seed_chairs_and_log(store):
    """Those that said nothing about their edition had the one of 0.1; those that brought one have it still."""
    game = find("foldris")
    own = {**game.edition_source(), "start_bonus": 7}
    setups = {"plain": game.setup(1), "own": game.setup(1, edition=own), "same": game.setup(1, edition=own)}
    await store.transact(downgrade, "0001")

    def fill(connection):
        for n, (id, setup) in enumerate(setups.items()):
            data = msgspec.to_builtins(setup)
            del data["version"]  # it came later
            row = {**OLD_TABLE, "id": id, "seed": (1 << 62) - n, "setup": msgspec.json.encode(data).decode()}
            names = ", ".join(row)
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(row)})"), row)
            chair = "(:id, 0, 'person', 'Ada', '', 'ada')"
            connection.execute(
                text(f"INSERT INTO chairs (table_id, seat, kind, name, level, guest) VALUES {chair}"),
                {"id": id},
            )
            entry = "(:id, 0, 'chance', 'card O1', 'all', 0, :late)"
            names = "table_id, seq, who, text, audience, time, late"
            connection.execute(
                text(f"INSERT INTO entries ({names}) VALUES {entry}"), {"id": id, "late": False}
            )

    await store.transact(fill)
    await store.open()
    for n, (id, setup) in enumerate(setups.items()):
        saved = await store.load(id)
        assert saved.header.setup == setup and saved.header.seed == (1 << 62) - n, id
        assert [chair.name for chair in saved.header.chairs] == ["Ada"] and len(saved.entries) == 1
        assert saved.header.program == "0.1.0"
    count = text("SELECT count(*) FROM editions")
    assert await store.read(lambda connection: connection.execute(count).scalar_one()) == 1


async def test_who_waited_for_a_chair_is_found_after_the_upgrade_and_before(store):
    made = new_table("ada bea")
    waits = Chair(kind="bot", level="x", name="Bea", guest="bea", offered=True, heir="eve", heir_name="Eve")
    chairs = (made.header.chairs[0], waits)
    await store.create(msgspec.structs.replace(made.change(START, chairs=chairs), seated=True))
    await store.transact(downgrade, "0004")
    state = text("SELECT state FROM chairs WHERE seat = 1")
    kept = msgspec.json.decode(await store.read(lambda connection: connection.execute(state).scalar_one()))
    assert kept == {"offered": True, "heir": "eve", "heir_name": "Eve"}
    await store.open()
    assert (await store.load("t")).header.chairs == chairs
    assert await store.tables_of("eve", 5) == ["t"] and await store.tables_of("zoe", 5) == []
