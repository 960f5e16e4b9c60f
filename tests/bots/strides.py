"""Turns of two steps: a stride begins with a step back (1), and two steps forward (0) get nowhere."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.foresight import Foresight
from cinquina.core.state import OVER, State

LONGEST = 40


class Strides(State):
    """Two seats; who made more strides wins."""

    def __init__(self, steps: str = "") -> None:
        super().__init__(2)
        self.steps = steps

    def copy(self) -> "Strides":
        return Strides(self.steps)

    def turn(self) -> i64:
        return len(self.steps) // 2 % 2 if len(self.steps) < LONGEST else OVER

    def actions(self, who: i64, out: vec[i64]) -> i64:
        out[0], out[1] = 0, 1
        return 2

    def apply(self, who: i64, action: i64) -> None:
        self.steps += str(action)

    def strides(self, seat: int) -> int:
        return [self.steps[at : at + 2] for at in range(2 * seat, len(self.steps), 4)].count("10")

    def score(self, seat: i64) -> i64:
        return self.strides(int(seat))


class Striding(Foresight):
    """By the position alone a step back is a loss."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Strides)
        return 10.0 * state.strides(int(seat)) - state.steps.count("1")

    def foresee(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        assert isinstance(state, Strides)
        begins = len(state.steps) % 2 == 0
        for n in range(count):
            values[n] = float((actions[n] == 1) == begins)
