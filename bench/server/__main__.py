"""`./dev bench server`: acknowledged decisions under load, a thousand idle sockets, and boardgame.io beside it."""

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from bench.environment import ROOT, install_boardgame_io, install_engine, say
from bench.server import boardgame, ours
from bench.server.load import Load, drive, percentile
from bench.server.machine import cpu_seconds, fsyncs, many_files, memory_mb

TARGET_MS = 10.0
TARGET_FSYNCS = 5.0
WARM_UP = 2.0  # seconds, not counted


class Figure(msgspec.Struct):
    name: str
    load: Load
    cpu_ms: float  # of the server process, a decision
    fsync_ms: float | None = None  # median of the same run
    fsync_p99: float | None = None
    idle: int = 0  # other open sockets that answered
    idle_kb: float = 0.0  # memory per idle socket


async def run_ours(game: str, options: argparse.Namespace) -> Figure:
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as place, ours.server(Path(place)) as (address, pid):
        async with ours.desks(address, game, options.tables) as desks:
            await drive(desks, options.rate, WARM_UP)
            cpu = cpu_seconds(pid)
            with fsyncs(Path(place)) as times:
                load = await drive(desks, options.rate, options.seconds)
            cpu = cpu_seconds(pid) - cpu
            fsync, slow_fsync = statistics.median(times), percentile(times, 0.99)
            found = Figure(f"cinquina, {game}", load, cpu / load.decisions * 1000, fsync, slow_fsync)
            if options.idle:
                before = memory_mb(pid)
                tables = [desk.table for desk in desks]
                async with ours.watchers(address, tables, options.idle) as sockets:
                    found.idle = await ours.count_answering(sockets)
                    found.idle_kb = (memory_mb(pid) - before) * 1024 / options.idle
            return found


async def run_peer(options: argparse.Namespace) -> Figure:
    """Measure boardgame.io. It keeps matches in memory and acknowledges before they are stored; ours are on the
    disk."""
    with boardgame.server() as (address, pid):
        async with boardgame.desks(address, options.tables) as desks:
            await drive(desks, options.rate, WARM_UP)
            cpu = cpu_seconds(pid)
            load = await drive(desks, options.rate, options.seconds)
            cpu = cpu_seconds(pid) - cpu
            return Figure("boardgame.io, connect_four, in memory", load, cpu / load.decisions * 1000)


def row(figure: Figure) -> str:
    load = figure.load
    told = f"{figure.name:<38}{load.decisions / load.seconds:7.1f}/s  p50 {load.p50:6.2f} ms  p99 {load.p99:6.2f} ms"
    told += f"  worst {load.worst:6.1f} ms  processor {figure.cpu_ms:5.2f} ms a decision"
    if figure.fsync_ms is not None:
        told += f"  fsync {figure.fsync_ms:.2f} ms, p99 {figure.fsync_p99:.2f} ms"
    if load.missed or load.failed:
        told += f"  ({load.missed} moments with nobody ready, {load.failed} failed)"
    return told


def verdict(figure: Figure) -> tuple[bool, str]:
    assert figure.fsync_ms is not None
    allowed = max(TARGET_MS, TARGET_FSYNCS * figure.fsync_ms)
    met = figure.load.p99 <= allowed and not figure.load.failed
    why = f"p99 {figure.load.p99:.2f} ms, allowed {allowed:.2f} ms (10 ms or 5 median fsyncs)"
    return met, f"{'met' if met else 'MISSED'}: {figure.name}: {why}"


def main() -> int:
    options = arguments()
    many_files()
    install_engine()
    missing = install_boardgame_io() if options.peer else "not asked for"
    figures = []
    for game in ("foldris", "connect_four"):
        say(f"cinquina with {game}: {options.rate:g} decisions a second over {options.tables} tables")
        figures.append(asyncio.run(run_ours(game, options)))
    if missing is None:
        say("boardgame.io with connect_four: the same")
        figures.append(asyncio.run(run_peer(options)))
    print()
    for figure in figures:
        print(row(figure))
    ours_too, *peers = figures[1:]
    for peer in peers:
        ratios = {
            "p50": ours_too.load.p50 / peer.load.p50,
            "p99": ours_too.load.p99 / peer.load.p99,
            "processor": ours_too.cpu_ms / peer.cpu_ms if peer.cpu_ms else float("nan"),
        }
        told = ", ".join(f"{name} × {ratio:.2f}" for name, ratio in ratios.items())
        print(f"connect four, ours to {peer.name}: {told}")
    if missing:
        print(f"left out: boardgame.io: {missing}")
    print()
    verdicts = [verdict(figure) for figure in figures[:2]]
    for figure in figures[:2]:
        if options.idle:
            told = f"{figure.idle} of {options.idle} idle sockets answer, {figure.idle_kb:.0f} kB each"
            verdicts.append((figure.idle == options.idle, f"{figure.name}: {told}"))
    for _, text in verdicts:
        print(text)
    write(options.json, figures, options)
    return 0 if all(met for met, _ in verdicts) else 1


def write(path: Path, figures: list[Figure], options: argparse.Namespace) -> None:
    told: dict[str, Any] = {
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "rate": options.rate,
        "tables": options.tables,
        "seconds": options.seconds,
        "figures": msgspec.to_builtins(figures),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(told, indent=1))
    print(f"kept in {path}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--rate", type=float, default=100, help="decisions a second")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=1000, help="sockets opened besides at the end")
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="leave boardgame.io out")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-server.json")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
