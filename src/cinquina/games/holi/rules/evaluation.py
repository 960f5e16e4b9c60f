"""How good a position is for a seat."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.table import GAME_OVER


class Standing(Evaluation):
    """A weighted sum of features; the names of the weights are the features."""

    def __init__(self, total: float) -> None:
        self.total: Final = total

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Holi)
        if state.phase == GAME_OVER:
            return 1000.0 * state.utility(seat)
        return self.total * float(state.total(seat))
