"""The next deadline of many tables, without looking at all of them."""

import random

import pytest

from cinquina.table import live as live_module
from cinquina.table.deadlines import Deadlines
from tests.table.asking import Asker
from tests.table.playing import START


def test_the_heap_says_what_a_look_at_all_would_say():
    rng = random.Random(1)
    deadlines = Deadlines()
    known: dict[str, int] = {}
    for _ in range(3000):
        table = f"t{rng.randrange(40)}"
        when = rng.choice([None, rng.randrange(1000)])
        deadlines.put(table, when)
        known.pop(table, None)
        if when is not None:
            known[table] = when
        assert deadlines.next() == min(known.values(), default=None)
        now = rng.randrange(1000)
        due = deadlines.due(now)
        assert len(set(due)) == len(due)
        assert sorted(due) == sorted(name for name, time in known.items() if time <= now)
        assert deadlines.next() == min(known.values(), default=None), "looking changes nothing"


@pytest.mark.anyio
async def test_a_decision_looks_at_the_clock_of_its_own_table_only(tables, monkeypatch: pytest.MonkeyPatch):
    """With 60 tables in memory as with one: what grew with their number made the server slow."""
    looked: list[str] = []
    usual = live_module.LiveTable.deadline

    def deadline(live: live_module.LiveTable) -> int | None:
        looked.append(live.table.id)
        return usual(live)

    for n in range(60):
        await Asker(tables, f"guest{n}").create("a b", seconds=60)
    ada = Asker(tables, "ada")
    await ada.create("ada bea", seconds=60)
    monkeypatch.setattr(live_module.LiveTable, "deadline", deadline)
    await ada.play(0, now=START + 5)
    assert tables.next_deadline() == START + 60_000
    await tables.expire(START + 6)
    assert set(looked) == {ada.table}
