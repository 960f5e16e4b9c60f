"""Legal actions of the active seat of Flow, in the canonical order of the law (P7), and the default action (T8)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest
from cinquina.games.flow.rules.actions import (
    DIE,
    DISCARD,
    DRAW,
    FACE,
    LENGTHS,
    MOST_TURNS,
    PLACE,
    PLAY,
    START_ROUND,
    TAKE,
    cell_of,
    pack,
    subject_of,
    turn_of,
    what_of,
)
from cinquina.games.flow.rules.cards import fits, is_playable, list_uses, may_use, protects_obstacles
from cinquina.games.flow.rules.phases import (
    BLACK,
    CHOOSING_DIE,
    FACING,
    PLACING,
    READY,
    RESOLVING,
    TURN,
    WHITE,
)

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


# -- lists


def list_actions(position: "Position", out: vec[i64], most: i64) -> i64:
    """Write the legal actions of the active seat; the longer lists may stop at `most`."""
    if position.phase == PLACING:
        return list_placements(position, out, most)
    if position.phase == RESOLVING:
        kind: i64 = position.box.card_kinds.kind_of[position.card]
        return list_uses(kind, position.board, position.discarded, protects_obstacles(position), out, most)
    if position.phase == TURN:
        return list_beginnings(position, out)
    if position.phase == READY:
        out[0] = pack(START_ROUND, 0, 0, 0)
        return 1
    if position.phase == CHOOSING_DIE:
        out[0] = pack(DIE, WHITE, 0, 0)
        out[1] = pack(DIE, BLACK, 0, 0)
        return 2
    count: i64 = 0
    turn: i64 = 0
    while turn < 4:
        if position.board.is_feasible(turn):
            out[count] = pack(FACE, 0, 0, turn)
            count += 1
        turn += 1
    return count


def list_beginnings(position: "Position", out: vec[i64]) -> i64:
    """Write drawing, taking a revealed tile, and playing a card that can be completed (flow P2, R12)."""
    count: i64 = 0
    if position.face_down:
        out[0] = pack(DRAW, 0, 0, 0)
        count = 1
    revealed: i64 = position.revealed
    while revealed:
        out[count] = pack(TAKE, lowest(revealed), 0, 0)
        count += 1
        revealed &= revealed - 1
    held: i64 = position.hands.held[position.active]
    while held:
        card: i64 = lowest(held)
        if is_playable(position, card):
            out[count] = pack(PLAY, card, 0, 0)
            count += 1
        held &= held - 1
    return count


def list_placements(position: "Position", out: vec[i64], most: i64) -> i64:
    """Write the places of the tile in hand; without any it must be discarded (flow P3, R6, R8)."""
    count: i64 = position.board.list_places(position.tile, True, 0, pack(PLACE, 0, 0, 0), out, 0, most)
    if count == 0:
        out[0] = pack(DISCARD, 0, 0, 0)
        count = 1
    return count


def has_option(position: "Position", seat: i64) -> bool:
    """Return whether this seat could start anything in its turn, a tile or a card."""
    if position.face_down or position.revealed:
        return True
    held: i64 = position.hands.held[seat]
    while held:
        if is_playable(position, lowest(held)):
            return True
        held &= held - 1
    return False


def must_discard(position: "Position") -> bool:
    out = vec[i64]([i64(0)])
    return position.board.list_places(position.tile, True, 0, 0, out, 0, 1) == 0


# -- single actions


def is_legal(position: "Position", action: i64) -> bool:
    """Return whether an action is legal, including unlisted ones: equivalent turns and equal discarded tiles."""
    if action < 0:
        return False
    what: i64 = what_of(action)
    subject: i64 = subject_of(action)
    cell: i64 = cell_of(action)
    turn: i64 = turn_of(action)
    if position.phase == READY:
        return action == pack(START_ROUND, 0, 0, 0)
    if position.phase == CHOOSING_DIE:
        return action == pack(DIE, WHITE, 0, 0) or action == pack(DIE, BLACK, 0, 0)
    if position.phase == FACING:
        return action == pack(FACE, 0, 0, turn) and position.board.is_feasible(turn)
    if cell >= position.box.grid.size:
        return False
    if position.phase == TURN:
        return cell == 0 and turn == 0 and may_begin(position, what, subject)
    if position.phase == PLACING:
        if what == DISCARD:
            return action == pack(DISCARD, 0, 0, 0) and must_discard(position)
        return what == PLACE and subject == 0 and fits(position.board, position.tile, cell, turn)
    return may_use(position, what, subject, cell, turn)


def may_begin(position: "Position", what: i64, subject: i64) -> bool:
    if what == DRAW:
        return subject == 0 and position.face_down != 0
    if what == TAKE:
        return subject < position.box.map_tiles and position.revealed & BIT[subject] != 0
    if what != PLAY or subject >= position.box.card_kinds.total:
        return False
    return position.hands.held[position.active] & BIT[subject] != 0 and is_playable(position, subject)


def may_redraw(position: "Position") -> bool:
    """Return whether the table may draw other Scenario cards: before the first round, if they were drawn (flow R35)."""
    return position.phase == READY and position.round == 0 and position.options.cards_drawn


def may_set(position: "Position", action: i64) -> bool:
    """Return whether the clock may be set, between rounds, to another number of turns or another length (flow R34)."""
    if position.phase != READY or position.options.changes_nothing(action):
        return False
    return 0 < action <= MOST_TURNS or action in LENGTHS


def fallback(position: "Position") -> i64:
    """Return the first action in canonical order, which is the order of the list (flow T8)."""
    out = vec[i64]([i64(0) for _ in range(position.box.map_tiles + position.box.card_kinds.total)])
    list_actions(position, out, 1)
    return out[0]
