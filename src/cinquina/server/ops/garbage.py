"""Python's collector of cycles looks at every object there is and stops the world for it: a tenth of a second with some
hundred tables. Almost nothing here is in a cycle, so it looks at young objects only, and at all of them rarely."""

import asyncio
import gc

YOUNG = 5_000  # net new objects between two looks at the young ones
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
