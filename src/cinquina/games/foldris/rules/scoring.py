"""The result of Foldris: who was in the game longest, then lines, then points (foldris R29)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from cinquina.games.foldris.rules.position import Position

NEVER: Final = 1000000  # a round of elimination later than any


def lines(position: "Position", seat: i64) -> i64:
    """Completed lines in the whole game."""
    return position.box.lines - position.sheets[seat].visible


def ahead(position: "Position", one: i64, other: i64) -> bool:
    """By round of elimination, then lines, then points (foldris R29)."""
    late: i64 = position.eliminated[one] if position.eliminated[one] else NEVER
    later: i64 = position.eliminated[other] if position.eliminated[other] else NEVER
    if late != later:
        return late > later
    if lines(position, one) != lines(position, other):
        return lines(position, one) > lines(position, other)
    return position.sheets[one].bonus > position.sheets[other].bonus
