"""Perft: count the ways a game can begin. A wrong rule rarely leaves the counts unchanged.

A way is a sequence of entries: outcomes of chance as listed, simultaneous seats in the order of turn(). Unlisted
actions do not count, a finished game ends the sequence, and no clock runs.
"""

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.core.state import OVER, State


def perft(state: State, depth: i64, max_actions: i64) -> i64:
    """Return the number of sequences of exactly `depth` entries."""
    if depth == 0:
        return 1
    return count(state, depth, [int_buffer(max_actions) for _ in range(depth)])


def count(state: State, depth: i64, buffers: list[vec[i64]]) -> i64:
    who: i64 = state.turn()
    if who == OVER:
        return 0
    out = buffers[depth - 1]
    listed: i64 = state.actions(who, out)
    if depth == 1:
        return listed
    ways: i64 = 0
    i: i64 = 0
    while i < listed:
        after = state.copy()
        after.apply(who, out[i])
        ways += count(after, depth - 1, buffers)
        i += 1
    return ways
