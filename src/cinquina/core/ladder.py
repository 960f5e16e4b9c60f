"""A ladder of who plays alone: rungs that a number reaches, such as titles by lines. The lowest is the first."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from cinquina.core import ending
from cinquina.core.event import Event


class Rung(msgspec.Struct, frozen=True):
    id: str  # of its name, one of the edition's words
    least: int


class Reached(NamedTuple):
    now: Rung | None  # the highest that is reached
    next: Rung | None
    missing: int  # to the next; 0 where there is none


def reached(ladder: Sequence[Rung], value: int) -> Reached:
    """Return how far a number comes on a ladder."""
    now = None
    for rung in ladder:
        if value < rung.least:
            return Reached(now, rung, rung.least - value)
        now = rung
    return Reached(now, None, 0)


def told(ladder: Sequence[Rung], value: int, kind: Callable[[str, int], Event]) -> list[ending.Rung]:
    """Return the rungs as an ending tells them, the highest first: an event `kind(id, least)` each."""
    return [ending.Rung(kind(rung.id, rung.least).tell(), value >= rung.least) for rung in reversed(ladder)]
