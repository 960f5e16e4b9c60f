"""The one clock of the server: every deadline, countdown and pause goes by it. A test may put its own there."""

import asyncio
import time


class Time:
    def now(self) -> int:
        """ms since the epoch"""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
