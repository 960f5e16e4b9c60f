"""Many games between bots, counted, on all cores.

Every game has streams of its own, named by its number, and what is kept are counts: so the result depends on the seed
alone, not on how many processes worked or who was done first.
"""

import os
from collections import Counter
from functools import cache
from typing import Any

import msgspec

from cinquina.bots.search.player import Contest
from cinquina.core.event import Event, Seat, id_of
from cinquina.core.who import LETTERS
from cinquina.lab.experiment import Goal, Progress, fulfil
from cinquina.lab.places.here import Here
from cinquina.lab.plan import Plan
from cinquina.lab.task import Columns, Task

# What came of a game for one seat: its bot, the seat, its utility, the score, the score by source.
Result = tuple[str, str, float, int, tuple[tuple[str, int], ...]]

# How a game ended: the text id of a verdict, and the words in it; its numbers are in the scores.
Ending = tuple[str, tuple[tuple[str, str], ...]]


class Outcome(msgspec.Struct):
    """How often each thing came out."""

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

    def covered(self, kind: str) -> set[int]:
        """No game is there before it is played."""
        return set()

    def keep(self, task: Task, columns: Columns) -> None:
        self.add(
            Outcome(
                **{name: Counter(dict(msgspec.convert(columns[name], COUNTED[name]))) for name in COUNTED}
            )
        )


# As columns: what was counted, and how often it came.
COUNTED: dict[str, Any] = {
    "results": list[tuple[Result, int]],
    "endings": list[tuple[Ending, int]],
    "entries": list[tuple[int, int]],
}


def simulate(plan: Plan, workers: int | None = None, progress: Progress | None = None) -> Outcome:
    """Play all games of a plan."""
    outcome = Outcome()
    place = Here(min(workers or os.cpu_count() or 1, plan.games))
    fulfil(outcome, plan, place, Goal("simulate", plan.games), progress)
    return outcome


def rows(task: Task) -> Columns:
    """Each thing that came out, and how often."""
    outcome = play(task.plan, task.first, task.count)
    return {name: list(getattr(outcome, name).items()) for name in COUNTED}


def play(plan: Plan, first: int, count: int) -> Outcome:
    """Some games of a plan, by their numbers.

    What is the same in every game is looked up before: of a random game the engine's part is the smaller one.
    """
    rules, players = plan.bound()
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
    """Those facts of a verdict that are words."""
    if not has_words(type(event)):
        return ()
    return tuple((name, fact) for name, fact in event.facts.items() if isinstance(fact, str))


@cache
def has_words(kind: type[Event]) -> bool:
    """Whether a fact can be one: numbers and seats are not."""
    numbers = (int, float, bool, Seat, list[Seat], int | None)
    return any(field.type not in numbers for field in msgspec.structs.fields(kind))
