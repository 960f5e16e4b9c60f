"""The player that searches."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from cinquina.bots import cancellation
from cinquina.bots.search.player import Player
from cinquina.bots.search.tree import Search
from cinquina.core.effort import Effort
from cinquina.core.rng import Rng
from cinquina.core.state import State

SLICE: Final = 2  # simulations between two checks of the time: in some games one takes several milliseconds


def think(search: Search, simulations: i64, milliseconds: i64) -> None:
    """Run `simulations`, or as many as fit into the time (0 ms: all)."""
    ends: float = perf_counter() + float(milliseconds) / 1000.0
    while simulations > 0:
        search.run(min(simulations, SLICE))
        simulations -= SLICE
        if milliseconds > 0 and (perf_counter() >= ends or cancellation.is_cancelled()):
            return


class SearchPlayer(Player):
    """Searches for the time of its effort, and reuses the tree of its last decision.

    Only in games without hidden information: elsewhere the entries since may be unknown to the seat.
    """

    def __init__(self, search: Search, effort: Effort) -> None:
        self.search: Search = search
        self.simulations: i64 = effort.simulations
        self.milliseconds: i64 = effort.milliseconds

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        search = self.search
        search.begin(state, seat, rng)
        action: i64 = search.only_action()
        if action >= 0:
            return action
        think(search, self.simulations, self.milliseconds)
        return search.best_action()

    def follow(self, who: i64, action: i64) -> None:
        if not self.search.hidden:
            self.search.follow(action)

    def forget(self) -> None:
        self.search.forget()
