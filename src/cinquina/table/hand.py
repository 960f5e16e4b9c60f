"""A seat's secret knowledge, and whether any of it is left.

The hand is the part of the position that changes when others resample it and not when the seat itself does, so games
need not declare it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import State

if TYPE_CHECKING:
    from cinquina.table.table import Table

TIMES = 8  # a card may be resampled as itself, but hardly every time


def hand_of(rules: Rules, state: State, seat: int) -> tuple[str, ...]:
    """Return the facts that this seat knows and others do not."""
    others = [other for other in range(state.seats) if other != seat]
    hidden = {fact for other in others for fact in unknown_facts(rules, state, other)}
    return tuple(sorted(hidden - unknown_facts(rules, state, seat)))


def unknown_facts(rules: Rules, state: State, seat: int) -> set[str]:
    """Return the facts of the position that this seat cannot know."""
    true = set(flatten_facts(rules.dump(state)))
    found: set[str] = set()
    for time in range(TIMES):
        imagined = state.copy()
        imagined.imagine(seat, Rng(time, "hand"))
        found |= true - set(flatten_facts(rules.dump(imagined)))
    return found


def flatten_facts(data: Any, place: str = "") -> Iterator[str]:
    """Yield a position as single facts. The index in a list of plain values is left out: a card that moves within a
    hand is the same card."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from flatten_facts(value, f"{place}.{key}")
    elif isinstance(data, list | tuple):
        for number, item in enumerate(data):
            yield from flatten_facts(
                item, f"{place}.{number}" if isinstance(item, dict | list | tuple) else place
            )
    else:
        yield f"{place}={data}"


def hand_at(table: "Table", seat: int) -> tuple[str, ...]:
    """Return the hand; in a simultaneous game also the number of draws. Whether a seat has begun its decision is a
    secret, too, so a new player always waits for the next draw."""
    hand = hand_of(table.rules, table.state, seat)
    return (*hand, draws_text(table.history.draws)) if table.game.simultaneous else hand


def draws_text(draws: int) -> str:
    return f"draws={draws}"


def is_hand_gone(hand: tuple[str, ...], rules: Rules, state: State, seat: int, draws: int) -> bool:
    return draws_text(draws) not in hand and (not hand or not set(hand) & set(hand_of(rules, state, seat)))
