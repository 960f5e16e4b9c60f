"""A ladder for a single player: rungs by a number, such as titles by lines. The lowest comes first."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from cinquina.core import ending
from cinquina.core.event import Event


class Rung(msgspec.Struct, frozen=True):
    id: str  # of its name, one of the edition's words
    least: int


class Reached(NamedTuple):
    now: Rung | None  # the highest reached
    next: Rung | None
    missing: int  # up to the next rung; 0 if there is none


def reached_rung(ladder: Sequence[Rung], value: int) -> Reached:
    """Return the rung that a number reaches, the next one and the difference to it."""
    now = None
    for rung in ladder:
        if value < rung.least:
            return Reached(now, rung, rung.least - value)
        now = rung
    return Reached(now, None, 0)


def rungs_of(ladder: Sequence[Rung], value: int, kind: Callable[[str, int], Event]) -> list[ending.Rung]:
    """Return the rungs for an ending, highest first: an event `kind(id, least)` each."""
    return [ending.Rung(kind(rung.id, rung.least).tell(), value >= rung.least) for rung in reversed(ladder)]
