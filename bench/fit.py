"""`./dev python -m bench.fit outlook|margin|forecast …`: fit numbers of an evaluation to games it plays.

outlook [GAMES]        the odds of Flow after a wave: maximum-likelihood weights for the team's wins and losses; the
                       last five of OUTLOOK in games/flow/judgement/weights.py
margin [GAMES]         the margin of Holi for two: least-squares weights at the start of a turn, MARGIN in
                       games/holi/judgement/weights.py; and the error in held-out games, over all turns and over
                       the last quarter of a game
forecast GAME [GAMES]  the scale by which an evaluation predicts the winner, by maximum likelihood. The guide of the
                       game plays, as in an analysis; seats are measured whenever chance draws
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from scipy.linalg import solve
from scipy.optimize import minimize, minimize_scalar
from scipy.special import expit, log_softmax

from cinquina.bots.search.guided import Guided
from cinquina.bots.search.player import GreedyPlayer
from cinquina.bots.search.scale import Scale
from cinquina.core.effort import Effort
from cinquina.core.playout import random_outcome
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find
from cinquina.games.flow.judgement.outlook import FEWEST
from cinquina.games.flow.rules.phases import READY
from cinquina.games.flow.view import distances
from cinquina.games.holi.judgement import margin as holi
from cinquina.games.holi.judgement.weights import MARGIN
from cinquina.games.holi.rules.phases import ACTION
from cinquina.games.holi.rules.scoring import total

OUTLOOK = ("even", "missing", "supply", "missing_of_supply", "scarcity")
NOISE = 0.5  # the error of Holi's players, so that games differ
KEPT = 4  # every fourth game of Holi is held out
LATE = 0.25  # share of all cards
LITTLE = 0.01  # regularisation: weights without evidence stay near zero
TO_THE_END = Effort(compared=20, depth=-1)
STEPS = 0.1, 20.0

Values = np.ndarray[Any, np.dtype[np.float64]]


def most_likely(values: list[list[float]], won: list[bool], little: float = LITTLE) -> Values:
    """Logistic regression; `little` keeps weights without evidence near zero."""
    x, y = np.array(values), np.array(won, float)

    def unlikely(weights: Values) -> tuple[float, Values]:
        """Return the negative log-likelihood and its gradient."""
        odds = x @ weights
        lost = np.logaddexp(0, odds).sum() - y @ odds + little / 2 * weights @ weights
        return lost, x.T @ (expit(odds) - y) + little * weights

    def bend(weights: Values) -> Values:
        chance = expit(x @ weights)
        return x.T @ (x * (chance * (1 - chance))[:, None]) + little * np.eye(len(weights))

    start = np.zeros(x.shape[1])
    return minimize(unlikely, start, jac=True, hess=bend, method="trust-exact").x


def least_error(x: Values, y: Values) -> Values:
    """Linear regression."""
    return solve(x.T @ x + LITTLE * np.eye(x.shape[1]), x.T @ y, assume_a="pos")


def positions(rules: Rules, act: Callable[[Any, int], int]) -> Iterator[tuple[Any, int]]:
    """Yield the positions of a game (always the same object) with the seat to move."""
    state = rules.start()
    while (who := int(state.turn())) != OVER:
        yield state, who
        state.apply(who, act(state, who))


def greedy(rules: Rules, player: GreedyPlayer, number: int) -> Iterator[tuple[Any, int]]:
    print(f"\r{number + 1}", end="", file=sys.stderr)
    luck, rng = Rng(number, "luck"), Rng(number, "player")

    def act(state: Any, who: int) -> int:
        if who == CHANCE:
            return random_outcome(state, luck, rules.max_actions)
        return player.choose(state, who, rng)

    return positions(rules, act)


def outlook(games: str = "400") -> None:
    game = find("flow")
    rules = game.rules(game.setup(3, "standard", {"clock": "turns", "turns": 4}))
    player = GreedyPlayer(rules.max_actions, rules.root_evaluation())
    values: list[list[float]] = []
    won: list[bool] = []
    for number in range(int(games)):
        for state, who in greedy(rules, player, number):
            if who != CHANCE and state.phase == READY and state.round > 0:
                missing, _ = distances(state.board)
                supply = max(FEWEST, float(int(state.face_down).bit_count()))
                values.append([1.0, missing, supply, missing / supply, 1.0 / supply])
        won += [bool(state.won)] * (len(values) - len(won))
    show(OUTLOOK, most_likely(values, won))
    print(f"{len(values)} waves")


def margin(games: str = "1200") -> None:
    game = find("holi")
    rules = game.rules(game.setup(2, "simple"))
    player = GreedyPlayer(rules.max_actions, rules.evaluation(), NOISE)
    found_by = holi.Margin(MARGIN)
    turns: list[
        list[float]
    ] = []  # features, the share of cards not thrown yet, the final lead of the seat to move
    games_of: list[int] = []
    for number in range(int(games)):
        movers: list[int] = []
        last = CHANCE
        for state, who in greedy(rules, player, number):
            if who != CHANCE and who != last and state.phase == ACTION:
                own, other = (found_by.features(state, seat) for seat in (who, 1 - who))
                turns.append([*np.subtract(own, other), 1.0, found_by.share_of_cards_left(state)])
                movers.append(who)
            last = who
        for turn, who in zip(turns[-len(movers) :], movers, strict=True):
            turn.append(float(total(state, who) - total(state, 1 - who)))
        games_of += [number] * len(movers)
    found, proof = np.array(turns), np.array(games_of) % KEPT == 0
    weights = least_error(found[~proof, :-2], found[~proof, -1])
    show((*holi.NAMES, "to move"), weights)
    off = (found[:, :-2] @ weights - found[:, -1]) ** 2
    late = proof & (found[:, -2] < LATE)
    print(
        f"error: {off[proof].mean() ** 0.5:.2f} points, late {off[late].mean() ** 0.5:.2f} ({proof.sum()} turns)"
    )


def forecast(game: str, games: str = "10") -> None:
    found: list[tuple[Values, Values]] = []  # evaluations and results
    for mode in find(game).modes:
        for seats in [seats for seats in mode.seats if 1 < seats < 4]:
            rules = find(game).rules(find(game).setup(seats, mode.id)).without_clock()
            evaluation = rules.tree_evaluation()
            guided = Guided(rules.max_actions, seats, evaluation, TO_THE_END, Scale(0.0, 1.0, False))
            for number in range(int(games)):
                on_the_way = []
                for state, who in positions(rules, partial(guide, guided, Rng(number, mode.id))):
                    if who == CHANCE:
                        on_the_way.append(np.array([evaluation.value(state, seat) for seat in range(seats)]))
                result = np.array([state.utility(seat) for seat in range(seats)])
                found += [(values, result) for values in on_the_way]

    def unlikely(step: float) -> float:
        """Return the mean negative log-likelihood of the winners."""
        return -float(np.mean([won @ log_softmax(values / step) for values, won in found]))

    best = minimize_scalar(unlikely, bounds=STEPS, method="bounded")
    print(f"step {best.x:.2f} {-best.fun:.4f}")


def guide(guided: Guided, rng: Rng, state: Any, who: int) -> int:
    if who == CHANCE:
        return guided.draw(state)
    return guided.best_action(state, who, state.actions(who, guided.out), rng)


def show(names: tuple[str, ...], weights: Values) -> None:
    print(file=sys.stderr)
    for name, weight in zip(names, weights, strict=True):
        print(f'"{name}": {weight:.3f},')


FITS: dict[str, Callable[..., None]] = {"outlook": outlook, "margin": margin, "forecast": forecast}

if __name__ == "__main__":
    if sys.argv[1:2] == [] or sys.argv[1] not in FITS:
        sys.exit(__doc__)
    FITS[sys.argv[1]](*sys.argv[2:])
