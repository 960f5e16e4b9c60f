"""The browser's second worker, which thinks for bots, hints, lessons and replays: one at a time, one task at a time."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from cinquina.server.thinking.tasks import Answer, Failure, Task, answers, tasks

GRACE = 2.0  # seconds that a cancelled task may still take; a new worker takes about as long


class Thinker(Protocol):
    """A worker of JavaScript that runs `think`."""

    def post(self, task: str) -> None: ...

    def end(self) -> None: ...


Start = Callable[[Callable[[str], None], Callable[[], None]], Thinker]  # for its answers, and for its end


class BrowserWorker:
    def __init__(self, start: Start) -> None:
        self.quick = False
        self.retired = False
        self.ended = asyncio.Event()
        self.answer: asyncio.Future[Answer] | None = None
        self.thinker = start(self.answered, self.has_ended)

    def answered(self, data: str) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(answers.decode(data))

    def has_ended(self) -> None:
        self.ended.set()
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(Failure("the worker ended"))

    async def ask(self, task: Task) -> Answer:
        self.answer = asyncio.get_running_loop().create_future()
        self.thinker.post(msgspec.json.encode(task).decode())
        return await self.answer

    def drop(self) -> None:
        """Let the current task end by itself, or end the worker: a browser's worker hears nothing while it thinks."""
        dropped = self.answer
        asyncio.get_running_loop().call_later(
            GRACE, lambda: self.end() if dropped is self.answer and dropped and not dropped.done() else None
        )

    def end(self) -> None:
        self.thinker.end()
        self.has_ended()

    async def wait(self) -> int | None:
        await self.ended.wait()
        return None


def think(data: str) -> str:
    """Carry out a task in the second worker."""
    from cinquina.server.thinking.worker import answer  # the first worker has no need of it

    try:
        reply = answer(tasks.decode(data))
    except Exception as error:  # a bot's mistake must not end the worker
        reply = Failure(f"{type(error).__name__}: {error}")
    return msgspec.json.encode(reply).decode()
