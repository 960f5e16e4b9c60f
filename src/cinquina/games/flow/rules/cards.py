"""Action cards of Flow (P4): whether one may be played, and its targets.

Support removes a tile, Bird guards one, Current moves one, Return brings a discarded one back.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest, size
from cinquina.games.flow.rules.actions import BRING_BACK, GUARD, MOVE, REMOVE, pack
from cinquina.games.flow.rules.board import FINE, Board
from cinquina.games.flow.rules.box import BIRD, CALM, CURRENT, FISHING, NO_SC, ONE_CARD, RETURN

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position

FISHED: Final = 2  # tiles that Fishing reveals


# -- whether a card may be played


def is_playable(position: "Position", card: i64) -> bool:
    """Return whether a card in a hand can be played and completed now. (flow P4, R12)"""
    if position.cards_in_round > 0 and position.scenario.has(ONE_CARD):
        return False
    kind: i64 = position.box.card_kinds.kind_of[card]
    if kind == FISHING:
        return size(position.face_down) >= FISHED
    if kind == CALM:
        return position.calm < 0
    return has_target(position, kind)


def has_target(position: "Position", kind: i64) -> bool:
    """Return whether the card has a target."""
    out = vec[i64]([i64(0)])
    return list_uses(kind, position.board, position.discarded, protects_obstacles(position), out, 1) > 0


def protects_obstacles(position: "Position") -> bool:
    return position.scenario.has(NO_SC)


# -- targets


def count_birds_left(board: Board) -> i64:
    return board.box.bird_tokens - size(board.birds)


def aimable_cells(kind: i64, board: Board, protected: bool) -> i64:
    """Return the cells that Support, Bird or Current may target: never the Boat or an animal.

    `protected`: obstacle tiles are no targets of Support and Current.
    """
    if kind == BIRD:
        if count_birds_left(board) == 0:
            return 0
        return board.tiles() & ~board.birds
    if protected:
        return board.tiles() & ~board.obstacles
    return board.tiles()


def list_uses(kind: i64, board: Board, discarded: i64, protected: bool, out: vec[i64], most: i64) -> i64:
    """Write the ways to use a card, in canonical order, at most `most`."""
    if kind == RETURN:
        return list_returns(board, discarded, out, most)
    cells: i64 = aimable_cells(kind, board, protected)
    if kind == CURRENT:
        return list_currents(board, cells, out, most)
    what: i64 = GUARD if kind == BIRD else REMOVE
    count: i64 = 0
    while cells and count < most:
        out[count] = pack(what, 0, lowest(cells), 0)
        count += 1
        cells &= cells - 1
    return count


def list_returns(board: Board, discarded: i64, out: vec[i64], most: i64) -> i64:
    """Write discarded tiles with their places; of equal tiles only the first."""
    count: i64 = 0
    rest: i64 = discarded
    while rest and count < most:
        tile: i64 = lowest(rest)
        if board.box.tile_kinds.is_first_of_kind(discarded, tile):
            count = board.list_places(tile, True, 0, pack(BRING_BACK, tile, 0, 0), out, count, most)
        rest &= rest - 1
    return count


def list_currents(board: Board, cells: i64, out: vec[i64], most: i64) -> i64:
    """Write every tile that may be lifted, with every other cell where it fits (flow R27: not back)."""
    without = board.copy()
    count: i64 = 0
    while cells and count < most:
        cell: i64 = lowest(cells)
        mask: i64 = board.mask(cell)
        tile: i64 = without.lift(cell)
        count = without.list_places(tile, False, BIT[cell], pack(MOVE, cell, 0, 0), out, count, most)
        without.put(cell, tile, mask, False)
        cells &= cells - 1
    return count


def may_use(position: "Position", what: i64, subject: i64, cell: i64, turn: i64) -> bool:
    """Return whether the played card may be used on this target."""
    box = position.box
    kind: i64 = box.card_kinds.kind_of[position.card]
    if kind == RETURN:
        known = what == BRING_BACK and subject < box.map_tiles and position.discarded & BIT[subject] != 0
        return known and fits(position.board, subject, cell, turn)
    aimed: i64 = aimable_cells(kind, position.board, protects_obstacles(position))
    if kind == CURRENT:
        lifted = what == MOVE and subject < box.grid.size and aimed & BIT[subject] != 0
        return lifted and can_move(position.board, subject, cell, turn)
    right = what == (GUARD if kind == BIRD else REMOVE)
    return right and subject == 0 and turn == 0 and aimed & BIT[cell] != 0


def fits(board: Board, tile: i64, cell: i64, turn: i64) -> bool:
    """Return whether a drawn or returned tile may be placed there."""
    return board.verdict(cell, board.box.turned[board.box.mask[tile] * 4 + turn], True) == FINE


def can_move(board: Board, start: i64, cell: i64, turn: i64) -> bool:
    """Return whether the tile on `start` may be moved there."""
    without = board.copy()
    mask: i64 = board.box.turned[board.box.mask[without.lift(start)] * 4 + turn]
    return start != cell and without.verdict(cell, mask, False) == FINE
