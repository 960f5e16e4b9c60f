"""The player that searches."""

from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.bots.search.player import Player
from cinquina.bots.search.tree import Search
from cinquina.core.effort import Effort
from cinquina.core.playout import buffer
from cinquina.core.rng import Rng
from cinquina.core.state import State

SLICE: i64 = 16  # simulations between two looks at the clock


class SearchPlayer(Player):
    """Thinks for as long as its effort says."""

    def __init__(self, max_actions: i64, search: Search, effort: Effort) -> None:
        self.out: vec[i64] = buffer(max_actions)
        self.search: Search = search
        self.simulations: i64 = effort.simulations
        self.milliseconds: i64 = effort.milliseconds

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        search = self.search
        search.begin(state, seat, rng)
        if state.actions(seat, self.out) == 1:
            return self.out[0]
        left: i64 = self.simulations
        ends: float = perf_counter() + float(self.milliseconds) / 1000.0
        while left > 0:
            search.run(min(left, SLICE))
            left -= SLICE
            if self.milliseconds > 0 and perf_counter() >= ends:
                break
        return search.best()
