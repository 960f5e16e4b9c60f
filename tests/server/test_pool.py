"""Workers: replaced whatever kills them and when, and nobody's bots starve by another's."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinquina.bots import cancellation
from cinquina.bots.search.searcher import think
from cinquina.bots.thinker import create_search
from cinquina.core.rng import Rng
from cinquina.games import find
from cinquina.server.thinking import changeover
from cinquina.server.thinking import pool as pools
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.process import ProcessWorker
from cinquina.server.thinking.tasks import Decide, Decision, Failure
from cinquina.server.thinking.turns import Turns
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


def task(level: str, game: str = "foldris") -> Decide:
    rules = find(game).rules(find(game).setup(1))
    state = rules.start()
    while (who := int(state.turn())) < 0:
        state.apply(who, rules.actions(state, who)[0])
    return Decide(rules.setup, rules.dump(state), 0, level, 1)


def workers(pool: Pool) -> set[Any]:
    return set(pool.workers)


@asynccontextmanager
async def pool_of(size: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pool]:
    monkeypatch.setattr(pools, "BETWEEN_HIRES", 0)
    pool = Pool(size)
    await pool.open()
    try:
        async with asyncio.timeout(PATIENCE):
            yield pool
    finally:
        await pool.close()


async def test_idle_workers_that_die_are_replaced(monkeypatch: pytest.MonkeyPatch):
    async with pool_of(1, monkeypatch) as pool:
        assert isinstance(await pool.ask(task("newcomer")), Decision)
        for worker in workers(pool):
            os.kill(worker.process.pid, signal.SIGKILL)
        answers = [await answered(pool, level) for level in ("newcomer", "expert")]
        assert all(isinstance(each, Decision) for each in answers)


async def answered(pool: Pool, level: str) -> Any:
    """As a bot does it: what failed with its worker is asked again."""
    while isinstance(answer := await pool.ask(task(level)), Failure):
        pass
    return answer


async def test_a_worker_that_dies_while_it_thinks_is_replaced(monkeypatch: pytest.MonkeyPatch):
    async with pool_of(1, monkeypatch) as pool:
        asking = asyncio.create_task(pool.ask(task("expert")))
        while len(pool.idle) == len(pool.workers):
            await asyncio.sleep(0)
        (busy,) = workers(pool) - set(pool.idle)
        os.kill(busy.process.pid, signal.SIGKILL)
        assert isinstance(await asking, Failure)
        assert isinstance(await answered(pool, "expert"), Decision)


async def test_a_bot_that_hardly_thinks_does_not_wait_for_those_that_search(monkeypatch: pytest.MonkeyPatch):
    async with pool_of(1, monkeypatch) as pool:
        searches = [asyncio.create_task(pool.ask(task("expert"), f"host {n % 2}")) for n in range(6)]
        await asyncio.sleep(0)
        assert isinstance(await pool.ask(task("newcomer"), "somebody else"), Decision)
        assert len(pool.slow) >= 4, "the searches still wait"
        for each in searches:
            each.cancel()


async def test_a_search_takes_less_time_while_many_wait(monkeypatch: pytest.MonkeyPatch):
    async with pool_of(1, monkeypatch) as pool:
        shares: list[float] = []

        async def ask(worker: Any, asked: Decide) -> Decision:
            shares.append(asked.share)
            return Decision("r0 @1")

        monkeypatch.setattr(ProcessWorker, "ask", ask)
        await asyncio.gather(*(pool.ask(task("expert"), f"{n}") for n in range(4)))
        assert shares == [pytest.approx(each) for each in (1 / 4, 1 / 3, 1 / 2, 1.0)]


async def test_what_nobody_needs_any_more_is_not_begun(monkeypatch: pytest.MonkeyPatch):
    async with pool_of(1, monkeypatch) as pool:
        first, second, third = (asyncio.create_task(pool.ask(task("expert"))) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        assert isinstance(await first, Decision) and isinstance(await third, Decision)
        assert second.cancelled() and not len(pool.slow)


async def test_a_search_looks_at_the_flag(monkeypatch: pytest.MonkeyPatch):
    """L11: without it this search would not end in a lifetime."""
    rules = find("foldris").rules(find("foldris").setup(1))
    asked = task("expert")
    search = create_search(rules, rules.effort())
    search.begin(rules.load(asked.position), 0, Rng(1))
    looks = iter([False, False, True])
    cancellation.set_check(lambda: next(looks))
    try:
        think(search, 2**60, 2**40)
    finally:
        cancellation.set_check(cancellation.never)
    assert list(looks) == []


async def test_a_dropped_thought_ends_by_a_flag_and_its_worker_lives(monkeypatch: pytest.MonkeyPatch):
    """L11: before, it was thought to its end, and before that its worker was killed."""
    async with pool_of(1, monkeypatch) as pool:
        (slow,) = (worker for worker in workers(pool) if not worker.quick)
        asking = asyncio.create_task(slow.ask(msgspec.structs.replace(task("expert"), share=1e6)))
        await asyncio.sleep(0)
        slow.cancel_task()  # perhaps before the worker has even read the task
        assert isinstance(await asking, Decision)
        assert slow in pool.workers and slow.process.returncode is None
        assert isinstance(await slow.ask(task("expert")), Decision), "the next one is another task"


async def test_who_drops_a_question_raises_the_flag(monkeypatch: pytest.MonkeyPatch):
    async with pool_of(1, monkeypatch) as pool:
        asking = asyncio.create_task(pool.ask(task("expert")))
        while len(pool.idle) == len(pool.workers):
            await asyncio.sleep(0)
        (busy,) = workers(pool) - set(pool.idle)
        asking.cancel()
        while not (busy.flag and busy.flag.is_cancelled(busy.asked)):
            await asyncio.sleep(0)
        assert isinstance(await pool.ask(task("expert")), Decision)
        assert busy in pool.workers


async def test_hosts_are_served_in_turn_and_a_running_clock_first():
    turns: Turns[str] = Turns()
    for name in ("a1", "a2", "a3", "b1", "c1", "a4", "c2"):
        turns.put(name[0], name)
    turns.put("b", "b2, in a hurry", hurry=True)
    assert len(turns) == 8
    served = []
    while (item := turns.take()) is not None:
        served.append(item)
    assert served == ["b2, in a hurry", "a1", "b1", "c1", "a2", "c2", "a3", "a4"]


async def test_workers_change_over_when_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    compiled = tmp_path / "compiled"
    monkeypatch.setenv(changeover.COMPILED_LATER, str(compiled))
    monkeypatch.setattr(pools, "BETWEEN_LOOKS", 0)
    async with pool_of(1, monkeypatch) as pool:
        first = {worker.process.pid for worker in workers(pool)}
        assert isinstance(await pool.ask(task("newcomer")), Decision)
        assert {worker.process.pid for worker in workers(pool)} == first
        thinking = asyncio.create_task(pool.ask(task("expert")))
        compiled.touch()
        assert isinstance(await thinking, Decision)  # a busy worker finishes its task
        while {worker.process.pid for worker in workers(pool)} & first or len(workers(pool)) < len(first):
            await asyncio.sleep(0)
        assert isinstance(await pool.ask(task("newcomer")), Decision)


def test_a_worker_runs_the_source_until_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv(changeover.COMPILED_LATER, str(tmp_path / "compiled"))
    assert changeover.environment()["PYTHONPATH"] == "src"
    (tmp_path / "compiled").touch()
    assert "PYTHONPATH" not in changeover.environment()
