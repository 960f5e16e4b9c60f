"""The result of Flow: the team wins or loses together, and there are no points (law, Scoring and end of game)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import size

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


def connected(position: "Position") -> i64:
    """What the table counts: the animals with a way to the Boat."""
    return size(position.board.connected())


def place(position: "Position") -> i64:
    """The same for the whole team: the first, or behind the winner that nobody was."""
    return 1 if position.won else 2


def utility(position: "Position") -> float:
    """A win is not shared out among the team."""
    return 1.0 if position.won else 0.0
