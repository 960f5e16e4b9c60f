"""`./dev python -m bench.evening REV [GAME …]`: the bytes sent in a whole game, here and at another revision.

Casual bots play a whole game of each title with two pages on a server of this checkout, from one seed. The same
decisions are sent to a server of the other revision. All bytes received by each page are counted. Both servers run from
source, which does not change what they send. Each uses the names of its own protocol (bench/wire.py); an unknown
message or field is an error.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from bench.environment import ROOT, say, unpack
from bench.wire import UnknownName, Wire, value_of, wire_of
from cinquina.bots.roster import decide
from cinquina.core.record import carry_out
from cinquina.core.rng import Rng
from cinquina.games import find, games
from cinquina.table.store import sql, sqlite

# Every table has the same cards and dice; each revision has its own place for the seed.
PROGRAM = """import secrets, sys
secrets.randbits = secrets.randbelow = lambda most: 1
from cinquina.cli import main
sys.exit(main())"""
CHAIRS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
SETTINGS = {"flow": {"clock": "turns"}}
MOST = 1000  # decisions
UNLIMITED = ("requests", "openings", "messages", "messages_by_address")

Decision = tuple[int, str]


@dataclass
class Page:
    """A page at a table, with the messages it received."""

    socket: ClientConnection
    wire: Wire
    bytes: int = 0
    films: int = 0
    update: dict[str, Any] = field(default_factory=dict)

    async def read(self) -> dict[str, Any]:
        frame = await self.socket.recv(decode=False)
        self.bytes += len(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        kind = value_of(message, "type")
        if kind not in (self.wire.update, self.wire.ack, self.wire.refused):
            raise UnknownName(f"{kind!r} is no message of an evening: does bench/wire.py lack a line?")
        if kind == self.wire.update:
            self.update = message
            film = value_of(message, self.wire.update_film)
            self.films += len(msgspec.json.encode(film)) if film else 0
        return message

    async def knows(self, seq: int) -> None:
        while not self.update or value_of(self.update, self.wire.update_seq) < seq or not self.is_started():
            await self.read()

    def is_started(self) -> bool:
        return bool(value_of(self.table(), self.wire.table_started))

    def is_over(self) -> bool:
        return bool(value_of(self.table(), self.wire.table_over))

    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = value_of(self.update, self.wire.update_table)
        return found

    async def say(self, seat: int, text: str, id: str) -> int:
        """Send a decision; return the number of entries."""
        wire = self.wire
        decision = {"type": wire.play, wire.play_id: id, wire.play_seat: seat, wire.play_text: text}
        await self.socket.send(json.dumps(decision))
        while (answer := await self.read())["type"] == wire.update:
            pass
        if answer["type"] == wire.refused or value_of(answer, wire.ack_id) != id:
            raise RuntimeError(f"{text!r} was refused: {answer}")
        return int(value_of(answer, wire.ack_seq))


@contextmanager
def server(source: Path, place: Path) -> Iterator[str]:
    command = [
        sys.executable,
        "-c",
        PROGRAM,
        "serve",
        "--no-open",
        "--lang",
        "en",
        "--port",
        "0",
        "--workers",
        "1",
    ]
    command += ["--store", f"sqlite:///{place / 'tables.db'}"]
    command += [word for name in UNLIMITED for word in ("--limit", f"{name}=100000/100000")]
    env = {**os.environ, "PYTHONPATH": str(source)}
    with (place / "log").open("w") as log:
        process = subprocess.Popen(command, cwd=place, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout
    try:
        said = ""
        while (found := re.search(r"http://\S+", said)) is None:
            said += (line := process.stdout.readline())
            if not line:
                raise RuntimeError(f"no server: {(place / 'log').read_text()[-2000:]}")
        yield found[0]
    finally:
        process.kill()
        process.wait()


@asynccontextmanager
async def page(address: str, http: httpx.AsyncClient, table: str, wire: Wire) -> AsyncIterator[Page]:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?since=0"
    cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
    async with connect(
        url, origin=Origin(address), additional_headers=cookie, max_size=None, compression=None
    ) as socket:
        yield Page(socket, wire)


async def play_evening(source: Path, game: str, said: list[Decision]) -> list[Page]:
    """Play a game to its end. If `said` is empty, bots decide and their decisions are appended to it."""
    wire = wire_of(source)
    with tempfile.TemporaryDirectory() as folder, server(source, Path(folder)) as address:
        headers = {"origin": address}
        async with (
            httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as ada,
            httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as bea,
        ):
            chosen = {"game": game, "chairs": CHAIRS, "settings": SETTINGS.get(game, {})}
            table = (await ada.post("/api/tables", json=chosen)).raise_for_status().json()["id"]
            async with page(address, ada, table, wire) as first:
                (await bea.post(f"/api/tables/{table}/join", json={"name": "Bea"})).raise_for_status()
                async with page(address, bea, table, wire) as second:
                    pages = [first, second]
                    for each in pages:
                        await each.knows(0)
                    if said:
                        for number, (seat, text) in enumerate(said):
                            seq = await pages[seat].say(seat, text, f"{number}")
                            for each in pages:
                                await each.knows(seq)
                    else:
                        await play(game, Path(folder, "tables.db"), table, pages, said)
                    return pages


async def play(game: str, store: Path, table: str, pages: list[Page], said: list[Decision]) -> None:
    """Play as tests/browser/test_evening.py does."""
    engine = sqlite.create_sqlite_engine(store, "BEGIN")
    seq, rules, state = 0, None, None
    for number in range(MOST):
        with engine.connect() as connection:
            saved = sql.load(connection, table, 0, 0)
        assert saved
        if rules is None or state is None:
            rules = find(game).rules(saved.header.setup)
            state = rules.start()
        for entry in saved.entries[seq:]:
            carry_out(rules, state, entry)
        seq = len(saved.entries)
        for each in pages:
            await each.knows(seq)
        waiting = list(map(int, state.waiting()))
        if not waiting:
            return
        seat = waiting[Rng(number, "who").below(len(waiting))]
        action = decide("casual", rules, state, seat, Rng(number, "what"))
        said.append((seat, rules.text(state, seat, action)))
        await pages[seat].say(*said[-1], f"{number}")


async def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.evening", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("revision", metavar="REV")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        unpack(options.revision, Path(folder), "src")
        print(
            f"{'game':<10}{'page':>6}{'decisions':>11}{options.revision:>12}{'now':>12}{'no films':>12}{'times':>8}"
        )
        for game in options.games or [each.id for each in games()]:
            said: list[Decision] = []
            say(game)
            now = await play_evening(ROOT / "src", game, said)
            before = await play_evening(Path(folder, "src"), game, said)
            for name, old, new in zip(("Ada", "Bea"), before, now, strict=True):
                bare, times = new.bytes - new.films, new.bytes / old.bytes
                line = f"{game:<10}{name:>6}{len(said):>11}{old.bytes:>12,}{new.bytes:>12,}{bare:>12,}{times:>8.2f}"
                print(line, flush=True)
                if not (new.is_over() and old.is_over()):
                    raise RuntimeError(f"{game} did not come to its end")


if __name__ == "__main__":
    asyncio.run(main())
