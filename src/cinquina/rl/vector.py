"""A Gymnasium vector environment of games for a single player, played together in one call."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cinquina.library.bound_game import Game
from cinquina.rl.batches import Games
from cinquina.rl.watching import Bytes, NoEnvironment, Watcher, watcher

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class Solos(VectorEnv[Bytes, npt.NDArray[np.int64], Any]):
    """Games of a setup for one seat. A game that ends begins again in the same step (SAME_STEP).

    With `copy=False` observations are views of memory that the next step writes anew.
    """

    def __init__(self, of: Watcher, count: int, copy: bool = True) -> None:
        if of.game.seats != 1:
            raise NoEnvironment(
                "a vector environment is for a single player: choose seats=1, or rl.batch for more"
            )
        self.watcher = of
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.copy = copy
        self.num_envs = count
        self.single_action_space = spaces.Discrete(of.ids)
        self.single_observation_space = spaces.Box(0, 255, (of.size,), np.uint8)
        self.action_space = batch_space(self.single_action_space, count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.games = Games(of, count, 0)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        first = seed if isinstance(seed, int) or seed is None else seed[0]
        super().reset(seed=first)
        self.games = Games(self.watcher, self.num_envs, int(self.np_random.integers(2**62)))
        return self._seen(), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Bytes, Rewards, Flags, Flags, dict[str, Any]]:
        self.games.step(actions)
        ended = self.games.ended.astype(bool)
        rewards = np.where(ended, self.games.utilities[:, 0], 0.0)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, bool), self._info()

    def _seen(self) -> Bytes:
        return self.games.observations.copy() if self.copy else self.games.observations

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks}


def vector(name: str | Game, count: int, copy: bool = True, **setup: Any) -> Solos:
    """Return a Gymnasium vector environment of games for a single player."""
    return Solos(watcher(name, seats=1, **setup) if isinstance(name, str) else watcher(name), count, copy)
