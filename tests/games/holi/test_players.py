"""Bots of Holi: they know what their seat knows, and play better than chance."""

import pytest

from cinquina.bots.search.player import Contest, GreedyPlayer, RandomPlayer
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.who import LETTERS
from cinquina.games.holi.rules import phases
from cinquina.games.holi.rules.position import Position
from tests.battery.play import Walk

FEW = 150  # positions that greedy looks at; enough to be sensible, and quick without a compiler


@pytest.mark.both
def test_greedy_decides_by_what_its_seat_may_know():
    """Whatever the others hold, from the same stream comes the same decision."""
    game = find("holi")
    rules = game.rules(game.setup(3))
    greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=FEW)
    walk = Walk(rules, seed=0)
    decided = 0
    for state in walk:
        assert isinstance(state, Position)
        if state.phase != phases.ACTION or len(walk.log) % 9:
            continue
        seat = int(state.turn())
        other = state.copy()
        other.imagine(seat, Rng(len(walk.log), "another world"))
        assert rules.dump(other) != rules.dump(state) or not any(state.cards.deck)
        assert greedy.choose(state, seat, Rng(1)) == greedy.choose(other, seat, Rng(1))
        decided += 1
    assert decided > 5


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int):
    game = find("holi")
    rules = game.rules(game.setup(seats, "simple"))
    greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=FEW)
    for seed in range(2):
        others = [RandomPlayer(rules.max_actions) for _ in range(seats - 1)]
        state = rules.start()
        Contest(rules.max_actions, list(LETTERS[:seats])).play(state, [greedy, *others], seed, 0)
        assert state.rank(0) == 1
        assert state.score(0) > 40
