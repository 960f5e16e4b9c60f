"""Where something cannot go, said before it is tried: the refusals that an attempt would meet."""

import msgspec

from cinquina.games.flow.drawing import edges_text
from cinquina.games.flow.notation import CARD_OF
from cinquina.games.flow.refusals import VERDICTS, why_not_target, why_not_there
from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.board import FINE, NO_TILE, OCCUPIED, Board
from cinquina.games.flow.rules.box import CURRENT, RETURN
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.targets import aims
from cinquina.games.flow.rules.telling import at

Cell = tuple[int, int]


class Ghost(msgspec.Struct, omit_defaults=True):
    """A tile where it cannot go, next to something that lies there: by which rule, and which edges clash."""

    tile: str
    cell: Cell
    turn: int
    edges: str
    reason: str
    sides: str = ""
    animal: str = ""


class Spared(msgspec.Struct):
    """What the card that was begun cannot be aimed at, and by which rule."""

    cell: Cell
    reason: str


def ghosts(game: Flow) -> list[Ghost]:
    """Of the tile in hand, of every tile that Current may lift, of every sort of tile that Return may bring back."""
    if game.phase == table.PLACING:
        return places(game.board, int(game.tile), joined=True)
    if game.phase != table.RESOLVING:
        return []
    kind = game.box.card_kinds.of[game.card]
    if kind == RETURN:
        sorts = game.box.tile_kinds
        tiles = [tile for tile in range(int(game.box.map_tiles)) if game.discarded & BIT[tile]]
        first = [tile for tile in tiles if sorts.first_alike(game.discarded, tile)]
        return [ghost for tile in first for ghost in places(game.board, tile, joined=True)]
    if kind == CURRENT:
        cells = int(aims(kind, game.board, game.protects_obstacles()))
        lifted = [cell for cell in range(int(game.box.grid.size)) if cells & BIT[cell]]
        return [ghost for cell in lifted for ghost in moves(game.board, cell)]
    return []


def moves(board: Board, start: int) -> list[Ghost]:
    without = board.copy()
    tile = int(without.lift(start))
    return [ghost for ghost in places(without, tile, joined=False) if ghost.cell != at(board.grid, start)]


def places(board: Board, tile: int, joined: bool) -> list[Ghost]:
    """Turns that look alike appear once, as in the list of actions."""
    box, grid = board.box, board.grid
    shape = int(box.mask[tile])
    turns = [turn for turn in range(4) if not box.repeats[shape * 4 + turn]]
    near = int(board.touching())
    found = []
    for cell in range(int(grid.size)):
        for turn in turns if near & BIT[cell] else []:
            mask = int(box.turned[shape * 4 + turn])
            verdict = int(board.verdict(cell, mask, joined))
            if verdict not in (FINE, OCCUPIED):
                why = why_not_there(board, cell, mask, verdict)
                sides, animal = str(why.get("sides", "")), str(why.get("animal", ""))
                reason = f"flow.{VERDICTS[verdict]}"
                ghost = Ghost(
                    box.tile_ids[tile], at(grid, cell), turn, edges_text(mask), reason, sides, animal
                )
                found.append(ghost)
    return found


def spared(game: Flow) -> list[Spared]:
    """Empty cells are left out: there is nothing to choose."""
    if game.phase != table.RESOLVING:
        return []
    kind = game.box.card_kinds.of[game.card]
    if kind == RETURN:
        return []
    what = next(what for what, card in CARD_OF.items() if card == kind)
    board, grid = game.board, game.box.grid
    there = [cell for cell in range(int(grid.size)) if board.tile[cell] != NO_TILE or cell == grid.boat]
    reasons = {cell: why_not_target(game, what, cell) for cell in there}
    return [Spared(at(grid, cell), reason) for cell, reason in reasons.items() if reason]
