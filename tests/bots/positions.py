"""Positions on the way through random games, for whatever is asked about every game alike."""

from collections.abc import Iterator

from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
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


def asked(
    rules: Rules, rng: Rng, looks: int, least: int = 2, widest: int = 100_000
) -> Iterator[tuple[State, int]]:
    """Yield a few positions of a random game, each with a seat that has enough actions."""
    state = rules.start()
    wait = rng.below(4)
    while looks and state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, drawn(rules, state, rng))
            continue
        seat = pick([int(seat) for seat in state.waiting()], rng)
        if wait == 0 and least <= len(rules.actions(state, seat)) <= widest:
            yield state, seat
            looks, wait = looks - 1, 1 + rng.below(6)
        wait = max(0, wait - 1)
        state.apply(seat, pick(rules.actions(state, seat), rng))
