"""`./dev bench --against REV [--quick] [--rounds N] [--keep] [GAME[:MODE] …]`: this checkout and another revision.

The exit code is 0 if no median is below 0.97, 1 if one is, and 2 if nothing could be compared.
"""

import argparse
import json
import shutil
import sys

from bench.against.instructions import Counts, count
from bench.against.rows import WAYS, Row, remarks, text, verdict
from bench.against.sides import HOME, CannotCompare, Side, ask, commit_of, folders, make, other, this_checkout
from bench.against.tables import Table, tables
from bench.environment import say
from bench.rounds import Contestant, Figures, run

# Ways that have a worker of their own.
APART = {"search": ("search",), "simulate": ("simulation",)}


def main() -> int:
    options = arguments()
    try:
        commit = commit_of(options.against)
        known = folders(commit)
        if unknown := [name for name in options.games if name.partition(":")[0] not in known]:
            raise CannotCompare(f"there is no game {unknown[0]!r} (there is: {', '.join(known)})")
        try:
            return compare(options, commit)
        finally:
            if not options.keep:
                shutil.rmtree(HOME, ignore_errors=True)
    except CannotCompare as why:
        print(f"bench: {why}", file=sys.stderr)
        return 2


def compare(options: argparse.Namespace, commit: str) -> int:
    old, new = sides = other(options.against, commit), this_checkout()
    make(old, commit, new)
    before, now = (json.loads(ask(side, "tables")) for side in sides)
    chosen, left_out = tables(options.games, before, now, options.quick)
    say("counting instructions")
    counts, uncounted = count(sides, chosen)
    rounds = options.rounds or (3 if options.quick else 9)
    rows: list[Row] = []
    for table in chosen:
        found, failed = measured(table, sides, counts, rounds, 0.3 if options.quick else 1.0)
        rows += found
        left_out |= failed

    print()
    if rows:
        print(text(rows, old.name, new.name), end="\n\n")
    if uncounted:
        print(f"instructions are not counted: {uncounted}")
    for remark in remarks(rows, left_out):
        print(remark)
    if not rows:
        raise CannotCompare("nothing was compared")
    print(verdict(rows))
    return int(any(row.is_slower for row in rows))


def measured(
    table: Table, sides: tuple[Side, Side], counts: list[Counts], rounds: int, seconds: float
) -> tuple[list[Row], dict[str, str]]:
    """The two sides of a way follow each other in every round. And what one side cannot do, with its last words.

    Each round has processes of its own: of two that ran the same build, one was 7 % slower in every round of its life.
    """
    given = (table.game, table.seats, table.mode)
    contestants = []
    for way, name in WAYS.items():
        module = APART.get(way, ("ours", way))
        for number, side in enumerate(sides):
            command = side.worker(*module, *given)
            contestants.append(Contestant(f"{way}.{number}", f"{table}, {name}, {side.name}", command))
    by_id: dict[str, Figures] = {}
    failed: dict[str, str] = {}
    for number in range(rounds):
        left = [each for each in contestants if each.name not in failed]
        try:
            figures, ill = run(left, 1, seconds, f"{table}: round {number + 1} of {rounds}")
        except RuntimeError as last_words:
            raise CannotCompare(f"{table}: {last_words}") from None
        failed |= ill
        for each in figures:
            by_id.setdefault(each.id, each).samples += each.samples if number else []
    rows = []
    for way in WAYS:
        old, new = (by_id.get(f"{way}.{number}") for number in range(2))
        if old and new and not {old.name, new.name} & failed.keys():
            rows.append(Row(table, way, old, new, *(each.get(f"{table.id}:{way}") for each in counts)))
    return rows, failed


def arguments() -> argparse.Namespace:
    about = "This checkout and another revision of it in the same run, both compiled, as ratios."
    parser = argparse.ArgumentParser(prog="./dev bench", description=about)
    parser.add_argument("games", nargs="*", metavar="GAME[:MODE]", help="by default all games")
    parser.add_argument("--against", required=True, metavar="REV", help="the revision, as git names it")
    parser.add_argument(
        "--quick", action="store_true", help="a rough answer: two seats only, three short rounds"
    )
    parser.add_argument("--rounds", type=int, metavar="N", help="how often both play a second (9; quick: 3)")
    parser.add_argument(
        "--keep", action="store_true", help="keep what was built; the next run needs no build"
    )
    options = parser.parse_args()
    if options.rounds is not None and options.rounds < 1:
        parser.error(f"--rounds {options.rounds}: at least one is needed")
    return options


if __name__ == "__main__":
    sys.exit(main())
