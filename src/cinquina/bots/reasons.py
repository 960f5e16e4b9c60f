"""Why one position is better than another: the features in which they differ most, as texts.

`<game>.reason-covered-for` is why the feature `covered` speaks for a position, `<game>.reason-covered-against` why
against it. Only what the evaluation sums up can be a reason.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cinquina.bots.events import Reason
from cinquina.core.event import Event
from cinquina.core.game import Rules
from cinquina.core.state import State

TELLING = 0.2  # a feature that makes up less of the whole difference is not worth a word
SLIGHT = 0.05  # nor is one that matters less than this share of what the best has over the mean


class Difference(NamedTuple):
    """One feature of a position, against others."""

    name: str
    worth: float  # on the scale of the evaluation; above 0 it speaks for the position
    amount: float  # of the feature itself
    value: float
    change: float  # since now


class Reasons:
    def __init__(self, rules: Rules, now: State, seat: int) -> None:
        self.game = rules.setup.game
        self.seat = seat
        self.evaluation = rules.evaluation()
        self.names = self.evaluation.names()
        self.weights = self.evaluation.weights()
        self.now = self.features(now)
        self.matters = 1e-6  # on the scale of the evaluation

    def features(self, state: State) -> list[float]:
        return self.evaluation.features(state, self.seat)

    def differences(self, features: list[float], others: Sequence[list[float]]) -> list[Difference]:
        """Against the mean of the others, those that speak for it first."""
        found = []
        for n, (name, weight) in enumerate(zip(self.names, self.weights, strict=True)):
            amount = features[n] - sum(other[n] for other in others) / len(others)
            found.append(Difference(name, weight * amount, amount, features[n], features[n] - self.now[n]))
        return sorted(found, key=lambda each: -each.worth)

    def speaking_for(self, features: list[float], others: Sequence[list[float]], most: int) -> list[Event]:
        """Why rather this, the best, than the others."""
        found = self.differences(features, others)
        self.matters = max(1e-6, SLIGHT * sum(each.worth for each in found if each.worth > 0))
        return [self.told(each, "for") for each in self.telling(found, most)]

    def for_and_against(self, features: list[float], best: list[float]) -> list[Event]:
        """What an alternative has over the best, if anything, and what it lacks."""
        found = self.differences(features, [best])
        lacking = [each._replace(worth=-each.worth) for each in reversed(found)]
        return [self.told(each, "for") for each in self.telling(found, 1)] + [
            self.told(each, "against") for each in self.telling(lacking, 1)
        ]

    def telling(self, found: list[Difference], most: int) -> Iterator[Difference]:
        """The first of them, as far as they weigh enough."""
        whole = sum(each.worth for each in found if each.worth > 0)
        for each in found[:most]:
            if each.worth >= max(self.matters, TELLING * whole):
                yield each

    def told(self, each: Difference, side: str) -> Event:
        return Reason(
            text=f"{self.game}.reason-{each.name}-{side}",
            amount=round(abs(each.amount)),
            worth=round(abs(each.worth), 1),
            value=round(each.value),
            change=round(abs(each.change)),
            way="same" if abs(each.change) < 0.5 else "up" if each.change > 0 else "down",
        )
