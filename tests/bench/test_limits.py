"""The limits of the bots: luck does not depend on what is decided, and who knows it does better."""

import pytest

from bench.limits import LIMITS, Oracle, World
from cinquina.core import state as state_module
from cinquina.core.rng import Rng
from cinquina.games import find, games
from cinquina.games.flow.rules.phases import PLACING

COMPILED = not str(state_module.__file__).endswith(".py")
FLOW = next(limit for limit in LIMITS if limit.game == "flow")


def test_every_game_is_among_them():
    assert {limit.game for limit in LIMITS} == {game.id for game in games()}


@pytest.mark.both
def test_the_order_of_the_tiles_does_not_depend_on_their_places():
    rules = find("flow").rules(find("flow").setup(FLOW.seats, FLOW.mode, FLOW.settings)).without_clock()

    def tiles(seed: int) -> list[int]:
        """Return the first tiles that are drawn where they are laid at random."""
        line, rng = World(FLOW, 1, rules, None).start(), Rng(seed, "places")
        found: list[int] = []
        while len(found) < 12:
            state = line.state
            actions = rules.actions(state, state.turn())
            if state.phase == PLACING:
                found.append(int(state.tile))
            choice = rng.below(len(actions)) if state.phase == PLACING else 0
            state.apply(state.turn(), actions[choice])
            line = World(FLOW, 1, rules, None).settled(state, line.rolled)[0]
        return found

    assert tiles(1) == tiles(2)


@pytest.mark.skipif(not COMPILED, reason="the search takes too long")
def test_who_knows_the_tiles_and_the_dice_wins():
    """Greedy players win about half of such games."""
    rules = find("flow").rules(find("flow").setup(FLOW.seats, FLOW.mode, FLOW.settings)).without_clock()
    oracle = Oracle(rules, rules.tree_evaluation(), 30)
    assert [oracle.best(World(FLOW, number, rules, None)) for number in range(3)] == [1, 1, 1]
