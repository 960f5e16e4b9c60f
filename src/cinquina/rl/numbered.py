"""A game that is played by numbers: one game at a time, as the environments need it."""

from typing import Any

import numpy as np

from cinquina.rl.watching import Bytes, Decision, Mask, Watcher, WrongNumber


class Numbered:
    """A game in which a seat decides by one number, or by a few one after the other."""

    def __init__(self, of: Watcher, seed: int) -> None:
        self.watcher = of
        self.position = of.game.new(seed=seed)
        self._pending: dict[int, Decision] = {}

    def decision(self, seat: int) -> Decision | None:
        """Return what a seat has to decide, as far as its numbers have narrowed it down; None if nothing."""
        if seat not in self.position.waiting:
            return None
        if seat not in self._pending:
            self._pending[seat] = self.watcher.decision(self.position.state, seat)
        return self._pending[seat]

    def observation(self, seat: int) -> Bytes:
        begun = self._pending.get(seat)
        return self.watcher.observation(self.position.state, seat, begun.chosen if begun else ())

    def mask(self, seat: int) -> Mask:
        """Return the numbers that a seat may choose; all are 0 while it has nothing to decide."""
        decision = self.decision(seat)
        return decision.mask() if decision else np.zeros(self.watcher.ids, np.int8)

    def is_legal(self, seat: int, number: Any) -> bool:
        decision = self.decision(seat)
        return decision is not None and decision.has(int(number))

    def choose(self, seat: int, number: Any) -> None:
        """Choose a number for a seat; the last one of a decision plays it. Raise WrongNumber if it is not legal."""
        decision = self.decision(seat)
        if decision is None or not decision.has(int(number)):
            legal = int(self.mask(seat).sum())
            raise WrongNumber(f"{number} is no legal action here; the mask has the {legal} that are")
        action = decision.narrow(int(number))
        if action is not None:
            self.position.play(action, seat)
            # Decisions that others have begun at the same time go on.
            waiting = self.position.waiting
            self._pending = {
                other: each
                for other, each in self._pending.items()
                if other != seat and other in waiting and each.chosen
            }
