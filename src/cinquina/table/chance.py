"""Chance at a table, drawn from its secret seed. Each live draw has its own stream.

A stream is named by the number of earlier draws, not by the number of the entry. After an undo the same draw comes
again, so nobody can undo until they like the card.
"""

from cinquina.core.played import Played, play
from cinquina.core.playout import random_outcome
from cinquina.core.record import entry_of
from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, State


def draw(rules: Rules, state: State, seed: int, number: int) -> int:
    """Return the outcome of the draw with this number."""
    return int(random_outcome(state, Rng(seed, f"chance/{number}"), rules.max_actions))


def draw_until_decision(
    rules: Rules, state: State, seed: int, number: int, seq: int, time: int
) -> list[Played]:
    """Return all draws from this position until a seat is asked or the game is over."""
    played: list[Played] = []
    while state.turn() == CHANCE:
        action = draw(rules, state, seed, number + len(played))
        entry = entry_of(rules, state, seq + len(played), CHANCE, action, time)
        played.append(play(state, entry, CHANCE, action))
        state = played[-1].after
    return played
