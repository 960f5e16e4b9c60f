"""A Gymnasium environment: one seat, against bots on the others, or alone."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cinquina.library.bound_game import Game
from cinquina.library.level_bot import Bot
from cinquina.library.position import Position
from cinquina.rl.watching import Bytes, Field, Illegal, Watcher, WrongNumber, watcher


class Single(gymnasium.Env[Bytes, Any]):
    """Seat 0 of a game. The reward comes at the end: 1 for a win, 0 for a loss; alone, the share of the best result.

    `info["action_mask"]` has a 1 for every legal number. A number that is not legal raises WrongNumber; with
    `illegal="lose"` it ends the game with a reward of -1, for trainers that know no masks.
    """

    def __init__(
        self, of: Watcher, against: str, illegal: Illegal = "raise", render_mode: str | None = None
    ) -> None:
        self.illegal = illegal
        self.watcher = of
        self.metadata = {"render_modes": ["ansi"]}
        self.against = against
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(of.ids)
        self.observation_space = spaces.Box(0, 255, (of.size,), np.uint8)
        self.position: Position | None = None
        self._bot = Bot(against)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        self.position = self.watcher.game.new(seed=drawn)
        self._bot = Bot(self.against, drawn)
        self._let_bots_decide(self.position)
        return self._seen(self.position), self._info(self.position)

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        position = self._running()
        if self.illegal == "lose" and not self.watcher.is_legal(position.state, 0, action):
            self.position = None
            return self._seen(position), -1.0, True, False, self._info(position)
        position.play(self.watcher.action(position.state, 0, action), 0)
        self._let_bots_decide(position)
        reward = position.result.utilities[0] if position.result else 0.0
        return self._seen(position), reward, position.over, False, self._info(position)

    def _running(self) -> Position:
        if self.position is None or self.position.over:
            raise WrongNumber("no game is running: call reset() first")
        return self.position

    def _let_bots_decide(self, position: Position) -> None:
        """Play on until seat 0 has to decide, as it may after others of a simultaneous moment."""
        while not position.over and 0 not in position.waiting:
            seat = position.turn
            position.play(self._bot.choose(position, seat), seat)

    def _seen(self, position: Position) -> Bytes:
        return self.watcher.observation(position.state, 0)

    def _info(self, position: Position) -> dict[str, Any]:
        state = position.state
        mask = np.zeros(self.watcher.ids, np.int8) if position.over else self.watcher.mask(state, 0)
        return {"action_mask": mask}

    def action_masks(self) -> Any:
        """Return the mask as sb3-contrib's MaskablePPO asks for it."""
        return self.watcher.mask(self._running().state, 0).astype(bool)

    def describe(self) -> list[Field]:
        """Return the parts of an observation, in order."""
        return self.watcher.describe()

    def render(self) -> Any:
        return self._running().picture(0) if self.render_mode == "ansi" else None


def single(
    name: str | Game,
    against: str = "casual",
    illegal: Illegal = "raise",
    render_mode: str | None = None,
    **setup: Any,
) -> Single:
    """Return a Gymnasium environment for seat 0, with bots of a level on the other seats."""
    return Single(watcher(name, **setup), against, illegal, render_mode)
