"""How good a position is for a seat: the final scoring as of now, and what can still be made of tokens and cards."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.holi.rules.cells import ALL, BIT, CELLS, NEAR, size
from cinquina.games.holi.rules.state import Holi
from cinquina.games.holi.rules.table import GAME_OVER, PLAYING


class Standing(Evaluation):
    """A weighted sum of features; the names of the weights are the features."""

    def __init__(
        self,
        rivals: float,
        lower: float,
        middle: float,
        upper: float,
        per_card: float,
        sweets: float,
        ground: float,
        sides: float,
        targets: float,
        threats: float,
    ) -> None:
        self.rivals: Final = rivals  # the best total of the others
        # Each token that can still be thrown, by the level of the pawn; a card throws so many.
        self.lower: Final = lower
        self.middle: Final = middle
        self.upper: Final = upper
        self.per_card: Final = per_card
        self.sweets: Final = sweets  # each sweet, beyond what it scores now
        self.ground: Final = ground  # cells of the own level that would hold a token up
        self.sides: Final = sides  # covered sides, for the next Climb
        self.targets: Final = targets  # pawns within reach, to be hit
        self.threats: Final = threats  # … by whom the own pawn can be hit

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Holi)
        if state.phase == GAME_OVER:
            return 1000.0 * state.utility(seat) + float(state.total(seat))
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, state.total(other))
            other += 1
        value: float = float(state.total(seat)) + self.rivals * float(best)
        value += self.sweets * float(state.tower.sweets[seat])
        if state.finished[seat] != PLAYING or state.tower.pawn[seat] < 0:
            return value
        return value + self.prospects(state, seat)

    def prospects(self, state: Holi, seat: i64) -> float:
        tower = state.tower
        cards: i64 = size(state.cards.hand[seat] | state.cards.deck[seat])
        usable: float = min(float(tower.left(seat)), self.per_card * float(cards))
        level: i64 = tower.pawn[seat] // CELLS
        cell: i64 = tower.pawn[seat] % CELLS
        worth: float = self.lower if level == 0 else self.middle if level == 1 else self.upper
        value: float = worth * usable
        if cards == 0:
            return value
        full: i64 = tower.full(level)
        held_up: i64 = ALL & ~full
        if level > 0:
            held_up &= tower.full(level - 1)
        if level > 0:
            value += self.ground * float(size(held_up))
        if level < 2:
            value += self.sides * float(size(NEAR[cell] & full))
        return value
