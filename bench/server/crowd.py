"""The time of a bot's decision while another guest keeps all workers busy: `./dev python -m bench.server.crowd`.

One guest opens tables with experts only, which think all the time. Elsewhere a person plays against a newcomer bot. The
time from each of the person's decisions to the next question is measured, without pauses (`--bot-pace 0`): first
without the others, then with them, on the same server.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec

from bench.environment import ROOT
from bench.server.load import percentile
from bench.server.ours import COOKIE, LIMITS, decode, watch, watchers

TARGET_MS = 1000.0


class Waited(msgspec.Struct):
    """A person's waiting times for a bot, in ms."""

    median: float
    p95: float
    worst: float
    turns: int


@contextlib.contextmanager
def start_server(folder: Path, workers: int) -> Iterator[str]:
    command = [sys.executable, "-m", "cinquina.cli", "serve", "--no-open", "--lang", "en", "--port", "0"]
    command += ["--store", f"sqlite:///{folder / 'tables.db'}", "--workers", str(workers), "--bot-pace", "0"]
    command += [word for limit in LIMITS for word in ("--limit", limit)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
    assert process.stdout
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        yield found[0]
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


async def crowd(address: str, tables: int, experts: int) -> list[str]:
    """Open the tables of one guest, a spectator."""
    chairs = [{"kind": "bot", "level": "expert"}] * experts
    opened = []
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:
        for _ in range(tables):
            answer = await http.post("/api/tables", json={"game": "foldris", "chairs": chairs})
            answer.raise_for_status()
            opened.append(str(answer.json()["id"]))
    return opened


async def entries(address: str, tables: list[str]) -> int:
    """Return the number of entries of all these tables."""
    total = 0
    for table in tables:
        async with await watch(address, table) as socket:
            while (message := decode(await socket.recv())).type != "update":
                pass
            total += message.seq
    return total


async def play_as_person(address: str, turns: int) -> Waited:
    """Play as one person against a newcomer bot, for as many games as needed."""
    waited: list[float] = []
    rng = random.Random(1)
    chairs = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]
    while len(waited) < turns:
        async with httpx.AsyncClient(base_url=address, timeout=120) as http:
            answer = await http.post("/api/tables", json={"game": "foldris", "chairs": chairs})
            answer.raise_for_status()
            table, token = str(answer.json()["id"]), http.cookies.get(COOKIE)
        async with await watch(address, table, token) as socket:
            number, decided = 0, 0.0
            acked: int | None = 0  # number of entries with the last decision; None: not known yet
            while len(waited) < turns:
                told = msgspec.json.decode(await socket.recv())
                if told["type"] == "refused":
                    raise RuntimeError(told["reason"]["id"])
                if told["type"] == "ack":
                    acked = told["seq"]
                if told["type"] != "update" or acked is None or told["seq"] < acked:
                    continue  # an update from before the decision, with a question already answered
                if told["table"]["over"]:
                    break
                if not told["choices"]:
                    continue
                if decided:
                    waited.append((time.perf_counter() - decided) * 1000)
                number, acked = number + 1, None
                text = rng.choice(told["choices"])["notation"]
                play = {"type": "play", "id": f"t{number}", "seat": 0, "text": text}
                decided = time.perf_counter()
                await socket.send(msgspec.json.encode(play).decode())
    return Waited(statistics.median(waited), percentile(waited, 0.95), max(waited), len(waited))


async def run(options: argparse.Namespace) -> tuple[Waited, Waited, float]:
    """Return the times alone and with the crowd, and the crowd's entries per second."""
    with (
        tempfile.TemporaryDirectory(dir=ROOT / "build") as place,
        start_server(Path(place), options.workers) as address,
    ):
        await play_as_person(address, 5)  # to warm up
        alone = await play_as_person(address, options.turns)
        tables = await crowd(address, options.tables, options.experts)
        async with watchers(address, tables, len(tables)):  # bots alone stand still without
            before, began = await entries(address, tables), time.perf_counter()
            among = await play_as_person(address, options.turns)
            made = await entries(address, tables) - before
            return alone, among, made / (time.perf_counter() - began)


def format_waits(name: str, waited: Waited) -> str:
    return (
        f"{name:<44} median {waited.median:7.1f} ms  95 % {waited.p95:7.1f} ms  worst {waited.worst:7.1f} ms"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.server.crowd", description=__doc__)
    parser.add_argument("--tables", type=int, default=25, help="of the other guest")
    parser.add_argument("--experts", type=int, default=6, help="at each of them")
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-crowd.json")
    options = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    alone, among, rate = asyncio.run(run(options))
    print(format_waits("a newcomer bot, nobody else there", alone))
    print(format_waits(f"beside {options.tables} tables of {options.experts} experts", among))
    print(
        f"the experts made {rate:.1f} entries a second meanwhile, with {options.workers} workers that search"
    )
    met = among.worst <= TARGET_MS
    print(
        f"{'met' if met else 'MISSED'}: the bot answers within {TARGET_MS:.0f} ms, at worst {among.worst:.0f}"
    )
    figures = {"cores": os.cpu_count(), "workers": options.workers, "experts_entries_a_second": rate}
    figures |= {"alone": msgspec.to_builtins(alone), "among": msgspec.to_builtins(among)}
    options.json.write_text(json.dumps(figures, indent=1))
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
