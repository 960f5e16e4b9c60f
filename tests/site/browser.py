"""A browser's worker in this process: the shell over rows in memory, and a page that speaks with it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from cinquina.site.shell import Shell
from cinquina.site.thinker import think
from cinquina.table.store.shelf import MemoryShelf


class Thinker:
    """The second worker, as a thread."""

    def __init__(self, answered: Callable[[str], None], ended: Callable[[], None]) -> None:
        self.answered = answered
        self.ended = ended
        self.tasks: set[asyncio.Task[None]] = set()

    def post(self, task: str) -> None:
        thinking = asyncio.create_task(self.work(task))
        self.tasks.add(thinking)
        thinking.add_done_callback(self.tasks.discard)

    async def work(self, task: str) -> None:
        self.answered(await asyncio.to_thread(think, task))

    def end(self) -> None:
        for each in self.tasks:
            each.cancel()


async def start(answered: Callable[[str], None], ended: Callable[[], None]) -> Thinker:
    return Thinker(answered, ended)


class Page:
    """What a page asks and hears."""

    def __init__(self, shelf: MemoryShelf | None = None, pace: int = 0) -> None:
        self.shelf = shelf or MemoryShelf()
        self.shell = Shell(self.shelf, start, self.tell_tabs)
        self.shell.room.bots.pace.usual = pace
        self.other_tabs: list[Page] = []
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: int | None = None
        self.heard: set[asyncio.Task[None]] = set()

    def tell_tabs(self, text: str) -> None:
        for tab in self.other_tabs:
            task = asyncio.create_task(tab.shell.bus.hear(text))
            self.heard.add(task)
            task.add_done_callback(self.heard.discard)

    async def __aenter__(self) -> "Page":
        await self.shell.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.shell.close()

    async def ask(self, path: str, body: Any = None, status: int = 200) -> Any:
        told, text = await self.shell.ask(path, None if body is None else json.dumps(body))
        assert told == status, text
        return json.loads(text)

    def visit(self, table: str, query: str = "since=0") -> None:
        self.shell.visit(1, table, query, self.post)

    def post(self, what: str, text: str) -> None:
        if what == "closed":
            self.closed = int(text)
        else:
            self.messages.put_nowait(json.loads(text))

    def say(self, **message: Any) -> None:
        self.shell.hear(1, json.dumps(message))

    async def next(self, kind: str) -> dict[str, Any]:
        while (message := await self.messages.get())["type"] != kind:
            pass
        return message

    async def play(self, table: str) -> dict[str, Any]:
        """Play the first choice until the game is over. Return the last update."""
        self.visit(table)
        played = 0
        while True:
            update = await self.next("update")
            if update["table"]["over"]:
                return update
            asked = [seat for seat in update["waiting"] if seat in update["yours"]]
            if asked and update["choices"]:
                played += 1
                text = update["choices"][0]["notation"]
                self.say(type="play", id=f"m{played}", seat=asked[0], text=text)
                await self.next("ack")
