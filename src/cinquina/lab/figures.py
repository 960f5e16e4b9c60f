"""Figures about many games, each with its interval and its n, from rows of an experiment or from counts."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from cinquina import __version__
from cinquina.core.registry import find
from cinquina.core.setup import Setup
from cinquina.core.who import LETTERS
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import Outcome, Result
from cinquina.lab.statistics import (
    Interval,
    average,
    correct_p_values,
    difference_test,
    mean,
    quantile,
    seat_test,
    share,
)

Row = dict[str, Any]
T = TypeVar("T", bound=Any)

EPSILON = 0.05  # of utility: options that differ by less count as equal
SURE = 0.05  # a finding needs a corrected p-value below this


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure. `metric` has a text `lab-<metric>`, whose attribute `is` holds its definition."""

    metric: str
    value: float
    low: float
    high: float
    n: int
    of: str = ""  # the seat, source, kind of ending or component it is about
    chance: float | None = None  # p-value, if a hypothesis is tested
    corrected: float | None = None  # p-value corrected for all tests of the same metric

    @property
    def is_sure(self) -> bool:
        return self.corrected is not None and self.corrected < SURE


class Line(msgspec.Struct, frozen=True):
    """The results of a bot or a seat over all its games."""

    name: str
    games: int
    wins: Interval | None  # a shared win counts as its fraction; None: a single player does not win
    score: Interval
    sources: dict[str, Interval]
    scores: dict[int, int]  # number of games per score


class Ending(msgspec.Struct, frozen=True):
    id: str
    facts: dict[str, str]
    share: Interval


class Simulation(msgspec.Struct, frozen=True):
    """The counted results of many games."""

    version: str
    plan: Plan
    bots: list[Line]
    seats: list[Line]
    entries: Interval  # per game
    endings: list[Ending]


def summarise_outcome(plan: Plan, outcome: Outcome) -> Simulation:
    by_bot: dict[str, Counter[Result]] = {name: Counter() for name in plan.bots}
    by_seat: dict[str, Counter[Result]] = {}
    for result, count in sorted(outcome.results.items(), key=lambda each: each[0][1]):
        by_bot[result[0]][result] += count
        by_seat.setdefault(result[1], Counter())[result] += count
    alone = plan.setup.seats == 1
    return Simulation(
        version=__version__,
        plan=plan,
        bots=[summarise_line(name, results, alone) for name, results in by_bot.items()],
        seats=[summarise_line(name, results, alone) for name, results in by_seat.items()],
        entries=mean(outcome.entries),
        endings=[
            Ending(id, dict(words), share(count, outcome.games))
            for (id, words), count in sort_by_count(outcome.endings)
        ],
    )


def summarise_line(name: str, results: Counter[Result], alone: bool) -> Line:
    games = results.total()
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


def sort_by_count(counted: Counter[T]) -> list[tuple[T, int]]:
    """Return the values by frequency, highest first."""
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))


def make_figure(metric: str, interval: Interval, n: int, of: str = "", chance: float | None = None) -> Figure:
    return Figure(metric, interval.value, interval.low, interval.high, n, of, chance)


def game_figures(rows: Sequence[Row], setup: Setup) -> Iterator[Figure]:
    """Yield the figures from one row per game."""
    games, seats = len(rows), setup.seats
    if has_rivals(setup):
        yield from seat_figures(rows, seats)
        tied = sum(1 for row in rows if 0 < max(row["utility"]) < 1)
        yield make_figure("ties", share(tied, games), games)
    else:
        yield make_figure("success", success([row["utility"][0] for row in rows], setup), games)
    yield make_figure("completion", share(sum(1 for row in rows if row["over"]), games), games)
    endings = Counter(ending for row in rows for ending in row["endings"])
    for ending, count in sort_by_count(endings):
        yield make_figure("ending", share(count, games), games, ending)
    yield from decision_figures(rows)
    yield from score_figures(rows, seats)


def success(utilities: Sequence[float], setup: Setup) -> Interval:
    """Return a team's share of wins, or a single player's mean utility with an interval kept on the scale."""
    if setup.seats > 1:
        return share(math.fsum(utilities), len(utilities))
    found = average(utilities)
    return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def seat_figures(rows: Sequence[Row], seats: int) -> Iterator[Figure]:
    wins = [row["utility"] for row in rows]
    uneven = seat_test(wins)
    for seat in range(seats):
        found = share(sum(game[seat] for game in wins), len(wins))
        shifted = Interval(found.value - 1 / seats, found.low - 1 / seats, found.high - 1 / seats)
        yield make_figure("seat", shifted, len(rows), LETTERS[seat], uneven)


def decision_figures(rows: Sequence[Row]) -> Iterator[Figure]:
    games = len(rows)
    for metric, values in (
        ("entries", [row["entries"] for row in rows]),
        ("decisions", [len(row["who"]) for row in rows]),
    ):
        yield make_figure(metric, quantile(values, 0.5), games)
        yield make_figure(f"{metric}-short", quantile(values, 0.05), games)
        yield make_figure(f"{metric}-long", quantile(values, 0.95), games)
    options = [count for row in rows for count in row["options"]]
    if options:
        yield make_figure("branching", quantile(options, 0.5), len(options))
        yield make_figure("branching-wide", quantile(options, 0.95), len(options))
        real = [count for count in options if count > 1]
        yield make_figure("decision-share", share(len(real), len(options)), len(options))
        if real:
            yield make_figure("decision-factor", average(real), len(real))


def score_figures(rows: Sequence[Row], seats: int) -> Iterator[Figure]:
    yield make_figure("score", average([score for row in rows for score in row["score"]]), len(rows) * seats)
    sources: dict[str, list[float]] = {}
    for row in rows:
        for seat in row["sources"]:
            for each in seat:
                sources.setdefault(each["source"], []).append(each["points"])
    for source, points in sources.items():
        yield make_figure("source", average(points), len(points), source)


def moment_figures(rows: Sequence[Row], setup: Setup) -> Iterator[Figure]:
    """Yield the figures from one row per moment."""
    games: dict[int, list[Row]] = {}
    for row in rows:
        games.setdefault(row["game"], []).append(row)
    choices = [row for row in rows if row["who"] >= 0]
    if choices:
        real = sum(1 for row in choices if row["compared"] > 1 and row["lead"] >= EPSILON)
        dead = sum(1 for row in choices if row["compared"] < 2 or row["reach"] < EPSILON)
        yield make_figure("real-choices", share(real, len(choices)), len(choices))
        yield make_figure("dead-turns", share(dead, len(choices)), len(choices))
    if has_rivals(setup) and games:
        told = [each for each in games.values() if max(each[-1]["one"]) == 1]
        if told:
            yield make_figure("drama", average([drama(each) for each in told]), len(told))
        yield make_figure(
            "lead-changes", average([count_lead_changes(each) for each in games.values()]), len(games)
        )
    for n, metric in enumerate(("luck", "own", "others")):
        if games and (metric != "others" or setup.seats > 1):
            squares = average([mean_squared_effect(each, n, setup.seats) for each in games.values()])
            yield make_figure(
                metric, Interval(*map(root_of_estimate, msgspec.structs.astuple(squares))), len(games)
            )


def drama(moments: Sequence[Row]) -> float:
    """Return how far behind the later winner was, on average over the game."""
    winner = moments[-1]["one"].index(1)
    behind = [moment["two"][favourite_of(moment["one"])] - moment["two"][winner] for moment in moments[:-1]]
    return float(sum(behind) / len(behind))


def favourite_of(expected: list[float]) -> int:
    return expected.index(max(expected))


def count_lead_changes(moments: Sequence[Row]) -> int:
    """Count the changes of the favourite; a seat is the favourite if both estimates agree."""
    favourites = [
        favourite_of(each["one"])
        for each in moments
        if favourite_of(each["one"]) == favourite_of(each["two"])
    ]
    return sum(one != other for one, other in pairwise(favourites))


def mean_squared_effect(moments: Sequence[Row], part: int, seats: int) -> float:
    """Return the squared effect of `part` (luck, own, others) on a game's expectations, averaged over its seats."""
    squares = [
        split_changes(moments, seat, "one")[part] * split_changes(moments, seat, "two")[part]
        for seat in range(seats)
    ]
    return sum(squares) / seats


def root_of_estimate(square: float) -> float:
    """Return the root of an estimated square, which can be negative by accident."""
    return math.sqrt(max(0.0, square))


def split_changes(moments: Sequence[Row], seat: int, by: str) -> tuple[float, float, float]:
    """Split the changes of a seat's expectation into those by chance, its own entries and the others' entries."""
    luck = own = others = 0.0
    for before, after in pairwise(moments):
        change = after[by][seat] - before[by][seat]
        if after["who"] == seat:
            own += change
        elif after["who"] >= 0:
            others += change
        else:
            luck += change
    return luck, own, others


def lift_figures(rows: Sequence[Row], games: Sequence[Row], setup: Setup) -> Iterator[Figure]:
    """Yield the effect of each component: games with a substitute, compared with the same games with the component."""
    with_it = {row["game"]: lift_outcome(row, setup) for row in games}
    parts: dict[str, list[float]] = {}
    for row in rows:
        if row["game"] in with_it:
            parts.setdefault(row["part"], []).append(with_it[row["game"]] - lift_outcome(row, setup))
    for part, differences in parts.items():
        yield make_figure("lift", average(differences), len(differences), part, difference_test(differences))


def lift_outcome(row: Row, setup: Setup) -> float:
    """Return the outcome that lifts measure: the mean score of all seats, or whether the team wins."""
    if find(setup.game).cooperative:
        return float(row["utility"][0])
    return sum(row["score"]) / len(row["score"])


def has_rivals(setup: Setup) -> bool:
    return setup.seats > 1 and not find(setup.game).cooperative


def with_corrections(figures: Sequence[Figure]) -> list[Figure]:
    """Return the figures with p-values corrected metric by metric; the test of the seats is a single one."""
    found = []
    for metric in dict.fromkeys(each.metric for each in figures):
        group = [each for each in figures if each.metric == metric]
        tested = [each.chance for each in group if each.chance is not None]
        fair = tested if metric == "seat" else correct_p_values(tested)
        values = iter(fair)
        found += [
            each if each.chance is None else msgspec.structs.replace(each, corrected=next(values))
            for each in group
        ]
    return found
