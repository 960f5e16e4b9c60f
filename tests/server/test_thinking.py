"""Bots that think: by the clock of the test, with real workers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE
from cinquina.games import find
from cinquina.server.ops.metrics import Metrics
from cinquina.server.thinking.bots import Bots
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.tasks import Decide, Decision
from cinquina.server.thinking.worker import run_task
from cinquina.table.chair import Chair
from cinquina.table.store import Store, store_at
from cinquina.table.table import Table
from cinquina.table.tables import Tables
from tests.server.virtual import VirtualTime
from tests.server.wire import at_table, room_in
from tests.table.shaky import Shaky

ADA = Chair(kind="person", name="Ada")
BOT = Chair(kind="bot", level="newcomer")


@contextlib.asynccontextmanager
async def thinking(folder: Path, time: VirtualTime) -> AsyncIterator[tuple[Tables, Bots, Shaky]]:
    store = Shaky(store_at(f"sqlite:///{folder / 'tables.db'}"))
    await store.open()
    tables, pool = Tables(cast("Store", store)), Pool(1)
    await pool.open()
    bots = Bots(tables, pool, Metrics(), Pace(700), time)
    tables.subscribe(lambda notice: bots.update_turns(notice.table))
    tables.subscribe(time.stir)
    try:
        yield tables, bots, store
    finally:
        await bots.close()
        await pool.close()
        await tables.close()
        await store.close()


async def both_marking(tables: Tables, bots: Bots, time: VirtualTime) -> Table:
    """Ada and a bot mark at the same time, and Ada has begun."""
    table = await tables.create("ada", "rollfold", [ADA, BOT], time.now(), mode="level1")
    bots.update_turns(table.id)
    number = 0
    while table.waiting() != [0, 1]:
        if table.waiting() == [0]:
            await tables.play(table.id, "ada", 0, "take white", f"{number}", time.now())
            number += 1
        else:
            await time.run(lambda: table.waiting() != [1])
    await tables.play(table.id, "ada", 0, table.rules.texts(table.state, 0)[0], "begun", time.now())
    return table


@pytest.mark.anyio
async def test_what_an_undo_or_a_person_makes_needless_is_not_thought_on(tmp_path: Path):
    time = VirtualTime()
    async with thinking(tmp_path, time) as (tables, bots, _):
        table = await both_marking(tables, bots, time)
        ((question, turn),) = bots.turns.items()
        await tables.undo(table.id, "ada", 0, "back", time.now())
        ((again, anew),) = ((each, task) for each, task in bots.turns.items() if task is not turn)
        assert turn.cancelling() and not anew.cancelling()
        assert (question.seat, again.seat) == (1, 1) and question.asked < again.asked

        await tables.manage(table.id, "ada", "open_seat", "free", time.now(), seat=1)
        assert not anew.cancelling(), "it plays on where its seat is only offered"
        await tables.join(table.id, "bea", "Bea", 1, time.now())
        assert anew.cancelling(), "nobody waits for a bot whose seat a person took"
        await tables.manage(table.id, "ada", "seat_bot", "seat", time.now(), seat=1, level="newcomer")
        before = table.seq
        await time.run(lambda: table.seq > before)
        assert table.log[-1].who in ("B", "chance")


@pytest.mark.anyio
async def test_a_bot_tries_again_what_could_not_be_stored(tmp_path: Path):
    time = VirtualTime()
    async with thinking(tmp_path, time) as (tables, bots, store):
        table = await tables.create("ada", "foldris", [ADA, BOT], time.now())
        store.breaks = "full"
        bots.update_turns(table.id)
        twice = b'cinquina_refusals_total{id="table.not_saved"} 2.0'
        await time.run(lambda: twice in bots.metrics.page())
        assert table.waiting() == [0, 1]
        store.breaks = ""
        await time.run(lambda: table.waiting() == [0])


def test_an_expert_counts_on_turns_where_a_clock_runs():
    game = find("flow")
    rules = game.rules(game.setup(2, settings={"first": "seat_a"}))
    state, rng = rules.start(), Rng(1)
    while state.clock_ms() == 0:
        who = state.turn()
        options = rules.actions(state, who) if who == CHANCE else [state.fallback(who)]
        state.apply(who, options[rng.below(len(options))])
    state.apply(0, rules.parse(state, 0, "draw"))
    state.apply(CHANCE, rules.actions(state, CHANCE)[0])
    decided = run_task(Decide(rules.setup, rules.dump(state), 0, "expert", 1))
    assert isinstance(decided, Decision)
    assert rules.explain(state, 0, decided.text) is None


@pytest.mark.anyio
async def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path):
    """R15: before, they went on unseen."""
    time = VirtualTime()
    async with room_in(tmp_path, time) as room:
        table = await room.tables.create("ada", "foldris", [BOT, BOT], time.now())
        room.bots.update_turns(table.id)
        assert not room.bots.turns
        async with at_table(room, table.id, None) as wire:
            begun = (await wire.next("update"))["seq"]
            while (await wire.next("update"))["seq"] <= begun + 2:
                pass
        await asyncio.gather(*room.bots.turns.values(), return_exceptions=True)
        stored = (await room.tables.get(table.id)).seq
        room.bots.update_turns(table.id)
        assert not room.bots.turns and not (await room.tables.get(table.id)).is_over
        assert (await room.tables.get(table.id)).seq == stored
