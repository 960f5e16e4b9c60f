"""What a seat may end with, judged between two turns. The difference of two seats is the margin to expect."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import CELLS, size
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.table import PLAYING

# A point, as if the game ended now, but for those for sweets; a token left, a card; a token that there are cards for,
# by the level of the pawn; a point for sweets, a sweet, and for both what the share of all cards that is not thrown yet
# adds to them.
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


class Margin(Evaluation):
    """A weighted sum of features; the names of the weights are the features. All of it is public."""

    def __init__(
        self,
        points: float,
        token: float,
        card: float,
        per_card: float,
        lower: float,
        middle: float,
        upper: float,
        ahead: float,
        ahead_early: float,
        sweets: float,
        sweets_early: float,
    ) -> None:
        self.points: Final = points
        self.token: Final = token
        self.card: Final = card
        self.per_card: Final = per_card  # tokens that a card throws
        self.lower: Final = lower
        self.middle: Final = middle
        self.upper: Final = upper
        self.ahead: Final = ahead
        self.ahead_early: Final = ahead_early
        self.sweets: Final = sweets
        self.sweets_early: Final = sweets_early

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        by_level = [self.lower, self.middle, self.upper]
        sweets = [self.ahead, self.ahead_early, self.sweets, self.sweets_early]
        return [self.points, self.token, self.card, *by_level, *sweets]

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Holi)
        ahead: float = float(state.for_sweets(seat))
        sweets: float = float(state.tower.sweets[seat])
        early: float = self.early(state)
        by_level = [0.0, 0.0, 0.0]
        left: float = 0.0
        cards: float = 0.0
        if self.plays(state, seat):
            left = float(state.tower.left(seat))
            cards = float(self.cards(state, seat))
            by_level[state.tower.pawn[seat] // CELLS] = self.usable(left, cards)
        points: float = float(state.total(seat)) - ahead
        return [points, left, cards, *by_level, ahead, ahead * early, sweets, sweets * early]

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Holi)
        ahead: i64 = state.for_sweets(seat)
        early: float = self.early(state)
        value: float = self.points * float(state.total(seat) - ahead)
        value += (self.ahead + early * self.ahead_early) * float(ahead)
        value += (self.sweets + early * self.sweets_early) * float(state.tower.sweets[seat])
        if not self.plays(state, seat):
            return value
        left: float = float(state.tower.left(seat))
        cards: float = float(self.cards(state, seat))
        level: i64 = state.tower.pawn[seat] // CELLS
        worth: float = self.lower if level == 0 else self.middle if level == 1 else self.upper
        return value + self.token * left + self.card * cards + worth * self.usable(left, cards)

    def plays(self, state: Holi, seat: i64) -> bool:
        return state.finished[seat] == PLAYING and state.tower.pawn[seat] >= 0

    def cards(self, state: Holi, seat: i64) -> i64:
        """How many are still to be thrown."""
        return size(state.cards.hand[seat] | state.cards.deck[seat])

    def usable(self, left: float, cards: float) -> float:
        return left if left < self.per_card * cards else self.per_card * cards  # noqa: FURB136  # min() is slow here

    def early(self, state: Holi) -> float:
        """The share of all cards that is still to be thrown."""
        cards: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if state.finished[seat] == PLAYING:
                cards += self.cards(state, seat)
            seat += 1
        return float(cards) / float(DECK * state.seats)
