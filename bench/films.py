"""`./dev python -m bench.films [GAME …]`: how long a page animates between two decisions of one person.

Casual bots play a whole game of each title in every seat of a table of four, or as many as allowed. The first seat is
the person: its page receives a server's updates, and the page's own reels (web/tools/films.mjs) measure each film.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from bench.environment import ROOT, say
from cinquina.bots.roster import decide
from cinquina.core.rng import Rng
from cinquina.games import find, games
from cinquina.server.viewer.film import make_film
from cinquina.server.viewer.frames import Frames
from cinquina.table import clock
from cinquina.table.chair import Chair
from cinquina.table.header import Header
from cinquina.table.table import Table

SEATS = 4
SETTINGS: dict[str, dict[str, Any]] = {"flow": {"clock": "turns"}}
VIEWER = 0
START, THINKING_MS = 1_000_000, 800
MOST = 2000  # decisions


def main() -> int:
    chosen = sys.argv[1:] or [game.id for game in games()]
    with tempfile.TemporaryDirectory() as folder:
        for game in chosen:
            path = Path(folder, f"{game}.json")
            path.write_text(json.dumps(evening(game)), encoding="utf-8")
            say(f"{game}: played")
        told = subprocess.run(["node", "tools/films.mjs", folder], cwd=ROOT / "web", check=False)
    return told.returncode


def evening(game: str) -> dict[str, Any]:
    """Return a whole game as the updates of one page, each with whether the person decides next."""
    found = find(game)
    seats = min(SEATS, max(mode.seats[-1] for mode in found.modes))
    table = new_table(game, seats)
    table.commit(table.change_chairs(START))
    frames = Frames(table.rules)
    rng, seen, now, updates = Rng(1, f"films/{game}"), table.history.count_known(VIEWER), START, []
    for _ in range(MOST):
        if table.is_over:
            break
        now += THINKING_MS
        deadline = table.deadline()
        expired = clock.expire(table, now) if deadline is not None and now >= deadline else None
        if expired is not None:
            table.commit(expired)
        else:
            seat = table.waiting()[-1]  # the person decides last in simultaneous decisions
            action = decide("casual", table.rules, table.state, seat, rng)
            table.commit(table.propose(seat, table.rules.text(table.state, seat, action), now))
        if (count := table.history.count_known(VIEWER)) == seen:
            continue
        updates.append(
            {
                "view": frames.page_view(table.state, VIEWER),
                "film": make_film(table.history, frames, VIEWER, seen),
                "moments": table.moments(VIEWER, seen),
                "asked": VIEWER in table.waiting(),
            }
        )
        seen = count
    plain: list[Any] = msgspec.json.decode(msgspec.json.encode(updates))
    return {"game": game, "seats": seats, "updates": plain}


def new_table(game: str, seats: int) -> Table:
    found = find(game)
    return Table(
        Header(
            id="films",
            setup=found.setup(seats, None, SETTINGS.get(game, {})),
            rules_version=found.version,
            chairs=tuple(Chair(kind="person", name=f"P{seat}", guest="all") for seat in range(seats)),
            host="all",
            seed=7,
            created=START,
            touched=START,
        )
    )


if __name__ == "__main__":
    sys.exit(main())
