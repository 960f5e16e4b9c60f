"""Expected results of a position: it is played on many times, guided by the game's evaluation.

Every position meets the same luck, so that two of them compare fairly. `Rules.forecast` says how far to play; at the
end of a game the rules alone decide who won.
"""

from collections.abc import Iterator
from math import sqrt
from time import process_time
from typing import NamedTuple

from cinquina.bots import cancellation
from cinquina.bots.search.guided import Guided
from cinquina.bots.search.scale import Scale
from cinquina.core.errors import Invalid
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import OVER, State


class Budget(NamedTuple):
    """How often a position is played on: a number of playouts, or as many as fit into the time."""

    playouts: int
    milliseconds: int = 0  # time limit on one core; 0: none

    def check(self) -> "Budget":
        if self.playouts < 1:
            raise Invalid("$.budget", f"{self.playouts} playouts: at least one is needed")
        return self

    def numbers(self) -> Iterator[int]:
        """Yield 0, 1, 2, … until the budget is spent."""
        ends = process_time() + self.milliseconds / 1000
        for number in range(self.playouts):
            yield number
            if self.milliseconds and (process_time() >= ends or cancellation.is_cancelled()):
                return


class Mean(NamedTuple):
    """A mean of playouts with its standard error."""

    value: float
    error: float


def mean(numbers: list[float]) -> Mean:
    count = len(numbers)
    value = sum(numbers) / count
    # The added half keeps a few equal results from looking like certainty.
    spread = (sum((each - value) ** 2 for each in numbers) + 0.5) / count
    return Mean(value, sqrt(spread / count))


class Prospects:
    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.calm = rules.without_clock()  # the thinking time of others is unknown
        self.seats = rules.setup.seats
        effort = self.calm.forecast()
        shared = self.seats == 1 or rules.game.cooperative
        scale = Scale(effort.midpoint, effort.scale, shared)
        self.guided = Guided(self.calm.max_actions, self.seats, self.calm.tree_evaluation(), effort, scale)
        self.salt = Rng(seed, "prospects").bits()
        self.rng = Rng(seed, "playout")

    def without_clock(self, state: State) -> State:
        """Return the position in a game without a clock."""
        return state if self.calm is self.rules else self.calm.load(self.rules.dump(state))

    def expected_utilities(self, state: State, budget: Budget) -> list[Mean]:
        """Return the expected utility of each seat if all play on as the guide does."""
        if state.turn() == OVER:
            return [Mean(state.utility(seat), 0.0) for seat in range(self.seats)]
        still = self.without_clock(state)
        playouts = [self.play_on(still.copy(), number) for number in budget.numbers()]
        return [mean([playout[seat] for playout in playouts]) for seat in range(self.seats)]

    def compare_actions(
        self, state: State, seat: int, actions: list[int], budget: Budget
    ) -> list[list[float]]:
        """Return the seat's utility per action and playout. All actions meet the same guesses and luck."""
        still = self.without_clock(state)
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
        """Play on in place, to the end; return the utilities."""
        self.guided.luck.rewind(self.salt, number)
        self.rng.rewind(self.salt, ~number)
        self.guided.finish(state, self.rng)
        return list(self.guided.worth)
