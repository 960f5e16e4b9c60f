"""A PettingZoo environment (AEC): the seats decide one after the other, also where they decide at the same time."""

from typing import Any

from pettingzoo import AECEnv

from cinquina.library.bound_game import Game
from cinquina.rl.seats import Seats
from cinquina.rl.watching import Illegal, Watcher, watcher


class Turns(Seats, AECEnv[str, dict[str, Any], Any]):
    """All seats of a game. Rewards come at the end: 1 for a win, 0 for a loss, winners share 1."""

    def __init__(self, of: Watcher, illegal: Illegal = "raise", render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, of, illegal, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        position = self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.masks()
        self.agent_selection = self.agents[position.turn]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.utilities()
        if self.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.require_position().turn]
        self.infos = self.masks()
        self._accumulate_rewards()


def aec(name: str | Game, illegal: Illegal = "raise", render_mode: str | None = None, **setup: Any) -> Turns:
    """Return a PettingZoo AEC environment for all seats."""
    return Turns(watcher(name, **setup), illegal, render_mode)
