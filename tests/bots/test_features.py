"""An evaluation is the sum of the features it names, so a reason taken from them is the reason; it tells one tale."""

from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core import state as state_module
from cinquina.core.playout import float_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import Evaluation
from cinquina.games import games
from tests.bots.positions import asked, on_the_way

COMPILED = not str(state_module.__file__).endswith(".py")
MODES = 99 if COMPILED else 1  # of each game; interpreted, an evaluation can take a second
EVERY = 1 if COMPILED else 7  # positions; compiled, the end is among them
MOST = 10_000 if COMPILED else 6
TABLES = [(game, mode) for game in games() for mode in game.modes[:MODES]]


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}")
def test_the_features_by_their_weights_are_the_value(table):
    game, mode = table
    seats = mode.seats[:2][-1]
    rules = game.rules(game.setup(seats, mode.id))
    evaluation = rules.evaluation()
    names, weights = evaluation.names(), evaluation.weights()
    assert len(names) == len(set(names)) == len(weights)
    looks = 0
    for state in islice(on_the_way(rules, Rng(2)), 0, MOST * EVERY, EVERY):
        for seat in range(seats):
            features = evaluation.features(state, seat)
            made_up = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
            assert made_up == pytest.approx(evaluation.value(state, seat))
            assert evaluation.features(state.copy(), seat) == features
            looks += 1
    assert looks > 0


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}")
def test_what_is_told_of_an_action_is_the_value_of_where_it_leads(table):
    """A game may tell without going there."""
    game, mode = table
    rules = game.rules(game.setup(mode.seats[:2][-1], mode.id))
    evaluation = rules.evaluation()
    looks = 0
    for state, seat in asked(rules, Rng(3), 60 if COMPILED else 3):
        for action in rules.actions(state, seat)[::5]:
            assert evaluation.value_after(state, seat, action) == Evaluation.value_after(
                evaluation, state, seat, action
            )
            looks += 1
    assert looks > 0


@pytest.mark.both
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].id}-{table[1].id}")
def test_what_is_told_of_all_actions_at_once_is_what_is_told_of_each(table):
    """A game may prepare once what they have in common; and where it says that a decision closes, none goes on."""
    game, mode = table
    rules = game.rules(game.setup(mode.seats[:2][-1], mode.id))
    evaluation = rules.evaluation()
    looks = 0
    for state, seat in asked(rules, Rng(4), 30 if COMPILED else 3):
        actions = rules.actions(state, seat)[::5]
        values = float_buffer(len(actions))
        evaluation.weigh(state, seat, vec[i64](actions), len(actions), values)
        assert list(values) == [evaluation.value_after(state, seat, action) for action in actions]
        looks += len(actions)
        if evaluation.ends_turn(state, seat):
            for action in actions:
                after = state.copy()
                after.apply(seat, action)
                assert not after.owes(seat)
    assert looks > 0
