"""A sample of every way to play, for counting: `counted counting.so foldris:standard:2 …` under callgrind.

It prints a line for each: its name in callgrind's files, and the number of listed actions (simulations of a search,
simulated games).
"""

import ctypes
import json
import sys
from collections.abc import Callable
from functools import partial

from bench.workers.ours import WAYS, rules_of
from bench.workers.search import SIMULATIONS_OF_EXPERTS, expert, search_as_expert
from bench.workers.serve import Tally
from bench.workers.simulation import simulating
from cinquina.core.rules import Rules

GAMES = 10


def counted(library: ctypes.CDLL, name: str, make: Callable[[], Callable[[], Tally]]) -> None:
    """Count one way after a warm-up. A failing way is left out; the timed run reports the reason."""
    try:
        play = make()
        play()
        library.begin()
        tally = play()
        library.end(name.encode())
    except Exception as wrong:
        print(f"{name}: {wrong}", file=sys.stderr)
        return
    print(json.dumps([name, tally.listed]), flush=True)


def main(path: str, tables: list[str]) -> None:
    library = ctypes.CDLL(path)
    for table in tables:
        game, mode, seats = table.split(":")
        rules = rules_of(game, int(seats), mode)
        for way, player in WAYS.items():
            counted(library, f"{table}:{way}", partial(player, rules.start(), rules.max_actions, GAMES))
        counted(library, f"{table}:simulate", partial(simulating, rules, GAMES))
        counted(library, f"{table}:search", partial(thinking, rules))


def thinking(rules: Rules) -> Callable[[], Tally]:
    return search_as_expert(expert(rules), rules, SIMULATIONS_OF_EXPERTS)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
