"""Our environments for learning agents: `learning raw foldris` plays two seats at random, in one of these ways.
Connect four, which is no registered game, has only the first two.

raw          in the engine, without observations
batch        1,024 games at once with observations and masks, random numbers chosen inside
numpy        the same with numbers chosen by numpy from the masks
library      positions of the library
aec          PettingZoo
"""

import importlib
import sys
from collections.abc import Callable
from random import Random

import numpy as np

import cinquina as cq
from bench.workers.ours import start_of
from bench.workers.serve import Tally, serve
from cinquina import rl
from cinquina.core.batch import Batch
from cinquina.core.playout import Playout
from cinquina.core.rng import Rng
from cinquina.core.state import State

AT_ONCE = 1024  # games of a batch
Play = Callable[[], Tally]


def raw(game: cq.Game) -> Play:
    return playouts(game.rules.start(), game.rules.max_actions)


def playouts(start: State, most: int) -> Play:
    playout, rng = Playout(most), Rng(1, "raw")

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


def connect_four(way: str) -> Play:
    """Return a player of connect four, for a comparison with the same game of others."""
    start, most = start_of("connect_four", 2)
    if way == "raw":
        return playouts(start, most)
    observer = importlib.import_module("cinquina.games.connect_four.rules.observer").DiscObserver()
    games = Batch(start, observer, most, AT_ONCE, 1)

    def play() -> Tally:
        before = games.decisions
        games.step_randomly(10)
        return Tally(int(games.decisions - before), 0)

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
    way, name = sys.argv[1:]
    serve(connect_four(way) if name == "connect_four" else WAYS[way](cq.game(name, seats=2)))
