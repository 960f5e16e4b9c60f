"""Mixed faults while people play: kills, orderly stops, freezes, a full disk, dead workers, half-sent requests.

After each life of the server the database is read without it, as `tests/server/crash.py` does: nothing acknowledged is
lost, nothing shown that is not stored, nothing twice.

    python -m tests.server.faults --lives 1500
"""

import argparse
import asyncio
import os
import random
import resource
import signal
import tempfile
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.server.crash import GONE, Journal, Player, Say, lives, say

HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
FAULTS = ("freeze", "full", "worker", "half")
NO_LIMIT = resource.getrlimit(resource.RLIMIT_FSIZE)[1]


async def life(
    address: str,
    process: BaseProcess,
    players: list[Player],
    journal: Journal,
    rng: random.Random,
    caused: dict[str, int],
) -> None:
    """Cause some faults that a server must survive, then its end: a kill, or an orderly stop."""
    kill = asyncio.Event()
    faults = rng.sample(FAULTS, rng.randint(0, 2))
    journal.kill_at = journal.sent + rng.randint(5, 40)
    playing = [asyncio.create_task(player.play(address, kill)) for player in players]
    for fault in faults:
        await cause(fault, address, process, rng)
        caused[fault] = caused.get(fault, 0) + 1
    killing = asyncio.create_task(kill.wait())
    done, _ = await asyncio.wait([*playing, killing], return_when=asyncio.FIRST_COMPLETED)
    for task in done - {killing}:
        task.result()
    how = rng.choice(("kill", "stop"))
    caused[how] = caused.get(how, 0) + 1
    if how == "kill":
        process.kill()
    else:
        process.terminate()
    journal.kills += 1
    await asyncio.gather(*playing)
    await asyncio.to_thread(process.join)


async def cause(fault: str, address: str, process: BaseProcess, rng: random.Random) -> None:
    """And take it back."""
    pid = process.pid
    assert pid is not None
    if fault == "freeze":
        os.kill(pid, signal.SIGSTOP)
        await turns(rng.randrange(2000))
        os.kill(pid, signal.SIGCONT)
    elif fault == "full":
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, NO_LIMIT))
        await turns(rng.randrange(5000))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
    elif fault == "worker":
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
    else:
        host, _, port = address.removeprefix("http://").partition(":")
        for _ in range(rng.randint(1, 20)):
            with suppress(*GONE):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(HALF)
                writer.close()


async def turns(count: int) -> None:
    """Of this loop: people go on meanwhile, and nobody looks at a clock."""
    for _ in range(count):
        await asyncio.sleep(0)


async def mixed(store: Path, count: int, seed: int, say: Say | None = None) -> tuple[Journal, dict[str, int]]:
    rng = random.Random(seed)
    caused: dict[str, int] = {}

    async def one(address: str, process: BaseProcess, players: list[Player], journal: Journal) -> None:
        await life(address, process, players, journal, rng, caused)

    return await lives(store, count, seed, one, say), caused


def main() -> None:
    options = argparse.ArgumentParser(description="break things under a server, and look what is left")
    options.add_argument("--lives", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        _, caused = asyncio.run(mixed(Path(folder, "tables.db"), chosen.lives, chosen.seed, say))
        print(caused)


if __name__ == "__main__":
    main()
