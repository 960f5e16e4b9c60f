"""Settings of Python's garbage collector: collect young objects often, and all objects every ten minutes.

A full collection stops the process for a tenth of a second with some hundred tables, and finds almost no cycles.
"""

import asyncio
import gc

YOUNG = 5_000  # net new objects between two collections of young objects
NEVER = 1_000_000
EVERY_SECONDS = 600.0


def freeze() -> None:
    """Freeze all objects loaded so far, so that later garbage collections skip them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


async def collect_regularly() -> None:
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        gc.collect()
