"""The evaluation of Holi: the final scoring as of now, and the potential of tokens and cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.core.linear import Linear
from cinquina.core.state import State
from cinquina.games.holi.rules import scoring
from cinquina.games.holi.rules.phases import GAME_OVER, PLAYING
from cinquina.games.holi.rules.position import Position

WON: Final = 1000.0
# The own total and the best of the others; sweets beyond their present score; tokens left to throw, valued as if thrown
# from the lowest level, and the bonus of the pawn's level; the end.
NAMES: Final = ("total", "rivals", "sweets", "tokens", "storey", "end")


class Standing(Linear):
    """Weighs features by `weights.py`. All of them are public.

    It also works within a turn: a card not thrown yet is worth about as much as its throw.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        Linear.__init__(
            self,
            NAMES,
            {
                "total": 1.0,
                "rivals": weights["rivals"],
                "sweets": weights["sweets"],
                "tokens": weights["lower"],
                "storey": 1.0,
                "end": WON,
            },
        )
        self.rivals: Final = weights["rivals"]
        self.sweets: Final = weights["sweets"]
        # Per token left to throw, by the level of the pawn; a card throws several.
        self.by_level: Final = vec[float]([weights["lower"], weights["middle"], weights["upper"]])
        self.per_card: Final = weights["per_card"]

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        found = self.found
        if state.phase == GAME_OVER:
            self.clear()
            found[0] = float(scoring.total(state, seat))
            found[5] = state.utility(seat)
            return
        tokens: float = 0.0
        storey: float = 0.0
        if state.finished[seat] == PLAYING and state.tower.pawn[seat] >= 0:
            tokens = self.usable_tokens(state, seat)
            storey = (self.by_level[state.level(seat)] - self.by_level[0]) * tokens
        found[0] = float(scoring.total(state, seat))
        found[1] = float(self.best_rival(state, seat))
        found[2] = float(state.tower.sweets[seat])
        found[3] = tokens
        found[4] = storey
        found[5] = 0.0

    def best_rival(self, state: Position, seat: i64) -> i64:
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, scoring.total(state, other))
            other += 1
        return best

    def usable_tokens(self, state: Position, seat: i64) -> float:
        """Return the tokens that can still be thrown."""
        left: float = float(state.tower.tokens_left(seat))
        most: float = self.per_card * float(size(state.cards.hand[seat] | state.cards.deck[seat]))
        return left if left < most else most  # noqa: FURB136  # min() is slow for floats
