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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.patience import be_patient
from tests.server.running import Page

GONE = (WebSocketException, httpx.TransportError, OSError)
LETTERS = "ABCDEFG"
AGAIN = ("table.not_saved", "table.not_reachable", "table.try_again")  # with the same id

# Importing takes longer than playing: a process that has everything imported forks one server after the other.
forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["cinquina.server.serve", "cinquina.games"])


def serve_child(store: Path, ready: Connection) -> None:
    from cinquina.server.limits import Limits, Rate
    from cinquina.server.options import Options
    from cinquina.server.serve import serve

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


@dataclass
class Journal:
    """What the pages were told, by table."""

    shown: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)
    acked: dict[tuple[str, str], tuple[str, str, int]] = field(
        default_factory=dict
    )  # by table and message id
    sent: int = 0
    kills: int = 0
    kill_at: int = 0  # the message with which the next kill comes
    repeated: int = 0

    def see(self, table: str, moments: list[dict[str, Any]]) -> None:
        for each in moments:
            if each["text"] is not None:
                told = (each["who"], each["text"])
                before = self.shown.setdefault((table, each["seq"]), told)
                assert before == told, f"{table} {each['seq']}: shown as {before}, then as {told}"

    def check(self, store: Path) -> None:
        with sqlite3.connect(store) as database:
            rows = database.execute("SELECT table_id, seq, who, text FROM entries").fetchall()
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()
        stored = {(table, seq): (who, text) for table, seq, who, text in rows}
        for key, told in self.shown.items():
            assert stored.get(key) == told, f"{key}: {told} was shown, {stored.get(key)} is stored"
        taken: set[tuple[str, int]] = set()
        for (table, id), (who, text, seq) in self.acked.items():
            entry = next((n for n in range(seq - 1, -1, -1) if stored.get((table, n), ("",))[0] == who), None)
            assert entry is not None and stored[table, entry] == (who, text), (
                f"{table} {id}: {text} was acknowledged"
            )
            assert (table, entry) not in taken, f"{table} {id}: two messages, one entry"
            taken.add((table, entry))


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
        """A new table, as soon as one can be saved."""
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
            journal.acked[self.table, question["id"]] = (LETTERS[0], text, answer["seq"])
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


async def crash(
    store: Path, kills: int, seed: int, say: Callable[[int, Journal], None] | None = None
) -> Journal:
    rng = random.Random(seed)
    journal = Journal()
    players = [Player(seats, random.Random(seed + n), journal) for n, seats in enumerate((1, 1, 2, 3))]
    for number in range(kills):
        with server(store) as (address, process):
            await one_life(address, process, players, journal, rng)
        journal.check(store)
        if say:
            say(number + 1, journal)
    return journal


def main() -> None:
    options = argparse.ArgumentParser(description="kill the server again and again, and look what is left")
    options.add_argument("--kills", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()

    def say(number: int, journal: Journal) -> None:
        told = f"{len(journal.acked)} decisions acknowledged, {len(journal.shown)} entries shown"
        print(f"\r{number} kills, {told}, {journal.repeated} repeated ", end="", flush=True, file=sys.stderr)

    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        journal = asyncio.run(crash(Path(folder, "tables.db"), chosen.kills, chosen.seed, say))
        print(f"\n{journal.kills} kills: nothing acknowledged was lost, nothing shown was not stored")


if __name__ == "__main__":
    main()
