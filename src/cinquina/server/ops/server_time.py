"""The clock of the server, used for every deadline, countdown and pause. Tests inject their own."""

import asyncio
import time
from collections.abc import Callable


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Time:
    """The computer's clock as of the start, advanced by the monotonic clock: time limits are unaffected if the clock is
    set or the computer sleeps."""

    def __init__(
        self, wall: Callable[[], int] = wall_ms, monotonic: Callable[[], int] = monotonic_ms
    ) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.adopt_wall_clock()

    def now(self) -> int:
        """Return ms since the epoch."""
        return self.began + self.monotonic()

    def adopt_wall_clock(self) -> None:
        """Set this clock by the computer's clock. Call it only while no time limit runs."""
        self.began = self.wall() - self.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
