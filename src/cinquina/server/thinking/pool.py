"""The pool of workers. A worker that dies or takes too long is replaced; a task no longer needed is dropped."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Coroutine

from cinquina.server.log import log
from cinquina.server.thinking.tasks import LENGTH_BYTES, Answer, Failure, Task, answers, frame

PATIENCE = 20.0  # seconds; the strongest level takes two
AFTERTHOUGHT = 0.2  # a dropped task that is nearly done costs less than a new process


class Worker:
    """One process and its two pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout
        self.process = process
        self.tasks = process.stdin
        self.answers = process.stdout

    @staticmethod
    async def start() -> "Worker":
        command = (sys.executable, "-m", "cinquina.server.thinking.worker")
        pipe = asyncio.subprocess.PIPE
        return Worker(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    async def ask(self, task: Task) -> Answer:
        self.tasks.write(frame(task))
        await self.tasks.drain()
        return await self.answer()

    async def answer(self) -> Answer:
        length = int.from_bytes(await self.answers.readexactly(LENGTH_BYTES), "big")
        return answers.decode(await self.answers.readexactly(length))

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers: set[Worker] = set()
        self.chores: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        await asyncio.gather(*(self.hire() for _ in range(self.size)))

    async def close(self) -> None:
        self.closed = True
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))

    async def hire(self) -> None:
        worker = await Worker.start()
        self.workers.add(worker)
        self.idle.put_nowait(worker)

    async def ask(self, task: Task) -> Answer:
        """The worker's answer. Cancel it when nobody needs it any more."""
        worker = await self.idle.get()
        asking = asyncio.create_task(worker.ask(task))
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await asyncio.shield(asking)
        except asyncio.CancelledError:
            self.later(self.let_finish(worker, asking))
            raise
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.error("worker_lost", error=type(error).__name__)
            asking.cancel()
            self.later(self.replace(worker))
            return Failure(type(error).__name__)
        self.idle.put_nowait(worker)
        return answer

    async def let_finish(self, worker: Worker, asking: asyncio.Task[Answer]) -> None:
        """Wait a moment for an answer that nobody needs; else end the worker, for a pipe has no other way to forget."""
        try:
            await asyncio.wait([asking], timeout=AFTERTHOUGHT)
        finally:
            asking.cancel()  # no effect on one that is done
        if asking.done() and not asking.cancelled() and asking.exception() is None:
            self.idle.put_nowait(worker)
        else:
            await self.replace(worker)

    async def replace(self, worker: Worker) -> None:
        self.workers.discard(worker)
        await worker.end()
        if not self.closed:
            await self.hire()

    def later(self, chore: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)


def usual_size() -> int:
    """One core is left to the server."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))
