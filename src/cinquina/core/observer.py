"""Observations for a learning agent: a position as bytes, its actions as small fixed numbers."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cinquina.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The observations and action numbers of a setup. Both are relative to the seat and reveal no secret.

    A number means the same in every position and every edition, so that a policy can be learned over it.
    """

    def __init__(self, size: i64, ids: i64) -> None:
        self.size: i64 = size  # bytes of an observation
        self.ids: i64 = ids  # actions have numbers below it

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat into `out`: all `size` bytes from `at` on."""
        raise NotImplementedError

    def number(self, state: State, seat: i64, action: i64) -> i64:
        """Return the number of a listed action."""
        raise NotImplementedError

    def action(self, state: State, seat: i64, number: i64) -> i64:
        """Return the action with a number; -1 if no listed action of this position has it."""
        raise NotImplementedError

    def fields(self) -> list[tuple[str, tuple[int, ...]]]:
        """Return name and shape of each part of an observation, in order."""
        raise NotImplementedError
