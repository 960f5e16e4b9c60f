"""Shares and means with their 95 % intervals."""

import math

import msgspec

Z = 1.959963984540054  # of the normal distribution: 95 % lie within


class Interval(msgspec.Struct, frozen=True):
    """An estimate, and where the true value lies with 95 % confidence."""

    value: float
    low: float
    high: float


def share(hits: float, tries: int) -> Interval:
    """Wilson's interval; a shared win counts as its fraction."""
    p = hits / tries
    stretch = 1 + Z * Z / tries
    middle = (p + Z * Z / (2 * tries)) / stretch
    reach = Z * math.sqrt(p * (1 - p) / tries + Z * Z / (4 * tries * tries)) / stretch
    return Interval(p, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(counts: dict[int, int]) -> Interval:
    """Of a distribution: how often each value came."""
    tries = sum(counts.values())
    value = sum(each * count for each, count in counts.items()) / tries
    if tries == 1:
        return Interval(value, value, value)
    squares = math.fsum(count * (each - value) ** 2 for each, count in sorted(counts.items()))
    reach = Z * math.sqrt(squares / (tries - 1) / tries)
    return Interval(value, value - reach, value + reach)
