"""`./dev bench --against REV [--quick] [--rounds N] [--keep] [--without NAME]… [GAME[:MODE] …]`: two revisions.

This checkout and another revision, each played by its own workers. The exit code is 0 if every row is there and no
median is below 0.97, 1 if a row is slower or missing, and 2 if nothing could be compared.
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

# Ways to play with a worker of their own.
APART = {"search": ("search",), "simulate": ("simulation",)}


def main() -> int:
    options = arguments()
    try:
        commit = commit_of(options.against)
        known = folders(commit)
        named = [name.partition(":")[0] for name in (*options.games, *options.without)]
        if unknown := [name for name in named if name not in known]:
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
    chosen, missing = tables(options.games, before, now, options.quick)
    known = [*missing, *(table.row(way) for table in chosen for way in WAYS)]
    if unused := [name for name in options.without if not any(is_within(row, [name]) for row in known)]:
        raise CannotCompare(f"--without {unused[0]}: there is no such row (there is: {', '.join(known)})")
    say("counting instructions")
    counts, uncounted = count(sides, chosen)
    rounds = options.rounds or (3 if options.quick else 9)
    rows: list[Row] = []
    for table in chosen:
        ways = [way for way in WAYS if not is_within(table.row(way), options.without)]
        found, failed = measured(table, ways, sides, counts, rounds, 0.3 if options.quick else 1.0)
        rows += found
        missing |= failed
    missing = {name: why for name, why in missing.items() if not is_within(name, options.without)}

    print()
    if rows:
        print(text(rows, old.name, new.name), end="\n\n")
    if uncounted:
        print(f"instructions are not counted: {uncounted}")
    for remark in remarks(rows, missing, options.without):
        print(remark)
    if not rows:
        raise CannotCompare("nothing was compared")
    print(verdict(rows, missing))
    return int(bool(missing) or any(row.is_slower for row in rows))


def is_within(name: str, without: list[str]) -> bool:
    """Return whether a row, or all rows of its table, mode or game, is excluded."""
    return any(f"{name}:".startswith(f"{each}:") for each in without)


def measured(
    table: Table,
    ways: list[str],
    sides: tuple[Side, Side],
    counts: list[Counts],
    rounds: int,
    seconds: float,
) -> tuple[list[Row], dict[str, str]]:
    """Return the rows, and the missing rows with the error of the side that failed. Within a round the two sides of a
    way alternate.

    Each round starts new processes: of two with the same build, one was 7 % slower in every round of its life.
    """
    given = (table.game, table.seats, table.mode)
    contestants = []
    for way in ways:
        module = APART.get(way, ("ours", way))
        for number, side in enumerate(sides):
            command = side.worker(*module, *given)
            contestants.append(
                Contestant(f"{way}.{number}", f"{side.name}, {WAYS[way]}", command, folder=side.folder)
            )
    by_id: dict[str, Figures] = {}
    missing: dict[str, str] = {}
    for number in range(rounds):
        left = [each for each in contestants if table.row(way_of(each.id)) not in missing]
        try:
            figures, ill = run(left, 1, seconds, f"{table}: round {number + 1} of {rounds}")
        except RuntimeError as last_words:
            raise CannotCompare(f"{table}: {last_words}") from None
        for one in left:
            if one.name in ill:
                missing[table.row(way_of(one.id))] = f"{one.name}: {ill[one.name]}"
        for each in figures:
            by_id.setdefault(each.id, each).samples += each.samples if number else []
    rows = []
    for way in ways:
        if table.row(way) not in missing:
            old, new = (by_id[f"{way}.{number}"] for number in range(2))
            rows.append(Row(table, way, old, new, *(each.get(table.row(way)) for each in counts)))
    return rows, missing


def way_of(id: str) -> str:
    return id.partition(".")[0]


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
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="NAME",
        help="a row that may be missing, as GAME:MODE:SEATS:WAY; GAME alone, or GAME:MODE, are all of its rows; "
        f"ways: {', '.join(WAYS)}",
    )
    options = parser.parse_args()
    if options.rounds is not None and options.rounds < 1:
        parser.error(f"--rounds {options.rounds}: at least one is needed")
    return options


if __name__ == "__main__":
    sys.exit(main())
