"""A search that is told where turns lead, and that counts them."""

import pytest

from cinquina.bots.search.guided import Guided
from cinquina.bots.search.scale import Scale
from cinquina.bots.search.tree import Search
from cinquina.core.effort import Effort
from cinquina.core.rng import Rng
from tests.bots.strides import Strides, Striding

pytestmark = pytest.mark.both


def guided(turns: int) -> Guided:
    return Guided(2, 2, Striding(), Effort(compared=2, turns=turns), Scale(0.0, 1.0, False))


def test_a_playout_makes_whole_turns_and_prepares_them():
    state = Strides()
    playing = guided(3)
    playing.finish(state, Rng(1))
    assert state.steps == "10" * 3
    assert playing.worth[0] > playing.worth[1]  # two turns to one


def test_turns_are_counted_from_the_decision_that_is_thought_about():
    state = Strides("1")
    guided(3).finish(state, Rng(1), turns=1, acted=0)  # within the first of them
    assert state.steps == "10" * 3


def test_what_only_prepares_is_looked_at_first():
    for steps, best in (("", 1), ("1", 0)):
        search = Search(2, 2, Striding(), Effort(compared=2, turns=2, first=1, more=0.0))
        state = Strides(steps)
        search.begin(state, 0, Rng(1))
        search.run(20)
        assert search.best_action() == best
