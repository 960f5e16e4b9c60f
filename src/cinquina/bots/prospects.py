"""What a position brings each seat in the end: it is played on many times, by the game's own guide.

Every position meets the same luck, so that two of them compare fairly. How far, the game says (`Rules.forecast`): where
that is the end, nothing but the rules says who won.
"""

from collections.abc import Iterator
from math import sqrt
from time import process_time
from typing import NamedTuple

from cinquina.bots import flag
from cinquina.bots.search.guided import Guided
from cinquina.bots.search.scale import Scale
from cinquina.core.errors import Invalid
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State


class Budget(NamedTuple):
    """How often a position is played on: so often, or as often as there is time."""

    playouts: int
    milliseconds: int = 0  # of a core, not longer than this; 0: as long as the playouts take

    def checked(self) -> "Budget":
        if self.playouts < 1:
            raise Invalid("$.budget", f"{self.playouts} playouts: at least one is needed")
        return self

    def numbers(self) -> Iterator[int]:
        """0, 1, 2, … while there is something left."""
        ends = process_time() + self.milliseconds / 1000
        for number in range(self.playouts):
            yield number
            if self.milliseconds and (process_time() >= ends or flag.is_up()):
                return


class Mean(NamedTuple):
    """Of playouts, and the standard error of it."""

    value: float
    error: float


def mean(numbers: list[float]) -> Mean:
    count = len(numbers)
    value = sum(numbers) / count
    # The half that is added keeps a few equal results from looking like certainty.
    spread = (sum((each - value) ** 2 for each in numbers) + 0.5) / count
    return Mean(value, sqrt(spread / count))


class Prospects:
    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.calm = rules.without_clock()  # nobody knows how long others will take
        self.seats = rules.setup.seats
        effort = self.calm.forecast()
        shared = self.seats == 1 or find(rules.setup.game).cooperative
        scale = Scale(effort.midpoint, effort.scale, shared)
        self.guided = Guided(self.calm.max_actions, self.seats, self.calm.tree_evaluation(), effort, scale)
        self.salt = Rng(seed, "prospects").bits()
        self.rng = Rng(seed, "playout")

    def still(self, state: State) -> State:
        """The same position, where no clock runs."""
        return state if self.calm is self.rules else self.calm.load(self.rules.dump(state))

    def expected(self, state: State, budget: Budget) -> list[Mean]:
        """The utility of each seat, if all play on as the guide does."""
        if state.turn() == OVER:
            return [Mean(state.utility(seat), 0.0) for seat in range(self.seats)]
        still = self.still(state)
        playouts = [self.play_on(still.copy(), number) for number in budget.numbers()]
        return [mean([playout[seat] for playout in playouts]) for seat in range(self.seats)]

    def compared(self, state: State, seat: int, actions: list[int], budget: Budget) -> list[list[float]]:
        """What each of these actions brings the seat, playout by playout; all meet the same guesses and luck."""
        still = self.still(state)
        found: list[list[float]] = [[] for _ in actions]
        for number in budget.numbers():
            guess = still.copy()
            self.rng.rewind(self.salt, number)
            guess.imagine(seat, self.rng)
            for action, brought in zip(actions, found, strict=True):
                after = guess.copy()
                after.apply(seat, action)
                brought.append(self.play_on(after, number)[seat])
        return found

    def play_on(self, state: State, number: int) -> list[float]:
        """To the end, in place."""
        self.guided.luck.rewind(self.salt, number)
        self.rng.rewind(self.salt, ~number)
        self.guided.finish(state, self.rng)
        return list(self.guided.worth)
