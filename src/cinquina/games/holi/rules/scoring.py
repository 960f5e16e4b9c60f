"""The final scoring of Holi, available at any time: everything it counts is public."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.games.holi.rules.cells import LEVELS

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


def points_on_level(position: "Position", seat: i64, level: i64) -> i64:
    """Return the points for the own tokens on a level."""
    return position.box.level_points[level] * size(position.tower.tokens[level * position.seats + seat])


def points_for_given(position: "Position", seat: i64) -> i64:
    """Return the points for the own tokens in other reserves."""
    return position.box.given_points * position.tower.tokens_given(seat)


def points_for_sweets(position: "Position", seat: i64) -> i64:
    """Return the points for each player with strictly fewer sweets (holi R28)."""
    fewer: i64 = 0
    other: i64 = 0
    while other < position.seats:
        if position.tower.sweets[other] < position.tower.sweets[seat]:
            fewer += 1
        other += 1
    return position.box.sweets_points * fewer


def points_for_rivalry(position: "Position", seat: i64) -> i64:
    """Return the points of the open Rivalry cards."""
    points: i64 = 0
    card: i64 = 0
    while position.rivalry >> card:
        if position.rivalry >> card & 1:
            points += position.box.effects[card].points(position.tower, seat)
        card += 1
    return points


def total(position: "Position", seat: i64) -> i64:
    """Return the total if the game ended now."""
    points: i64 = position.points[seat] + points_for_given(position, seat) + points_for_sweets(position, seat)
    level: i64 = 0
    while level < LEVELS:
        points += points_on_level(position, seat, level)
        level += 1
    return points + points_for_rivalry(position, seat)


def ranks_ahead(position: "Position", one: i64, other: i64) -> bool:
    """Compare by total, tokens given, sweets, and turn order unless the place is shared (holi R29)."""
    if total(position, one) != total(position, other):
        return total(position, one) > total(position, other)
    if position.tower.tokens_given(one) != position.tower.tokens_given(other):
        return position.tower.tokens_given(one) > position.tower.tokens_given(other)
    if position.tower.sweets[one] != position.tower.sweets[other]:
        return position.tower.sweets[one] > position.tower.sweets[other]
    return not position.options.shared and turns_after_first(position, one) < turns_after_first(
        position, other
    )


def turns_after_first(position: "Position", seat: i64) -> i64:
    return (seat - position.first + position.seats) % position.seats
