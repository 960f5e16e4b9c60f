"""`python -m bench.outlook [GAMES] [TURNS]`: the odds of Flow after a wave, fitted to games of its own.

A team that decides by its outlook plays; after each wave the tiles missing and those of the supply are noted, and at
the end whether it won. The weights under which that was most likely are printed (logistic regression by Newton's
method): what the last five of OUTLOOK in games/flow/judgement/weights.py stand for.
"""

import sys
from math import exp

from cinquina.bots.search.player import GreedyPlayer
from cinquina.core.playout import outcome
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find
from cinquina.games.flow.judgement.outlook import FEWEST
from cinquina.games.flow.rules.phases import READY
from cinquina.games.flow.rules.position import Position
from cinquina.games.flow.view import distances

NAMES = ("even", "missing", "supply", "missing_of_supply", "scarcity")
LITTLE = 0.01  # keeps weights of which the games say nothing near zero
STEPS = 40

Noted = tuple[list[float], bool]  # what the weights belong to, and whether the team won


def noted(games: int, turns: int) -> list[Noted]:
    game = find("flow")
    rules = game.rules(game.setup(3, "standard", {"clock": "turns", "turns": turns}))
    player = GreedyPlayer(rules.max_actions, rules.root_evaluation())
    found: list[Noted] = []
    for number in range(games):
        state, luck, rng = rules.start(), Rng(number, "luck"), Rng(number, "player")
        assert isinstance(state, Position)
        after_waves: list[list[float]] = []
        while (who := int(state.turn())) != OVER:
            if who == CHANCE:
                state.apply(CHANCE, outcome(state, luck, rules.max_actions))
                continue
            if state.phase == READY and state.round > 0:
                missing, _ = distances(state.board)
                supply = max(FEWEST, float(int(state.face_down).bit_count()))
                after_waves.append([1.0, missing, supply, missing / supply, 1.0 / supply])
            state.apply(who, player.choose(state, who, rng))
        found += [(each, bool(state.won)) for each in after_waves]
        print(f"\r{number + 1}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def fitted(found: list[Noted]) -> list[float]:
    size = len(NAMES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-LITTLE * weight for weight in weights]
        bend = [[LITTLE * (row == column) for column in range(size)] for row in range(size)]
        for values, won in found:
            chance = 1 / (
                1 + exp(-sum(weight * value for weight, value in zip(weights, values, strict=True)))
            )
            for row in range(size):
                slope[row] += values[row] * (won - chance)
                for column in range(size):
                    bend[row][column] += values[row] * values[column] * chance * (1 - chance)
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination; nothing here is zero on the diagonal."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    for at, row in enumerate(rows):
        row[:] = [value / row[at] for value in row]
        for other in rows:
            if other is not row:
                other[:] = [value - other[at] * own for value, own in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def main(games: str = "400", turns: str = "4") -> None:
    found = noted(int(games), int(turns))
    for name, weight in zip(NAMES, fitted(found), strict=True):
        print(f'"{name}": {weight:.3f},')
    print(f"{len(found)} waves")


if __name__ == "__main__":
    main(*sys.argv[1:])
