"""A pool of workers for bots, hints and analysis: processes, or a browser's. Dead workers are replaced; one worker is
reserved for short tasks.

Tasks wait in two queues, each round-robin over the hosts: short ones, so that a bot without a search never waits for a
search; and the others, which get less time while many wait.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import NamedTuple, Protocol

import msgspec

from cinquina.core.levels import SEARCHING
from cinquina.server.ops.log import log
from cinquina.server.thinking.changeover import BETWEEN_LOOKS, changes_later, is_compiled
from cinquina.server.thinking.tasks import Answer, Decide, Failure, Task, Teach
from cinquina.server.thinking.turns import Turns

PATIENCE = 20.0  # seconds; the strongest level takes two
BETWEEN_HIRES = 0.5  # seconds, so that workers that die at once do not keep the machine busy
LEAST_SHARE = 1 / 8  # of the effort, however many wait


class Worker(Protocol):
    quick: bool  # reserved for short tasks
    retired: bool  # ended on purpose, to be replaced by a faster one

    def cancel_task(self) -> None:
        """Cancel the current task."""

    async def ask(self, task: Task) -> Answer:
        """Return the answer to a task. May raise anything if the worker dies."""

    def kill(self) -> None:
        """Kill the worker."""

    async def wait(self) -> int | None:
        """Wait until the worker has ended, and return its exit code."""


class Waiting(NamedTuple):
    task: Task
    answer: "asyncio.Future[Answer]"


class Pool:
    def __init__(
        self, size: int, start: Callable[[bool], Awaitable[Worker]] | None = None, reserve: int = 1
    ) -> None:
        """`start` starts a worker, by default a process; so many are in `reserve` for short tasks."""
        if start is None:
            from cinquina.server.thinking.process import start_process  # a browser has no processes

            start = start_process
        self.start = start
        self.size = size
        self.reserve = reserve
        self.quick: Turns[Waiting] = Turns()
        self.slow: Turns[Waiting] = Turns()
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()
        self.chores: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        await asyncio.gather(
            *(self.start_worker(quick=n < self.reserve) for n in range(self.size + self.reserve))
        )
        if changes_later():
            self.start_task(self.change_over())

    async def change_over(self) -> None:
        """Replace all workers once the compiled engine is installed. A busy one finishes its task first."""
        while not is_compiled():
            await asyncio.sleep(BETWEEN_LOOKS)
        log.info("engine_compiled")
        for worker in self.workers:
            worker.retired = True
            if worker in self.idle:
                self.idle.remove(worker)
                worker.kill()

    @property
    def searching(self) -> int:
        """The number of waiting searches, without cancelled ones."""
        return sum(not each.answer.cancelled() for each in self.slow)

    async def close(self) -> None:
        self.closed = True
        for worker in self.workers:
            worker.kill()
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for line in (self.quick, self.slow):
            while (waiting := line.take()) is not None:
                waiting.answer.cancel()
        await asyncio.gather(*(worker.wait() for worker in self.workers))

    async def start_worker(self, quick: bool) -> None:
        """Start a worker, trying again until the system can."""
        while True:
            try:
                worker = await self.start(quick)
                break
            except OSError as error:
                log.error("worker_not_started", error=str(error))
                await asyncio.sleep(BETWEEN_HIRES)
        self.workers.add(worker)
        self.idle.append(worker)
        self.start_task(self.replace_when_dead(worker))
        self.assign()

    async def replace_when_dead(self, worker: Worker) -> None:
        """Wait until a worker ends, then replace it."""
        code = await worker.wait()
        if self.closed:
            return
        self.workers.discard(worker)
        if worker in self.idle:
            self.idle.remove(worker)
        if not worker.retired:
            log.error("worker_lost", code=code)
            await asyncio.sleep(BETWEEN_HIRES)
        if not self.closed:
            await self.start_worker(worker.quick)

    async def ask(self, task: Task, host: str = "", hurry: bool = False) -> Answer:
        """Return a worker's answer to a task. Cancel the call when the answer is no longer needed. `hurry` gives it
        high priority, for players with a running clock."""
        waiting = Waiting(task, asyncio.get_running_loop().create_future())
        (self.quick if is_quick(task) else self.slow).put(host, waiting, hurry)
        self.assign()
        return await waiting.answer

    def assign(self) -> None:
        """Give every idle worker its next task."""
        for worker in sorted(self.idle, key=lambda each: not each.quick):
            next_one = self.next_task(worker)
            if next_one is not None:
                self.idle.remove(worker)
                self.start_task(self.run_task(worker, next_one))

    def next_task(self, worker: Worker) -> Waiting | None:
        lines = (self.quick,) if worker.quick else (self.quick, self.slow)
        for line in lines:
            while (waiting := line.take()) is not None:
                if not waiting.answer.cancelled():
                    return waiting
        return None

    async def run_task(self, worker: Worker, waiting: Waiting) -> None:
        task = waiting.task
        if isinstance(task, Decide) and not is_quick(task):
            share = max(LEAST_SHARE, 1 / (1 + self.searching / self.size))
            task = msgspec.structs.replace(task, share=share)
        waiting.answer.add_done_callback(lambda answer: worker.cancel_task() if answer.cancelled() else None)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await worker.ask(task)
        except Exception as error:  # a closed pipe has several, and none may silence the bots
            log.error("worker_failed", error=type(error).__name__)
            worker.kill()
            answer = Failure(type(error).__name__)
        except asyncio.CancelledError:
            waiting.answer.cancel()
            raise
        if worker.retired:
            worker.kill()
        elif worker in self.workers and not isinstance(answer, Failure):
            self.idle.append(worker)
        if not waiting.answer.done():
            waiting.answer.set_result(answer)
        self.assign()

    def start_task(self, chore: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)


def is_quick(task: Task) -> bool:
    """Return whether a task is short: a decision without a search takes milliseconds, an act in a lesson at most 100
    ms."""
    return isinstance(task, Teach) or (isinstance(task, Decide) and task.level != SEARCHING)
