"""Random play inside the engine is the contract, call by call: the same seed gives the same game."""

import pytest

from cinquina.core import state as state_module
from cinquina.core.playout import Playout, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games import games

COMPILED = not str(state_module.__file__).endswith(".py")
# Interpreted, random games of several seats can take half a minute: the modes with the fewest are enough.
VARIANTS = [
    (game, mode, mode.seats[0])
    for game in games()
    for mode in game.modes
    if COMPILED or mode.seats[0] == min(each.seats[0] for each in game.modes)
]
SEEDS = 5 if COMPILED else 2


def play(state: State, rng: Rng, max_actions: int) -> list[int]:
    """A game with nothing but the contract; decisions and the actions listed for them."""
    out, odds = int_buffer(max_actions), int_buffer(max_actions)
    decisions = listed = 0
    while (who := state.turn()) != OVER:
        count = state.actions(who, out)
        if who == CHANCE:
            assert state.weights(odds) == count
            assert not state.is_uniform() or all(odds[n] == 1 for n in range(count))
            state.apply(CHANCE, out[rng.pick(odds, count)])
        else:
            state.apply(who, out[rng.below(count)])
            decisions += 1
            listed += count
    return [decisions, listed]


@pytest.mark.both
@pytest.mark.parametrize(("game", "mode", "seats"), VARIANTS, ids=[f"{g.id}-{m.id}" for g, m, _ in VARIANTS])
def test_a_playout_is_the_contract_call_by_call(game, mode, seats):
    rules = game.rules(game.setup(seats, mode.id))
    for seed in range(SEEDS):
        one, stream = rules.start(), Rng(seed)
        counted = play(one, stream, rules.max_actions)
        other, same = rules.start(), Rng(seed)
        playout = Playout(rules.max_actions)
        playout.finish(other, same)
        assert [playout.decisions, playout.listed] == counted
        assert rules.dump(other) == rules.dump(one)
        assert same.bits() == stream.bits()
