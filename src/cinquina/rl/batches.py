"""Many games at once, in memory that numpy reads without a copy."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from cinquina.core.batch import Batch
from cinquina.library.bound_game import Game
from cinquina.rl.watching import Bytes, Field, Mask, Watcher, WrongNumber, shared, watcher


class Games:
    """Games of one setup that are played together. A game that ends begins again at once.

    `observations`, `packed_masks`, `turns`, `ended` and `utilities` are arrays with a row for each game: memory of the
    engine, which `step` writes anew, so copy what must last. Observation and mask are those of the seat in `turns`.
    Where `ended` is 1, `utilities` says how the seats of the game before did.
    """

    def __init__(self, of: Watcher, count: int, seed: int) -> None:
        if count < 1:
            raise WrongNumber(f"{count} games: at least one is needed")
        rules = of.game.rules
        self._watcher = of
        self._batch = Batch(rules.start(), of.observer, rules.max_actions, count, seed)
        self.count = count
        self.seats = of.game.seats
        self.ids = of.ids
        self.observations: Bytes = shared(self._batch.observations, np.uint8).reshape(count, of.size)
        self.packed_masks: Bytes = shared(self._batch.masks, np.uint8).reshape(count, -1)
        self.turns: npt.NDArray[np.int64] = shared(self._batch.turns, np.int64)
        self.ended: Bytes = shared(self._batch.ended, np.uint8)
        self.utilities: npt.NDArray[np.float64] = shared(self._batch.utilities, np.float64).reshape(
            count, self.seats
        )

    @property
    def masks(self) -> Mask:
        """Return the legal numbers of every game as an array of their own, a byte each; packed, they are bits."""
        return np.unpackbits(self.packed_masks, axis=1, count=self.ids, bitorder="little").view(np.int8)

    def step(self, numbers: Sequence[int] | npt.NDArray[np.integer[Any]]) -> None:
        """Choose a number in every game. Raise WrongNumber, and play nothing, if one is not legal."""
        chosen = numbers.tolist() if isinstance(numbers, np.ndarray) else list(numbers)
        if len(chosen) != self.count:
            raise WrongNumber(f"{len(chosen)} numbers for {self.count} games: one for each is needed")
        wrong = self._batch.step(chosen)
        if wrong >= 0:
            raise WrongNumber(
                f"{chosen[wrong]} is no legal action in game {wrong}; its mask has those that are"
            )

    def step_randomly(self, rounds: int = 1) -> None:
        """Choose random legal numbers in every game, within the engine."""
        self._batch.step_randomly(rounds)

    @property
    def decisions(self) -> int:
        """Return how many decisions were made so far, in all games."""
        return int(self._batch.decisions)

    def describe(self) -> list[Field]:
        """Return the parts of an observation, in order."""
        return self._watcher.describe()


def batch(name: str | Game, count: int, seed: int = 0, **setup: Any) -> Games:
    """Return many games of a setup, played together; the seed decides all draws."""
    return Games(watcher(name, **setup), count, seed)
