"""Shared parts of both PettingZoo environments: agents, spaces, observations with their masks."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cinquina.library.position import Position
from cinquina.rl.numbered import Numbered
from cinquina.rl.watching import Field, Illegal, Watcher


class Seats:
    """The seats of a game as agents, `seat_0`, `seat_1` and so on.

    The mask stands in the observation and in `infos`, since the tools for PettingZoo look for it in either.
    """

    def __init__(self, of: Watcher, illegal: Illegal, render_mode: str | None) -> None:
        self.watcher = of
        self.illegal = illegal
        self.loser = ""  # the agent whose illegal number ended the game
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"cinquina_{of.game.id}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(of.game.seats)]
        self.agents: list[str] = []
        seen = spaces.Box(0, 255, (of.size,), np.uint8)
        mask = spaces.Box(0, 1, (of.ids,), np.int8)
        self.observation_spaces = {
            each: spaces.Dict({"observation": seen, "action_mask": mask}) for each in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (of.game.seats, of.size), np.uint8)
        self.action_spaces = {each: spaces.Discrete(of.ids) for each in self.possible_agents}
        self.game: Numbered | None = None
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> Position:
        """Start a game; without a seed it follows from the one before."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = Numbered(self.watcher, int(self._random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.loser = ""
        return self.game.position

    def require_game(self) -> Numbered:
        if self.game is None:
            raise gymnasium.error.ResetNeeded("no game is running: call reset() first")
        return self.game

    def require_position(self) -> Position:
        return self.require_game().position

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def mask(self, agent: str) -> Any:
        """Return the legal numbers of an agent; all are 0 while it has nothing to decide."""
        return self.require_game().mask(self.seat(agent))

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.require_game().observation(self.seat(agent))
        return {"observation": seen, "action_mask": self.mask(agent)}

    def state(self) -> Any:
        """Return the observations of all agents, for training with a central critic."""
        game = self.require_game()
        return np.stack([game.observation(seat) for seat in range(self.watcher.game.seats)])

    def masks(self) -> dict[str, Any]:
        """Return the `infos` of all agents: each has its action mask."""
        return {each: {"action_mask": self.mask(each)} for each in self.agents}

    @property
    def is_over(self) -> bool:
        return bool(self.loser) or self.require_position().over

    def play(self, agent: str, number: Any) -> None:
        """Play a number for an agent. One that is not legal raises WrongNumber, or ends the game."""
        game, seat = self.require_game(), self.seat(agent)
        if self.illegal == "lose" and not game.is_legal(seat, number):
            self.loser = agent
            return
        game.choose(seat, number)

    def utilities(self) -> dict[str, float]:
        """Return the rewards: at the end 1 for a win, 0 for a loss, before it 0; -1 for an illegal number."""
        if self.loser:
            return {each: -1.0 if each == self.loser else 0.0 for each in self.agents}
        result = self.require_position().result
        return {each: result.utilities[self.seat(each)] if result else 0.0 for each in self.agents}

    def describe(self) -> list[Field]:
        """Return the parts of an observation, in order."""
        return self.watcher.describe()

    def render(self) -> Any:
        return self.require_position().picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, since nothing is open."""
