"""Drawings for a terminal: blocks of lines, and the order in which seats are drawn."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeVar

T = TypeVar("T")


def side_by_side(blocks: list[list[str]], gap: str = "   ") -> list[str]:
    """Return the lines of drawings side by side, aligned at the top."""
    wide = [max((len(line) for line in block), default=0) for block in blocks]
    return [
        gap.join(line.ljust(each) for line, each in zip(row, wide, strict=True)).rstrip()
        for row in zip_longest(*blocks, fillvalue="")
    ]


def own_first(seats: Sequence[T], own: int | None) -> list[T]:
    """Return one item per seat in the order of turns, starting with `own`; unchanged for a spectator."""
    return [*seats[own or 0 :], *seats[: own or 0]]
