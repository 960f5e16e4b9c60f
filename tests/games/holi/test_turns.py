"""What the search of Holi goes by: where the rest of a turn can lead, and what the game may end with."""

import pytest

from cinquina.bots.search.player import GreedyPlayer
from cinquina.core import state as state_module
from cinquina.core.foresight import Foresight
from cinquina.core.playout import float_buffer, int_buffer
from cinquina.core.registry import find
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.games.holi.judgement.margin import Margin
from cinquina.games.holi.judgement.weights import MARGIN
from cinquina.games.holi.rules import phases
from cinquina.games.holi.rules.position import Position
from tests.battery.play import Walk
from tests.bots.positions import on_the_way

pytestmark = pytest.mark.both

COMPILED = not str(state_module.__file__).endswith(".py")
LOOKS = 24 if COMPILED else 5  # interpreted, all turns of a position take a third of a second
EVERYTHING = 10**6  # positions: all that a turn can lead to


def weighed(rules: Rules, state: State, seat: int) -> dict[str, float]:
    guide = rules.tree_evaluation()
    assert isinstance(guide, Foresight)
    out, values = int_buffer(rules.max_actions), float_buffer(rules.max_actions)
    count = state.actions(seat, out)
    guide.foresee(state, seat, out, count, values)
    return {rules.text(state, seat, int(out[n])): float(values[n]) for n in range(count)}


@pytest.mark.parametrize("cards", [[], ["V06", "V10", "V11"]], ids=["simple", "rivalry"])
def test_the_best_first_step_is_the_one_that_going_everywhere_finds(cards: list[str]):
    game = find("holi")
    rules = game.rules(game.setup(2, "chosen", {"rivalry_cards": cards}))
    greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=EVERYTHING)
    lost: list[float] = []
    for number, state in enumerate(Walk(rules, seed=2)):
        assert isinstance(state, Position)
        if state.phase != phases.ACTION or number % 3 or len(lost) == LOOKS:
            continue
        seat = int(state.turn())
        values = weighed(rules, state, seat)
        best = max(values, key=values.__getitem__)
        worth = {rules.text(state, seat, action): value for action, value in greedy.weigh_all(state, seat)}
        lost.append(max(worth.values()) - worth[best])
    assert len(lost) == LOOKS
    assert sum(each < 0.001 for each in lost) >= 0.8 * len(lost)
    assert sum(lost) / len(lost) < 0.2


@pytest.mark.parametrize("seats", [2, 3])
def test_weighing_leaves_the_position_as_it_is(seats: int):
    game = find("holi")
    rules = game.rules(game.setup(seats))
    looks = 0
    for number, state in enumerate(on_the_way(rules, Rng(seats))):
        if state.turn() < 0 or number % 5:
            continue
        before = rules.dump(state)
        weighed(rules, state, int(state.turn()))
        assert rules.dump(state) == before
        looks += 1
    assert looks > 10


def test_the_margin_is_the_sum_of_its_features():
    game = find("holi")
    rules = game.rules(game.setup(3))
    margin = Margin(MARGIN)
    weights = margin.weights()
    assert [*margin.names()] == [name for name in MARGIN if name != "per_card"]
    assert weights == [MARGIN[name] for name in margin.names()]
    for number, state in enumerate(on_the_way(rules, Rng(2))):
        if number % 5:
            continue
        for seat in range(3):
            features = margin.features(state, seat)
            made_up = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
            assert made_up == pytest.approx(margin.value(state, seat))
