"""A single step of a pawn of Holi from any cell: the conditions of a throw, a Move, a Climb (law, L1 to L4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT, size
from cinquina.games.holi.rules.actions import DOWNWARD
from cinquina.games.holi.rules.cells import ALL, INTERIOR, LEVELS, NEAR

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


def may_throw_down(position: "Position", seat: i64) -> bool:
    """Return whether the seat may throw face down: not twice in a row (L2)."""
    return not position.cards.is_last_face_down(seat)


def down_targets(position: "Position", seat: i64, level: i64, cell: i64) -> i64:
    """Return the targets of a face-down throw with the pawn on this cell."""
    free: i64 = ALL & ~position.tower.occupied_cells(level) & ~BIT[cell]
    return free if position.switches.down_hits else free & ~position.tower.other_pawns(seat, level)


def can_throw(position: "Position", seat: i64, hand: i64, level: i64, cell: i64, cleared: i64) -> bool:
    """Return whether there is a legal throw with the pawn on this cell, after taking up tokens on the cleared cells."""
    if hand and may_throw_down(position, seat):
        if down_targets(position, seat, level, cell) | cleared & ~BIT[cell]:
            return True
    full: i64 = position.tower.occupied_cells(level) & ~cleared
    patterns = position.patterns()
    deck = position.box.deck[seat]
    card: i64 = 0
    while hand >> card:
        if hand >> card & 1 and patterns.fits(deck[card], cell, full):
            return True
        card += 1
    return False


def cells_with_token(position: "Position", seat: i64, level: i64, targets: i64) -> i64:
    """Return the cells of `targets` on which the pawn would have a token to throw (L1, L2).

    In play the reserve is never empty before the throw. In a loaded position it may be: then one of the own tokens must
    be taken up on the way, in the cell or falling from above it (Arrive of the law).
    """
    if position.tower.tokens_left(seat) > 0:
        return targets
    tokens = position.tower.tokens
    found: i64 = tokens[level * position.seats + seat]
    falling: i64 = ALL
    highest: i64 = level + 1 if position.options.adjacent else LEVELS - 1
    above: i64 = level + 1
    while above <= highest and above < LEVELS:
        falling &= ~position.tower.other_pawns(seat, above)
        found |= tokens[above * position.seats + seat] & falling
        above += 1
    return found & targets


def throw_spots(position: "Position", seat: i64, hand: i64, level: i64) -> i64:
    """Return the cells from which one of these cards can be thrown face up."""
    full: i64 = position.tower.occupied_cells(level)
    spots = position.spots()
    deck = position.box.deck[seat]
    found: i64 = 0
    card: i64 = 0
    while hand >> card:
        if hand >> card & 1:
            found |= spots.fitting_cells(deck[card], full)
        card += 1
    return found


def move_targets(position: "Position", seat: i64, level: i64, cell: i64) -> i64:
    """Return the targets of a Move (L3)."""
    return position.switches.steps[cell] & ~position.tower.other_pawns(seat, level)


def count_covered_sides(position: "Position", level: i64, cell: i64) -> i64:
    """Return how many sides count as covered for a Climb."""
    rest: i64 = NEAR[cell] & position.tower.occupied_cells(level)
    if position.switches.walls_cover:
        return size(rest) + 4 - size(NEAR[cell])
    sides: i64 = 0
    while rest:  # size(rest), inlined: every list of actions asks
        rest &= rest - 1
        sides += 1
    return sides


def can_climb(position: "Position", seat: i64, level: i64, cell: i64, way: i64) -> bool:
    """Return whether a Climb is possible with the pawn on this cell (L4)."""
    above: i64 = level + way
    if above < 0 or above >= LEVELS:
        return False
    if way == DOWNWARD:
        allowed = position.switches.climbs_down
    elif INTERIOR & BIT[cell] or position.switches.walls_cover:
        allowed = count_covered_sides(position, level, cell) >= position.switches.sides
    else:
        allowed = False
    return allowed and not position.tower.other_pawns(seat, above) & BIT[cell]
