"""The script: a rate of decisions, spread over all desks, each timed from sending to its acknowledgement."""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Sequence
from typing import Protocol

import msgspec


class Desk(Protocol):
    """One table with its scripted players."""

    @property
    def ready(self) -> bool:
        """Return whether somebody here has a pending decision and knows it."""

    async def decide(self) -> None:
        """Send one decision and return when it is acknowledged."""


class Load(msgspec.Struct):
    """The results; times in ms."""

    decisions: int
    missed: int  # no desk was ready at that moment
    seconds: float
    p50: float
    p99: float
    worst: float
    failed: int = 0


def percentile(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def drive(desks: Sequence[Desk], rate: float, seconds: float) -> Load:
    """Drive an open loop: a slow answer does not delay the next decision."""
    queue = deque(desks)
    times: list[float] = []
    missed = 0

    async def decide_timed(desk: Desk) -> None:
        began = time.perf_counter()
        await desk.decide()
        times.append((time.perf_counter() - began) * 1000)

    gc.collect()
    gc.disable()  # pauses of the script are not the server's
    tasks: list[asyncio.Task[None]] = []
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        for _ in range(len(queue)):
            desk = queue[0]
            queue.rotate(-1)
            if desk.ready:
                tasks.append(asyncio.create_task(decide_timed(desk)))
                break
        else:
            missed += 1
    done = await asyncio.gather(*tasks, return_exceptions=True)
    failures = [each for each in done if each is not None]
    for failure in failures[:3]:
        print(f"  failed: {failure!r}")
    took = time.perf_counter() - start
    gc.enable()
    return Load(
        decisions=len(times),
        missed=missed,
        seconds=took,
        p50=percentile(times, 0.5),
        p99=percentile(times, 0.99),
        worst=max(times, default=float("nan")),
        failed=len(failures),
    )
