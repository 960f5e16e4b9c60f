"""The worker's loop: play for some seconds when asked, then report counts."""

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

SIMULATIONS = 10_000  # of any search


class Tally(NamedTuple):
    """Counts of a few games. A decision is a seat's; chance is not counted."""

    decisions: int
    listed: int  # legal actions listed at those decisions


def serve(play: Callable[[], Tally], told: Callable[[], object] | None = None) -> None:
    """Answer each line of stdin (seconds) with counts; the first answer comes after a warm-up.

    It contains the result of the warm-up, by default its counts: always the same from the same seed.
    """
    first: object = play()._asdict()
    print("ready", json.dumps(told() if told else first), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(play, float(line))), flush=True)


def measure(play: Callable[[], Tally], seconds: float) -> dict[str, float]:
    """Measure CPU time of this process with all its threads: the least affected by other processes."""
    tallies = []
    started = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        tallies.append(play())
        elapsed = time.process_time() - started
    decisions, listed = map(sum, zip(*tallies, strict=True))
    return {"seconds": elapsed, "decisions": decisions, "listed": listed}
