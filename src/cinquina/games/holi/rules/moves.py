"""Legal actions of Holi: choosing a corner; throwing, moving, climbing and ending a turn (docs/rules/holi.md, L1 to
L6)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.games.holi.rules.actions import (
    CLIMB,
    CLIMB_DOWN,
    CORNER,
    DOWN,
    DOWNWARD,
    END_TURN,
    MOVE,
    UP,
    UPWARD,
    card_of,
    cells_of,
    pack,
    what_of,
)
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import CELLS, CORNERS, write_members
from cinquina.games.holi.rules.patterns import is_choice
from cinquina.games.holi.rules.phases import ACTION, CORNERING
from cinquina.games.holi.rules.reach import can_throw_after_climb, moves_to_throw
from cinquina.games.holi.rules.steps import can_climb, down_targets, may_throw_down, move_targets

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


# -- lists


def list_actions(position: "Position", seat: i64, out: vec[i64]) -> i64:
    """Write all actions of the seat with the turn: throws first, the end of the turn last."""
    if position.phase == CORNERING:
        return write_members(free_corners(position), pack(CORNER, 0, 0), out, 0)
    count: i64 = 0
    if not position.thrown and position.tower.tokens_left(seat) > 0:
        count = list_throws(position, seat, out)
    if not only_end_remains(position):
        if not position.moved:
            count = write_members(move_destinations(position, seat), pack(MOVE, 0, 0), out, count)
        if not position.climbed:
            if may_climb(position, seat, UPWARD):
                out[count] = pack(CLIMB, 0, 0)
                count += 1
            if position.switches.climbs_down and may_climb(position, seat, DOWNWARD):
                out[count] = pack(CLIMB_DOWN, 0, 0)
                count += 1
    if position.thrown:
        out[count] = pack(END_TURN, 0, 0)
        count += 1
    return count


def list_throws(position: "Position", seat: i64, out: vec[i64]) -> i64:
    level: i64 = position.level(seat)
    cell: i64 = position.cell(seat)
    full: i64 = position.tower.occupied_cells(level)
    tokens: i64 = position.tower.tokens_left(seat)
    hand: i64 = position.cards.hand[seat]
    deck = position.box.deck[seat]
    patterns = position.patterns()
    count: i64 = 0
    card: i64 = 0
    while hand >> card:
        if hand >> card & 1:
            count = patterns.list_targets(deck[card], cell, full, tokens, pack(UP, card, 0), out, count)
        card += 1
    if not may_throw_down(position, seat):
        return count
    # All cards have the same targets face down: those of the first are copied for the others.
    begin: i64 = count
    targets: i64 = 0
    first: i64 = 0
    card = 0
    while hand >> card:
        if hand >> card & 1:
            if targets == 0:
                free: i64 = down_targets(position, seat, level, cell)
                count = write_members(free, pack(DOWN, card, 0), out, count)
                targets = count - begin
                first = card
            else:
                more: i64 = pack(0, card - first, 0)
                i: i64 = begin
                while i < begin + targets:
                    out[count] = out[i] + more
                    count += 1
                    i += 1
        card += 1
    return count


def free_corners(position: "Position") -> i64:
    return CORNERS & ~position.tower.other_pawns(-1, 0)


def move_destinations(position: "Position", seat: i64) -> i64:
    """Return where the pawn may go; before the throw only where a throw remains possible (L3, L5)."""
    targets: i64 = move_targets(position, seat, position.level(seat), position.cell(seat))
    return (
        targets
        if position.thrown
        else moves_to_throw(position, seat, position.cards.hand[seat], targets, not position.climbed)
    )


def may_climb(position: "Position", seat: i64, way: i64) -> bool:
    """Return whether a Climb is legal; before the throw only if a throw remains possible (L4, L5)."""
    if not can_climb(position, seat, position.level(seat), position.cell(seat), way):
        return False
    return position.thrown or can_throw_after_climb(
        position, seat, position.cards.hand[seat], way, not position.moved
    )


def only_end_remains(position: "Position") -> bool:
    """Return whether after the throw the active seat has no tokens left, so that it must end its turn (holi R8, L6)."""
    return (
        position.thrown
        and not position.options.plays_on_empty
        and position.tower.tokens_left(position.active) == 0
    )


# -- single actions


def is_legal(position: "Position", seat: i64, action: i64) -> bool:
    """Return whether an action is listed, without writing the list."""
    what: i64 = what_of(action)
    card: i64 = card_of(action)
    cells: i64 = cells_of(action)
    if position.phase == CORNERING:
        return what == CORNER and card == 0 and cells < CELLS and free_corners(position) & BIT[cells] != 0
    if UP <= what <= DOWN:
        if position.thrown or card >= DECK or not position.cards.hand[seat] & BIT[card]:
            return False
        if position.tower.tokens_left(seat) == 0:
            return False
        return may_hit(position, seat, card, cells) if what == UP else may_drop(position, seat, cells)
    if card != 0 or position.phase != ACTION:
        return False
    if what == MOVE:
        free = cells < CELLS and not position.moved and not only_end_remains(position)
        return free and move_destinations(position, seat) & BIT[cells] != 0
    if cells != 0:
        return False
    if CLIMB <= what <= CLIMB_DOWN:
        way: i64 = UPWARD if what == CLIMB else DOWNWARD
        return not position.climbed and not only_end_remains(position) and may_climb(position, seat, way)
    return what == END_TURN and position.thrown


def may_hit(position: "Position", seat: i64, card: i64, targets: i64) -> bool:
    """Return whether these may be the targets of the card, thrown face up. (L1)"""
    patterns = position.patterns()
    full: i64 = position.tower.occupied_cells(position.level(seat))
    tokens: i64 = position.tower.tokens_left(seat)
    spot: i64 = position.box.deck[seat][card] * CELLS + position.cell(seat)
    i: i64 = patterns.first[spot]
    while i < patterns.first[spot + 1]:
        if not patterns.sets[i] & full and is_choice(patterns.sets[i], targets, tokens):
            return True
        i += 1
    return False


def may_drop(position: "Position", seat: i64, cell: i64) -> bool:
    """Return whether this may be the target of a card thrown face down. (L2)"""
    if cell >= CELLS or not may_throw_down(position, seat):
        return False
    return down_targets(position, seat, position.level(seat), position.cell(seat)) & BIT[cell] != 0


def fallback(position: "Position", seat: i64) -> i64:
    """Return the end of the turn after the throw, else the first action of the list, where throws come first."""
    if position.thrown:
        return pack(END_TURN, 0, 0)
    out = vec[i64]([i64(0) for _ in range(position.box.most_actions)])
    list_actions(position, seat, out)
    return out[0]
