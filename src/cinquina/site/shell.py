"""The worker that has the tables: it answers a page's requests, and serves its visits at tables."""

import asyncio
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import msgspec

from cinquina.core import refusals
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Told
from cinquina.server.ops.limits import Limits
from cinquina.server.ops.log import log
from cinquina.server.ops.server_time import Time
from cinquina.server.requests.client import Openings, recognised
from cinquina.server.requests.status import status_of
from cinquina.server.socket.port import Gone
from cinquina.server.socket.room import Room
from cinquina.server.socket.visit import Visit, serve, visit_at
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.site.answers import Reply, answer
from cinquina.site.bus import TabBus
from cinquina.site.port import PagePort, Post
from cinquina.site.shelf import Database, IndexedShelf
from cinquina.site.thinker import BrowserWorker, Start
from cinquina.site.unmeasured import Unmeasured
from cinquina.table.buckets import Rate
from cinquina.table.store.keyed import KeyedStore
from cinquina.table.store.shelf import MemoryShelf, Shelf, only
from cinquina.table.store.store import Unavailable
from cinquina.table.tables import Tables

PACE_MS = 700  # of a bot, as `cinquina serve` has it
DEVICE = "device"  # the key of this browser's token
FREELY = Rate(1000, 1000)  # who asks too much slows down only itself
LIMITS = Limits(
    openings=FREELY,
    editions=FREELY,
    replays=FREELY,
    hints=FREELY,
    lessons=FREELY,
    messages=FREELY,
    messages_by_address=FREELY,
)


class Shell:
    def __init__(
        self, shelf: Shelf, start: Start, tell: Callable[[str], None], clock: Time | None = None
    ) -> None:
        """`start` starts the worker that thinks; `tell` sends a text to the other tabs."""
        self.shelf = shelf
        self.clock = clock or Time()
        self.bus = TabBus(tell)

        async def hire(quick: bool) -> BrowserWorker:
            return await BrowserWorker.start(start)

        metrics: Any = Unmeasured()
        self.store = KeyedStore(shelf)
        pool = Pool(1, hire, reserve=0)
        self.room = Room(Tables(self.store), self.bus, pool, metrics, LIMITS, Pace(PACE_MS), self.clock)
        self.openings = Openings(LIMITS, time.monotonic)
        self.token: str | None = None
        self.ports: dict[int, PagePort] = {}
        self.visits: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        device = await self.shelf.read(only(DEVICE))
        self.token = device[DEVICE].decode() if device else None
        await self.room.open()

    async def close(self) -> None:
        await self.room.stop()
        await self.room.close()
        await self.store.close()

    # -- requests

    async def ask(self, path: str, body: str | None) -> tuple[int, str]:
        """Return the status and the JSON of an answer, as the server would give them."""
        parts = "/".join(map(unquote, path.split("/")))
        try:
            client = await recognised(self.room, "", self.token)
            reply = await answer(
                self.room, self.openings, client, parts, None if body is None else body.encode()
            )
            await self.keep(reply)
        except Refusal as refusal:
            return problem(refusal, status_of(refusal))
        except Invalid as error:
            return problem(Refusal(refusals.Invalid(error.path, error.message)), 400)
        except Unavailable:
            return problem(Refusal("table.not_saved"), 503)
        except Exception:
            log.exception("request_failed", path=path)
            return problem(Refusal("table.failed"), 500)
        return 200, reply.data.decode()

    async def keep(self, reply: Reply) -> None:
        """Store the device's token before the answer is sent."""
        if reply.token is None or reply.token == self.token:
            return
        await self.shelf.write({DEVICE: reply.token.encode() or None}, {})
        self.token = reply.token or None

    # -- visits

    def visit(self, number: int, table: str, query: str, post: Post) -> None:
        """Begin a visit of a page at a table; `post` sends it what happens."""
        port = self.ports[number] = PagePort(post)
        task = asyncio.create_task(self.attend(number, port, visit_at(table, query, "", self.token)))
        self.visits.add(task)
        task.add_done_callback(self.visits.discard)

    async def attend(self, number: int, port: PagePort, visit: Visit) -> None:
        try:
            await serve(self.room, port, visit)
            await port.close(1000, "")
        except Gone:
            pass
        finally:
            self.ports.pop(number, None)

    def hear(self, number: int, text: str) -> None:
        if number in self.ports:
            self.ports[number].hear(text)

    def leave(self, number: int) -> None:
        if number in self.ports:
            self.ports[number].leave()


def problem(refusal: Refusal, status: int) -> tuple[int, str]:
    return status, msgspec.json.encode(Told(refusal.id, refusal.facts)).decode()


async def opened(database: Database | None, start: Start, tell: Callable[[str], None]) -> Shell:
    """Return the shell over the browser's database, or over memory where it has none."""
    shell = Shell(MemoryShelf() if database is None else IndexedShelf(database), start, tell)
    await shell.open()
    return shell
