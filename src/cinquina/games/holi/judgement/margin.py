"""The expected final score of a seat of Holi, judged between two turns. The difference of two seats is the expected
margin."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.core.linear import Linear
from cinquina.core.state import State
from cinquina.games.holi.rules import scoring
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.phases import PLAYING
from cinquina.games.holi.rules.position import Position

# A point as of now, except for sweets; a token left; a card; a token with cards to throw it, by the level of the pawn;
# a point for sweets, a sweet, and for both the additional weight by the share of cards not thrown yet.
NAMES: Final = (
    "points",
    "token",
    "card",
    "lower",
    "middle",
    "upper",
    "ahead",
    "ahead_early",
    "sweets",
    "sweets_early",
)
LOWER: Final = 3


class Margin(Linear):
    """Weighs features by `weights.py`. All of them are public."""

    def __init__(self, weights: dict[str, float]) -> None:
        Linear.__init__(self, NAMES, weights)
        self.per_card: Final = weights["per_card"]  # tokens per card

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.clear()
        found = self.found
        for_sweets: i64 = scoring.points_for_sweets(state, seat)
        ahead: float = float(for_sweets)
        sweets: float = float(state.tower.sweets[seat])
        early: float = self.share_of_cards_left(state)
        found[0] = float(scoring.total(state, seat) - for_sweets)
        if state.finished[seat] == PLAYING and state.tower.pawn[seat] >= 0:
            left: float = float(state.tower.tokens_left(seat))
            cards: float = float(self.cards_left(state, seat))
            most: float = self.per_card * cards
            found[1] = left
            found[2] = cards
            # With an if statement: min() is slow for floats.
            found[LOWER + state.level(seat)] = left if left < most else most  # noqa: FURB136
        found[6] = ahead
        found[7] = ahead * early
        found[8] = sweets
        found[9] = sweets * early

    def cards_left(self, state: Position, seat: i64) -> i64:
        """Return the number of cards still to be thrown."""
        return size(state.cards.hand[seat] | state.cards.deck[seat])

    def share_of_cards_left(self, state: Position) -> float:
        """Return the share of all cards still to be thrown."""
        cards: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if state.finished[seat] == PLAYING:
                cards += self.cards_left(state, seat)
            seat += 1
        return float(cards) / float(DECK * state.seats)
