"""Shared parts of all environments: a game's observer, and observations and masks as arrays."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from cinquina.core.decisions import Decisions
from cinquina.core.observer import Observer, padded, words_of
from cinquina.core.playout import int_buffer
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


def shared(memory: Any, kind: type[Any]) -> npt.NDArray[Any]:
    """Return memory of the engine as an array, without a copy."""
    return np.frombuffer(memory, kind)


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
        self.ids = int(found.ids)
        self.parts = int(found.parts)
        self.seen = 8 * int(
            found.words
        )  # entries that tell of the game; after them the numbers chosen so far
        self.size = self.seen + (8 * int(words_of(self.ids)) if self.parts > 1 else 0)
        self._room = int_buffer(found.words)

    def observation(self, state: State, seat: int, chosen: Sequence[int] = ()) -> Bytes:
        """Return what a seat may know, with the numbers that it chose so far in its decision."""
        found = np.zeros(self.size, np.uint8)
        self.observer.observe(state, seat, self._room, 0)
        found[: self.seen] = shared(self._room, np.uint8)
        for number in chosen:
            found[self.seen + number] = 1
        return found

    def decision(self, state: State, seat: int) -> "Decision":
        """Return the decision that a seat has to make."""
        return Decision(self, state, seat)

    def describe(self) -> list[Field]:
        """Return the parts of an observation, in order."""
        parts = self.observer.fields()
        if self.parts > 1:
            parts = [*parts, *padded("chosen", self.ids)]
        found, start = [], 0
        for name, shape in parts:
            stop = start + int(np.prod(shape))
            found.append(Field(name, start, stop, shape))
            start = stop
        return found


class Decision:
    """A pending decision of a seat, narrowed down by the numbers chosen so far."""

    def __init__(self, of: Watcher, state: State, seat: int) -> None:
        self._ids = of.ids
        self._state, self._seat = state, seat
        self._rows = Decisions(of.observer, of.game.rules.max_actions, 1)
        self._count = self._rows.begin(0, state, seat)
        self.chosen: list[int] = []  # the numbers so far

    @property
    def numbers(self) -> npt.NDArray[np.int64]:
        """Return the number of each action that is left; some may be alike."""
        found: npt.NDArray[np.int64] = shared(self._rows.numbers, np.int64)[: self._count]
        return found

    def mask(self) -> Mask:
        """Return the numbers that may be chosen."""
        found = np.zeros(self._ids, np.int8)
        found[self.numbers] = 1
        return found

    def has(self, number: int) -> bool:
        return bool((self.numbers == number).any())

    def narrow(self, number: int) -> int | None:
        """Choose a number, which must be one of those. Return the action if it is decided now."""
        action = int(self._rows.narrow(0, number, self._state, self._seat))
        if action >= 0:
            return action
        self.chosen.append(number)
        self._count = int(self._rows.counts[0])
        return None


def watcher(name: str | Game, **setup: Any) -> Watcher:
    return Watcher(name if isinstance(name, Game) else game(name, **setup))
