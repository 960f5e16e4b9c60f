"""`python -m bench.forecast GAME [GAMES]`: the step of the scale by which an evaluation says who will win.

Games are played on by the guide of the game, as an analysis does it. At every draw of chance the evaluations of all
seats are noted, and at the end who won. The step under which that was most likely is printed.
"""

import sys
from math import exp, log

from cinquina.bots.search.guided import Guided
from cinquina.bots.search.scale import Scale, bounded
from cinquina.core.effort import Effort
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find

STEPS = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0, 9.0)
TO_THE_END = Effort(compared=20, depth=-1)

Noted = tuple[list[float], list[float]]  # evaluations, and what came out


def noted(game: str, mode: str, seats: int, games: int) -> list[Noted]:
    rules = find(game).rules(find(game).setup(seats, mode)).without_clock()
    evaluation = rules.tree_evaluation()
    guided = Guided(rules.max_actions, seats, evaluation, TO_THE_END, Scale(0.0, 1.0, False))
    found: list[Noted] = []
    for number in range(games):
        state, rng, on_the_way = rules.start(), Rng(number, mode), []
        while (who := int(state.turn())) != OVER:
            if who == CHANCE:
                on_the_way.append([evaluation.value(state, seat) for seat in range(seats)])
                state.apply(CHANCE, guided.drawn(state))
            else:
                count = state.actions(who, guided.out)
                state.apply(who, guided.best(state, who, count, rng))
        result = [state.utility(seat) for seat in range(seats)]
        found += [(values, result) for values in on_the_way]
    return found


def likelihood(found: list[Noted], step: float) -> float:
    """The mean logarithm of what the scale said about those who won."""
    total = 0.0
    for values, result in found:
        odds = [exp(bounded((value - max(values)) / step)) for value in values]
        total += sum(won * log(max(1e-12, each / sum(odds))) for won, each in zip(result, odds, strict=True))
    return total / len(found)


def main(game: str, games: str = "10") -> None:
    found: list[Noted] = []
    for mode in find(game).modes:
        for seats in [seats for seats in mode.seats if 1 < seats < 4]:
            found += noted(game, mode.id, seats, int(games))
    for step in STEPS:
        print(f"step {step:<5} {likelihood(found, step):.4f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
