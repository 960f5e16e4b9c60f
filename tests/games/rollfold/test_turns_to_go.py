"""The evaluation against the naive way to measure a sheet, to the last digit."""

from itertools import islice
from typing import Any

import pytest

from cinquina.bots.search.player import GreedyPlayer
from cinquina.core import state as state_module
from cinquina.core.playout import int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find
from cinquina.games.rollfold.rules.phases import GAME_OVER
from tests.games.rollfold.sweeps import features

COMPILED = not str(state_module.__file__).endswith(".py")
LOOKS = 300 if COMPILED else 40  # positions of a game; interpreted, to get to them takes long
TABLES = [("solo1", {}), ("solo2", {}), ("solo3", {}), ("solo3", {"orbs_connect": True}), ("solo4", {})]


def positions(rules: Any, seed: int):
    """What some of the choices of a game of hasty greedy play lead to: it folds, turns over and wins."""
    rng = Rng(seed)
    player = GreedyPlayer(rules.max_actions, rules.evaluation(), 0.3, 0.1, 1)
    out = int_buffer(rules.max_actions)
    state: Any = rules.start()
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.draw(rng, out, int_buffer(rules.max_actions)))
            continue
        count = state.actions(0, out)
        for n in {rng.below(count) for _ in range(4)}:
            after: Any = state.copy()
            after.apply(0, out[n])
            yield after
        if COMPILED or rng.below(3) == 0:
            state.apply(0, player.choose(state, 0, rng))
        else:
            state.apply(0, out[rng.below(count)])


@pytest.mark.both
@pytest.mark.parametrize(("mode", "settings"), TABLES)
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(100, 110))]
)
def test_what_a_sheet_takes_is_as_sweeps_find_it(mode: str, settings: dict[str, bool], seed: int):
    game = find("rollfold")
    rules = game.rules(game.setup(1, mode, settings))
    evaluation = rules.evaluation()
    looks = 0
    for state in islice(positions(rules, seed), LOOKS):
        if state.pens[0].won or state.phase == GAME_OVER:
            continue
        found = dict(zip(evaluation.names(), evaluation.features(state, 0), strict=True))
        expected = features(state.sheets[0], bool(settings))
        assert {name: found[name] for name in expected} == expected
        looks += 1
    assert looks > LOOKS // 2
