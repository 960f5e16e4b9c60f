"""How good a position is for a seat: the final scoring as of now, and what can still be made of tokens and cards."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.holi.rules.cells import CELLS, size
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.table import GAME_OVER, PLAYING

WON: Final = 1000.0


class Standing(Evaluation):
    """A weighted sum of features; the names of the weights are the features. All of it is public.

    It can be asked within a turn as well: a card not thrown yet is worth about what its throw would bring.
    """

    def __init__(
        self, rivals: float, lower: float, middle: float, upper: float, per_card: float, sweets: float
    ) -> None:
        self.rivals: Final = rivals  # the best total of the others
        # Each token that can still be thrown, by the level of the pawn; a card throws so many.
        self.lower: Final = lower
        self.middle: Final = middle
        self.upper: Final = upper
        self.per_card: Final = per_card
        self.sweets: Final = sweets  # each sweet, beyond what it scores now

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Holi)
        own: float = float(state.total(seat))
        if state.phase == GAME_OVER:
            return WON * state.utility(seat) + own
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, state.total(other))
            other += 1
        return own + self.rivals * float(best) + self.prospects(state, seat)

    def prospects(self, state: Holi, seat: i64) -> float:
        tower = state.tower
        value: float = self.sweets * float(tower.sweets[seat])
        if state.finished[seat] != PLAYING or tower.pawn[seat] < 0:
            return value
        cards: i64 = size(state.cards.hand[seat] | state.cards.deck[seat])
        usable: float = min(float(tower.left(seat)), self.per_card * float(cards))
        level: i64 = tower.pawn[seat] // CELLS
        worth: float = self.lower if level == 0 else self.middle if level == 1 else self.upper
        return value + worth * usable
