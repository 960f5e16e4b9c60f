"""`./dev bench ladder [--only GAME …] [--games N] [--quick] [--write]`: every level against the one below.

It is an experiment of the lab: each match has a folder in build/ladder, and the next run resumes it. Games of another
engine are refused, so all tables are of one engine; `--anew` deletes them. A match of rivals ends early, after a
quarter, half or three quarters of its games, if its interval excludes an equal share, and its goal if it has one.
"""

import argparse
import re
import resource
import sys
import time
from pathlib import Path

from bench.ladder.matches import Match, matches, tables
from bench.ladder.results import (
    LOOKS,
    Result,
    is_decided,
    markdown,
    outcome_of,
    provenance,
    result,
    worth_saying,
)
from cinquina.core import state
from cinquina.core.errors import Invalid
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.folder import Folder
from cinquina.lab.places.here import Here
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import simulate

SEED = 1
KEPT = Path("build") / "ladder"
PAGE = Path("docs") / "researchers" / "bots.md"
# `--write` replaces the text between them.
BEGIN, END = "<!-- the ladder -->", "<!-- the end of the ladder -->"


def main() -> int:
    options = arguments()
    chosen = [table for table in tables() if not options.only or table.game in options.only]
    if str(state.__file__).endswith(".py"):
        say("the engine is not compiled: this will take days (./dev play builds it)")
    every = [match for table in chosen for match in matches(table) if not (options.quick and match.searches)]
    found: dict[str, Result] = {}
    for number, match in enumerate(every, 1):
        began = time.perf_counter()
        try:
            found[match.name] = resume_match(match, match.games(options.games), options.workers, options.anew)
        except Invalid as wrong:
            say(f"{wrong} (here: --anew)")
            return 2
        seconds = time.perf_counter() - began
        say(f"{number}/{len(every)} {match.name}: {worth_saying(match, found[match.name])} ({seconds:.0f} s)")
    say(f"{processor_seconds() / 60:.1f} minutes of a processor in this run")
    told = f"{provenance(found, SEED)}\n\n{markdown(chosen, found)}"
    print(told)
    if options.write:
        PAGE.write_text(replace_between_marks(PAGE.read_text(encoding="utf-8"), told), encoding="utf-8")
    return 0


def plan_of(match: Match, games: int) -> Plan:
    return Plan(match.table.setup, match.seated, games, SEED)


def play_match(match: Match, games: int, workers: int | None) -> Result:
    """Play a number of games without storing them."""
    return result(match, simulate(plan_of(match, games), workers))


def resume_match(match: Match, games: int, workers: int | None, anew: bool) -> Result:
    """Resume a match up to a number of games, in several looks."""
    plan = plan_of(match, games)
    folder = Folder(KEPT / re.sub(r"\W+", "-", match.name), "ladder", plan)
    folder.open(anew)
    for many in games_at_looks(games, match.table.seats):
        run_until(folder, plan, Here(workers), Goal("games", many))
        found = result(match, outcome_of(folder.rows("games")[:many]))
        if match.table.rivals and is_decided(match, found):
            break
    return found


def games_at_looks(games: int, seats: int) -> list[int]:
    """Return the numbers of games at which a match is examined; every seat is balanced at each."""
    early = (seats * -(-games * look // (LOOKS * seats)) for look in range(1, LOOKS))
    return [*(many for many in early if many < games), games]


def processor_seconds() -> float:
    """Return the processor seconds of this process and all finished workers."""
    every = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in every)


def replace_between_marks(page: str, told: str) -> str:
    """Replace the text between the two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{told}\n{END}{after}"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench ladder", description=__doc__)
    known = sorted({table.game for table in tables()})
    parser.add_argument("--only", action="append", choices=known, metavar="GAME", help=", ".join(known))
    parser.add_argument("--games", type=positive, metavar="N", help="no more than this of each match")
    parser.add_argument(
        "--workers", type=positive, metavar="N", help="processes; one for each core by default"
    )
    parser.add_argument(
        "--quick", action="store_true", help="without the matches of the search, which take longest"
    )
    parser.add_argument("--anew", action="store_true", help="forget what was played before")
    parser.add_argument("--write", action="store_true", help=f"write the tables into {PAGE}")
    options = parser.parse_args(given)
    if options.write and (options.only or options.games or options.quick):
        parser.error("--write needs every match in full, so it goes with none of --only, --games and --quick")
    return options


def positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text}: at least 1 is needed")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
