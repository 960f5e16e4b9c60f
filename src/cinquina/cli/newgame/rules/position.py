"""A position of Newgame and its actions. Actions are ints: ROLL and HOLD, for chance the face."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.cli.newgame.events import Held, Rolled
from cinquina.core.state import CHANCE, OVER, State

ROLL: Final = 0
HOLD: Final = 1
FACES: Final = 6
ROUNDS: Final = 8
ROLLS: Final = 10  # most rolls of a turn


class Position(State):
    def __init__(self, scores: list[int]) -> None:
        super().__init__(len(scores))
        self.scores = scores  # points that are safe
        self.turns: i64 = 0  # turns played
        self.rolls: i64 = 0  # rolls of this turn
        self.pot: i64 = 0  # points of this turn
        self.rolling = False  # is the die in the air?

    def copy(self) -> "Position":
        other = Position(self.scores[:])
        other.turns, other.rolls, other.pot, other.rolling = self.turns, self.rolls, self.pot, self.rolling
        return other

    def turn(self) -> i64:
        if self.turns >= ROUNDS * self.seats:
            return OVER
        return CHANCE if self.rolling else self.seat()

    def seat(self) -> i64:
        """Return the seat with the turn."""
        return self.turns % self.seats

    def most_actions(self) -> i64:
        return FACES

    def actions(self, who: i64, out: vec[i64]) -> i64:
        found: list[int] = []
        if who == self.turn() and who == CHANCE:
            found = [1, 2, 3, 4, 5, 6]
        elif who == self.turn() and who != OVER:
            found = [ROLL] if self.rolls == 0 else [HOLD] if self.rolls == ROLLS else [ROLL, HOLD]
        for n in range(len(found)):
            out[n] = found[n]
        return len(found)

    def apply(self, who: i64, action: i64) -> None:
        seat = self.seat()
        if who != CHANCE and action == ROLL:
            self.rolls += 1
            self.rolling = True
            return
        if self.listener is not None:
            self.listener.hear(Rolled(seat, action) if who == CHANCE else Held(seat, self.pot))
        self.rolling = False
        if who == CHANCE and action > 1:
            self.pot += action
            return
        if who != CHANCE:
            self.scores[seat] += self.pot
        self.rolls = self.pot = 0
        self.turns += 1

    def score(self, seat: i64) -> i64:
        return self.scores[seat]

    def fallback(self, seat: i64) -> i64:
        return HOLD if self.rolls > 0 else ROLL
