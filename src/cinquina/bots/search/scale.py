"""Conversion from a game's evaluation scale to utility, 0 to 1."""

from math import exp, sqrt

from librt.vecs import vec
from mypy_extensions import i64


class Spread:
    """Mean and standard deviation of the numbers seen so far (Welford's method)."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        off: float = number - self.mean
        self.mean += off / float(self.count)
        self.squares += off * (number - self.mean)

    def deviation(self) -> float:
        return sqrt(self.squares / float(self.count)) if self.count > 1 else 0.0


class Scale:
    """Expected utility of each seat from the evaluations of all seats.

    Alone or as a team it is a logistic function: 50 % at the midpoint, and odds e times as good a `scale` higher.
    Opponents share 1 in proportion to the same odds. Without a scale, the standard deviation of this search's values is
    used.
    """

    def __init__(self, midpoint: float, scale: float, shared: bool) -> None:
        self.midpoint: float = midpoint
        self.scale: float = scale
        self.shared: bool = shared  # do all seats win and lose together?
        self.seen: Spread = Spread()

    def restart(self) -> None:
        self.seen = Spread()

    def fit(self, values: vec[float], seats: i64) -> None:
        """Replace evaluations by expected utilities, in place."""
        midpoint: float = self.midpoint
        scale: float = self.scale
        seat: i64 = 0
        if scale == 0.0:
            while seat < seats:
                self.seen.add(values[seat])
                seat += 1
            midpoint = self.seen.mean
            scale = self.seen.deviation() + 1e-9
        if self.shared:
            seat = 0
            while seat < seats:
                values[seat] = 1.0 / (1.0 + exp(clamp_exponent((midpoint - values[seat]) / scale)))
                seat += 1
            return
        best: float = values[0]
        seat = 1
        while seat < seats:
            if values[seat] > best:  # noqa: PLR1730  # max() is slow for floats
                best = values[seat]
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < seats:
            odds: float = exp(clamp_exponent((values[seat] - best) / scale))
            values[seat] = odds
            total += odds
            seat += 1
        seat = 0
        while seat < seats:
            values[seat] /= total
            seat += 1


def clamp_exponent(power: float) -> float:
    """Limit an exponent to what a float can hold."""
    if power > 500.0:
        return 500.0
    return power if power > -500.0 else -500.0  # noqa: FURB136  # as above
