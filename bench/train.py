"""Train an agent for Foldris alone with MaskablePPO, and compare it with the bots.

PyTorch is no part of this project's environment. In an environment of its own, with cinquina[rl] and `sb3-contrib`:

    python bench/train.py --minutes 30             CPU minutes, all threads together
    python bench/train.py --plot build/train.svg   also draws the curve, with `matplotlib`

The measure is the share of the twelve lines that are completed, over games that were not trained on.
"""

import argparse
import csv
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import cinquina as cq
from cinquina import rl

GAME = "foldris"
AT_ONCE = 256
TESTED = 1000  # games
BOTS = ("random", "newcomer", "casual", "strong")


class Batch(VecEnv):
    """A batch of solo games. What a step adds to the completed lines is its reward; together that is the utility."""

    def __init__(self, count: int, seed: int) -> None:
        self.games = rl.batch(GAME, count, seed=seed, seats=1)
        (self.completed,) = [each.start for each in self.games.describe() if each.name == "own_completed"]
        (lines,) = [each.shape[0] for each in self.games.describe() if each.name == "own_filled"]
        self.lines = float(lines)
        self.finished: list[float] = []
        seen = spaces.Box(0, 255, self.games.observations.shape[1:], np.uint8)
        super().__init__(count, seen, spaces.Discrete(self.games.ids))

    def reset(self) -> Any:
        return self.games.observations.copy()

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        games = self.games
        before = games.observations[:, self.completed] / self.lines
        games.step(self.actions)
        ended = games.ended.astype(bool)
        after = np.where(ended, games.utilities[:, 0], games.observations[:, self.completed] / self.lines)
        self.finished += games.utilities[ended, 0].tolist()
        seen = games.observations.copy()
        infos: list[dict[str, Any]] = [
            {"terminal_observation": seen[n]} if ended[n] else {} for n in range(games.count)
        ]
        return seen, (after - before).astype(np.float32), ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        assert method_name == "action_masks"
        return list(self.games.masks.astype(bool))

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        if attr_name not in ("action_masks", "render_mode"):
            raise AttributeError(attr_name)
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def tested(model: Any, count: int) -> tuple[float, float]:
    """Play games with the most likely action each; return the mean utility and its standard error."""
    games = rl.batch(GAME, count, seed=1_000_003, seats=1)
    done: list[float] = []
    over = np.zeros(count, bool)
    while not over.all():
        actions, _ = model.predict(
            games.observations.copy(), action_masks=games.masks.astype(bool), deterministic=True
        )
        games.step(actions)
        done += games.utilities[(games.ended == 1) & ~over, 0].tolist()  # the first game of each row
        over |= games.ended == 1
    return fmean(done), stdev(done) / len(done) ** 0.5


def bot_reaches(name: str, count: int) -> tuple[float, float]:
    """Return the mean utility of a bot and its standard error."""
    found = []
    for seed in range(count):
        position, bot = cq.game(GAME, seats=1).new(seed=seed), cq.bot(name, seed)
        while not position.over:
            position.play(bot.choose(position))
        assert position.result is not None
        found.append(position.result.utilities[0])
    return fmean(found), stdev(found) / count**0.5


class Curve(BaseCallback):
    """Tests the policy every so often, until the time is up."""

    def __init__(self, minutes: float, every: float, out: Path) -> None:
        super().__init__()
        self.seconds, self.every, self.out = minutes * 60, every * 60, out
        self.began, self.spent_testing, self.next = process_time(), 0.0, 0.0
        self.rows: list[tuple[float, int, float, float]] = []

    def _on_step(self) -> bool:
        return process_time() - self.began - self.spent_testing < self.seconds

    def _on_rollout_start(self) -> None:
        trained = process_time() - self.began - self.spent_testing
        if trained >= self.next:
            self.next += self.every
            self.note(trained)

    def note(self, trained: float) -> None:
        began = process_time()
        mean, error = tested(self.model, TESTED)
        self.spent_testing += process_time() - began
        self.rows.append((trained / 60, self.num_timesteps, mean, error))
        print(
            f"{trained / 60:6.1f} min {self.num_timesteps:>11,} steps  {mean:.3f} ± {1.96 * error:.3f}",
            flush=True,
        )
        with self.out.open("w", newline="") as file:
            csv.writer(file).writerows([("cpu_minutes", "steps", "utility", "error"), *self.rows])


def plot(rows: list[tuple[float, int, float, float]], bots: dict[str, float], out: Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([row[0] for row in rows], [12 * row[2] for row in rows], marker=".", label="MaskablePPO")
    for name, mean in bots.items():
        axes.axhline(12 * mean, linestyle=":", linewidth=1, color="grey")
        axes.annotate(name, (rows[-1][0], 12 * mean), ha="right", va="bottom", color="dimgrey")
    axes.set(xlabel="CPU minutes of training", ylabel="completed lines of twelve", title="Foldris alone")
    axes.legend(loc="lower right")
    figure.savefig(out, bbox_inches="tight")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="CPU minutes from test to test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", type=int, default=200, help="games of each bot")
    parser.add_argument("--out", type=Path, default=Path("build/train.csv"))
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    given.out.parent.mkdir(parents=True, exist_ok=True)
    bots = {}
    for name in BOTS:
        bots[name], error = bot_reaches(name, given.bots)
        print(f"{name:<9}{bots[name]:.3f} ± {1.96 * error:.3f}", flush=True)
    model = MaskablePPO(
        "MlpPolicy",
        Batch(AT_ONCE, given.seed),
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=given.seed,
        device="cpu",
    )
    curve = Curve(given.minutes, given.every, given.out)
    model.learn(10**9, callback=curve)
    curve.note(given.minutes * 60)
    model.save(given.out.with_suffix(".zip"))
    if given.plot:
        plot(curve.rows, bots, given.plot)


if __name__ == "__main__":
    main()
