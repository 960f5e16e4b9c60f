"""Cinquina: `ours engine foldris 2` plays inside the engine, `ours api …` one Python call an operation.

A mode can follow. These workers measure older revisions too (bench/against): they use what every revision has.
"""

import importlib
import sys
from collections.abc import Callable

from bench.workers.serve import Tally, serve
from cinquina.core import state
from cinquina.core.playout import Playout, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, OVER, State

COMPILED = not str(state.__file__).endswith(".py")
GAMES_AT_ONCE = 20 if COMPILED else 1  # interpreted, a random game can take a second


def start_of(game: str, seats: int, mode: str | None = None) -> tuple[State, int]:
    """Return a first position, and the length of the longest list of actions."""
    if game == "connect_four":  # not registered: the folder has the rules only
        rules = importlib.import_module("cinquina.games.connect_four.rules.state")
        return rules.ConnectFour(), rules.COLUMNS
    bound = rules_of(game, seats, mode)
    return bound.start(), bound.max_actions


def rules_of(game: str, seats: int, mode: str | None = None) -> Rules:
    """Return the rules of a registered game without its clock, by default in the first mode for `seats`."""
    from cinquina.games import find

    found = find(game)
    return found.rules(found.setup(seats, mode)).without_clock()


def inside_the_engine(start: State, max_actions: int, games: int = GAMES_AT_ONCE) -> Callable[[], Tally]:
    playout = Playout(max_actions)
    rng = Rng(1)

    def play() -> Tally:
        before = (playout.decisions, playout.listed)
        playout.repeat(start, rng, games)
        after = (playout.decisions, playout.listed)
        return Tally(*(int(b - a) for a, b in zip(before, after, strict=True)))

    return play


def through_python(start: State, max_actions: int, games: int = GAMES_AT_ONCE) -> Callable[[], Tally]:
    out, odds = int_buffer(max_actions), int_buffer(max_actions)
    rng = Rng(1)

    def play() -> Tally:
        decisions = listed = 0
        for _ in range(games):
            game = start.copy()
            while (who := game.turn()) != OVER:
                if who == CHANCE:
                    game.apply(CHANCE, game.draw(rng, out, odds))
                else:
                    found = game.actions(who, out)
                    game.apply(who, out[rng.below(found)])
                    decisions += 1
                    listed += found
        return Tally(decisions, listed)

    return play


WAYS = {"engine": inside_the_engine, "api": through_python}

if __name__ == "__main__":
    way, game, seats, *mode = sys.argv[1:]
    serve(WAYS[way](*start_of(game, int(seats), *mode)))
