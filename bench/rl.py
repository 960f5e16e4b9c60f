"""`./dev bench rl`: decisions a second in the environments for learning agents, beside raw random play.

Every game that has environments is played by two seats on one core, in CPU time. Rounds are interleaved, so that a busy
machine slows all alike; the shares say more than the figures.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import numpy as np

import cinquina as cq
from cinquina import rl
from cinquina.core.playout import Playout
from cinquina.core.rng import Rng

AT_ONCE = 1024  # games of a batch
Part = Callable[[float], float]  # plays for so many seconds; returns decisions a second


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench rl", description="Speed of the environments.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each part in a round")
    given = parser.parse_args(words)
    for facts in cq.games():
        if facts.rules(facts.setup()).observer() is None:
            continue
        game = cq.game(facts.id, seats=2)
        parts = {
            "raw random play in the engine": raw(game),
            f"batch of {AT_ONCE}, random play inside": batch(game, inside=True),
            f"batch of {AT_ONCE}, actions by numpy": batch(game, inside=False),
            "positions of the library": library(game),
            "PettingZoo, AEC": aec(game),
        }
        found: dict[str, list[float]] = {name: [] for name in parts}
        for _ in range(given.rounds):
            for name, play in parts.items():
                found[name].append(play(given.seconds))
        base = median(found["raw random play in the engine"])
        print(f"{facts.title}, 2 seats: decisions a second of CPU (median of {given.rounds} rounds)")
        for name, speeds in found.items():
            print(f"  {name:<40}{median(speeds):>12,.0f}{median(speeds) / base:>8.1%}")
    return 0


def timed(seconds: float, play: Callable[[], int]) -> float:
    """Repeat `play`, which returns its decisions, for so many seconds of CPU; return decisions a second."""
    decisions, began = 0, process_time()
    while (took := process_time() - began) < seconds:
        decisions += play()
    return decisions / took


def raw(game: cq.Game) -> Part:
    playout, start, rng = Playout(game.rules.max_actions), game.rules.start(), Rng(1, "raw")

    def play() -> int:
        before = playout.decisions
        playout.repeat(start, rng, 100)
        return int(playout.decisions - before)

    return lambda seconds: timed(seconds, play)


def batch(game: cq.Game, inside: bool) -> Part:
    games, random = rl.batch(game, AT_ONCE), np.random.default_rng(1)

    def play() -> int:
        if inside:
            games.step_randomly(10)
            return 10 * AT_ONCE
        games.step((games.masks * random.random(games.masks.shape, np.float32)).argmax(1))
        return AT_ONCE

    return lambda seconds: timed(seconds, play)


def library(game: cq.Game) -> Part:
    choice = Random(1)

    def play() -> int:
        position = game.new(seed=choice.randrange(2**30))
        decisions = 0
        while not position.over:
            position.play(choice.choice(position.actions))
            decisions += 1
        return decisions

    return lambda seconds: timed(seconds, play)


def aec(game: cq.Game) -> Part:
    environment, choice = rl.aec(game), Random(1)

    def play() -> int:
        environment.reset(seed=choice.randrange(2**30))
        decisions = 0
        for agent in environment.agent_iter():
            seen, _, over, _, _ = environment.last()
            assert seen is not None
            number = None if over else int(choice.choice(np.flatnonzero(seen["action_mask"])))
            environment.step(number)
            decisions += number is not None
            assert agent
        return decisions

    return lambda seconds: timed(seconds, play)
