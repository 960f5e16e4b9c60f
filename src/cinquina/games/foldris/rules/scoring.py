"""The result of Foldris: longest in the game, then lines, then points (foldris R29)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from cinquina.games.foldris.rules.position import Position

NEVER: Final = 1000000  # later than any round of elimination


def total_lines(position: "Position", seat: i64) -> i64:
    """Return the completed lines of the whole game."""
    return position.box.lines - position.sheets[seat].visible


def ranks_ahead(position: "Position", one: i64, other: i64) -> bool:
    """Compare by round of elimination, then lines, then points (foldris R29)."""
    late: i64 = position.eliminated[one] if position.eliminated[one] else NEVER
    later: i64 = position.eliminated[other] if position.eliminated[other] else NEVER
    if late != later:
        return late > later
    if total_lines(position, one) != total_lines(position, other):
        return total_lines(position, one) > total_lines(position, other)
    return position.sheets[one].bonus > position.sheets[other].bonus
