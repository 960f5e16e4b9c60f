"""Random play inside the engine: what simulation, search and the benchmark stand on."""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State


def buffer(size: i64) -> vec[i64]:
    """A buffer of zeros, to be handed to actions() and weights()."""
    return vec[i64]([i64(0) for _ in range(size)])


class Playout:
    """Plays positions to the end at random, with its buffers allocated once."""

    def __init__(self, max_actions: i64) -> None:
        self.out: vec[i64] = buffer(max_actions)
        self.odds: vec[i64] = buffer(max_actions)
        self.decisions: i64 = 0
        self.listed: i64 = 0

    def step(self, state: State, rng: Rng) -> bool:
        """One random entry by whoever decides; False when the game is over."""
        who: i64 = state.turn()
        if who == OVER:
            return False
        count: i64 = state.actions(who, self.out)
        if who == CHANCE:
            state.weights(self.odds)
            state.apply(CHANCE, self.out[rng.pick(self.odds, count)])
            return True
        self.decisions += 1
        self.listed += count
        state.apply(who, self.out[rng.below(count)])
        return True

    def finish(self, state: State, rng: Rng) -> None:
        """Play on until the game is over."""
        while self.step(state, rng):
            pass
