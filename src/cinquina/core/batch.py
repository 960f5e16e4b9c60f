"""Many games at once, for learning: one call plays an action in each and writes all observations and masks.

Chance is drawn and a game that is over begins again within the call, so every game always waits for a seat. The vecs
stay the same objects for good: a reader may keep a view of their memory.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from cinquina.core.observer import Observer
from cinquina.core.playout import float_buffer, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State


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
        self.out: vec[i64] = int_buffer(most)
        self.odds: vec[i64] = int_buffer(most)
        # What the last call wrote: per game the observation and mask of the seat to decide, and that seat; whether the
        # game before ended with this call, with the utility of each seat.
        self.observations: vec[u8] = byte_buffer(games * observer.size)
        self.masks: vec[u8] = byte_buffer(games * observer.ids)
        self.turns: vec[i64] = int_buffer(games)
        self.ended: vec[u8] = byte_buffer(games)
        self.utilities: vec[float] = float_buffer(games * start.seats)
        # The numbers that are set in each mask, so that only these are cleared.
        self.most: i64 = most
        self.counts: vec[i64] = int_buffer(games)
        self.numbers: vec[i64] = int_buffer(games * most)
        self.actions: vec[i64] = int_buffer(games * most)
        self.decisions: i64 = 0
        game: i64 = 0
        while game < games:
            self.states.append(start.copy())
            self.settle(game)
            game += 1

    def settle(self, game: i64) -> None:
        """Draw until a seat decides, beginning again after an end; then write its observation and mask."""
        state = self.states[game]
        who: i64 = state.turn()
        while who < 0:
            if who == OVER:
                self.end(game, state)
                state = self.start.copy()
                self.states[game] = state
            else:
                state.apply(CHANCE, state.draw(self.rng, self.out, self.odds))
            who = state.turn()
        self.turns[game] = who
        self.observer.observe(state, who, self.observations, game * self.observer.size)
        self.write_mask(game, state, who)

    def end(self, game: i64, state: State) -> None:
        self.ended[game] = 1
        seat: i64 = 0
        while seat < self.seats:
            self.utilities[game * self.seats + seat] = state.utility(seat)
            seat += 1

    def write_mask(self, game: i64, state: State, who: i64) -> None:
        observer = self.observer
        masks = self.masks
        numbers = self.numbers
        actions = self.actions
        out = self.out
        first: i64 = game * self.most
        at: i64 = game * observer.ids
        i: i64 = 0
        while i < self.counts[game]:
            masks[at + numbers[first + i]] = 0
            i += 1
        count: i64 = state.actions(who, out)
        i = 0
        while i < count:
            number: i64 = observer.number(state, who, out[i])
            masks[at + number] = 1
            numbers[first + i] = number
            actions[first + i] = out[i]
            i += 1
        self.counts[game] = count

    def play(self, game: i64, action: i64) -> None:
        self.ended[game] = 0
        self.decisions += 1
        self.states[game].apply(self.turns[game], action)
        self.settle(game)

    def step(self, chosen: list[int]) -> int:
        """Play a numbered action in every game. Return -1, or the first game whose number is not legal.

        Nothing is played unless all numbers are legal.
        """
        ids: i64 = self.observer.ids
        game: i64 = 0
        while game < self.games:
            number: i64 = chosen[game]
            if number < 0 or number >= ids or self.masks[game * ids + number] == 0:
                return game
            game += 1
        game = 0
        while game < self.games:
            self.play(game, self.action_numbered(game, chosen[game]))
            game += 1
        return -1

    def action_numbered(self, game: i64, number: i64) -> i64:
        first: i64 = game * self.most
        while self.numbers[first] != number:
            first += 1
        return self.actions[first]

    def step_randomly(self, rounds: i64) -> None:
        """Play random actions in every game, for benchmarks and for filling games with variety."""
        while rounds > 0:
            game: i64 = 0
            while game < self.games:
                pick: i64 = self.rng.below(self.counts[game])
                self.play(game, self.actions[game * self.most + pick])
                game += 1
            rounds -= 1
