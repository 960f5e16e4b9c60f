"""Points of Pentris: of a round, of the end of the game, and the ranking (docs/rules/pentris.md, Scoring)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.listener import ALL, Listener
from cinquina.games.pentris.events import Platinum, Rows, Scored, Star, Unused
from cinquina.games.pentris.rules.box import COLOURS, UNUSED_POINTS
from cinquina.games.pentris.rules.chute import group_at
from cinquina.games.pentris.rules.masks import COLUMNS, cell_name, cell_names, full_rows, lowest, size
from cinquina.games.pentris.rules.phases import (
    BEGINNER,
    PERSONAL_OF,
    PLATINUM,
    ROWS,
    SOURCES,
    STAR_POINTS,
    UNUSED,
)

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


def add(position: "Position", seat: i64, source: i64, points: i64) -> None:
    position.points[seat * SOURCES + source] += points


def total(position: "Position", seat: i64) -> i64:
    at: i64 = seat * SOURCES
    points = position.points
    return points[at] + points[at + 1] + points[at + 2] + points[at + 3] + points[at + 4]


def leader(position: "Position") -> i64:
    """Return the seat with most points; among equals the first in the acting order of the phase just ended (pentris
    R34)."""
    best: i64 = position.seat_after(position.holder)
    seat: i64 = best
    while seat != position.holder:
        seat = position.seat_after(seat)
        if total(position, seat) > total(position, best):
            best = seat
    return best


def score_round(position: "Position", seat: i64) -> None:
    """Score complete rows, and beyond the beginner game stars and platinum."""
    field = position.box.field
    chute = position.chutes[seat]
    before: i64 = total(position, seat)
    complete: int = chute.complete_cells()
    add(position, seat, ROWS, 2 * (size(complete) // COLUMNS))
    if position.listener is not None:
        tell_rows(position, position.listener, seat, complete)
    if position.options.level != BEGINNER:
        add(position, seat, STAR_POINTS, chute.star_points(field))
        if position.listener is not None:
            tell_stars(position, position.listener, seat)
        add(position, seat, PLATINUM, chute.platinum_points(complete))
        if position.listener is not None:
            tell_platinum(position, position.listener, seat, complete)
    if position.listener is not None:
        after: i64 = total(position, seat)
        position.listener.hear(Scored(seat, position.round, after - before, after))
        position.listener.beat(position)


# The points of a round are private with secret chutes, and shown one source after the other.


def audience(position: "Position", seat: i64) -> int:
    return int(seat) if position.options.secret else ALL


def tell_rows(position: "Position", listener: Listener, seat: i64, complete: int) -> None:
    rows = full_rows(complete)
    listener.hear(Rows(seat, rows, 2 * len(rows)), audience(position, seat))
    listener.beat(position)


def tell_stars(position: "Position", listener: Listener, seat: i64) -> None:
    """Report every star with the group it counts."""
    box = position.box
    chute = position.chutes[seat]
    points: int = 0
    for colour in range(COLOURS):
        cells: int = chute.cells_of_colour(colour)
        left: int = cells & chute.stars
        while left:
            star: int = left & -left
            left &= left - 1
            group: int = group_at(cells, star, box.field)
            worth: int = chute.group_size(group, False)
            points += worth
            counted = Star(seat, cell_name(lowest(star)), box.codes[colour], cell_names(group), worth, points)
            listener.hear(counted, audience(position, seat))
            listener.beat(position)


def tell_platinum(position: "Position", listener: Listener, seat: i64, complete: int) -> None:
    chute = position.chutes[seat]
    platinum: int = (chute.platinum_2 | chute.platinum_3) & complete
    if size(platinum) > 0:
        points: int = chute.platinum_points(complete)
        listener.hear(Platinum(seat, cell_names(platinum), points), audience(position, seat))
        listener.beat(position)


def score_unused(position: "Position") -> None:
    """Score unused pieces of the advanced game: a blue one 2, a beige one 3 (pentris R35)."""
    box = position.box
    seat: i64 = 0
    while seat < position.seats:
        for piece in position.personal:
            points: i64 = UNUSED_POINTS[box.set[piece]]
            if position.zone[piece] == PERSONAL_OF + seat and points > 0:
                add(position, seat, UNUSED, points)
                if position.listener is not None:
                    position.listener.hear(Unused(seat, box.ids[piece], points))
        seat += 1
