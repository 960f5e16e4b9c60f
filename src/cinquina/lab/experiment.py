"""The scheduler of an experiment: it splits the wanted games into tasks and runs each once, within the time."""

import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import NamedTuple, Protocol

from cinquina.lab.places import Place
from cinquina.lab.plan import Plan
from cinquina.lab.task import Columns, Task

CHUNK = 1.5  # seconds per task: long compared with its overhead, short enough to stop soon
MOST = 5000  # most games per task

# Receives the number of games finished and the estimated seconds left.
Progress = Callable[[int, float], None]


class Keeper(Protocol):
    """The store for the results of tasks."""

    def stored_games(self, kind: str) -> set[int]:
        """Return the numbers of the stored games."""

    def save_task(self, task: Task, columns: Columns) -> None: ...


class Goal(NamedTuple):
    """The wanted rows of a kind: a number of games, or as many as fit into the time."""

    kind: str
    games: int | None
    seconds: float = 0.0


def run_until(keeper: Keeper, plan: Plan, place: Place, goal: Goal, progress: Progress | None = None) -> None:
    """Run games until the goal is met. Games already started when time runs out are finished."""
    ends = time.monotonic() + goal.seconds
    pace = Pace()
    there = keeper.stored_games(goal.kind)
    numbers = (n for n in (count() if goal.games is None else range(goal.games)) if n not in there)
    left = 0 if goal.games is None else sum(1 for n in range(goal.games) if n not in there)
    tasks = group_into_tasks(numbers, plan, goal.kind, pace)
    if goal.games is None:
        tasks = stop_in_time(ends, tasks, place.workers)
    for task, columns, seconds in place.run(tasks):
        keeper.save_task(task, columns)
        pace.update(task.count, seconds)
        left -= task.count
        if progress is not None:
            time_left = ends - time.monotonic() if goal.games is None else pace.expect(left) / place.workers
            progress(task.count, max(0.0, time_left))


class Pace:
    """A moving average of the seconds per game."""

    def __init__(self) -> None:
        self.games = 0.0
        self.seconds = 0.0

    def update(self, games: int, seconds: float) -> None:
        """Update the average. Older samples decay, because a process's first games are slow."""
        self.games = self.games / 2 + games
        self.seconds = self.seconds / 2 + seconds

    def expect(self, games: int) -> float:
        return games * self.seconds / self.games if self.games else 0.0

    def chunk(self) -> int:
        """Return the number of games per task; one before the first sample."""
        if not self.games:
            return 1
        return max(1, min(MOST, int(CHUNK * self.games / max(self.seconds, 1e-9)), int(4 * self.games)))


def stop_in_time(ends: float, tasks: Iterator[Task], least: int) -> Iterator[Task]:
    """Yield tasks until the time is up, but at least `least` of them."""
    for number, task in enumerate(tasks):
        if number >= least and time.monotonic() >= ends:
            return
        yield task


def group_into_tasks(numbers: Iterator[int], plan: Plan, kind: str, pace: Pace) -> Iterator[Task]:
    """Group consecutive numbers into tasks of limited size."""
    pending: list[int] = []
    while True:
        pending += islice(numbers, max(0, pace.chunk() - len(pending)))
        if not pending:
            return
        length = next((n for n in range(1, len(pending)) if pending[n] != pending[n - 1] + 1), len(pending))
        yield Task(kind, plan, pending[0], length)
        pending = pending[length:]
