"""Time that passes when a test says so, a server in this process that goes by it, and a page on a slow line."""

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from cinquina.server.app import Server
from cinquina.server.lobby.lan import listen
from cinquina.server.ops.limits import Limits
from cinquina.server.ops.options import Options
from cinquina.server.ops.server_time import Time
from cinquina.server.serve import Listener, own_names, uvicorn_config
from cinquina.table.buckets import Rate
from tests.patience import PATIENCE
from tests.server.running import Page

EPOCH = 1_790_000_000_000
MOST = Rate(1e6, 1_000_000)
UNLIMITED = Limits(
    requests=MOST, openings=MOST, hints=MOST, lessons=MOST, messages=MOST, messages_by_address=MOST
)


class VirtualTime(Time):
    def __init__(self) -> None:
        self.ms = EPOCH
        self.asleep: list[tuple[int, int, asyncio.Future[None]]] = []
        self.numbers = itertools.count()
        self.stirred = asyncio.Event()  # somebody lay down, or `stir` was called

    def now(self) -> int:
        return self.ms

    def follow(self) -> None:
        pass

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:  # a moment that has come, or passed before somebody lay down to wait for it
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self.asleep, (self.ms + round(seconds * 1000), next(self.numbers), woken))
        self.stir()
        await woken

    def stir(self, *_: Any) -> None:
        self.stirred.set()

    def to(self, moment: int) -> None:
        """Let time pass, and wake whoever slept until then. What they do comes when the test waits for it."""
        assert moment >= self.ms
        self.ms = moment
        while self.asleep and self.asleep[0][0] <= moment:
            _, _, woken = heapq.heappop(self.asleep)
            if not woken.done():
                woken.set_result(None)

    async def lain_down(self, until: int) -> None:
        """Until somebody sleeps to this very moment."""
        while not any(moment == until and not woken.done() for moment, _, woken in self.asleep):
            self.stirred.clear()
            await self.stirred.wait()

    async def run(self, until: Callable[[], bool]) -> None:
        """From one who sleeps to the next, as long as it takes."""
        async with asyncio.timeout(PATIENCE):
            while not until():
                self.asleep = [each for each in self.asleep if not each[2].done()]
                heapq.heapify(self.asleep)
                if self.asleep:
                    self.to(self.asleep[0][0])
                self.stirred.clear()
                if not until():
                    await self.stirred.wait()


@contextlib.asynccontextmanager
async def serving(folder: Path, time: Time, port: int = 0) -> AsyncIterator[str]:
    """Yield the address of a server with this clock."""
    options = Options(store=f"sqlite:///{folder / 'tables.db'}", workers=1, limits=UNLIMITED)
    sockets, port = listen(["127.0.0.1"], port)
    server = Server(options, lambda lan: own_names(options, lan), None, None, time)
    ready = asyncio.Event()
    async with server.open():
        listener = Listener(uvicorn_config(server, options), server, ready.set)
        task = asyncio.create_task(listener.serve(sockets))
        await asyncio.wait_for(ready.wait(), PATIENCE)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            listener.should_exit = True
            await task
            for each in sockets:
                each.close()


class DistantPage(Page):
    """What it sends arrives later, by the time of the test."""

    def __init__(self, address: str, time: VirtualTime, lag: int) -> None:
        super().__init__(address)
        self.time = time
        self.lag = lag
        self.under_way: set[asyncio.Task[None]] = set()

    async def send(self, type: str, **fields: Any) -> None:
        task = asyncio.create_task(self.arrive(type, fields))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        await asyncio.sleep(0)  # it has left when this returns

    async def arrive(self, type: str, fields: dict[str, Any]) -> None:
        if self.lag:
            await self.time.sleep(self.lag / 1000)
        await super().send(type, **fields)

    async def answer(self, id: str) -> dict[str, Any]:
        while (message := await self.next("ack", "refused"))["id"] != id:
            pass
        return message

    async def drop(self) -> None:
        """Break the line without closing it."""
        assert self.socket
        self.socket.transport.abort()
        await self.socket.wait_closed()


@contextlib.asynccontextmanager
async def pages(address: str, time: VirtualTime, *lags: int) -> AsyncIterator[list[DistantPage]]:
    opened = [DistantPage(address, time, lag) for lag in lags]
    try:
        yield opened
    finally:
        for each in opened:
            await each.close()
