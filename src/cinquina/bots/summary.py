"""Summary of a finished game in two or three sentences: how it was won, luck, and a notable choice.

Only what exceeds the margin of error is mentioned.
"""

from math import sqrt
from statistics import NormalDist
from typing import Literal

from cinquina.bots.analysis import Judgement, costliest, is_clear, measured_judgements, shares
from cinquina.bots.events import (
    SumChoice,
    SumChoicesFine,
    SumLuck,
    SumLuckShared,
    SumLuckUnclear,
    SumTurned,
    SumWell,
)
from cinquina.bots.prospects import Mean
from cinquina.core.event import Event

SURE = 3.0  # standard errors: at two of them one moment in forty would be a false alarm
CHANCE = 0.025  # that among all comparisons of an analysis one exceeds its margin by chance
SLIGHT = 0.05  # a smaller utility goes unnoticed
HALF, LATE = 0.5, 0.85  # share of the game


def summarise(judgements: list[Judgement], together: bool, over: bool = True) -> list[Event]:
    """Return the summary of an analysis. `together` is a team or a single player; without `over` the game was abandoned
    and has no winner."""
    found: list[Event] = []
    if together:
        found.append(compared_with_start(judgements))
    elif over:
        found += turning_point(judgements)
    found.append(affected_by_luck(judgements, together))
    missed = costliest(judgements)
    found.append(SumChoice(missed[0].seat) if missed else SumChoicesFine())
    return found


def compared_with_start(judgements: list[Judgement]) -> Event:
    taken = measured_judgements(judgements)
    first, last = taken[0].expected[0], taken[-1].expected[0]
    more = difference(last, first)
    if not is_clear(more) or abs(more.value) < SLIGHT:
        return SumWell("same")
    return SumWell("better" if more.value > 0 else "worse")


def turning_point(judgements: list[Judgement]) -> list[Event]:
    """Return the moment until which the winner was clearly behind; empty for a shared win."""
    taken = measured_judgements(judgements)
    result = [each.value for each in taken[-1].expected]
    winner = result.index(max(result))
    if result.count(result[winner]) > 1:
        return []
    sure = safe_errors(len(taken) * (len(result) - 1))
    behind = [each.at for each in taken if is_behind(winner, each.expected, sure)]
    if not behind:
        return [SumTurned(winner, "never")]
    share = behind[-1] / judgements[-1].at
    return [SumTurned(winner, "early" if share < HALF else "late" if share < LATE else "end")]


def safe_errors(comparisons: int) -> float:
    """Return the standard errors that no comparison exceeds by chance, in 19 of 20 analyses."""
    return max(SURE, NormalDist().inv_cdf(1 - CHANCE / max(comparisons, 1)))


def is_behind(seat: int, expected: list[Mean], sure: float = SURE) -> bool:
    lags = [difference(expected[seat], other) for n, other in enumerate(expected) if n != seat]
    return any(each.value < -sure * each.error for each in lags)


def affected_by_luck(judgements: list[Judgement], together: bool) -> Event:
    found = [each for each in shares(judgements) if is_clear(each.luck) and abs(each.luck.value) >= SLIGHT]
    if not found:
        return SumLuckUnclear()
    most = max(found, key=lambda each: abs(each.luck.value))
    side: Literal["good", "bad"] = "good" if most.luck.value > 0 else "bad"
    return SumLuckShared(side) if together else SumLuck(most.seat, side)


def difference(one: Mean, other: Mean) -> Mean:
    return Mean(one.value - other.value, sqrt(one.error**2 + other.error**2))
