"""Reasons why one position is better than another: the features that differ most, as texts.

`<game>.reason-covered-for` says that the feature `covered` speaks for a position, `<game>.reason-covered-against` that
it speaks against it. Only summands of the evaluation can be reasons; in a finished game, only those that count at its
end.
"""

from collections.abc import Iterator, Sequence
from math import floor
from typing import NamedTuple

from cinquina.bots.events import Reason, ReasonEnds
from cinquina.core.event import Event
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State

TELLING = 0.2  # least share of the whole difference for a feature to be mentioned
SLIGHT = 0.05  # least share of the best option's lead over the mean
ENDED = "end"  # the feature that holds the result of a finished game
NOTHING = 1e-6  # rounding error of a sum


class Aim(NamedTuple):
    """A position that a decision leads to, as the evaluation sees it."""

    features: list[float]
    over: bool  # has the game ended for the seat? Then most features are not measured


class Difference(NamedTuple):
    """One feature of a position compared with others."""

    name: str
    worth: float  # on the scale of the evaluation; above 0 it speaks for the position
    amount: float  # of the feature itself
    value: float
    change: float  # since now
    better: float  # `change` on the scale of the evaluation


class Reasons:
    def __init__(self, rules: Rules, now: State, seat: int) -> None:
        self.game = rules.setup.game
        self.seat = seat
        self.evaluation = rules.evaluation()
        self.names = self.evaluation.names()
        self.weights = self.evaluation.weights()
        self.now = self.features(now)
        self.matters = NOTHING  # on the scale of the evaluation

    def features(self, state: State) -> list[float]:
        return self.evaluation.features(state, self.seat)

    def find_aim(self, state: State) -> Aim:
        features = self.features(state)
        ended = ENDED in self.names and features[self.names.index(ENDED)] != 0.0
        return Aim(features, ended or state.turn() == OVER)

    def differences(self, aim: Aim, others: Sequence[Aim]) -> list[Difference]:
        """Return the differences from the mean of the others, the most favourable first."""
        found = []
        for n, (name, weight) in enumerate(zip(self.names, self.weights, strict=True)):
            beside = [each for each in others if self.is_comparable(n, aim, each)]
            if not beside:
                continue
            value = aim.features[n]
            amount = value - sum(each.features[n] for each in beside) / len(beside)
            change = value - self.now[n]
            found.append(Difference(name, weight * amount, amount, value, change, weight * change))
        return sorted(found, key=lambda each: -each.worth)

    def is_comparable(self, n: int, one: Aim, other: Aim) -> bool:
        """Return whether a feature can be compared. If only one position ends the game, a 0 is no measurement."""
        both = one.features[n] != 0.0 and other.features[n] != 0.0
        return one.over == other.over or self.names[n] == ENDED or both

    def reasons_for(self, aim: Aim, others: Sequence[Aim], most: int) -> list[Event]:
        """Return the reasons for the best option over the others."""
        found = self.differences(aim, others)
        self.matters = max(NOTHING, SLIGHT * sum(each.worth for each in found if each.worth > 0))
        return [self.make_reason(each, "for") for each in self.large_enough(found, most)]

    def reasons_for_and_against(self, aim: Aim, best: Aim) -> list[Event]:
        """Return the advantages of an alternative over the best option, if any, then its disadvantages."""
        found = self.differences(aim, [best])
        lacking = [each._replace(worth=-each.worth) for each in reversed(found)]
        told = [self.make_reason(each, "for") for each in self.large_enough(found, 1)] + [
            self.make_reason(each, "against") for each in self.large_enough(lacking, 1)
        ]
        return told or ([ReasonEnds()] if aim.over and not best.over else [])

    def large_enough(self, found: list[Difference], most: int) -> Iterator[Difference]:
        """Yield the first differences that are large enough to mention."""
        whole = sum(each.worth for each in found if each.worth > 0)
        for each in found[:most]:
            if each.worth >= max(self.matters, TELLING * whole):
                yield each

    def make_reason(self, each: Difference, side: str) -> Event:
        return Reason(
            text=f"{self.game}.reason-{each.name}-{side}",
            amount=round(abs(each.amount)),
            worth=round(2 * abs(each.worth)) / 2,  # in halves: no reason is more exact
            value=floor(each.value + NOTHING),
            change=round(abs(each.change)),
            way="same" if abs(each.better) < NOTHING else "better" if each.better > 0 else "worse",
        )
