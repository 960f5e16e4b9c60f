"""A PettingZoo environment (Parallel): in each step all seats act that have to decide at that moment."""

from typing import Any

from pettingzoo import ParallelEnv

from cinquina.library.bound_game import Game
from cinquina.rl.seats import Seats
from cinquina.rl.watching import Illegal, Watcher, watcher


class Moments(Seats, ParallelEnv[str, dict[str, Any], Any]):
    """All seats of a game. The action of a seat that has nothing to decide, whose mask is all 0, is ignored.

    Rewards come at the end: 1 for a win, 0 for a loss, winners share 1.
    """

    def __init__(self, of: Watcher, illegal: Illegal = "raise", render_mode: str | None = None) -> None:
        Seats.__init__(self, of, illegal, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        return {each: self.observe(each) for each in self.agents}, self.masks()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        position = self.require_position()
        for seat in position.waiting:
            if not self.is_over and seat in position.waiting:
                self.play(self.possible_agents[seat], actions[self.possible_agents[seat]])
        agents = self.agents
        seen, rewards, infos = {each: self.observe(each) for each in agents}, self.utilities(), self.masks()
        if self.is_over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, self.is_over), dict.fromkeys(agents, False), infos


def parallel(
    name: str | Game, illegal: Illegal = "raise", render_mode: str | None = None, **setup: Any
) -> Moments:
    """Return a PettingZoo Parallel environment for all seats."""
    return Moments(watcher(name, **setup), illegal, render_mode)
