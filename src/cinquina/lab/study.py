"""The report on a game: figures, findings and the data of its plots."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from cinquina import __version__
from cinquina.core.setup import Setup
from cinquina.lab.figures import (
    Figure,
    Row,
    game_figures,
    has_rivals,
    lift_figures,
    moment_figures,
    with_corrections,
)
from cinquina.lab.folder import Folder
from cinquina.lab.identity import identity
from cinquina.lab.lifts import components
from cinquina.lab.moments import PLAYOUTS
from cinquina.lab.plan import Plan

CURVES = 50  # games whose expectations are plotted
ENOUGH = 8  # fewest sampled games for a finding: fewer are noise
MANY_TIES = 0.1
FEW_CHOICES = 0.6
MANY_DEAD = 0.4
EASY, HARD = 0.95, 0.05  # a team's shares of wins


class Finding(msgspec.Struct, frozen=True):
    """A finding with the text `lab-finding-<id>`."""

    id: str
    facts: dict[str, Any]


class Cell(msgspec.Struct, frozen=True):
    """The average number of uses of a cell per game."""

    column: int
    line: int
    times: float


class Study(msgspec.Struct, frozen=True):
    version: str
    engine: str
    plan: Plan
    games: int
    sampled: int  # games whose every moment was played on
    playouts: int  # per moment, both estimates together
    kinds: dict[str, str]  # per component
    figures: list[Figure]
    findings: list[Finding]
    cells: list[Cell]
    lengths: dict[int, int]  # number of games by number of decisions
    branching: list[list[float]]  # per decision number: the 5 %, 50 % and 95 % quantiles of the list's length
    curves: list[list[float]]  # expectation of seat A, moment by moment

    def of_metric(self, metric: str) -> list[Figure]:
        return [each for each in self.figures if each.metric == metric]

    def first_of_metric(self, metric: str) -> Figure | None:
        return next(iter(self.of_metric(metric)), None)


def study(folder: Folder, plan: Plan) -> Study:
    """Build the study from the stored rows; the same rows give the same study."""
    games = folder.rows("games")
    moments = folder.rows("moments", ("game", "at"))
    lifts = folder.rows("lifts", ("part", "game"))
    setup = plan.setup
    every = [
        *game_figures(games, setup),
        *moment_figures(moments, setup),
        *lift_figures(sort_lifts(lifts, setup), games, setup),
    ]
    figures = with_corrections(every)
    sampled = len({row["game"] for row in moments})
    return Study(
        version=__version__,
        engine=identity().engine,
        plan=msgspec.structs.replace(plan, games=len(games)),
        games=len(games),
        sampled=sampled,
        playouts=2 * PLAYOUTS,
        kinds={each.id: each.kind for each in components(setup)},
        figures=figures,
        findings=findings(figures, setup, sampled),
        cells=cells(games),
        lengths=dict(sorted(Counter(len(row["who"]) for row in games).items())),
        branching=branching(games),
        curves=curves(moments),
    )


def sort_lifts(lifts: Sequence[Row], setup: Setup) -> list[Row]:
    """Sort the rows by the edition's order of components."""
    places = {each.id: n for n, each in enumerate(components(setup))}
    return sorted(lifts, key=lambda row: (places.get(row["part"], 0), row["game"]))


def cells(games: Sequence[Row]) -> list[Cell]:
    used = Counter(place for row in games for place in zip(row["columns"], row["lines"], strict=True))
    return [Cell(column, line, count / len(games)) for (column, line), count in sorted(used.items())]


def branching(games: Sequence[Row]) -> list[list[float]]:
    """Return quantiles of the number of options for each decision of a game, as long as a tenth of all games go on."""
    found: list[list[float]] = []
    number = 0
    while True:
        lists = sorted(row["options"][number] for row in games if len(row["options"]) > number)
        if len(lists) * 10 < len(games) or not lists:
            return found
        found.append([float(lists[int(len(lists) * part)]) for part in (0.05, 0.5, 0.95)])
        number += 1


def curves(moments: Sequence[Row]) -> list[list[float]]:
    games: dict[int, list[float]] = {}
    for row in moments:
        games.setdefault(row["game"], []).append((row["one"][0] + row["two"][0]) / 2)
    return list(games.values())[:CURVES]


# -- findings


def findings(figures: Sequence[Figure], setup: Setup, sampled: int) -> list[Finding]:
    found = {each.metric: each for each in reversed(figures)}
    said: list[Finding] = []

    def say(id: str, **facts: Any) -> None:
        said.append(Finding(id, facts))

    seats = [each for each in figures if each.metric == "seat"]
    if seats:
        best = max(seats, key=lambda each: each.value)
        id = "seat" if best.is_sure else "no-seat"
        say(
            id,
            seat=best.of,
            points=points(best.value),
            low=points(best.low),
            high=points(best.high),
            games=best.n,
        )
    if (won := found.get("success")) and setup.seats > 1:
        say("success", share=points(won.value), low=points(won.low), high=points(won.high), games=won.n)
        if won.low > EASY or won.high < HARD:
            say("too-easy" if won.low > EASY else "too-hard")
    elif won:
        score = found["score"]
        say("score", score=round(score.value, 1), low=round(score.low, 1), high=round(score.high, 1))
    say(
        "length",
        decisions=round(found["decisions"].value),
        short=round(found["decisions-short"].value),
        long=round(found["decisions-long"].value),
    )
    if found["completion"].value < 1:
        say("unfinished", share=points(1 - found["completion"].value))
    if has_rivals(setup) and found["ties"].value > MANY_TIES:
        say("ties", share=points(found["ties"].value))
    choices = found.get("decision-share")
    if choices and choices.value < FEW_CHOICES:
        say("few-choices", share=points(choices.value))
    if 0 < sampled < ENOUGH:
        say("few-sampled", sampled=sampled, enough=ENOUGH)
    elif sampled:
        if dead := found.get("dead-turns"):
            say("dead" if dead.value > MANY_DEAD else "alive", share=points(dead.value))
        luck, own = found["luck"], found["own"]
        way = "luck" if luck.low > own.high else "choice" if own.low > luck.high else "both"
        say("luck", way=way, luck=points(luck.value), own=points(own.value))
    lifts = [each for each in figures if each.metric == "lift"]
    if lifts:
        sure = [each for each in lifts if each.is_sure]
        if sure:
            most = max(sure, key=lambda each: abs(each.value))
            say("lift", parts=len(lifts), sure=len(sure), part=most.of, lift=round(most.value, 2))
        else:
            say("no-lift", parts=len(lifts))
    return said


def points(share: float) -> int:
    return round(100 * share)
