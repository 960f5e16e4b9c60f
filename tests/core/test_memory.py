"""What people and pages ask again and again leaves nothing behind."""

import gc
import tracemalloc

import pytest

from cinquina.core.game import Game
from cinquina.core.playout import int_buffer
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, State
from cinquina.games import games
from cinquina.table.chance import draw

ASKED = 8
LEAST = 200  # bytes that one question may seem to leave: a cache that grew, a free list


def ask(rules: Rules, first: State, state: State) -> None:
    rules.weights(first)
    draw(rules, first, seed=1, number=0)
    first.actions(CHANCE, int_buffer(rules.max_actions))  # a vec from here: hatch_build.py, without_leaks
    for seat in range(rules.setup.seats):
        rules.actions(state, seat)
        state.actions(seat, int_buffer(rules.max_actions))
        rules.choices(state, seat)
        rules.view(state, seat)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_question_leaves_nothing_behind(game: Game):
    rules = game.rules(game.setup())
    first = rules.start()
    state = first.copy()
    while state.turn() == CHANCE:
        state.apply(CHANCE, rules.actions(state, CHANCE)[0])
    for _ in range(3):
        ask(rules, first, state)
    # What is left by a question is left each time; what happens once in a process, such as a free list that is filled
    # or what another test hung on the collector, is not.
    assert any(left(rules, first, state) < ASKED * LEAST for _ in range(3))


def left(rules: Rules, first: State, state: State) -> int:
    """Bytes that some questions leave."""
    gc.collect()
    tracemalloc.start()
    for _ in range(ASKED):
        ask(rules, first, state)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size
