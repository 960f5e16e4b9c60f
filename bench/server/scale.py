"""Response times with many tables in memory: `./dev python -m bench.server.scale`.

The same script runs at each number of tables, in one run: the tables are opened, 100 of them (or `--seated`) have
people at two sockets who decide in turn, the others wait in memory with their clocks running. Compare the rows with
each other and with the raw fsyncs of the same moments; on a busy machine the milliseconds alone mean little. With
`--store` and `--bus` several processes share the tables (`--processes`), and the seats of a table are on different
processes. boardgame.io comes last with as many matches of connect four, a smaller game, in memory: it answers before
anything is stored.
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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.environment import ROOT, install_boardgame_io
from bench.server import boardgame
from bench.server.load import Load, drive, percentile
from bench.server.machine import cpu_seconds, fsyncs, many_files, memory_mb, store_seconds
from bench.server.ours import COOKIE, LIMITS, MANAGE_AT_ONCE, OurDesk, Page, count_answering, watch, watchers

WARM_UP = 2.0  # seconds, not counted
HOSTED = 50  # the limit of tables per host
BRIEF = httpx.Limits(keepalive_expiry=1)  # the server hangs up after five seconds
TARGET = 2.0  # times the processor time of boardgame.io
CLOCK = 3600  # seconds per decision, so that every table has a deadline


class Row(msgspec.Struct):
    tables: int
    processes: int
    load: Load
    cpu_ms: float  # of all server processes, per decision
    fsync_ms: float
    fsync_p99: float
    table_kb: float  # of memory, per waiting table
    machine: float  # load average of the last minute
    name: str = "cinquina, foldris"
    sockets: int = 0
    socket_kb: float = 0.0
    store_ms: float = 0.0  # of cpu_ms, in the threads that write and read the store


@contextlib.contextmanager
def servers(folder: Path, options: argparse.Namespace, count: int) -> Iterator[list[tuple[str, int]]]:
    """Start servers; yield their addresses and process ids."""
    command = [sys.executable, "-m", "cinquina.cli", "serve", "--no-open", "--lang", "en", "--port", "0"]
    command += ["--store", options.store or f"sqlite:///{folder / 'tables.db'}", "--workers", "1"]
    command += [
        "--sockets",
        "20000",
        "--connections",
        "20000",
        *(("--bus", options.bus) if options.bus else ()),
    ]
    command += [word for limit in (*LIMITS, "editions=100000/100000") for word in ("--limit", limit)]
    with contextlib.ExitStack() as stack:
        found = []
        for _ in range(count):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
            stack.callback(end, process)
            assert process.stdout
            told = re.search(r"http://\S+", process.stdout.readline())
            if told is None:
                raise RuntimeError("the server did not start")
            found.append((told[0], process.pid))
        yield found


def end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait()
    assert process.stdout
    process.stdout.close()


async def open_table(http: httpx.AsyncClient, seats: int) -> str:
    chairs = [{"kind": "person", "name": "Ada"}, *[{"kind": "open"}] * (seats - 1)]
    body = {"game": "foldris", "chairs": chairs, "seconds": CLOCK}
    answer = await http.post("/api/tables", json=body)
    answer.raise_for_status()
    return str(answer.json()["id"])


async def desk(addresses: list[str], number: int) -> OurDesk:
    pages = []
    table = ""
    for seat, name in enumerate(("Ada", "Bea")):
        address = addresses[(number + seat) % len(addresses)]
        async with httpx.AsyncClient(base_url=address, timeout=120, verify=False, limits=BRIEF) as http:
            if seat == 0:
                table = await open_table(http, 2)
            else:
                (await http.post(f"/api/tables/{table}/join", json={"name": name})).raise_for_status()
            socket = await watch(address, table, http.cookies.get(COOKIE))
        pages.append(Page(seat, socket, random.Random(number * 2 + seat)))
    return OurDesk(table, pages)


async def run(tables: int, processes: int, options: argparse.Namespace) -> Row:
    with (
        tempfile.TemporaryDirectory(dir=ROOT / "build") as place,
        servers(Path(place), options, processes) as found,
    ):
        addresses, pids = [each[0] for each in found], [each[1] for each in found]
        turns = asyncio.Semaphore(MANAGE_AT_ONCE)

        async def seated(number: int) -> OurDesk:
            async with turns:
                return await desk(addresses, number)

        desks = await asyncio.gather(*(seated(number) for number in range(min(options.seated, tables))))
        before = sum(memory_mb(pid) for pid in pids)
        waiting = max(0, tables - options.seated)

        async def wait_in_memory(first: int) -> None:
            async with (
                turns,
                httpx.AsyncClient(
                    base_url=addresses[first % processes], timeout=120, verify=False, limits=BRIEF
                ) as http,
            ):
                for _ in range(first, min(first + HOSTED, waiting)):
                    await open_table(http, 1)

        await asyncio.gather(*(wait_in_memory(first) for first in range(0, waiting, HOSTED)))
        table_kb = (sum(memory_mb(pid) for pid in pids) - before) * 1024 / waiting if waiting else 0.0
        await drive(desks, options.rate, WARM_UP)
        cpu, store = sum(map(cpu_seconds, pids)), sum(map(store_seconds, pids))
        with fsyncs(Path(place)) as times:
            load = await drive(desks, options.rate, options.seconds)
        cpu, store = sum(map(cpu_seconds, pids)) - cpu, sum(map(store_seconds, pids)) - store
        row = Row(
            tables,
            processes,
            load,
            cpu / load.decisions * 1000,
            statistics.median(times),
            percentile(times, 0.99),
            table_kb,
            os.getloadavg()[0],
            store_ms=store / load.decisions * 1000,
        )
        if options.idle:
            before = memory_mb(pids[0])
            async with watchers(addresses[0], [each.table for each in desks], options.idle) as sockets:
                row.sockets = await count_answering(sockets)
                row.socket_kb = (memory_mb(pids[0]) - before) * 1024 / options.idle
        await asyncio.gather(*(each.close() for each in desks))
        return row


async def run_peer(tables: int, options: argparse.Namespace) -> Row:
    """Measure boardgame.io with active and waiting matches."""
    with (
        tempfile.TemporaryDirectory(dir=ROOT / "build") as place,
        boardgame.server() as (address, pid),
    ):
        async with boardgame.desks(address, min(options.seated, tables)) as desks:
            before = memory_mb(pid)
            waiting = max(0, tables - options.seated)
            async with httpx.AsyncClient(base_url=address.lobby, timeout=120, limits=BRIEF) as http:
                for _ in range(waiting):
                    made = await http.post(f"/games/{boardgame.GAME}/create", json={"numPlayers": 2})
                    made.raise_for_status()
            table_kb = (memory_mb(pid) - before) * 1024 / waiting if waiting else 0.0
            await drive(desks, options.rate, WARM_UP)
            cpu = cpu_seconds(pid)
            with fsyncs(Path(place)) as times:
                load = await drive(desks, options.rate, options.seconds)
            cpu = cpu_seconds(pid) - cpu
            return Row(
                tables,
                1,
                load,
                cpu / load.decisions * 1000,
                statistics.median(times),
                percentile(times, 0.99),
                table_kb,
                os.getloadavg()[0],
                name="boardgame.io, connect four",
            )


def format_row(row: Row, first: Row) -> str:
    load = row.load
    text = f"{row.name}: {row.tables} tables, {row.processes} process: {load.decisions / load.seconds:5.1f}/s"
    text += f"  p50 {load.p50:6.2f} ms (x {load.p50 / first.load.p50:.2f})  p99 {load.p99:7.2f} ms"
    text += f"  processor {row.cpu_ms:5.2f} ms a decision (x {row.cpu_ms / first.cpu_ms:.2f})"
    text += (
        f"  fsync {row.fsync_ms:.2f} ms, p99 {row.fsync_p99:.2f}  p50 is {load.p50 / row.fsync_ms:.1f} fsyncs"
    )
    text += f"  {row.table_kb:.0f} kB a table  load of the machine {row.machine:.1f}"
    if row.sockets:
        text += f"  {row.sockets} idle sockets, {row.socket_kb:.0f} kB each"
    if load.failed or load.missed:
        text += f"  ({load.missed} moments with nobody ready, {load.failed} failed)"
    return text


def compare_with_peer(ours: Row, theirs: Row) -> str:
    """Return the row of the target: our processor time beside boardgame.io's, which stores nothing."""
    ratio = ours.cpu_ms / theirs.cpu_ms
    text = f"target: processor {ours.cpu_ms:.2f} ms against {theirs.cpu_ms:.2f} ms: x {ratio:.2f}, "
    text += f"{'met' if ratio <= TARGET else 'MISSED'} (at most {TARGET}); "
    text += (
        f"of ours {ours.store_ms:.2f} ms for the transaction, beside it {ours.fsync_ms:.2f} ms for an fsync; "
    )
    return text + f"p50 without it {ours.load.p50 - ours.fsync_ms:.2f} ms against {theirs.load.p50:.2f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev python -m bench.server.scale", description=__doc__)
    parser.add_argument("--tables", default="200,2000", help="numbers of tables, one row each")
    parser.add_argument("--seated", type=int, default=100, help="how many of them have people")
    parser.add_argument("--processes", default="1", help="numbers of processes, one row each")
    parser.add_argument("--rate", type=float, default=50, help="decisions a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=0, help="sockets opened besides at the end")
    parser.add_argument("--store", default="", help="an address; without one a new SQLite file")
    parser.add_argument("--bus", default="")
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="leave boardgame.io out")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-scale.json")
    options = parser.parse_args()
    many_files()
    (ROOT / "build").mkdir(exist_ok=True)
    rows: list[Row] = []
    for processes in map(int, options.processes.split(",")):
        for tables in map(int, options.tables.split(",")):
            rows.append(asyncio.run(run(tables, processes, options)))
            print(format_row(rows[-1], rows[0]), flush=True)
    missing = install_boardgame_io() if options.peer else "not asked for"
    if missing is None:
        for tables in map(int, options.tables.split(",")):
            rows.append(asyncio.run(run_peer(tables, options)))
            print(format_row(rows[-1], rows[0]), flush=True)
            ours = next(row for row in rows if row.tables == tables)
            print(compare_with_peer(ours, rows[-1]), flush=True)
    else:
        print(f"left out: boardgame.io: {missing}")
    written: dict[str, Any] = {"cores": os.cpu_count(), "rows": msgspec.to_builtins(rows)}
    options.json.write_text(json.dumps(written, indent=1))
    return 0 if all(row.load.failed == 0 for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
