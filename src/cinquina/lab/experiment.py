"""The tasks of an experiment: as many games as are asked for or fit into the time, none of them twice."""

import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import NamedTuple, Protocol

from cinquina.lab.places import Place
from cinquina.lab.plan import Plan
from cinquina.lab.task import Columns, Task

CHUNK = 1.5  # seconds that a task takes: long beside what it costs to hand it over, short beside patience
MOST = 5000  # games of a task

# Hears how many more games are done, and how many seconds it will take yet.
Progress = Callable[[int, float], None]


class Keeper(Protocol):
    """What comes out goes there."""

    def covered(self, kind: str) -> set[int]:
        """The numbers that are there."""

    def keep(self, task: Task, columns: Columns) -> None: ...


class Goal(NamedTuple):
    """What the rows of a kind should come to: so many games, or as many as fit into the time."""

    kind: str
    games: int | None
    seconds: float = 0.0


def fulfil(keeper: Keeper, plan: Plan, place: Place, goal: Goal, progress: Progress | None = None) -> None:
    """What is begun when the time is over is still done."""
    ends = time.monotonic() + goal.seconds
    pace = Pace()
    there = keeper.covered(goal.kind)
    numbers = (n for n in (count() if goal.games is None else range(goal.games)) if n not in there)
    left = 0 if goal.games is None else sum(1 for n in range(goal.games) if n not in there)
    tasks = runs(numbers, plan, goal.kind, pace)
    if goal.games is None:
        tasks = until(ends, tasks, place.workers)
    for task, columns, seconds in place.run(tasks):
        keeper.keep(task, columns)
        pace.learn(task.count, seconds)
        left -= task.count
        if progress is not None:
            time_left = ends - time.monotonic() if goal.games is None else pace.of(left) / place.workers
            progress(task.count, max(0.0, time_left))


class Pace:
    """How long a game takes."""

    def __init__(self) -> None:
        self.games = 0.0
        self.seconds = 0.0

    def learn(self, games: int, seconds: float) -> None:
        """What is longer ago counts less: the first games of a process take longer."""
        self.games = self.games / 2 + games
        self.seconds = self.seconds / 2 + seconds

    def of(self, games: int) -> float:
        return games * self.seconds / self.games if self.games else 0.0

    def chunk(self) -> int:
        """How many games make a task; one while nothing is known."""
        if not self.games:
            return 1
        return max(1, min(MOST, int(CHUNK * self.games / max(self.seconds, 1e-9)), int(4 * self.games)))


def until(ends: float, tasks: Iterator[Task], least: int) -> Iterator[Task]:
    """As long as there is time, and at least one for each worker."""
    for number, task in enumerate(tasks):
        if number >= least and time.monotonic() >= ends:
            return
        yield task


def runs(numbers: Iterator[int], plan: Plan, kind: str, pace: Pace) -> Iterator[Task]:
    """Numbers in a row become a task, if they are not too many."""
    pending: list[int] = []
    while True:
        pending += islice(numbers, max(0, pace.chunk() - len(pending)))
        if not pending:
            return
        length = next((n for n in range(1, len(pending)) if pending[n] != pending[n - 1] + 1), len(pending))
        yield Task(kind, plan, pending[0], length)
        pending = pending[length:]
