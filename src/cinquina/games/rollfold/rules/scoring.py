"""The result of Roll 'Em Fold 'Em: who finished first, then fewer X's in the last turn, then more large corners."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from cinquina.games.rollfold.rules.position import Position


def symbols(position: "Position", seat: i64) -> i64:
    """Winning symbols in one network, as everybody may see them."""
    return position.public(seat).linked(position.settings.orbs_connect)


def ahead(position: "Position", one: i64, other: i64) -> bool:
    """Those who did not finish are not ranked."""
    mine = position.pens[one]
    others = position.pens[other]
    if mine.won != others.won:
        return mine.won
    if not mine.won:
        return False
    if mine.x_used != others.x_used:
        return mine.x_used < others.x_used
    return position.sheets[one].larges() > position.sheets[other].larges()


def solo_utility(position: "Position") -> float:
    """The fields left of the column, the sad face among them."""
    fields: i64 = len(position.settings.column) + 1
    return float(fields - position.number) / float(fields) if position.pens[0].won else 0.0
