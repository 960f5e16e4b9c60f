"""What all environments share: the observer of a game, and observations and masks as arrays."""

from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from cinquina.core.batch import byte_buffer
from cinquina.core.observer import Observer
from cinquina.core.state import State
from cinquina.games import games
from cinquina.library.bound_game import Game, game
from cinquina.library.exceptions import Error

Illegal = Literal["raise", "lose"]  # what a number that is not legal does: raise WrongNumber, or end the game
Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class NoEnvironment(Error, LookupError):
    """The game has no environments for learning agents, or not of this kind."""


class WrongNumber(Error, ValueError):
    """A number that is no legal action here."""


class Field(NamedTuple):
    """A part of an observation: the entries from `start` to `stop`, reshaped to `shape`."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]


class Watcher:
    """The observer of a setup, for arrays."""

    def __init__(self, of: Game) -> None:
        found = of.rules.observer()
        if found is None:
            known = [each.id for each in games() if each.rules(each.setup()).observer() is not None]
            raise NoEnvironment(
                f"{of.id} has no environments for learning agents; there are: {', '.join(known)}"
            )
        self.game = of
        self.observer: Observer = found
        self.size = int(found.size)
        self.ids = int(found.ids)
        self._room = byte_buffer(self.size)
        memory: Any = self._room  # numpy's types do not know it
        self._seen: Bytes = np.frombuffer(memory, np.uint8)

    def observation(self, state: State, seat: int) -> Bytes:
        self.observer.observe(state, seat, self._room, 0)
        return self._seen.copy()

    def mask(self, state: State, seat: int) -> Mask:
        found = np.zeros(self.ids, np.int8)
        found[[self.observer.number(state, seat, each) for each in self.game.rules.actions(state, seat)]] = 1
        return found

    def is_legal(self, state: State, seat: int, number: Any) -> bool:
        return int(self.observer.action(state, seat, int(number))) >= 0

    def action(self, state: State, seat: int, number: Any) -> int:
        """Return the action with a number. Raise WrongNumber if it is not legal."""
        action = int(self.observer.action(state, seat, int(number)))
        if action < 0:
            legal = int(self.mask(state, seat).sum())
            raise WrongNumber(f"{number} is no legal action here; the mask has the {legal} that are")
        return action

    def describe(self) -> list[Field]:
        """Return the parts of an observation, in order."""
        found, start = [], 0
        for name, shape in self.observer.fields():
            stop = start + int(np.prod(shape))
            found.append(Field(name, start, stop, shape))
            start = stop
        return found


def watcher(name: str | Game, **setup: Any) -> Watcher:
    return Watcher(name if isinstance(name, Game) else game(name, **setup))
