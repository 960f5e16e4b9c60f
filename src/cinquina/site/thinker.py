"""The browser's second worker, which thinks for bots, hints, lessons and replays: one at a time, one task at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from cinquina.server.thinking.tasks import Answer, Failure, Task, answers, tasks

GRACE = 2.0  # seconds that a cancelled task may still take; a new worker takes about as long


class Thinker(Protocol):
    """A worker of JavaScript that runs `think`."""

    def post(self, task: str) -> None: ...

    def end(self) -> None: ...


# Starts a worker, given what takes its answers and what is called at its end.
Start = Callable[[Callable[[str], None], Callable[[], None]], Awaitable[Thinker]]


class BrowserWorker:
    def __init__(self) -> None:
        self.quick = False
        self.retired = False
        self.ended = asyncio.Event()
        self.answer: asyncio.Future[Answer] | None = None
        self.thinker: Thinker | None = None

    @staticmethod
    async def start(start: Start) -> "BrowserWorker":
        """Return a worker that has loaded the engine. Raise OSError if there is no room for one."""
        worker = BrowserWorker()
        try:
            worker.thinker = await start(worker.answered, worker.has_ended)
        except Exception as error:  # JavaScript's, of which Python without Pyodide has no class
            raise OSError(str(error)) from error
        return worker

    def answered(self, data: str) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(answers.decode(data))

    def has_ended(self) -> None:
        self.ended.set()
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(Failure("the worker ended"))

    async def ask(self, task: Task) -> Answer:
        self.answer = asyncio.get_running_loop().create_future()
        assert self.thinker is not None
        self.thinker.post(msgspec.json.encode(task).decode())
        return await self.answer

    def cancel_task(self) -> None:
        """Let the current task end by itself, or end the worker: a browser's worker hears nothing while it thinks."""
        dropped = self.answer
        asyncio.get_running_loop().call_later(
            GRACE, lambda: self.kill() if dropped is self.answer and dropped and not dropped.done() else None
        )

    def kill(self) -> None:
        if self.thinker is not None:
            self.thinker.end()
        self.has_ended()

    async def wait(self) -> int | None:
        await self.ended.wait()
        return None


def think(data: str) -> str:
    """Carry out a task in the second worker."""
    from cinquina.server.thinking.worker import run_task  # the first worker has no need of it

    try:
        reply = run_task(tasks.decode(data))
    except Exception as error:  # a bot's mistake must not end the worker
        reply = Failure(f"{type(error).__name__}: {error}")
    return msgspec.json.encode(reply).decode()
