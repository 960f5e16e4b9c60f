"""`python -m bench.margin [GAMES] [MODE]`: what the margin of Holi is made of, fitted to greedy games of two.

At the beginning of each turn the features of both seats are noted, and at the end by how much who was to move won. The
weights with the least squared error are printed (linear regression), what MARGIN in games/holi/judgement/weights.py
stands for; and the error in games they were not fitted to: of all turns, and of those in the last quarter of a game.
"""

import sys
from math import sqrt

from bench.outlook import solved
from cinquina.bots.search.player import GreedyPlayer
from cinquina.core.playout import outcome
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find
from cinquina.games.holi.judgement.margin import NAMES, Margin
from cinquina.games.holi.judgement.weights import MARGIN
from cinquina.games.holi.rules.phases import ACTION
from cinquina.games.holi.rules.position import Position
from cinquina.games.holi.rules.scoring import total

NOISE = 0.5  # the error of the players: no two games are alike
LITTLE = 0.001  # keeps weights of which the games say nothing near zero
KEPT = 4  # every fourth game is kept for the proof
LATE = 0.25  # of all cards

Noted = tuple[list[float], float, float]  # features, the share of cards not thrown yet, the margin at the end


def noted(number: int, mode: str) -> list[Noted]:
    game = find("holi")
    rules = game.rules(game.setup(2, mode))
    player = GreedyPlayer(rules.max_actions, rules.evaluation(), NOISE)
    margin = Margin(MARGIN)
    state, luck, rng = rules.start(), Rng(number, "luck"), Rng(number, "player")
    assert isinstance(state, Position)
    turns: list[tuple[int, list[float], float]] = []
    last = CHANCE
    while (who := int(state.turn())) != OVER:
        if who != CHANCE and who != last and state.phase == ACTION:
            own, other = (margin.features(state, seat) for seat in (who, 1 - who))
            difference = [one - two for one, two in zip(own, other, strict=True)]
            turns.append((who, [*difference, 1.0], margin.early(state)))
        last = who
        state.apply(
            who,
            outcome(state, luck, rules.max_actions) if who == CHANCE else player.choose(state, who, rng),
        )
    return [
        (features, early, float(total(state, who) - total(state, 1 - who))) for who, features, early in turns
    ]


def fitted(found: list[Noted]) -> list[float]:
    size = len(NAMES) + 1
    left = [[LITTLE * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for features, _, margin in found:
        for row in range(size):
            right[row] += features[row] * margin
            for column in range(size):
                left[row][column] += features[row] * features[column]
    return solved(left, right)


def error(found: list[Noted], weights: list[float]) -> float:
    off = [
        sum(weight * each for weight, each in zip(weights, features, strict=True)) - margin
        for features, _, margin in found
    ]
    return sqrt(sum(each * each for each in off) / len(off))


def main(games: str = "1200", mode: str = "simple") -> None:
    fit: list[Noted] = []
    proof: list[Noted] = []
    for number in range(int(games)):
        (fit if number % KEPT else proof).extend(noted(number, mode))
        print(f"\r{number + 1}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    weights = fitted(fit)
    for name, weight in zip((*NAMES, "to move"), weights, strict=True):
        print(f'"{name}": {weight:.3f},')
    late = [each for each in proof if each[1] < LATE]
    print(f"error: {error(proof, weights):.2f} points, late {error(late, weights):.2f} ({len(proof)} turns)")


if __name__ == "__main__":
    main(*sys.argv[1:])
