"""Nobody loses a move, whenever the server dies."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.server.crash import Journal, crash
from tests.server.faults import mixed


def test_kills_under_play(tmp_path: Path):
    journal = asyncio.run(crash(tmp_path / "tables.db", kills=10, seed=1))
    assert journal.kills == 10
    assert len(journal.acked) > 50 and journal.repeated > 0, "the kills came while people played"


@pytest.mark.soak
def test_a_thousand_kills(tmp_path: Path):
    kills = int(os.environ.get("CINQUINA_KILLS", "1000"))
    assert asyncio.run(crash(tmp_path / "tables.db", kills, seed=2)).kills == kills


@pytest.mark.skipif(sys.platform != "linux", reason="faults are caused in Linux's ways")
def test_mixed_faults(tmp_path: Path):
    journal, caused = asyncio.run(mixed(tmp_path / "tables.db", lives=6, seed=1))
    assert journal.kills == 6 and len(journal.acked) > 30
    assert set(caused) == {"freeze", "full", "worker", "half", "kill", "stop"}, "each was caused"


@pytest.mark.soak
def test_an_hour_of_mixed_faults(tmp_path: Path):
    lives = int(os.environ.get("CINQUINA_FAULTS", "1500"))
    journal, _ = asyncio.run(mixed(tmp_path / "tables.db", lives, seed=2))
    assert journal.kills == lives


@pytest.mark.parametrize(
    "damage", ["DELETE FROM entries WHERE seq = 3", "UPDATE entries SET text = 'r0 @1' WHERE seq = 3"]
)
def test_the_check_would_notice(tmp_path: Path, damage: str):
    """The test of the test: an entry that is missing or changed is found."""
    store = tmp_path / "tables.db"
    journal = Journal(
        shown={("t", 2): ("chance", "card T3"), ("t", 3): ("A", "r1 @3")},
        acked={("t", "m1"): ("A", "r1 @3", 4)},
    )
    with sqlite3.connect(store) as database:
        database.execute("CREATE TABLE entries (table_id, seq, who, text)")
        database.executemany(
            "INSERT INTO entries VALUES ('t', ?, ?, ?)", [(2, "chance", "card T3"), (3, "A", "r1 @3")]
        )
    journal.check(store)
    with sqlite3.connect(store) as database:
        database.execute(damage)
    database.close()
    with pytest.raises(AssertionError, match="was shown"):
        journal.check(store)
    journal.shown.clear()
    with pytest.raises(AssertionError, match="was acknowledged"):
        journal.check(store)
