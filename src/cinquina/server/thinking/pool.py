"""A pool of worker processes for bots, hints and analysis. Dead workers are replaced; one worker is reserved for short
tasks.

Tasks wait in two queues, each round-robin over the hosts: short ones, so that a bot without a search never waits for a
search; and the others, which get less time while many wait.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import NamedTuple

import msgspec

from cinquina.core.levels import SEARCHING
from cinquina.server.ops.log import log
from cinquina.server.thinking.flag import CancelFlag
from cinquina.server.thinking.tasks import (
    LENGTH_BYTES,
    Answer,
    Decide,
    Failure,
    Task,
    Teach,
    answers,
    encode_frame,
)
from cinquina.server.thinking.turns import Turns

PATIENCE = 20.0  # seconds; the strongest level takes two
BETWEEN_HIRES = 0.5  # seconds, so that workers that die at once do not keep the machine busy
LEAST_SHARE = 1 / 8  # of the effort, however many wait
# A file that `./dev play` writes when the compiled engine is installed; until then all processes run the source.
COMPILED_LATER = "CINQUINA_COMPILED_LATER"
BETWEEN_LOOKS = 1.0  # seconds, for that file


class Worker:
    """A worker process, its two pipes, and the flag with which tasks are cancelled."""

    def __init__(
        self, process: asyncio.subprocess.Process, quick: bool, flag: CancelFlag | None = None
    ) -> None:
        assert process.stdin and process.stdout
        self.process = process
        self.quick = quick  # reserved for short tasks
        self.flag = flag
        self.asked = 0  # tasks so far
        self.retired = False  # ended on purpose, to be replaced by a faster one
        self.tasks = process.stdin
        self.answers = process.stdout

    @staticmethod
    async def start(quick: bool) -> "Worker":
        command = [sys.executable, "-m", "cinquina.server.thinking.worker"]
        pipe = asyncio.subprocess.PIPE
        env = environment()
        flag = CancelFlag.create()
        if flag is None:
            return Worker(
                await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=env), quick
            )
        process = await asyncio.create_subprocess_exec(
            *command, str(flag.file), stdin=pipe, stdout=pipe, env=env, pass_fds=(flag.file,)
        )
        return Worker(process, quick, flag)

    def cancel_task(self) -> None:
        """Cancel the current task."""
        if self.flag is not None:
            self.flag.cancel(self.asked)

    async def ask(self, task: Task) -> Answer:
        self.asked += 1
        self.tasks.write(encode_frame(task))
        await self.tasks.drain()
        length = int.from_bytes(await self.answers.readexactly(LENGTH_BYTES), "big")
        return answers.decode(await self.answers.readexactly(length))

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Waiting(NamedTuple):
    task: Task
    answer: "asyncio.Future[Answer]"


class Pool:
    def __init__(self, size: int) -> None:
        self.size = size
        self.quick: Turns[Waiting] = Turns()
        self.slow: Turns[Waiting] = Turns()
        self.idle: list[Worker] = []
        self.workers: set[Worker] = set()
        self.chores: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        await asyncio.gather(*(self.start_worker(quick=n == 0) for n in range(self.size + 1)))
        if COMPILED_LATER in os.environ and not is_compiled():
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
        await asyncio.gather(*(worker.process.wait() for worker in self.workers))

    async def start_worker(self, quick: bool) -> None:
        """Start a worker, trying again until the system can."""
        while True:
            try:
                worker = await Worker.start(quick)
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
        await worker.process.wait()
        if worker.flag is not None:
            flag, worker.flag = worker.flag, None
            flag.close()
        if self.closed:
            return
        self.workers.discard(worker)
        if worker in self.idle:
            self.idle.remove(worker)
        if not worker.retired:
            log.error("worker_lost", code=worker.process.returncode)
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


def is_compiled() -> bool:
    """Return whether the compiled engine has been installed since this server started."""
    return Path(os.environ.get(COMPILED_LATER, "")).is_file()


def environment() -> dict[str, str]:
    """Return the variables of a worker. PYTHONPATH leads to the source, which is run only until the engine is
    compiled."""
    env = dict(os.environ)
    if is_compiled():
        env.pop("PYTHONPATH", None)
    return env


def is_quick(task: Task) -> bool:
    """Return whether a task is short: a decision without a search takes milliseconds, an act in a lesson at most 100
    ms."""
    return isinstance(task, Teach) or (isinstance(task, Decide) and task.level != SEARCHING)
