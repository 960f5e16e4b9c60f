"""Many games between bots, counted, on all cores.

Every game has streams named by its number, and the results are counts. So the result depends on the seed alone, not on
the number or order of the processes.
"""

import os
from collections import Counter
from functools import cache
from typing import Any

import msgspec

from cinquina.bots.search.player import Contest
from cinquina.core.event import Event, Seat, id_of
from cinquina.core.who import LETTERS
from cinquina.lab.experiment import Goal, Progress, run_until
from cinquina.lab.places.here import Here
from cinquina.lab.plan import Plan
from cinquina.lab.task import Columns, Task

# The result of a game for one seat: its bot, the seat, its utility, the score, the score by source.
Result = tuple[str, str, float, int, tuple[tuple[str, int], ...]]

# How a game ended: the text id of a verdict and its words; its numbers are in the scores.
Ending = tuple[str, tuple[tuple[str, str], ...]]


class Outcome(msgspec.Struct):
    """Counts of each result."""

    results: Counter[Result] = msgspec.field(default_factory=Counter)
    endings: Counter[Ending] = msgspec.field(default_factory=Counter)
    entries: Counter[int] = msgspec.field(default_factory=Counter)

    @property
    def games(self) -> int:
        return sum(self.entries.values())

    def add(self, other: "Outcome") -> None:
        self.results.update(other.results)
        self.endings.update(other.endings)
        self.entries.update(other.entries)

    def stored_games(self, kind: str) -> set[int]:
        """Return the stored games: none, since nothing is stored."""
        return set()

    def save_task(self, task: Task, columns: Columns) -> None:
        self.add(
            Outcome(
                **{name: Counter(dict(msgspec.convert(columns[name], COUNTED[name]))) for name in COUNTED}
            )
        )


# As columns: the value counted, and how often it came.
COUNTED: dict[str, Any] = {
    "results": list[tuple[Result, int]],
    "endings": list[tuple[Ending, int]],
    "entries": list[tuple[int, int]],
}


def simulate(plan: Plan, workers: int | None = None, progress: Progress | None = None) -> Outcome:
    """Play all games of a plan and count the results."""
    outcome = Outcome()
    place = Here(min(workers or os.cpu_count() or 1, plan.games))
    run_until(outcome, plan, place, Goal("simulate", plan.games), progress)
    return outcome


def rows(task: Task) -> Columns:
    """Return each result and its count."""
    outcome = play(task.plan, task.first, task.count)
    return {name: list(getattr(outcome, name).items()) for name in COUNTED}


def play(plan: Plan, first: int, count: int) -> Outcome:
    """Play `count` games of a plan from number `first`.

    Everything constant is looked up once: the engine takes less than half the time of a random game.
    """
    rules, players = plan.bind_players()
    copy, scores, verdict, seed = rules.start().copy, rules.scores, rules.verdict, plan.seed
    letters = list(LETTERS[: plan.setup.seats])
    contest = Contest(rules.max_actions, letters)
    turns = len(plan.bots) if plan.rotate else 1
    seatings = [plan.seating(shift) for shift in range(turns)]
    seated = [[players[number] for number in seating] for seating in seatings]
    named = [
        [(plan.bots[number], letters[seat], seat) for seat, number in enumerate(seating)]
        for seating in seatings
    ]
    results: dict[Result, int] = {}
    endings: dict[Ending, int] = {}
    lengths: dict[int, int] = {}
    for game in range(first, first + count):
        shift = game % turns
        state = copy()
        entries = contest.play(state, seated[shift], seed, game)
        lengths[entries] = lengths.get(entries, 0) + 1
        for name, letter, seat in named[shift]:
            sources = tuple(scores(state, seat).items())
            result = (name, letter, state.utility(seat), state.score(seat), sources)
            results[result] = results.get(result, 0) + 1
        for event in verdict(state):
            ending = (id_of(type(event)), words(event))
            endings[ending] = endings.get(ending, 0) + 1
    return Outcome(Counter(results), Counter(endings), Counter(lengths))


def words(event: Event) -> tuple[tuple[str, str], ...]:
    """Return the facts of a verdict that are words, with their names."""
    if not has_words(type(event)):
        return ()
    return tuple((name, fact) for name, fact in event.facts.items() if isinstance(fact, str))


@cache
def has_words(kind: type[Event]) -> bool:
    """Return whether a fact of this kind can be a word; numbers and seats are not."""
    numbers = (int, float, bool, Seat, list[Seat], int | None)
    return any(field.type not in numbers for field in msgspec.structs.fields(kind))
