"""Random play inside the engine: the base of simulation, search and the benchmark."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State


def int_buffer(size: i64) -> vec[i64]:
    """Create a buffer of zeros for actions() and weights()."""
    zero: i64 = 0  # hoisted: interpreted, i64(0) is a call
    return vec[i64]([zero] * size)


def float_buffer(size: i64) -> vec[float]:
    """Create a buffer of zeros for values."""
    zero: float = 0.0
    return vec[float]([zero for _ in range(size)])


# For callers that are not compiled: lists of Python.


def list_actions(state: State, who: i64, most: i64) -> list[int]:
    """Return the actions of a seat, CHANCE or CLOCK."""
    out = int_buffer(most)
    return [out[i] for i in range(state.actions(who, out))]


def list_weights(state: State, most: i64) -> list[int]:
    """Return the weights of the outcomes of chance."""
    out = int_buffer(most)
    return [out[i] for i in range(state.weights(out))]


def random_outcome(state: State, rng: Rng, most: i64) -> i64:
    """Return a random outcome."""
    return state.draw(rng, int_buffer(most), int_buffer(most))


class Playout:
    """Plays positions to the end at random, with its buffers allocated once."""

    def __init__(self, max_actions: i64) -> None:
        self.out: vec[i64] = int_buffer(max_actions)
        self.odds: vec[i64] = int_buffer(max_actions)
        # Decisions so far, without those of chance.
        self.decisions: i64 = 0
        self.listed: i64 = 0  # sum of their legal actions

    def finish(self, state: State, rng: Rng) -> None:
        """Play on until the game is over."""
        out = self.out
        odds = self.odds
        who: i64 = state.turn()
        while who != OVER:
            if who == CHANCE:
                state.apply(CHANCE, state.draw(rng, out, odds))
            else:
                count: i64 = state.actions(who, out)
                self.decisions += 1
                self.listed += count
                state.apply(who, out[rng.below(count)])
            who = state.turn()

    def repeat(self, start: State, rng: Rng, games: i64) -> None:
        """Play a number of games from the same position."""
        while games > 0:
            self.finish(start.copy(), rng)
            games -= 1
