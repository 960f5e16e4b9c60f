"""A change that another process stored is applied without reading the store, if it is the only one missing."""

import msgspec
import pytest

from cinquina.table.step import Step
from tests.table.asking import Asker
from tests.table.playing import first, logged, whole

pytestmark = pytest.mark.anyio


def sent(step: Step | None) -> Step:
    """Return the step as it arrives at another process."""
    assert step is not None
    return msgspec.json.decode(msgspec.json.encode(step), type=Step)


async def test_a_step_makes_the_same_table_without_the_store(tables, other, monkeypatch):
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada")
    theirs = await other.get(table.id)
    monkeypatch.setattr(other._live_tables._store, "load", None)  # nobody may ask it
    for turn in range(8):
        for seat in table.waiting():
            await ada.play(seat, first(table, seat), id=f"{turn}-{seat}")
            step = sent(tables.last_step(table.id))
            assert await other.refresh(table.id, step.version, step) is theirs
            assert whole(table) == whole(theirs)
    assert len(logged(table)) > 20


async def test_a_repeat_at_the_other_process_gets_the_answer_of_the_first(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada", game="heap")
    await other.get(table.id)
    answer = await ada.play(0, "take 3", id="once")
    step = sent(tables.last_step(table.id))
    await other.refresh(table.id, step.version, step)
    assert await Asker(other, "ada", table.id).play(0, "take 3", id="once") == answer


async def test_after_a_lost_notification_the_store_is_read(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada", game="heap")
    theirs = await other.get(table.id)
    await ada.play(0, "take 3")
    await ada.play(1, "take 2")
    step = sent(tables.last_step(table.id))
    assert step.applied_to(theirs.header, theirs.seq) is None
    await other.refresh(table.id, step.version, step)
    assert whole(table) == whole(theirs)
    await other.refresh(table.id, step.version, step)  # late, once more
    assert whole(table) == whole(theirs)


async def test_a_change_of_people_is_read(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada -")
    theirs = await other.get(table.id)
    await Asker(tables, "bea", table.id).join(table.id)
    assert tables.last_step(table.id) is None
    await other.refresh(table.id, table.header.version, None)
    assert whole(table) == whole(theirs)
