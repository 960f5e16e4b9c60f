"""The search on games small enough to know the answer."""

import pytest

from bench.connect_four.rules.state import ConnectFour
from cinquina.bots.search.nodes import FIELDS, ROOT, VISITS
from cinquina.bots.search.searcher import SearchPlayer
from cinquina.bots.search.tree import Search
from cinquina.core.effort import Effort
from cinquina.core.rng import Rng
from tests.bots.pennies import NOT_YET, Pennies

pytestmark = pytest.mark.both


def after(columns: str) -> ConnectFour:
    state = ConnectFour()
    for column in columns:
        state.apply(state.turn(), int(column))
    return state


def connect_four(nodes: int = 100_000) -> Search:
    return Search(7, 2, None, Effort(nodes=nodes))


def thought(search: Search, columns: str, simulations: int, seed: int = 1) -> int:
    state = after(columns)
    search.begin(state, int(state.turn()), Rng(seed))
    search.run(simulations)
    return int(search.best_action())


@pytest.mark.parametrize(
    ("columns", "best"), [("040404", 0), ("04040", 0), ("1122", 3)], ids=["win", "block", "open three"]
)
def test_it_sees_what_wins_and_what_loses(columns: str, best: int):
    search = connect_four()
    assert thought(search, columns, 1500) == best
    options = search.options()
    assert options[0][0] == best
    assert [visits for _, visits, _ in options] == sorted((each[1] for each in options), reverse=True)
    assert all(0 <= mean <= 1 for _, _, mean in options)


def test_the_same_stream_makes_the_same_choice():
    one, two = connect_four(), connect_four()
    thought(one, "33", 300, seed=4)
    thought(two, "33", 300, seed=4)
    assert one.options() == two.options()


def test_it_can_be_stopped_at_any_time():
    search = connect_four()
    state = after("33")
    search.begin(state, 0, Rng(1))
    assert search.best_action() == -1
    for _ in range(20):
        search.run(1)
        assert state.legal(0, search.best_action())


def test_the_tree_grows_no_further_than_its_cap():
    search = connect_four(nodes=2000)
    assert thought(search, "", 3000) == 3
    assert search.nodes.count <= 2000
    assert sum(visits for _, visits, _ in search.options()) == 3000


def test_what_was_found_out_stays():
    search = connect_four()
    thought(search, "", 600)
    (visits,) = (visits for action, visits, _ in search.options() if action == 3)
    state = after("3")
    search.follow(3)
    search.begin(state, 1, Rng(2))  # the other seat: nothing of it
    assert search.options() == []
    thought(search, "", 600)
    search.follow(3)
    search.follow(2)
    search.begin(after("32"), 0, Rng(2))
    kept = int(search.nodes.fields[ROOT * FIELDS + VISITS])
    assert 0 < kept < visits
    assert 0 < sum(visits for _, visits, _ in search.options()) < kept
    search.run(50)
    assert int(search.nodes.fields[ROOT * FIELDS + VISITS]) == kept + 50
    search.begin(after("32"), 0, Rng(2))  # nobody told what happened since
    assert search.options() == []


def test_a_limit_of_time_ends_a_search():
    player = SearchPlayer(connect_four(), Effort(simulations=10**9, milliseconds=5))
    assert after("33").legal(0, player.choose(after("33"), 0, Rng(1)))


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_same_moment_nobody_sees_what_the_others_choose(seat: int):
    search = Search(2, 2, None, Effort(), hidden=True)
    search.begin(Pennies(), seat, Rng(1))
    search.run(2000)
    for _, _, mean in search.options():
        assert 0.4 < mean < 0.6  # who could be seen through would get nothing


def test_a_sealed_choice_is_guessed_not_read():
    options = []
    for other in (0, 1):
        search = Search(2, 2, None, Effort(), hidden=True)
        search.begin(Pennies((other, NOT_YET)), 1, Rng(1))
        search.run(200)
        options.append(search.options())
    assert options[0] == options[1]
