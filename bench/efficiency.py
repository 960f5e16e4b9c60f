"""`./dev python -m bench.efficiency [GAMES]`: the overhead of two workers for an experiment.

It prints the processor time of all processes for the same games, on one worker and on two, in turn.
"""

import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from cinquina.games import find
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.folder import Folder
from cinquina.lab.places.here import Here
from cinquina.lab.plan import Plan

ROUNDS = 5


def processor_seconds() -> float:
    every = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in every)


def run_once(workers: int, games: int) -> float:
    plan = Plan(find("foldris").setup(2), ("strong", "strong"), 0, 1)
    with tempfile.TemporaryDirectory() as home:
        folder = Folder(Path(home, "x"), "efficiency", plan)
        folder.open(False)
        begin = processor_seconds()
        run_until(folder, plan, Here(workers), Goal("games", games))
        return processor_seconds() - begin


def main(games: int) -> None:
    found = []
    for _ in range(ROUNDS):
        command = [sys.executable, "-m", "bench.efficiency", str(games)]
        one, two = (
            float(subprocess.run([*command, workers], capture_output=True, text=True, check=True).stdout)
            for workers in ("1", "2")
        )
        found.append(one / two)
        print(f"{one:.2f} s on one worker, {two:.2f} s on two: {100 * one / two:.0f} %", flush=True)
    print(f"median {100 * median(found):.0f} %")


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else 800
    if sys.argv[2:]:
        print(run_once(int(sys.argv[2]), many))
    else:
        main(many)
