"""The cost of a click for the server: `./dev python -m bench.click`.

Two people sit at a table of Foldris at two pages. A click is the decision that ends a round: it is stored, the sealed
decisions open, a card is drawn, and both pages are told. What is counted begins with the message and ends when nobody
has anything more to be told. Where a bot has the second seat, it has decided before the click, and what is counted
ends with its next decision; its thinking is a worker's and does not count.

Files, functions and calls are counted on the interpreted source; milliseconds of the processor are the median over
many rounds, on the package that runs the script.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import msgspec

import cinquina
from bench.environment import ROOT
from cinquina.server.bus import LocalBus
from cinquina.server.ops.limits import Limits
from cinquina.server.ops.metrics import Metrics
from cinquina.server.ops.server_time import Time
from cinquina.server.socket.connection import Connection
from cinquina.server.socket.port import Gone
from cinquina.server.socket.room import Room
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.table.buckets import Rate
from cinquina.table.chair import OPEN, Chair
from cinquina.table.store import store_at
from cinquina.table.table import Table
from cinquina.table.tables import Tables

GAME = "foldris"
PEOPLE = ("Ada", "Bea")
MOST = Rate(1e6, 1_000_000)
UNLIMITED = Limits(requests=MOST, openings=MOST, hints=MOST, messages=MOST, messages_by_address=MOST)
SOURCE = str(Path(cinquina.__file__).parent)
STILL = 20  # turns of the loop in which nothing is to be told any more
WARM_UP = 2  # rounds
LONGEST = 60.0  # seconds for one decision, on a busy machine
NAMES = {"click": "a click that ends the round", "bot": "the same, and the next decision of a bot"}


class Calls:
    """Every call of a function of the package, by file and name; loops that look like functions are none."""

    def __init__(self) -> None:
        self.found: Counter[tuple[str, str]] = Counter()

    def hear(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(SOURCE) and not code.co_name.startswith("<"):
            self.found[code.co_filename, code.co_qualname] += 1

    def told(self) -> str:
        files = len({file for file, _ in self.found})
        rendered = sum(self.called("games/*/view.py", name) for name in ("view", "board"))
        return (
            f"{files} files, {len(self.found)} functions, {self.found.total()} calls, {rendered} views, "
            f"{self.called('games/*/choices.py', 'choices')} lists of choices"
        )

    def called(self, pattern: str, name: str) -> int:
        return sum(
            n for (file, function), n in self.found.items() if Path(file).match(pattern) and function == name
        )


class Line:
    """A page as the server sees it: it sends the given messages and counts what it receives."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.acks: asyncio.Queue[bytes] = asyncio.Queue()
        self.sent = 0
        self.bytes = 0

    async def send(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self.sent += 1
            self.bytes += len(message)
        elif message.startswith(b'{"type":"ack"'):
            self.acks.put_nowait(message)
        else:
            raise RuntimeError(message[:200])

    async def receive(self) -> str | bytes:
        said = await self.said.get()
        if said is None:
            raise Gone
        return said

    async def close(self, code: int, reason: str) -> None:
        raise Gone


class Place(NamedTuple):
    room: Room
    table: Table
    connections: list[Connection]
    lines: list[Line]


@asynccontextmanager
async def room_in(folder: Path) -> AsyncIterator[Room]:
    store = store_at(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    room = Room(Tables(store), LocalBus(), Pool(1), Metrics(), UNLIMITED, Pace(0), Time())
    await room.open()
    try:
        yield room
    finally:
        await room.close()
        await store.close()


@asynccontextmanager
async def seat_players(room: Room, bot: bool) -> AsyncIterator[Place]:
    """Open a table and connect a page to each seat."""
    now = room.time.now()
    second = Chair(kind="bot", level="newcomer") if bot else OPEN
    table = await room.tables.create(PEOPLE[0], GAME, [Chair(kind="person", name=PEOPLE[0]), second], now)
    if not bot:
        await room.tables.join(table.id, PEOPLE[1], PEOPLE[1], 1, now)
    lines = [Line(), Line()]
    people = (PEOPLE[0], None if bot else PEOPLE[1])
    connections = [
        Connection(room, line, table.id, who, "here") for line, who in zip(lines, people, strict=True)
    ]
    for connection in connections:
        connection.begin_at(await room.tables.get(table.id), 0, None)
        room.enter(connection)
    pages = [asyncio.create_task(each.run()) for each in connections]
    try:
        place = Place(room, await room.tables.get(table.id), connections, lines)
        await settled(place)
        yield place
    finally:
        for line in lines:
            line.said.put_nowait(None)
        await asyncio.gather(*pages)
        for connection in connections:
            room.leave(connection)


async def settled(place: Place, waits: int | None = None) -> list[int]:
    """Wait until both pages are up to date and no seat decides any more; return the seats with a pending decision."""
    still = 0
    async with asyncio.timeout(LONGEST):
        while still < STILL:
            told = not any(each.stale or each.wake.is_set() for each in place.connections)
            idle = told and waits not in place.table.waiting() and not place.room.drawing.locked()
            still = still + 1 if idle else 0
            await asyncio.sleep(0 if idle else 0.001)
    return place.table.waiting()


def decision(place: Place, seat: int, rng: random.Random) -> str:
    """Return a message with any decision of a seat."""
    table = place.table
    text = rng.choice(table.rules.texts(table.state, seat))
    return msgspec.json.encode({"type": "play", "id": f"{table.seq}", "seat": seat, "text": text}).decode()


async def click(place: Place, seat: int, message: str) -> None:
    """Send a decision and wait until it is acknowledged."""
    place.lines[seat].said.put_nowait(message)
    await place.lines[seat].acks.get()


class Measured(NamedTuple):
    calls: str
    cpu_ms: float
    kilobytes: float  # of the updates of one page


async def measure_clicks(folder: Path, bot: bool, rounds: int, counts: bool) -> Measured:
    """Play rounds and measure the click that ends each; the calls are those of the last one."""
    calls, times, sizes, rng = Calls(), list[float](), list[float](), random.Random(1)
    last = 0 if bot else 1  # the seat whose click is measured
    async with room_in(folder) as room:
        while len(times) < rounds + WARM_UP:
            async with seat_players(room, bot) as place:
                while len(times) < rounds + WARM_UP:
                    asked = await settled(place, 1 if bot else None)
                    if asked == [0, 1]:
                        await click(place, 0, decision(place, 0, rng))
                        asked = await settled(place)
                    if asked != [last]:
                        break  # the game is over for somebody
                    counted = counts and len(times) == rounds + WARM_UP - 1
                    message = decision(place, last, rng)
                    begun, sent = time.process_time(), [line.bytes for line in place.lines]
                    if counted:
                        sys.setprofile(calls.hear)
                    await click(place, last, message)
                    await settled(place, 1 if bot else None)
                    if counted:
                        sys.setprofile(None)
                    times.append((time.process_time() - begun) * 1000)
                    sizes += [line.bytes - before for line, before in zip(place.lines, sent, strict=True)]
    return Measured(calls.told(), statistics.median(times[WARM_UP:]), statistics.median(sizes) / 1000)


def count(bot: bool) -> None:
    """In this process, which runs the interpreted source."""
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(measure_clicks(Path(folder), bot, 1, True)).calls)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.click", description=__doc__)
    parser.add_argument("--rounds", type=int, default=40, help="rounds that are timed")
    parser.add_argument("--count", choices=NAMES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.count:
        count(options.count == "bot")
        return 0
    for what, name in NAMES.items():
        command = [sys.executable, "-m", "bench.click", "--count", what]
        source = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        done = subprocess.run(command, env=source, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure_clicks(Path(folder), what == "bot", options.rounds, False))
        cost = f"{found.cpu_ms:.2f} ms of the processor, {found.kilobytes:.1f} kB to a page"
        print(f"{name}: {done.stdout.strip()}; {cost}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
