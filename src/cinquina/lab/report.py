"""The figures of a simulation, ready to be printed or kept."""

import math
from collections import Counter

import msgspec

from cinquina.lab.simulate import Outcome, Plan, Result
from cinquina.lab.statistics import Interval, mean, share


class Line(msgspec.Struct, frozen=True):
    """A bot, or a seat, over all its games."""

    name: str
    games: int
    wins: Interval | None  # a shared win counts as its fraction; None: alone nobody wins
    score: Interval
    sources: dict[str, Interval]
    scores: dict[int, int]  # how often each score came


class Ending(msgspec.Struct, frozen=True):
    id: str
    facts: dict[str, str]
    share: Interval


class Report(msgspec.Struct, frozen=True):
    version: str
    plan: Plan
    bots: list[Line]
    seats: list[Line]
    entries: Interval  # a game
    endings: list[Ending]


def report(plan: Plan, outcome: Outcome, version: str) -> Report:
    by_bot: dict[str, Counter[Result]] = {name: Counter() for name in plan.bots}
    by_seat: dict[str, Counter[Result]] = {}
    for result, count in sorted(outcome.results.items(), key=lambda each: each[0][1]):
        by_bot[result[0]][result] += count
        by_seat.setdefault(result[1], Counter())[result] += count
    alone = plan.setup.seats == 1
    return Report(
        version=version,
        plan=plan,
        bots=[line(name, results, alone) for name, results in by_bot.items()],
        seats=[line(name, results, alone) for name, results in by_seat.items()],
        entries=mean(outcome.entries),
        endings=[
            Ending(id, dict(words), share(count, outcome.games))
            for (id, words), count in sorted(outcome.endings.items(), key=lambda each: (-each[1], each[0]))
        ],
    )


def line(name: str, results: Counter[Result], alone: bool) -> Line:
    games = sum(results.values())
    wins = math.fsum(utility * count for (_, _, utility, _, _), count in results.items())
    scores: Counter[int] = Counter()
    sources: dict[str, Counter[int]] = {}
    for (_, _, _, score, by_source), count in sorted(results.items()):
        scores[score] += count
        for source, value in by_source:
            sources.setdefault(source, Counter())[value] += count
    return Line(
        name=name,
        games=games,
        wins=None if alone else share(wins, games),
        score=mean(scores),
        sources={source: mean(counts) for source, counts in sources.items()},
        scores=dict(sorted(scores.items())),
    )
