"""Shares, means and quantiles with their 95 % intervals, and tests."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

Z = 1.959963984540054  # 95 % of a normal distribution lie within


class Interval(msgspec.Struct, frozen=True):
    """An estimate and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(hits: float, tries: int, z: float = Z) -> Interval:
    """Return Wilson's interval for a share; a shared win counts as its fraction."""
    p = hits / tries
    stretch = 1 + z * z / tries
    middle = (p + z * z / (2 * tries)) / stretch
    reach = z * math.sqrt(p * (1 - p) / tries + z * z / (4 * tries * tries)) / stretch
    # At 0 or 100 % rounding errors must not put the value outside of its interval.
    return Interval(p, min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach)))


def mean(counts: Mapping[Any, int]) -> Interval:
    """Return the mean of a distribution, given as counts per value."""
    tries = sum(counts.values())
    value = math.fsum(each * count for each, count in counts.items()) / tries
    if tries == 1:
        return Interval(value, value, value)
    squares = math.fsum(count * (each - value) ** 2 for each, count in sorted(counts.items()))
    reach = Z * math.sqrt(squares / (tries - 1) / tries)
    return Interval(value, value - reach, value + reach)


def average(values: Sequence[float]) -> Interval:
    """Return the mean of values."""
    return mean(Counter(values))


def quantile(values: Sequence[float], part: float) -> Interval:
    """Return a quantile, with an interval by ranks."""
    ordered = sorted(values)
    tries = len(ordered)
    reach = Z * math.sqrt(tries * part * (1 - part))

    def at(rank: float) -> float:
        return float(ordered[min(tries - 1, max(0, math.floor(rank)))])

    return Interval(at(tries * part), at(tries * part - reach), at(tries * part + reach))


def seat_test(wins: Sequence[Sequence[float]]) -> float:
    """Return the p-value for wins spread this unevenly over seats that are alike: χ², from the wins of each seat by
    game.

    A shared win is a fraction, so the variance is estimated from the games, not that of a coin.
    """
    from scipy.special import chdtrc  # much quicker to import than scipy.stats

    games, seats = len(wins), len(wins[0])
    sums = [math.fsum(game[seat] for game in wins) for seat in range(seats)]
    spread = math.fsum((each - 1 / seats) ** 2 for game in wins for each in game) / (games * (seats - 1))
    if spread == 0:
        return 1.0
    deviations = math.fsum((each - games / seats) ** 2 for each in sums)
    return float(chdtrc(seats - 1, deviations / (games * spread)))


def difference_test(values: Sequence[float]) -> float:
    """Return the p-value for paired differences this far from 0 (Student's t)."""
    from scipy.special import stdtr  # quicker to import than scipy.stats

    found = average(values)
    error = (found.high - found.value) / Z
    if error == 0:
        return 1.0 if found.value == 0 or len(values) < 2 else 0.0
    return float(2 * stdtr(len(values) - 1, -abs(found.value) / error))


def correct_p_values(chances: Sequence[float]) -> list[float]:
    """Return p-values corrected for many comparisons (Benjamini and Hochberg): at most one in twenty findings below 5 %
    is expected to be false."""
    found = [1.0] * len(chances)
    least = 1.0
    ranked = sorted(range(len(chances)), key=lambda n: chances[n])
    for rank in range(len(ranked), 0, -1):  # a p-value never drops below that of a smaller one
        least = min(least, chances[ranked[rank - 1]] * len(chances) / rank)
        found[ranked[rank - 1]] = least
    return found
