"""Bots beside people: as fast as the law says where a clock runs, and never all at once. People say when it starts."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cinquina.core.setup import Setup
from cinquina.games import find
from cinquina.games.flow.judgement.pace import PACES_MS
from cinquina.server.ops.metrics import Metrics
from cinquina.server.thinking.bots import Bots
from cinquina.server.thinking.pace import AROUND, BREATH, Pace
from cinquina.server.thinking.pool import Pool
from cinquina.table.chair import Chair
from cinquina.table.decision_task import DecisionTask, Tempo
from cinquina.table.store import store_at
from cinquina.table.table import Table
from cinquina.table.tables import Notice, Tables
from tests.server.virtual import VirtualTime

ADA = Chair(kind="person", name="Ada")
BOT = Chair(kind="bot", level="casual")


def owed(seat: int, tempo: Tempo = "running", seq: int = 9) -> DecisionTask:
    setup = Setup(game="flow", mode="standard", seats=6, settings={}, edition=None)
    return DecisionTask("table", seq, seq, seat, "casual", setup, {}, tempo, pace_ms=4000)


def test_every_pace_that_can_be_chosen_is_known():
    values = next(each.values for each in find("flow").settings if each.id == "pace")
    assert set(PACES_MS) == set(values)


def test_a_decision_takes_about_as_long_as_the_rules_say():
    pauses = [Pace(700).seconds(owed(0, seq=seq)) for seq in range(200)]
    assert 4 * (1 - AROUND) <= min(pauses) < max(pauses) <= 4 * (1 + AROUND)


@pytest.mark.parametrize("tempo", ["running", "starting", "free"])
def test_bots_that_are_asked_together_do_not_answer_in_the_same_millisecond(tempo: Tempo):
    moments = {round(1000 * Pace(700).seconds(owed(seat, tempo))) for seat in range(6)}
    assert len(moments) == 6


def test_where_nobody_looks_on_there_is_no_pause():
    assert Pace(0).seconds(owed(0)) == 0


class Evening:
    """Tables and bots that go by the clock of the test. The workers are real, and there when the pool is opened."""

    def __init__(self, tables: Tables, pool: Pool, time: VirtualTime) -> None:
        self.tables = tables
        self.pool = pool
        self.time = time
        self.made: list[int] = []  # when each change was stored

    async def lay(self, *chairs: Chair, **settings: str) -> Table:
        return await self.tables.create("ada", "flow", chairs, self.time.now(), settings=settings)

    async def turn(self, table: Table) -> None:
        """Ada draws and lays the tile, in no time."""
        for _ in range(2):
            text = table.rules.texts(table.state, 0)[0]
            await self.tables.play(table.id, "ada", 0, text, f"{table.seq}", self.time.now())


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    time = VirtualTime()
    store = store_at(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    tables, pool = Tables(store), Pool(1)
    bots = Bots(tables, pool, Metrics(), Pace(700), time)
    found = Evening(tables, pool, time)

    def changed(notice: Notice) -> None:
        found.made.append(time.now())
        bots.update_turns(notice.table)
        time.stir()

    tables.subscribe(changed)
    try:
        yield found
    finally:
        await bots.close()
        await pool.close()
        await tables.close()
        await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize(("seats", "pace"), [(3, "steady"), (6, "steady"), (6, "swift")])
async def test_a_lap_takes_what_the_pace_says(evening: Evening, seats: int, pace: str):
    """Ada begins, plays her turn, and the bots play theirs."""
    await evening.pool.open()
    table = await evening.lay(ADA, *[BOT] * (seats - 1), first="seat_a", pace=pace)
    began = evening.time.now()
    await evening.tables.manage(table.id, "ada", "ready", "ready", began)
    await evening.turn(table)
    assert evening.made == [began] * 3
    await evening.time.run(lambda: table.waiting() == [0] or table.state.clock_ms() == 0)
    length = PACES_MS[pace] * (seats - 1)
    assert length * (1 - AROUND) <= evening.time.now() - began <= length * (1 + AROUND)
    assert table.waiting() == [0] and length < 60_000, "a turn for the person in every round"


@pytest.mark.anyio
@pytest.mark.parametrize("seats", [3, 6])
async def test_where_a_bot_begins_nothing_is_charged_before_the_person_is_ready(evening: Evening, seats: int):
    table = await evening.lay(*[BOT] * (seats - 1), ADA, first="seat_a")
    assert table.waiting() == [0] and table.chair(0).kind == "bot"
    assert evening.tables.due_bots() == [] and evening.tables.next_deadline() is None
    later = evening.time.now() + 600_000
    evening.time.to(later)
    assert evening.made == [] and table.waiting() == [0]
    await evening.tables.manage(table.id, "ada", "ready", "ready", later)
    assert (table.log[-1].who, table.log[-1].text) == ("A", "start")
    assert evening.tables.next_deadline() == later + 60_000, "the whole minute"


@pytest.mark.anyio
async def test_bots_among_themselves_wait_for_nobody(evening: Evening):
    table = await evening.lay(BOT, BOT, first="seat_a")
    began = evening.time.now()
    first = evening.tables.bot_task(*evening.tables.due_bots())
    assert first is not None and first.tempo == "starting"
    assert BREATH.least <= 1000 * Pace(700).seconds(first) <= BREATH.most
    assert table.header.people == set() and began == evening.time.now()


@pytest.mark.anyio
async def test_after_a_wave_the_next_round_waits_for_the_person_too(evening: Evening):
    table = await evening.lay(ADA, BOT, BOT, first="seat_a")
    began = evening.time.now()
    await evening.tables.manage(table.id, "ada", "ready", "one", began)
    ends = began + 60_000
    evening.time.to(ends)
    await evening.tables.expire(ends)
    assert table.waiting() == [1] and evening.tables.due_bots() == []
    evening.time.to(ends + 90_000)
    assert table.state.clock_ms() == 0
    await evening.tables.manage(table.id, "ada", "ready", "two", ends + 90_000)
    assert evening.tables.next_deadline() == ends + 150_000
