"""Simulation, as `cinquina simulate` does it: `simulation foldris 1 solo` plays random games by their numbers."""

import sys
from collections.abc import Callable
from hashlib import sha256

from bench.workers.ours import rules_of
from bench.workers.serve import Tally, serve
from cinquina.core.rules import Rules
from cinquina.lab.plan import Plan
from cinquina.lab.simulate import play

GAMES = 20  # per call; some take milliseconds


def simulating(rules: Rules, games: int = GAMES) -> Callable[[], Tally]:
    plan = plan_of(rules)
    next_game = 0

    def some() -> Tally:
        """Play the next games of the plan."""
        nonlocal next_game
        play(plan, next_game, games)
        next_game += games
        return Tally(games, games)

    return some


def plan_of(rules: Rules) -> Plan:
    return Plan(rules.setup, ("random",) * rules.setup.seats, 1, seed=1)


def figures(rules: Rules) -> str:
    """Return a checksum over the results of the first games."""
    outcome = play(plan_of(rules), 0, GAMES)
    told = repr([sorted(each.items()) for each in (outcome.results, outcome.endings, outcome.entries)])
    return sha256(told.encode()).hexdigest()[:16]


if __name__ == "__main__":
    game, seats, *mode = sys.argv[1:]
    rules = rules_of(game, int(seats), *mode)
    serve(simulating(rules), lambda: figures(rules))
