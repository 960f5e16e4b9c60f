"""The worker's side of the interleaving: play for so many seconds when asked, say what was done."""

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

SIMULATIONS = 10_000  # of a search, whoever searches


class Tally(NamedTuple):
    """What a few games came to. A decision is a seat's; chance is not counted."""

    decisions: int
    listed: int  # legal actions listed at those decisions


def serve(play: Callable[[], Tally], told: Callable[[], object] | None = None) -> None:
    """Answer each line of stdin (seconds) with one of counts; the first answer comes after a warm-up.

    It says what came of the warm-up, by default its counts: from the same seed always the same.
    """
    first: object = play()._asdict()
    print("ready", json.dumps(told() if told else first), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(play, float(line))), flush=True)


def measure(play: Callable[[], Tally], seconds: float) -> dict[str, float]:
    """CPU time of this process, all its threads: a shared machine disturbs it least."""
    tallies = []
    started = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        tallies.append(play())
        elapsed = time.process_time() - started
    decisions, listed = map(sum, zip(*tallies, strict=True))
    return {"seconds": elapsed, "decisions": decisions, "listed": listed}
