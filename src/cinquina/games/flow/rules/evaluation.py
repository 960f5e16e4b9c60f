"""How near the team is to winning."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.kinds import size
from cinquina.games.flow.rules.routes import Routes
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.table import DRAWING, END


class Completion(Evaluation):
    """A weighted sum of features; the names of the weights are the features."""

    def __init__(self, box: Box, missing: float, singles: float, cards: float, draw: float) -> None:
        self.routes: Final = Routes(box)
        self.missing: Final = missing  # tiles for the cheapest way to join all animals
        self.singles: Final = singles  # the sum of each animal's own shortest way
        self.cards: Final = cards  # cards kept in hands
        self.draw: Final = draw  # what an unknown tile is worth

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Flow)
        if state.phase == END:
            return 100.0 if state.won else -100.0
        routes = self.routes
        routes.measure(state.board)
        value: float = self.missing * float(routes.missing) + self.singles * float(routes.singles)
        value += self.cards * float(size(state.hands.dealt()))
        if state.phase == DRAWING:
            value += self.draw
        return value
