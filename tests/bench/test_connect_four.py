"""The test game of the benchmark: interpreted, on whichever engine the tests run."""

import pytest

from bench.connect_four.rules.state import ConnectFour
from cinquina.core.playout import Playout, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import OVER

pytestmark = pytest.mark.both


def after(columns: str) -> ConnectFour:
    state = ConnectFour()
    for column in columns:
        assert state.legal(state.turn(), int(column))
        state.apply(state.turn(), int(column))
    return state


def perft(state: ConnectFour, depth: int) -> int:
    """How many sequences of so many moves there are."""
    out = int_buffer(7)
    found = state.actions(state.turn(), out)
    if depth == 1:
        return int(found)
    total = 0
    for n in range(found):
        copy = state.copy()
        copy.apply(copy.turn(), out[n])
        total += perft(copy, depth - 1)
    return total


def test_the_sequences_of_moves_are_counted():
    assert [perft(ConnectFour(), depth) for depth in (1, 2, 3, 4)] == [7, 49, 343, 2401]
    assert perft(after("000000"), 3) == 6**3  # a full column
    assert perft(after("001122"), 3) == 6 * 7**2  # one move of seven wins at once, and nothing follows
    assert perft(after("000000111111"), 3) == 5**3


@pytest.mark.parametrize("columns", ["0101010", "0011223", "3344556", "01122323363", "65544343303"])
def test_four_in_a_row_win(columns: str):
    state = after(columns)
    assert state.turn() == OVER
    assert [state.rank(seat) for seat in (0, 1)] == [1, 2]
    assert [state.utility(seat) for seat in (0, 1)] == [1.0, 0.0]


def test_a_row_does_not_go_on_in_the_next_column():
    state = after(
        "0150005050"
    )  # lines 4 to 6 of column 0 and line 1 of column 1: near as bits, not on the board
    assert state.turn() != OVER


def test_random_games_end_within_the_board():
    playout = Playout(7)
    playout.repeat(ConnectFour(), Rng(1), 50)
    assert 50 * 7 <= playout.decisions <= 50 * 42
    assert playout.decisions <= playout.listed <= 7 * playout.decisions
