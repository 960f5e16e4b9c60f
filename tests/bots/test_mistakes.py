"""The levels err as people do: never by a move that costs much, and less where there is little to judge."""

from math import log

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.bots.search.player import BLUNDER, LOG_OF_USUAL, GreedyPlayer
from cinquina.core.levels import GREEDY_LEVELS
from cinquina.core.rng import Rng
from cinquina.core.state import Evaluation, State
from cinquina.games import games
from tests.bots.positions import asked

WIDEST = 60  # options of a decision: more take long where the engine is interpreted


@pytest.mark.parametrize("level", GREEDY_LEVELS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_decision_costs_more_than_the_error_of_its_level(game, level: str):
    rules = game.rules(game.setup(2))
    policy = rules.policy(level)
    judge, player = (
        GreedyPlayer(rules.max_actions, policy.evaluation),
        GreedyPlayer(rules.max_actions, *policy),
    )
    looks = 0
    for state, seat in asked(rules, Rng(5, level), 3, least=3, widest=WIDEST):
        for attempt in range(3):
            seen = state.copy()
            seen.imagine(seat, Rng(attempt))
            values = dict(judge.weigh_all(seen, seat))
            most = BLUNDER * policy.error * log(len(values)) / LOG_OF_USUAL
            choice = int(player.choose(state, seat, Rng(attempt)))
            assert max(values.values()) - values[choice] <= most + 1e-9
            looks += 1
    assert looks > 0


class Pot(Evaluation):
    """Values of the actions of a decision."""

    def ends_turn(self, state: State, seat: i64) -> bool:
        return True

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        for n in range(count):
            values[n] = 100.0 if n == 3 else 0.0


def test_whoever_notices_one_option_of_many_still_sees_the_win():
    rules = games()[0].rules(games()[0].setup(2))
    state, seat = next(asked(rules, Rng(5), 1, least=8))
    player = GreedyPlayer(rules.max_actions, Pot(), 10.0, 1.0)
    winning = rules.actions(state, seat)[3]
    assert {int(player.choose(state, seat, Rng(n))) for n in range(20)} == {winning}
