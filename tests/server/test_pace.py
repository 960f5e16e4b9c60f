"""Bots beside people: not faster than a person where a clock runs, and never all at once."""

import itertools
from pathlib import Path

import pytest

from cinquina.core.setup import Setup
from cinquina.server.levels import levels
from cinquina.server.metrics import Metrics
from cinquina.server.thinking.bots import Bots
from cinquina.server.thinking.pace import BREATH, HUMAN, Pace
from cinquina.server.thinking.pool import Pool
from cinquina.table.chair import Chair
from cinquina.table.owed import Owed, Tempo
from cinquina.table.store import store_at
from cinquina.table.tables import Notice, Tables
from tests.server.virtual import VirtualTime

ADA = Chair(kind="person", name="Ada")


def owed(seat: int, tempo: Tempo = "running", level: str = "casual", seq: int = 9) -> Owed:
    setup = Setup(game="flow", mode="standard", seats=6, settings={}, edition=None)
    return Owed("table", seq, seq, seat, level, setup, {}, tempo)


def test_every_level_that_can_be_chosen_has_a_pace():
    assert set(HUMAN) == set(levels("flow"))


@pytest.mark.parametrize("level", HUMAN)
def test_a_turn_of_two_decisions_takes_a_bot_about_as_long_as_a_person(level: str):
    pauses = [Pace(700).seconds(owed(0, level=level, seq=seq)) for seq in range(200)]
    assert HUMAN[level].least / 1000 <= min(pauses) < max(pauses) <= HUMAN[level].most / 1000
    assert 6 <= 2 * sum(pauses) / len(pauses) <= 11, "the law suggests 8 seconds a turn"


@pytest.mark.parametrize("tempo", ["running", "starting", "free"])
def test_bots_that_are_asked_together_do_not_answer_in_the_same_millisecond(tempo: Tempo):
    moments = {round(1000 * Pace(700).seconds(owed(seat, tempo))) for seat in range(6)}
    assert len(moments) == 6


def test_where_nobody_looks_on_there_is_no_pause():
    assert Pace(0).seconds(owed(0)) == 0


@pytest.mark.anyio
async def test_a_minute_with_two_bots(tmp_path: Path):
    """Ada begins, plays her turn, and the bots play theirs: by the clock of the test, with real workers."""
    time = VirtualTime()
    store = store_at(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    tables, pool = Tables(store, levels), Pool(1)
    await pool.open()
    bots = Bots(tables, pool, Metrics(), Pace(700), time)
    made: list[int] = []  # when each change was stored

    def changed(notice: Notice) -> None:
        made.append(time.now())
        bots.look(notice.table)
        time.stir()

    try:
        chairs = [ADA, *(Chair(kind="bot", level=level) for level in ("casual", "strong"))]
        table = await tables.create("ada", "flow", chairs, time.now(), settings={"first": "seat_a"})
        tables.subscribe(changed)
        began = time.now()
        for n in range(3):  # start, draw, place
            await tables.play(table.id, "ada", 0, table.rules.texts(table.state, 0)[0], f"{n}", began)
        assert made == [began] * 3
        await time.run(lambda: table.waiting() == [0])

        pauses = [later - earlier for earlier, later in itertools.pairwise(made[2:])]
        assert len(pauses) == 4, "two decisions of each bot"
        for pause, level in zip(pauses, ("casual", "casual", "strong", "strong"), strict=True):
            assert HUMAN[level].least <= pause <= HUMAN[level].most
        assert 11_000 <= time.now() - began <= 18_000

        # The minute passes without Ada; then it is for a bot to begin the next one, and nobody is rushed.
        ends = began + 60_000
        time.to(ends)
        await tables.expire(ends)
        assert table.waiting() == [1]
        await time.run(lambda: table.state.clock_ms() > 0)
        assert BREATH.least <= made[-1] - ends <= BREATH.most
    finally:
        await bots.close()
        await pool.close()
        await tables.close()
        await store.close()
