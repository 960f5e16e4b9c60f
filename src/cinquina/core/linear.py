"""An evaluation that is a weighted sum of features."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import Evaluation, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Linear(Evaluation):
    """A weighted sum of features: a game names its features, gives each a weight, and measures them."""

    def __init__(self, names: tuple[str, ...], weights: dict[str, float]) -> None:
        self.feature_names: Final = names
        self.weight: Final = vec[float]([weights[name] for name in names])
        self.found: Final = vec[float]([0.0 for _ in names])  # the last measurement

    def measure(self, state: State, seat: i64) -> None:
        """Write every feature into `found`."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        self.measure(state, seat)
        return self.weighted_sum()

    def weighted_sum(self) -> float:
        """Return the weighted sum of the last measurement."""
        weight = self.weight
        found = self.found
        value: float = 0.0
        i: i64 = 0
        while i < len(found):
            value += weight[i] * found[i]
            i += 1
        return value

    def clear(self) -> None:
        """Set every feature to 0."""
        found = self.found
        i: i64 = 0
        while i < len(found):
            found[i] = 0.0
            i += 1

    def names(self) -> tuple[str, ...]:
        return self.feature_names

    def weights(self) -> list[float]:
        return list(self.weight)

    def features(self, state: State, seat: i64) -> list[float]:
        self.measure(state, seat)
        return list(self.found)
