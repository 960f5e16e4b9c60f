"""How long a player waits while one page floods its socket and twenty learners take lessons as fast as they can.

`./dev python -m bench.server.starve` plays on one server with its usual limits: first alone, then beside the flooder,
beside the learners, and beside both. Flooder and learners run at nice 19, in processes of their own; their share of the
machine is printed, because what they take the server does not get.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.environment import ROOT
from bench.server import ours
from bench.server.load import percentile
from bench.server.machine import cpu_seconds
from bench.server.ours import COOKIE, OurDesk, count_answering, watch

MOST_RATIO = 3.0
EVERY = 0.1  # seconds between two decisions of the player
LESSON = "/api/games/rollfold/lessons/first_game"
LEARNERS = 20
TABLES = 20  # of the player, who goes on at another one when a game is over
IN_HAND = 64  # messages that the flooder sends before it looks whether it may send more


class Waited(msgspec.Struct):
    """The player's waiting times in ms; `share` is the part of all cores used by flooder and learners."""

    name: str
    ping: float
    ping_p95: float
    decision: float
    decision_p95: float
    server: float  # of one core
    share: float


@contextlib.contextmanager
def start_server(folder: Path) -> Iterator[tuple[str, int]]:
    """Start a server with the default limits, which the benchmark measures. Return its address and process id."""
    command = [sys.executable, "-m", "cinquina.cli", "serve", "--no-open", "--lang", "en", "--port", "0"]
    command += ["--store", f"sqlite:///{folder / 'tables.db'}", "--workers", "1"]
    command += ["--limit", "openings=1000/1000"]  # for the player
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
    assert process.stdout
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


@contextlib.contextmanager
def crowd(address: str, table: str, roles: list[str]) -> Iterator[list[subprocess.Popen[str]]]:
    """Run the clients that flood the server, at nice 19."""
    begun = []
    try:
        for role in roles:
            command = ["nice", "-n", "19", sys.executable, "-m", "bench.server.starve"]
            command += ["--role", role, "--address", address, "--table", table]
            begun.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT))
        for each in begun:
            assert each.stdout and each.stdout.readline().strip() == "begun"
        yield begun
    finally:
        for each in begun:
            each.terminate()
            each.wait()
            assert each.stdout
            each.stdout.close()


async def flood(address: str, table: str) -> None:
    """Load a page without a cookie again and again, reading every update, and reconnect when closed."""
    print("begun", flush=True)
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidStatus, OSError):
            async with await watch(address, table) as socket:
                reading = asyncio.create_task(read(socket))
                try:
                    while True:
                        for _ in range(IN_HAND):
                            await socket.send('{"type": "look", "seat": null}')
                        await asyncio.sleep(0)
                finally:
                    reading.cancel()
                    print("closed", flush=True)


async def read(socket: Any) -> None:
    async for _ in socket:
        pass


async def learn(address: str) -> None:
    """Ask for a hint in the most expensive lesson, again after each answer, as strangers."""
    print("begun", flush=True)
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:

        async def ask_hints() -> None:
            while True:
                with contextlib.suppress(
                    httpx.TransportError
                ):  # hung up on, since the flooder takes the address
                    await http.post(LESSON, json={"what": "hint"})

        await asyncio.gather(*(ask_hints() for _ in range(LEARNERS)))


async def player(desks: list[OurDesk], beside: Any, seconds: float) -> tuple[list[float], list[float]]:
    """Return the times of pings and of decisions, in ms."""
    pings, decisions = [], []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        desk = next(each for each in desks if each.ready)
        began = time.perf_counter()
        await desk.decide()
        decisions.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(EVERY / 2)
        began = time.perf_counter()
        await count_answering([beside])
        pings.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(EVERY / 2)
    return pings, decisions


async def page_beside(address: str) -> Any:
    """Connect a guest's page that only asks for the time."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        answer = await http.post(
            "/api/tables", json={"game": "foldris", "chairs": [{"kind": "person", "name": "Eve"}]}
        )
        answer.raise_for_status()
        return await watch(address, answer.json()["id"], http.cookies.get(COOKIE))


async def stage(name: str, address: str, pid: int, roles: list[str], seconds: float) -> Waited:
    async with ours.desks(address, "foldris", TABLES) as desks:
        beside = await page_beside(address)
        with crowd(address, desks[0].table, roles) as begun:
            await player(desks, beside, 1.0)  # to warm up
            before = [cpu_seconds(each.pid) for each in begun]
            at, own = time.perf_counter(), cpu_seconds(pid)
            pings, decisions = await player(desks, beside, seconds)
            took, own = time.perf_counter() - at, cpu_seconds(pid) - own
            used = sum(cpu_seconds(each.pid) - was for each, was in zip(begun, before, strict=True))
        await beside.close()
    return Waited(
        name,
        percentile(pings, 0.5),
        percentile(pings, 0.95),
        percentile(decisions, 0.5),
        percentile(decisions, 0.95),
        own / took,
        used / took / (os.cpu_count() or 1),
    )


async def run(options: argparse.Namespace) -> list[Waited]:
    roles: dict[str, list[str]] = {"quiet": [], "one flooder": ["flooder"], "20 learners": ["learners"]}
    roles["both"] = ["flooder", "learners"]
    roles["quiet again"] = []
    with (
        tempfile.TemporaryDirectory(dir=ROOT / "build") as place,
        start_server(Path(place)) as (address, pid),
    ):
        return [await stage(name, address, pid, who, options.seconds) for name, who in roles.items()]


def row(waited: Waited, quiet: Waited) -> str:
    ping, decision = waited.ping / quiet.ping, waited.decision / quiet.decision
    return (
        f"{waited.name:<14} ping p50 {waited.ping:7.2f} ms (× {ping:5.2f}) p95 {waited.ping_p95:7.1f}   "
        f"decision p50 {waited.decision:7.2f} ms (× {decision:5.2f}) p95 {waited.decision_p95:7.1f}   "
        f"server {waited.server:4.0%} of a core, crowd {waited.share:4.0%} of the machine"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.server.starve", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-starve.json")
    parser.add_argument("--role", choices=("flooder", "learners"), help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.role is not None:
        asyncio.run(
            flood(options.address, options.table) if options.role == "flooder" else learn(options.address)
        )
        return 0
    (ROOT / "build").mkdir(exist_ok=True)
    found = asyncio.run(run(options))
    quiet, both = found[0], found[3]
    for each in found:
        print(row(each, quiet))
    met = max(both.ping / quiet.ping, both.decision / quiet.decision) <= MOST_RATIO
    print(f"{'met' if met else 'MISSED'}: beside both, at most × {MOST_RATIO:g} of the quiet p50")
    figures = {"cores": os.cpu_count(), "stages": msgspec.to_builtins(found)}
    options.json.write_text(json.dumps(figures, indent=1))
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
