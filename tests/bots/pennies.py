"""Two pennies, shown at the same time: seat A wins when they match. Nobody can do better than half."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.core.state import OVER, State

NOT_YET = -1


class Pennies(State):
    def __init__(self, shown: tuple[int, int] = (NOT_YET, NOT_YET)) -> None:
        super().__init__(2)
        self.shown = list(shown)

    def copy(self) -> "Pennies":
        return Pennies((self.shown[0], self.shown[1]))

    def turn(self) -> i64:
        return self.shown.index(NOT_YET) if NOT_YET in self.shown else OVER

    def waiting(self) -> vec[i64]:
        return vec[i64]([seat for seat in (0, 1) if self.shown[seat] == NOT_YET])

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who < 0 or self.shown[who] != NOT_YET:
            return 0
        out[0], out[1] = 0, 1
        return 2

    def apply(self, who: i64, action: i64) -> None:
        self.shown[who] = action

    def has_sealed_decision(self) -> bool:
        return self.shown.count(NOT_YET) == 1

    def utility(self, seat: i64) -> float:
        return float((self.shown[0] == self.shown[1]) == (seat == 0))

    def imagine(self, seat: i64, rng: Rng) -> None:
        if self.shown[1 - seat] != NOT_YET and self.shown[seat] == NOT_YET:
            self.shown[1 - seat] = rng.below(2)
