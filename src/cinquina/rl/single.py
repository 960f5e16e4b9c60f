"""A Gymnasium environment: one seat, against bots on the others, or alone."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cinquina.library.bound_game import Game
from cinquina.library.level_bot import Bot
from cinquina.library.position import Position
from cinquina.rl.numbered import Numbered
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
        self.game: Numbered | None = None
        self._bot = Bot(against)

    @property
    def position(self) -> Position | None:
        return self.game.position if self.game else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        self.game = Numbered(self.watcher, drawn)
        self._bot = Bot(self.against, drawn)
        self._let_bots_decide(self.game.position)
        return self.game.observation(0), {"action_mask": self.game.mask(0)}

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        game = self._running()
        reward = 0.0
        if self.illegal == "lose" and not game.is_legal(0, action):
            self.game = None
            reward = -1.0
        else:
            game.choose(0, action)
            self._let_bots_decide(game.position)
            reward = game.position.result.utilities[0] if game.position.result else 0.0
        over = self.game is None or game.position.over
        return game.observation(0), reward, over, False, {"action_mask": game.mask(0)}

    def _running(self) -> Numbered:
        if self.game is None or self.game.position.over:
            raise WrongNumber("no game is running: call reset() first")
        return self.game

    def _let_bots_decide(self, position: Position) -> None:
        """Play on until seat 0 has to decide, as it may after others of a simultaneous moment."""
        while not position.over and 0 not in position.waiting:
            seat = position.turn
            position.play(self._bot.choose(position, seat), seat)

    def action_masks(self) -> Any:
        """Return the mask as sb3-contrib's MaskablePPO asks for it."""
        return self._running().mask(0).astype(bool)

    def describe(self) -> list[Field]:
        """Return the parts of an observation, in order."""
        return self.watcher.describe()

    def render(self) -> Any:
        return self._running().position.picture(0) if self.render_mode == "ansi" else None


def single(
    name: str | Game,
    against: str = "casual",
    illegal: Illegal = "raise",
    render_mode: str | None = None,
    **setup: Any,
) -> Single:
    """Return a Gymnasium environment for seat 0, with bots of a level on the other seats."""
    return Single(watcher(name, **setup), against, illegal, render_mode)
