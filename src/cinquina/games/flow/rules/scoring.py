"""The result of Flow: the team wins or loses together, and there are no points (law, Scoring and end of game)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import size

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


def count_connected(position: "Position") -> i64:
    """Return the number of animals with a way to the Boat, which the table shows as the score."""
    return size(position.board.connected_cells())


def rank_of_team(position: "Position") -> i64:
    """Return the team's rank: 1 for a win, 2 for a loss."""
    return 1 if position.won else 2


def utility(position: "Position") -> float:
    """Return the utility: the whole team gets that of a win."""
    return 1.0 if position.won else 0.0
