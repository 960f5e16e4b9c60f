"""Many games at once, for learning: one call plays a number in each and writes all observations and masks.

Chance is drawn and a game that is over begins again within the call, so every game always waits for a seat. The vecs
stay the same objects for good: a reader may keep a view of their memory.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cinquina.core.decisions import Decisions
from cinquina.core.observer import ENTRY, Observer, clear, words_of
from cinquina.core.playout import float_buffer, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State

# The 64 bits of a word of a mask; the highest is the sign.
MASK_BIT: Final = vec[i64]([2**n if n < 63 else -(2**63) for n in range(64)])


def byte_buffer(size: i64) -> vec[u8]:
    """Create a buffer of zeros for bytes."""
    zero: u8 = 0
    return vec[u8]([zero for _ in range(size)])


class Batch:
    """Games of one setup, all from the same first position."""

    def __init__(self, start: State, observer: Observer, most: i64, games: i64, seed: int) -> None:
        self.start: State = start
        self.observer: Observer = observer
        self.games: i64 = games
        self.seats: i64 = start.seats
        self.rng: Rng = Rng(seed, "batch")
        self.states: list[State] = []
        self.pending: Decisions = Decisions(observer, most, games)
        self.out: vec[i64] = int_buffer(most)
        self.odds: vec[i64] = int_buffer(most)
        # A row is what the game tells, then the numbers chosen so far in the decision, if it can have several.
        self.chosen: i64 = observer.words
        self.row: i64 = observer.words + (words_of(observer.ids) if observer.parts > 1 else i64(0))
        self.mask: i64 = (observer.ids + 63) >> 6
        # What the last call wrote: per game the observation and mask of the seat to decide, and that seat; whether the
        # game before ended with this call, with the utility of each seat.
        self.observations: vec[i64] = int_buffer(games * self.row)
        self.masks: vec[i64] = int_buffer(games * self.mask)
        self.turns: vec[i64] = int_buffer(games)
        self.ended: vec[u8] = byte_buffer(games)
        self.utilities: vec[float] = float_buffer(games * start.seats)
        self.decisions: i64 = 0
        game: i64 = 0
        while game < games:
            self.states.append(start.copy())
            game += 1
        game = 0
        while game < games:
            self.settle(game, self.states[game])
            game += 1

    def settle(self, game: i64, state: State) -> None:
        """Draw until a seat decides, beginning again after an end; then write its observation and mask."""
        who: i64 = state.turn()
        while who < 0:
            if who == OVER:
                self.end(game, state)
                # First let go of the old position: the new one is then made in its place, beside its neighbours.
                state = self.start
                self.states[game] = state
                state = state.copy()
                self.states[game] = state
            else:
                state.apply(CHANCE, state.draw(self.rng, self.out, self.odds))
            who = state.turn()
        self.turns[game] = who
        count: i64 = self.pending.begin(game, state, who)
        self.write_mask(game, count)
        self.observer.observe(state, who, self.observations, game * self.row)

    def end(self, game: i64, state: State) -> None:
        self.ended[game] = 1
        seat: i64 = 0
        while seat < self.seats:
            self.utilities[game * self.seats + seat] = state.utility(seat)
            seat += 1

    def write_mask(self, game: i64, count: i64) -> None:
        """Write the numbers that may be chosen in the game that was asked for last."""
        masks = self.masks
        numbers = self.pending.numbers
        at: i64 = game * self.mask
        clear(masks, at, at + self.mask)
        i: i64 = 0
        while i < count:
            number: i64 = numbers[i]
            masks[at + (number >> 6)] |= MASK_BIT[number & 63]
            i += 1

    def choose(self, game: i64, number: i64) -> None:
        """Narrow the decision of a game down by a number, and play the action that it leads to."""
        state = self.states[game]
        pending = self.pending
        made: i64 = pending.made[game]
        action: i64 = pending.narrow(game, number, state, self.turns[game])
        if action >= 0:
            if made > 0:
                at: i64 = game * self.row
                clear(self.observations, at + self.chosen, at + self.row)
            self.play(game, state, action)
        else:
            self.observations[game * self.row + self.chosen + (number >> 3)] |= ENTRY[number & 7]
            self.write_mask(game, pending.counts[game])

    def play(self, game: i64, state: State, action: i64) -> None:
        self.decisions += 1
        state.apply(self.turns[game], action)
        self.settle(game, state)

    def step(self, chosen: list[int]) -> int:
        """Choose a number in every game. Return -1, or the first game in which it is not legal.

        Nothing is played unless all numbers are legal.
        """
        ids: i64 = self.observer.ids
        masks = self.masks
        wide: i64 = self.mask
        game: i64 = 0
        while game < self.games:
            number: i64 = chosen[game]
            if number < 0 or number >= ids:
                return game
            if not masks[game * wide + (number >> 6)] & MASK_BIT[number & 63]:
                return game
            game += 1
        self.forget_ends()
        game = 0
        while game < self.games:
            self.choose(game, chosen[game])
            game += 1
        return -1

    def step_randomly(self, rounds: i64) -> None:
        """Choose random numbers in every game, all actions as likely, for benchmarks and for variety."""
        pending = self.pending
        rng = self.rng
        observer = self.observer
        while rounds > 0:
            self.forget_ends()
            game: i64 = 0
            while game < self.games:
                count: i64 = pending.counts[game]
                pick: i64 = rng.below(count)
                at: i64 = game * pending.room + pick
                if count > pending.room:
                    pending.number(game, self.states[game], self.turns[game])
                    self.choose(game, pending.numbers[pick])
                elif observer.parts == 1:
                    self.play(game, self.states[game], pending.actions[at])
                else:
                    observer.number(pending.parts[game], pending.actions, at, 1, pending.numbers)
                    self.choose(game, pending.numbers[0])
                game += 1
            rounds -= 1

    def forget_ends(self) -> None:
        ended = self.ended
        game: i64 = 0
        while game < self.games:
            ended[game] = 0
            game += 1
