"""Whether a throw remains possible: the throw of a turn is mandatory, so no action may prevent it (docs/rules/holi.md,
L5, R9).

On the way tokens change only in the cells that the pawn enters, which are never its own targets; so the present
position is enough.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.games.holi.rules.actions import DOWNWARD, UPWARD
from cinquina.games.holi.rules.cells import CELLS
from cinquina.games.holi.rules.steps import (
    can_climb,
    can_throw,
    cells_with_token,
    may_throw_down,
    move_targets,
    throw_spots,
)

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


def can_reach_throw(position: "Position", seat: i64, hand: i64, moves: bool, climbs: bool) -> bool:
    """Return whether this seat, with this hand, can still make a throw from its pawn's place."""
    level: i64 = position.level(seat)
    cell: i64 = position.cell(seat)
    if position.tower.tokens_left(seat) > 0 and can_throw(position, seat, hand, level, cell, 0):
        return True
    if moves:
        if moves_to_throw(position, seat, hand, move_targets(position, seat, level, cell), climbs):
            return True
    if not climbs:
        return False
    return can_throw_after_climb(position, seat, hand, UPWARD, moves) or can_throw_after_climb(
        position, seat, hand, DOWNWARD, moves
    )


def moves_to_throw(position: "Position", seat: i64, hand: i64, targets: i64, climbs: bool) -> i64:
    """Return the targets of a Move from which a throw is possible, with or without a Climb.

    A card thrown face down always has a target: the cell that the pawn leaves is free.
    """
    level: i64 = position.level(seat)
    ready: i64 = cells_with_token(position, seat, level, targets)
    found: i64 = ready
    if not hand or not may_throw_down(position, seat):
        found &= throw_spots(position, seat, hand, level)
    rest: i64 = 0
    if climbs:
        rest = targets & ~found
    cell: i64 = 0
    while rest >> cell:
        if rest >> cell & 1:
            here: i64 = ready & BIT[cell]
            if throws_after_climb(position, seat, hand, level, cell, UPWARD, here) or throws_after_climb(
                position, seat, hand, level, cell, DOWNWARD, here
            ):
                found |= BIT[cell]
        cell += 1
    return found


def throws_after_climb(
    position: "Position", seat: i64, hand: i64, level: i64, cell: i64, way: i64, ready: i64
) -> bool:
    """Return whether a throw is possible after a Climb from a cell reached by a Move; `ready`: a token is available."""
    if not can_climb(position, seat, level, cell, way):
        return False
    if not ready and not cells_with_token(position, seat, level + way, BIT[cell]):
        return False
    return can_throw(position, seat, hand, level + way, cell, 0)


def can_throw_after_climb(position: "Position", seat: i64, hand: i64, way: i64, moves: bool) -> bool:
    """Return whether a throw is possible after this Climb, with or without a Move."""
    cell: i64 = position.cell(seat)
    if not can_climb(position, seat, position.level(seat), cell, way):
        return False
    level: i64 = position.level(seat) + way
    cleared: i64 = BIT[cell]
    ready: i64 = cells_with_token(position, seat, level, BIT[cell])
    if ready and can_throw(position, seat, hand, level, cell, cleared):
        return True
    if moves:
        targets: i64 = move_targets(position, seat, level, cell)
        if not ready:
            targets = cells_with_token(position, seat, level, targets)
        there: i64 = 0
        while there < CELLS:
            if targets & BIT[there] and can_throw(position, seat, hand, level, there, cleared):
                return True
            there += 1
    return False
