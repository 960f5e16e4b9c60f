"""Nobody loses a move, whenever the server dies."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.server.crash import Acked, Journal, Say, crash, say
from tests.server.faults import mixed

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="faults are caused in Linux's ways")


def aloud(capfd: pytest.CaptureFixture[str]) -> Say:
    """What is said comes through while a long test runs."""

    def speak(journal: Journal) -> None:
        with capfd.disabled():
            say(journal)

    return speak


def test_kills_under_play(tmp_path: Path):
    journal = asyncio.run(crash(tmp_path / "tables.db", kills=10, seed=1))
    assert journal.kills == 10
    assert journal.acknowledged > 50 and journal.repeated > 0, "the kills came while people played"


@pytest.mark.soak
def test_a_thousand_kills(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    kills = int(os.environ.get("CINQUINA_KILLS", "1000"))
    assert asyncio.run(crash(tmp_path / "tables.db", kills, 2, aloud(capfd))).kills == kills


@on_linux
def test_mixed_faults(tmp_path: Path):
    journal, caused = asyncio.run(mixed(tmp_path / "tables.db", 6, seed=1))
    assert journal.kills == 6 and journal.acknowledged > 30
    assert set(caused) == {"freeze", "full", "worker", "half", "kill", "stop"}, "each was caused"


@on_linux
@pytest.mark.soak
def test_an_hour_of_mixed_faults(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    lives = int(os.environ.get("CINQUINA_FAULTS", "1500"))
    journal, caused = asyncio.run(mixed(tmp_path / "tables.db", lives, 2, aloud(capfd)))
    assert journal.kills == lives
    with capfd.disabled():
        print(caused, file=sys.stderr)


def played() -> Journal:
    """A game of two decisions, as its page saw it."""
    journal = Journal()
    moments = [(1, "chance", "card T3"), (2, "A", "r1 @3"), (3, "chance", "card O1"), (4, "A", "r0 @2")]
    journal.see("t", [{"seq": seq, "who": who, "text": text} for seq, who, text in moments])
    journal.take("t", "m1", Acked("A", "r1 @3", 4))
    journal.take("t", "m2", Acked("A", "r0 @2", 5))
    return journal


@pytest.mark.parametrize(
    ("damage", "lost", "phantom", "doubled"),
    [
        ("DELETE FROM entries WHERE seq = 4", 1, 1, 0),
        ("UPDATE entries SET text = 'r0 @1' WHERE seq = 4", 1, 1, 0),
        ("UPDATE entries SET text = 'card O2' WHERE seq = 3", 0, 1, 0),
        ("INSERT INTO entries VALUES ('t', 5, 'A', 'r0 @2'), ('t', 6, 'A', 'r0 @2')", 0, 0, 1),
        ("DELETE FROM entries", 2, 4, 0),
    ],
)
def test_the_check_would_notice(tmp_path: Path, damage: str, lost: int, phantom: int, doubled: int):
    """The test of the test: an entry that is missing, changed or there once more is found and counted."""
    store, journal = tmp_path / "tables.db", played()
    with sqlite3.connect(store) as database:
        database.execute("CREATE TABLE entries (table_id, seq, who, text)")
        entries = [(seq, *told) for seq, told in journal.shown["t"].items()]
        database.executemany("INSERT INTO entries VALUES ('t', ?, ?, ?)", entries)
    journal.check(store)
    with sqlite3.connect(store) as database:
        database.execute(damage)
    database.close()
    journal.check(store)
    assert "0 lost, 0 phantom, 0 doubled" in journal.counts, "nothing new was told"
    with pytest.raises(AssertionError, match=f"{lost} lost, {phantom} phantom, {doubled} doubled"):
        journal.check(store, whole=True)


def test_two_messages_cannot_have_one_entry(tmp_path: Path):
    journal = played()
    journal.take("t", "m3", Acked("A", "r0 @2", 5))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("CREATE TABLE entries (table_id, seq, who, text)")
        entries = [(seq, *told) for seq, told in journal.shown["t"].items()]
        database.executemany("INSERT INTO entries VALUES ('t', ?, ?, ?)", entries)
    database.close()
    with pytest.raises(AssertionError, match="0 lost, 0 phantom, 1 doubled"):
        journal.check(tmp_path / "tables.db")
