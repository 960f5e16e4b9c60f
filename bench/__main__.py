"""`./dev bench [--quick] [--json FILE] [PART …]`: this engine and its peers in the same run.

`./dev bench ladder` measures the strength of the bots, `./dev bench page` the page in a browser, `./dev bench rl` the
environments for learning agents; `./dev bench --against REV` compares with another revision (bench/against).

A missed target is only reported, because times depend on the machine. If compiled and interpreted play different games
from the same seed, the exit code is 1.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from bench.against.__main__ import main as against
from bench.contestants import INTERPRETED, parts, worker
from bench.environment import BOARDGAME_IO, PEERS, ROOT, install_engine, install_peers, say
from bench.ladder.__main__ import main as ladder
from bench.page import main as page
from bench.report import table, targets, verdict
from bench.rounds import Contestant, environment, run


def main() -> int:
    if sys.argv[1:2] == ["ladder"]:
        del sys.argv[1]
        return ladder()
    if sys.argv[1:2] == ["page"]:
        return page(sys.argv[2:])
    if sys.argv[1:2] == ["rl"]:
        from bench.rl import main as environments  # needs the extra

        return environments(sys.argv[2:])
    if any(arg.startswith("--against") for arg in sys.argv[1:]):
        return against()
    everything = parts()
    options = arguments(list(everything))
    chosen = {part: everything[part] for part in options.parts or everything}
    missing = install_engine() | install_peers()
    contestants = [each for part in chosen.values() for each in part if each.needs not in missing]
    rounds, seconds = (3, 0.3) if options.quick else (options.rounds, 1.0)
    figures, failed = run(contestants, rounds, seconds)

    print()
    found = []
    for part, members in chosen.items():
        ids = [each.id for each in members]
        if ran := [each for each in figures if each.id in ids]:
            print(table(part, ran), end="\n\n")
            found += targets(part, ran)
    print(verdict(found), end="\n\n")
    compared = {part: members for part, members in chosen.items() if part != "search"}
    sums = {part: checksums(members, 20 if options.quick else 200) for part, members in compared.items()}
    for part, (compiled, interpreted) in sums.items():
        same = "the same games" if compiled == interpreted else "DIFFERENT GAMES"
        print(f"{part}, compiled and interpreted: {same} ({compiled}; {interpreted})")
    left_out = missing | failed
    for name, why in left_out.items():
        print(f"left out: {name}: {why}")

    kept = {
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "peers": {**PEERS, "boardgame.io": [BOARDGAME_IO]},
        "rounds": rounds,
        "seconds": seconds,
        "figures": {each.id: {"name": each.name, "samples": each.samples} for each in figures},
        "targets": [vars(each) for each in found],
        "checksums": sums,
        "left_out": left_out,
    }
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps(kept, indent=1))
    say(f"kept as {options.json}")
    return int(any(compiled != interpreted for compiled, interpreted in sums.values()))


def arguments(known: list[str]) -> argparse.Namespace:
    about = "Random play and search of this engine and of its peers in the same run, as ratios."
    parser = argparse.ArgumentParser(prog="./dev bench", description=about, allow_abbrev=False)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(known)}; by default all")
    parser.add_argument("--quick", action="store_true", help="a rough answer, in less than two minutes")
    parser.add_argument("--rounds", type=int, default=9, help="how often everybody plays a second (9)")
    parser.add_argument(
        "--json",
        type=Path,
        default=ROOT / "build" / "bench.json",
        metavar="FILE",
        help="where all samples are kept",
    )
    parser.add_argument(
        "--against",
        metavar="REV",
        help="this checkout and another revision instead; --against REV --help says more",
    )
    options = parser.parse_args()
    if unknown := [part for part in options.parts if part not in known]:
        parser.error(f"there is no part {unknown[0]!r} (there is: {', '.join(known)})")
    if options.rounds < 1:
        parser.error(f"--rounds {options.rounds}: at least one is needed")
    return options


def checksums(members: list[Contestant], games: int) -> list[str]:
    """Return the checksums of the compiled engine and of its interpreted source over the same tables."""
    tables = [each.id.partition(".")[0] for each in members if each.id.endswith(".interpreted")]
    command = worker("checksum", games, *tables)
    sums = []
    for env in ({}, INTERPRETED):
        done = subprocess.run(command, cwd=ROOT, env=environment(env), capture_output=True, text=True)
        sums.append(done.stdout.strip() or done.stderr.strip().splitlines()[-1])
    return sums


if __name__ == "__main__":
    sys.exit(main())
