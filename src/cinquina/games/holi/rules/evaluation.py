"""How good a position is for a seat: the final scoring as of now, and what can still be made of tokens and cards."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.holi.rules.cells import CELLS, size
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.table import GAME_OVER, PLAYING

WON: Final = 1000.0
NAMES: Final = ("total", "rivals", "sweets", "tokens", "storey", "end")


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

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return [1.0, self.rivals, self.sweets, self.lower, 1.0, WON]

    def features(self, state: State, seat: i64) -> list[float]:
        """The tokens as if thrown from below; what the storey adds to them stands apart."""
        assert isinstance(state, Holi)
        own: float = float(state.total(seat))
        if state.phase == GAME_OVER:
            return [own, 0.0, 0.0, 0.0, 0.0, state.utility(seat)]
        sweets: float = float(state.tower.sweets[seat])
        tokens: float = self.usable(state, seat)
        storey: float = (self.worth(state, seat) - self.lower) * tokens if tokens > 0.0 else 0.0
        return [own, float(self.best_rival(state, seat)), sweets, tokens, storey, 0.0]

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Holi)
        own: float = float(state.total(seat))
        if state.phase == GAME_OVER:
            return WON * state.utility(seat) + own
        value: float = own + self.rivals * float(self.best_rival(state, seat))
        tokens: float = self.usable(state, seat)
        prospects: float = self.sweets * float(state.tower.sweets[seat])
        return value + (prospects + self.worth(state, seat) * tokens if tokens > 0.0 else prospects)

    def best_rival(self, state: Holi, seat: i64) -> i64:
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, state.total(other))
            other += 1
        return best

    def usable(self, state: Holi, seat: i64) -> float:
        """Tokens that can still be thrown."""
        if state.finished[seat] != PLAYING or state.tower.pawn[seat] < 0:
            return 0.0
        cards: i64 = size(state.cards.hand[seat] | state.cards.deck[seat])
        return min(float(state.tower.left(seat)), self.per_card * float(cards))

    def worth(self, state: Holi, seat: i64) -> float:
        """Of a token, by the storey of the pawn."""
        level: i64 = state.tower.pawn[seat] // CELLS
        return self.lower if level == 0 else self.middle if level == 1 else self.upper
