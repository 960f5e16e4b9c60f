"""The decisions of learning agents in some games: the actions that each may still choose from, narrowed down number by
number.

Rows of a few vecs instead of objects: 1,024 games do not fit into the cache of a processor, and rows are read in order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.observer import Observer
from cinquina.core.playout import int_buffer
from cinquina.core.state import State

ROOM: Final = 256  # actions that are stored for a game; a longer list is made again


class Decisions:
    """Per game the listed actions of a seat, and the numbers that it chose so far."""

    def __init__(self, observer: Observer, most: i64, games: i64) -> None:
        self.observer: Observer = observer
        self.room: i64 = most if most < ROOM else i64(ROOM)
        self.actions: vec[i64] = int_buffer(games * self.room)
        self.counts: vec[i64] = int_buffer(games)
        self.parts: vec[i64] = int_buffer(games)  # the part to choose now
        self.made: vec[i64] = int_buffer(games)  # how many numbers were chosen
        self.chosen: vec[i64] = int_buffer(games * observer.parts)
        self.out: vec[i64] = int_buffer(most)
        # The numbers of a game that may be chosen, one for each action: of the game that was asked for last.
        self.numbers: vec[i64] = int_buffer(most)

    def begin(self, game: i64, state: State, seat: i64) -> i64:
        """List the actions of a seat with their numbers; return how many."""
        self.made[game] = 0
        self.parts[game] = 0
        count: i64 = state.actions(seat, self.out)
        self.counts[game] = count
        self.store(game, count)
        self.find_part(game, self.out, 0, count)
        return count

    def store(self, game: i64, count: i64) -> None:
        if count > self.room:
            return
        out = self.out
        actions = self.actions
        at: i64 = game * self.room
        i: i64 = 0
        while i < count:
            actions[at + i] = out[i]
            i += 1

    def find_part(self, game: i64, actions: vec[i64], at: i64, count: i64) -> None:
        """Compute the numbers of the next part in which the actions differ; of the last action, any part will do."""
        observer = self.observer
        part: i64 = self.parts[game]
        observer.number(part, actions, at, count, self.numbers)
        if count > 1 and observer.parts > 1:
            while alike(self.numbers, count):
                part += 1
                if part >= observer.parts:
                    raise ValueError("two actions have the same numbers")
                observer.number(part, actions, at, count, self.numbers)
            self.parts[game] = part

    def number(self, game: i64, state: State, seat: i64) -> i64:
        """Compute the numbers that may be chosen in a game; return how many, some of them alike."""
        count: i64 = self.counts[game]
        part: i64 = self.parts[game]
        if count <= self.room:
            self.observer.number(part, self.actions, game * self.room, count, self.numbers)
        else:
            self.list_again(game, state, seat)
            self.observer.number(part, self.out, 0, count, self.numbers)
        return count

    def list_again(self, game: i64, state: State, seat: i64) -> None:
        """List the actions that the numbers chosen so far have left."""
        out = self.out
        numbers = self.numbers
        observer = self.observer
        count: i64 = state.actions(seat, out)
        k: i64 = 0
        part: i64 = 0
        while k < self.made[game]:
            # The part of a number is the first in which the actions differ, as it was when it was chosen.
            observer.number(part, out, 0, count, numbers)
            while alike(numbers, count):
                part += 1
                observer.number(part, out, 0, count, numbers)
            count = kept(out, 0, numbers, self.chosen[game * observer.parts + k], count, out, 0)
            part += 1
            k += 1

    def narrow(self, game: i64, number: i64, state: State, seat: i64) -> i64:
        """Keep the actions with a number, of which there is at least one. Return the action if a single one is left,
        else -1; then the numbers of the next part are there."""
        count: i64 = self.number(game, state, seat)
        actions = self.actions
        at: i64 = game * self.room
        stored: bool = count <= self.room
        if stored:
            count = kept(actions, at, self.numbers, number, count, actions, at)
            if count == 1:
                return actions[at]
        else:
            count = kept(self.out, 0, self.numbers, number, count, self.out, 0)
            if count == 1:
                return self.out[0]
            self.store(game, count)
        self.counts[game] = count
        self.chosen[game * self.observer.parts + self.made[game]] = number
        self.made[game] += 1
        self.parts[game] += 1
        if count <= self.room:
            self.find_part(game, actions, at, count)
        else:
            self.find_part(game, self.out, 0, count)
        return -1


def kept(
    some: vec[i64], at: i64, numbers: vec[i64], number: i64, count: i64, out: vec[i64], there: i64
) -> i64:
    """Write the actions that have a number, in order; return how many."""
    found: i64 = there
    i: i64 = 0
    while i < count:
        if numbers[i] == number:
            out[found] = some[at + i]
            found += 1
        i += 1
    return found - there


def alike(numbers: vec[i64], count: i64) -> bool:
    """Return whether all of them are the same."""
    first: i64 = numbers[0]
    i: i64 = 1
    while i < count:
        if numbers[i] != first:
            return False
        i += 1
    return True
