"""The result of Roll 'Em Fold 'Em: first to finish, then fewer X's in the last turn, then more large corners."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from cinquina.games.rollfold.rules.position import Position


def count_symbols(position: "Position", seat: i64) -> i64:
    """Return the winning symbols in one network, from public information."""
    return position.public_sheet(seat).count_linked(position.settings.orbs_connect)


def ranks_ahead(position: "Position", one: i64, other: i64) -> bool:
    """Compare two seats; unfinished seats are not ranked."""
    mine = position.pens[one]
    others = position.pens[other]
    if mine.won != others.won:
        return mine.won
    if not mine.won:
        return False
    if mine.x_used != others.x_used:
        return mine.x_used < others.x_used
    return position.sheets[one].count_large() > position.sheets[other].count_large()


def solo_utility(position: "Position") -> float:
    """Return the share of fields left in the column, including the sad face."""
    fields: i64 = len(position.settings.column) + 1
    return float(fields - position.number) / float(fields) if position.pens[0].won else 0.0
