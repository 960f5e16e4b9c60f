"""`./dev bench ladder [--only GAME …] [--games N]`: every level against the one below.

The whole is reckoned at two hours on two cores. What was played is kept after each match, and the next run
goes on from there; `--anew` forgets it.
"""

import argparse
import sys
import time
from pathlib import Path

import msgspec

from bench.ladder.matches import Match, matches, tables
from bench.ladder.results import Result, markdown, result, worth_saying
from cinquina.core import state
from cinquina.lab.simulate import Plan, simulate

SEED = 1
KEPT = Path("build") / "ladder.json"


def main() -> int:
    options = arguments()
    chosen = [table for table in tables() if not options.only or table.game in options.only]
    found = {} if options.anew or not KEPT.exists() else kept()
    if str(state.__file__).endswith(".py"):
        say("the engine is not compiled: this will take days (./dev play builds it)")
    every = [match for table in chosen for match in matches(table)]
    for number, match in enumerate(every, 1):
        games = match.games(options.games)
        if match.name in found and found[match.name].games >= games:
            continue
        began = time.perf_counter()
        found[match.name] = played(match, games, options.workers)
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        seconds = time.perf_counter() - began
        say(f"{number}/{len(every)} {match.name}: {worth_saying(match, found[match.name])} ({seconds:.0f} s)")
    print(markdown(chosen, found))
    return 0


def played(match: Match, games: int, workers: int | None) -> Result:
    seats = match.table.seats
    bots = (match.bots * seats)[:seats]
    return result(match, simulate(Plan(match.table.setup, bots, games, SEED), workers))


def kept() -> dict[str, Result]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Result])


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench ladder", description=__doc__)
    known = sorted({table.game for table in tables()})
    parser.add_argument("--only", action="append", choices=known, metavar="GAME", help=", ".join(known))
    parser.add_argument("--games", type=positive, metavar="N", help="no more than this of each match")
    parser.add_argument(
        "--workers", type=positive, metavar="N", help="processes; one for each core by default"
    )
    parser.add_argument("--anew", action="store_true", help="forget what was played before")
    return parser.parse_args()


def positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text}: at least 1 is needed")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
