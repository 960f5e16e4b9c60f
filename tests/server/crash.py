"""Kill the server (kill -9) at random points while people play, and look what is left.

After each kill the database is read without the server: every acknowledged decision is in it, once; and everything
that was ever shown to anybody is in it, as it was shown. Then the server is started again and the pages go on where
they were, repeating what was not acknowledged.

    python -m tests.server.crash --kills 1000
"""

import argparse
import asyncio
import multiprocessing
import random
import sqlite3
import sys
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tests.patience import be_patient
from tests.server.running import Page

GONE = (WebSocketException, httpx.TransportError, OSError)
LETTERS = "ABCDEFG"
SAID_EVERY = 25  # lives
WHOLE_EVERY = 100  # lives: everything that was ever told is looked up again, and the file looked through
ENTRIES = "SELECT seq, who, text FROM entries WHERE table_id = ?"
AGAIN = ("table.not_saved", "table.not_reachable", "table.try_again")  # with the same id

# Importing takes longer than playing: a process that has everything imported forks one server after the other.
forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tests.server.preload"])


def serve_child(store: Path, ready: Connection) -> None:
    from cinquina.server.ops.limits import Limits
    from cinquina.server.ops.options import Options
    from cinquina.server.serve import serve
    from cinquina.table.buckets import Rate

    be_patient()
    most = Rate(1e6, 1_000_000)
    limits = Limits(requests=most, openings=most, messages=most, messages_by_address=most)
    options = Options(port=0, store=f"sqlite:///{store}", open=False, bot_pace=0, workers=1, limits=limits)
    serve(options, lambda told: ready.send(told.address))


@contextmanager
def server(store: Path) -> Iterator[tuple[str, BaseProcess]]:
    here, there = forks.Pipe(duplex=False)
    process = forks.Process(target=serve_child, args=(store, there))
    process.start()
    there.close()
    try:
        yield here.recv(), process
    finally:
        process.kill()
        process.join()
        here.close()
        process.close()


Told = tuple[str, str]  # who, and what


class Acked(NamedTuple):
    who: str
    text: str
    seq: int  # entries of the log with which it was acknowledged


@dataclass
class Journal:
    """What the pages were told, by table, and what of it the store does not bear out."""

    shown: defaultdict[str, dict[int, Told]] = field(default_factory=lambda: defaultdict(dict))
    acked: defaultdict[str, dict[str, Acked]] = field(default_factory=lambda: defaultdict(dict))
    fresh: set[str] = field(default_factory=set)  # tables of which something was told since the last check
    sent: int = 0
    kills: int = 0
    kill_at: int = 0  # the message with which the next kill comes
    repeated: int = 0
    lost: list[str] = field(default_factory=list)  # acknowledged, and not stored
    phantom: list[str] = field(default_factory=list)  # shown, and not stored, or stored otherwise
    doubled: list[str] = field(default_factory=list)  # two messages with one entry, or one message with two

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.acked.values()))

    @property
    def counts(self) -> str:
        wrong = f"{len(self.lost)} lost, {len(self.phantom)} phantom, {len(self.doubled)} doubled"
        entries = sum(map(len, self.shown.values()))
        told = f"{self.acknowledged} decisions acknowledged, {entries} entries shown"
        return f"{self.kills} lives, {told}, {self.repeated} messages repeated: {wrong}"

    def see(self, table: str, moments: list[dict[str, Any]]) -> None:
        self.fresh.add(table)
        for each in moments:
            if each["text"] is not None:
                told = (each["who"], each["text"])
                before = self.shown[table].setdefault(each["seq"], told)
                if before != told:
                    self.phantom.append(f"{table} {each['seq']}: shown as {before}, then as {told}")

    def take(self, table: str, id: str, acked: Acked) -> None:
        self.fresh.add(table)
        self.acked[table][id] = acked

    def check(self, store: Path, whole: bool = False) -> None:
        """Compare what was acknowledged since the last check, or ever, with the store."""
        tables = {*self.shown, *self.acked} if whole else self.fresh
        with sqlite3.connect(store) as database:
            for table in tables:
                rows = database.execute(ENTRIES, (table,)).fetchall()
                self.compare(table, {seq: (who, text) for seq, who, text in rows})
            if whole:
                assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()
        self.fresh = set()
        assert not (self.lost or self.phantom or self.doubled), "\n".join(
            [self.counts, *self.lost, *self.phantom, *self.doubled]
        )

    def compare(self, table: str, stored: dict[int, Told]) -> None:
        for seq, told in self.shown[table].items():
            if stored.get(seq) != told:
                self.phantom.append(f"{table} {seq}: {told} was shown, {stored.get(seq)} is stored")
        taken: set[int] = set()
        for id, acked in self.acked[table].items():
            before = range(acked.seq - 1, -1, -1)
            entry = next((seq for seq in before if stored.get(seq, ("",))[0] == acked.who), None)
            if entry is None or stored[entry] != (acked.who, acked.text):
                self.lost.append(f"{table} {id}: {acked.text} was acknowledged, {entry} is the entry")
            elif entry in taken:
                self.doubled.append(f"{table} {id}: two messages, one entry")
            else:
                taken.add(entry)
        for seq in self.doubled_at(table, stored, taken):
            self.doubled.append(f"{table} {seq}: {stored[seq]} is stored, and no message said it")

    def doubled_at(self, table: str, stored: dict[int, Told], taken: set[int]) -> list[int]:
        """Return people's decisions that nobody sent: at most the last message has an entry without an answer."""
        own = [seq for seq, (who, _) in stored.items() if who == LETTERS[0] and seq not in taken]
        return own[: len(own) - 1]


class Player:
    """One page that plays its seat at one table as fast as it can, and repeats what had no answer."""

    def __init__(self, seats: int, rng: random.Random, journal: Journal) -> None:
        self.seats = seats
        self.rng = rng
        self.journal = journal
        self.table = ""
        self.token: str | None = None
        self.since = 0
        self.open_question: dict[str, Any] | None = None

    async def play(self, address: str, kill: asyncio.Event) -> None:
        page = Page(address, self.token)
        try:
            while not kill.is_set():
                await self.game(page, kill)
        except GONE:
            assert kill.is_set(), "the server closed a connection by itself"
        finally:
            self.token = page.token
            await page.close()

    async def game(self, page: Page, kill: asyncio.Event) -> None:
        if not self.table:
            bots = [{"kind": "bot", "level": "newcomer"}] * (self.seats - 1)
            self.table = await self.opened(page, [{"kind": "person", "name": "Ada"}, *bots])
            self.since, self.open_question = 0, None
            self.token = page.token
        await page.connect(self.table, self.since)
        self.learn(page)
        while not page.update["table"]["over"]:
            if self.open_question is None and not page.update["choices"]:
                await page.receive()
            else:
                await self.decide(page, kill)
            self.learn(page)
        assert page.socket
        await page.socket.close()
        self.table = ""

    async def opened(self, page: Page, chairs: list[dict[str, str]]) -> str:
        """Open a table, as soon as one can be saved."""
        while True:
            answer = await page.http.post("/api/tables", json={"game": "foldris", "chairs": chairs})
            if answer.status_code == 201:
                return str(answer.json()["id"])
            assert answer.json()["id"] in AGAIN, answer.text

    async def decide(self, page: Page, kill: asyncio.Event) -> None:
        journal, update = self.journal, page.update
        if self.open_question is None:
            if self.seats == 1 and 0 in update["can_undo"] and self.rng.random() < 0.15:
                self.open_question = {"type": "undo", "seat": 0}
            else:
                text = self.rng.choice(update["choices"])["notation"]
                self.open_question = {"type": "play", "seat": 0, "text": text}
            self.open_question["id"] = f"m{journal.sent}"
        else:
            journal.repeated += 1
        question = self.open_question
        journal.sent += 1
        if journal.sent >= journal.kill_at:
            kill.set()
        answer = await page.ask(**question)
        if answer["type"] == "refused" and answer["reason"]["id"] in AGAIN:
            return
        self.open_question = None
        if answer["type"] == "ack":
            text = question.get("text", "undo")
            journal.take(self.table, question["id"], Acked(LETTERS[0], text, answer["seq"]))
            await page.until(lambda update: update["seq"] >= answer["seq"])
        else:
            assert answer["reason"]["id"] != "table.failed", answer

    def learn(self, page: Page) -> None:
        self.journal.see(self.table, page.update["moments"])
        closed = [each["seq"] for each in page.update["moments"] if each["text"] is None]
        self.since = min(closed, default=page.update["seq"])


async def one_life(
    address: str, process: BaseProcess, players: list[Player], journal: Journal, rng: random.Random
) -> None:
    """From the start of a server to its kill: at some message, while others are under way, or shortly after."""
    kill = asyncio.Event()
    journal.kill_at = journal.sent + rng.randint(1, 40)
    playing = [asyncio.create_task(player.play(address, kill)) for player in players]
    killing = asyncio.create_task(kill.wait())
    done, _ = await asyncio.wait([*playing, killing], return_when=asyncio.FIRST_COMPLETED)
    for task in done - {killing}:
        task.result()
    # The point of the kill is what is varied, from at once to after the answer.
    for _ in range(rng.choice((0, 0, rng.randrange(50), rng.randrange(500)))):
        await asyncio.sleep(0)
    process.kill()
    journal.kills += 1
    await asyncio.gather(*playing)


Say = Callable[[Journal], None]


async def crash(store: Path, kills: int, seed: int, say: Say | None = None) -> Journal:
    rng = random.Random(seed)

    async def life(address: str, process: BaseProcess, players: list[Player], journal: Journal) -> None:
        await one_life(address, process, players, journal, rng)

    return await lives(store, kills, seed, life, say)


async def lives(
    store: Path,
    count: int,
    seed: int,
    live: Callable[[str, BaseProcess, list[Player], Journal], Awaitable[None]],
    say: Say | None = None,
) -> Journal:
    """One server after the other over the same store; after each what it told is looked up, and now and then all."""
    journal = Journal()
    players = [Player(seats, random.Random(seed + n), journal) for n, seats in enumerate((1, 1, 2, 3))]
    for number in range(1, count + 1):
        with server(store) as (address, process):
            await live(address, process, players, journal)
        journal.check(store, whole=number == count or number % WHOLE_EVERY == 0)
        if say and (number == count or number % SAID_EVERY == 0):
            say(journal)
    return journal


def say(journal: Journal) -> None:
    print(journal.counts, flush=True, file=sys.stderr)


def main() -> None:
    options = argparse.ArgumentParser(description="kill the server again and again, and look what is left")
    options.add_argument("--kills", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        asyncio.run(crash(Path(folder, "tables.db"), chosen.kills, chosen.seed, say))


if __name__ == "__main__":
    main()
