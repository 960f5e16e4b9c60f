"""Our environments for learning agents: `learning raw foldris` plays two seats at random, in one of these ways.

raw          in the engine, without observations
batch        1,024 games at once with observations and masks, random numbers chosen inside
numpy        the same with numbers chosen by numpy from the masks
library      positions of the library
aec          PettingZoo
"""

import sys
from collections.abc import Callable
from random import Random

import numpy as np

import cinquina as cq
from bench.workers.serve import Tally, serve
from cinquina import rl
from cinquina.core.playout import Playout
from cinquina.core.rng import Rng

AT_ONCE = 1024  # games of a batch
Play = Callable[[], Tally]


def raw(game: cq.Game) -> Play:
    playout, start, rng = Playout(game.rules.max_actions), game.rules.start(), Rng(1, "raw")

    def play() -> Tally:
        before, listed = playout.decisions, playout.listed
        playout.repeat(start, rng, 10)
        return Tally(int(playout.decisions - before), int(playout.listed - listed))

    return play


def batch(game: cq.Game, inside: bool) -> Play:
    games, random = rl.batch(game, AT_ONCE), np.random.default_rng(1)

    def play() -> Tally:
        before = games.decisions
        if inside:
            games.step_randomly(10)
        else:
            games.step((games.masks * random.random(games.masks.shape, np.float32)).argmax(1))
        return Tally(games.decisions - before, 0)

    return play


def library(game: cq.Game) -> Play:
    choice = Random(1)
    position = game.new(seed=1)

    def play() -> Tally:
        nonlocal position
        if position.over:
            position = game.new(seed=choice.randrange(2**30))
        actions = position.actions
        position.play(choice.choice(actions))
        return Tally(1, len(actions))

    return play


def aec(game: cq.Game) -> Play:
    environment, choice = rl.aec(game), Random(1)
    environment.reset(seed=1)

    def play() -> Tally:
        if environment.is_over:
            environment.reset(seed=choice.randrange(2**30))
        seen, _, _, _, _ = environment.last()
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        environment.step(choice.choice(legal))
        return Tally(1, len(legal))

    return play


WAYS: dict[str, Callable[[cq.Game], Play]] = {
    "raw": raw,
    "batch": lambda game: batch(game, inside=True),
    "numpy": lambda game: batch(game, inside=False),
    "library": library,
    "aec": aec,
}

if __name__ == "__main__":
    serve(WAYS[sys.argv[1]](cq.game(sys.argv[2], seats=2)))
