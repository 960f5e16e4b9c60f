"""The schema comes from its migrations, is the one the code uses, and grows safely."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

import cinquina.table.store
from cinquina.table.store import Unavailable, store_at
from cinquina.table.store.migrate import HEAD, downgrade, revision
from cinquina.table.store.schema import metadata

pytestmark = pytest.mark.anyio


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
