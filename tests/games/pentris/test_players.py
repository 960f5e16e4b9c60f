"""Greedy play reaches the figures of the law, random play stays at its own; weights.py has them measured."""

import pytest

from cinquina.bots.roster import create_bot
from cinquina.bots.search.player import Contest
from cinquina.core.who import LETTERS
from cinquina.games.pentris.rulebook import Rulebook
from tests.games.pentris.compare import rulebook


def mean(rules: Rulebook, name: str, games: int) -> float:
    total = 0
    contest = Contest(rules.max_actions, list(LETTERS[: rules.setup.seats]))
    for number in range(games):
        state = rules.start()
        seats = range(rules.setup.seats)
        players = [create_bot(name, rules) for _ in seats]
        contest.play(state, players, 0, number)
        total += sum(int(state.score(seat)) for seat in seats)
    return total / games / rules.setup.seats


@pytest.mark.parametrize(
    ("mode", "greedy", "random"), [("beginner", 60, 20), ("intermediate", 95, 32), ("advanced", 78, 22)]
)
def test_greedy_players_reach_the_figures_of_the_law(mode: str, greedy: int, random: int):
    rules = rulebook(2, mode)
    assert mean(rules, "greedy", 4) > greedy
    assert mean(rules, "random", 10) < random
