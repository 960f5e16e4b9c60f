"""Positions on the way through random games, for whatever is asked about every game alike."""

from collections.abc import Iterator

from cinquina.core.game import Rules
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State
from tests.battery.play import drawn, pick


def on_the_way(rules: Rules, rng: Rng) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    state = rules.start()
    yield state
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, drawn(rules, state, rng))
        else:
            seat = pick([int(seat) for seat in state.waiting()], rng)
            state.apply(seat, pick(rules.actions(state, seat), rng))
        yield state
