"""`cinquina serve` on SQLite, with two scripted pages a table."""

import asyncio
import contextlib
import itertools
import os
import random
import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.environment import PYTHON, ROOT

COOKIE = "cinquina_guest"
MOST = "100000/100000"
LIMITS = [f"{name}={MOST}" for name in ("requests", "openings", "messages", "messages_by_address")]
MANAGE_AT_ONCE = 10


class Choice(msgspec.Struct):
    notation: str


class Told(msgspec.Struct):
    id: str


class Message(msgspec.Struct):
    """The part of a message that a script needs."""

    type: str
    id: str = ""
    seq: int = 0
    choices: list[Choice] = []
    reason: Told | None = None


decode = msgspec.json.Decoder(Message).decode


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """Start the server; yield its address and process id."""
    command = [str(PYTHON), "-m", "bench.server.launch", "serve", "--no-open", "--lang", "en", "--port", "0"]
    command += ["--store", f"sqlite:///{folder / 'tables.db'}", "--workers", "1", "--sockets", "5000"]
    command += [word for limit in LIMITS for word in ("--limit", limit)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}  # for the script; the package is the compiled one
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=env)
    assert process.stdout
    try:
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {said}")
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Page:
    """One seat with its socket."""

    numbers = itertools.count()

    def __init__(self, seat: int, socket: ClientConnection, rng: random.Random) -> None:
        self.seat = seat
        self.socket = socket
        self.rng = rng
        self.choices: list[Choice] = []
        self.acked = 0  # a lower number is an update from before the last decision
        self.waiting: dict[str, asyncio.Future[None]] = {}
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for data in self.socket:
            message = decode(data)
            if message.type == "update":
                self.choices = [] if self.waiting or message.seq < self.acked else message.choices
            elif message.type in ("ack", "refused"):
                answered = self.waiting.pop(message.id)
                if message.reason:
                    answered.set_exception(RuntimeError(message.reason.id))
                else:
                    self.acked = message.seq
                    answered.set_result(None)

    async def decide(self) -> None:
        text = self.rng.choice(self.choices).notation
        self.choices = []
        id = f"b{next(self.numbers)}"
        self.waiting[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(
            msgspec.json.encode({"type": "play", "id": id, "seat": self.seat, "text": text}).decode()
        )
        await self.waiting[id]


class OurDesk:
    def __init__(self, table: str, pages: list[Page]) -> None:
        self.table = table
        self.pages = pages

    @property
    def ready(self) -> bool:
        return any(page.choices for page in self.pages)

    async def decide(self) -> None:
        await next(page for page in self.pages if page.choices).decide()

    async def close(self) -> None:
        for page in self.pages:
            await page.socket.close()
            await page.reading


async def open_desk(address: str, game: str, seed: int) -> OurDesk:
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    pages = []
    table = ""
    for seat, name in enumerate(("Ada", "Bea")):
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            if seat == 0:
                answer = await http.post("/api/tables", json={"game": game, "chairs": chairs})
                answer.raise_for_status()
                table = answer.json()["id"]
            else:
                (await http.post(f"/api/tables/{table}/join", json={"name": name})).raise_for_status()
            socket = await watch(address, table, http.cookies.get(COOKIE))
        pages.append(Page(seat, socket, random.Random(seed * 2 + seat)))
    return OurDesk(table, pages)


async def watch(address: str, table: str, token: str | None = None) -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"cookie": f"{COOKIE}={token}"} if token else {}
    return await connect(url, additional_headers=headers, compression=None, max_size=None, ping_interval=None)


@contextlib.asynccontextmanager
async def desks(address: str, game: str, count: int) -> AsyncIterator[list[OurDesk]]:
    turns = asyncio.Semaphore(MANAGE_AT_ONCE)

    async def open_one(number: int) -> OurDesk:
        async with turns:
            return await open_desk(address, game, number)

    opened = await asyncio.gather(*(open_one(number) for number in range(count)))
    try:
        yield opened
    finally:
        await asyncio.gather(*(desk.close() for desk in opened))


@contextlib.asynccontextmanager
async def watchers(address: str, tables: list[str], count: int) -> AsyncIterator[list[Any]]:
    turns = asyncio.Semaphore(MANAGE_AT_ONCE)

    async def connect_one(number: int) -> ClientConnection:
        async with turns:
            return await watch(address, tables[number % len(tables)])

    opened = await asyncio.gather(*(connect_one(number) for number in range(count)))
    try:
        yield opened
    finally:
        await asyncio.gather(*(each.close() for each in opened))


async def count_answering(sockets: list[ClientConnection]) -> int:
    """Return how many of the sockets answer a ping."""

    async def answers_ping(socket: ClientConnection) -> bool:
        await socket.send('{"type": "ping"}')
        async with asyncio.timeout(30):
            while decode(await socket.recv()).type != "pong":
                pass
        return True

    return sum(await asyncio.gather(*(answers_ping(socket) for socket in sockets)))
