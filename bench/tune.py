"""`python -m bench.tune GAME [--mode MODE] [--seats N] [--set name=value …]`: improve weights by self-play.

An evolution strategy. Each generation makes a few children of the current weights, every weight changed by a random
share of itself. All children play the same games, greedily: against the first weights if seats are rivals, else alone
or as a team. The mean of the best children is the next parent. At the end the weights are printed, with their results
and those of the first weights in new games.
"""

import argparse
import json
import math
import sys
from importlib import import_module
from typing import Any

from cinquina.bots.search.player import Contest, GreedyPlayer
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import Evaluation
from cinquina.games import find

Weights = dict[str, float]

STEP = 0.3  # share of a weight; decreasing with each generation
CALMING = 0.9
LEAST = 0.1  # smallest size for changing a weight: otherwise zero would stay zero


class Arena:
    """Games between evaluations that differ only in their weights."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.shared = weights  # read by `Rules.evaluation`
        self.first = dict(weights)
        self.rivals = rules.setup.seats > 1 and not find(rules.setup.game).cooperative

    def evaluation(self, weights: Weights) -> Evaluation:
        self.shared.update(weights)
        return self.rules.evaluation()

    def reached(self, weights: Weights, seed: int, games: int) -> list[float]:
        """Return per game the share of the win against the first weights; else utility and, with a small factor, the
        score."""
        rules, seats = self.rules, self.rules.setup.seats
        child, other = (
            GreedyPlayer(rules.max_actions, self.evaluation(each)) for each in (weights, self.first)
        )
        contest = Contest(rules.max_actions, [str(seat) for seat in range(seats)])
        results = []
        for game in range(games):
            own = game % seats
            players = [child if seat == own or not self.rivals else other for seat in range(seats)]
            state = rules.start()
            contest.play(state, list(players), seed, game)
            results.append(state.utility(own) + (0.0 if self.rivals else 0.001 * float(state.score(own))))
        return results


def move_weights(weights: Weights, step: float, rng: Rng) -> Weights:
    return {name: value + step * max(abs(value), LEAST) * rng.normal() for name, value in weights.items()}


def mean(children: list[Weights]) -> Weights:
    return {name: sum(each[name] for each in children) / len(children) for name in children[0]}


def evolve_weights(arena: Arena, generations: int, children: int, games: int) -> Weights:
    parent, rng = dict(arena.first), Rng(1, "tune")
    for generation in range(generations):
        brood = [
            parent,
            *(move_weights(parent, STEP * CALMING**generation, rng) for _ in range(children - 1)),
        ]
        results = [sum(arena.reached(each, 1000 + generation, games)) / games for each in brood]
        order = sorted(range(children), key=results.__getitem__, reverse=True)
        parent = mean([brood[n] for n in order[: max(2, children // 3)]])
        print(
            f"{generation + 1}/{generations}: best {results[order[0]]:.3f}, parent {results[0]:.3f}",
            file=sys.stderr,
        )
    return parent


def figure(results: list[float]) -> str:
    average = sum(results) / len(results)
    spread = math.sqrt(sum((each - average) ** 2 for each in results) / max(1, len(results) - 1))
    return f"{average:.3f} ± {1.96 * spread / math.sqrt(len(results)):.3f}"


def main() -> None:
    options = arguments()
    game = find(options.game)
    settings: dict[str, Any] = dict(each.split("=", 1) for each in options.set)
    settings = {name: int(value) if value.isdigit() else value for name, value in settings.items()}
    rules = game.rules(game.setup(options.seats, options.mode, settings)).without_clock()
    weights = import_module(f"cinquina.games.{options.game}.judgement.weights").WEIGHTS
    arena = Arena(rules, weights.get(rules.setup.mode, weights))
    found = evolve_weights(arena, options.generations, options.children, options.games)
    print(json.dumps({name: round(value, 3) for name, value in found.items()}, indent=4))
    for name, each in (("before", arena.first), ("now", found)):
        print(f"{name}: {figure(arena.reached(each, 1, options.proof))} in {options.proof} games")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--children", type=int, default=12)
    parser.add_argument("--games", type=int, default=60, help="of each child")
    parser.add_argument("--proof", type=int, default=400, help="games at the end")
    return parser.parse_args()


if __name__ == "__main__":
    main()
