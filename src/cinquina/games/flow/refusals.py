"""Why not: the first rule against an attempt (law, section Illegal input, which gives the order)."""

from cinquina.core.errors import Refusal
from cinquina.games.flow.drawing import animals_in, edges_text
from cinquina.games.flow.notation import (
    CARD_OF,
    EXAMPLES,
    PHASE_OF,
    Aimed,
    Faced,
    Moved,
    Placed,
    Played,
    Returned,
    Said,
    Taken,
    due,
)
from cinquina.games.flow.rules import actions, table
from cinquina.games.flow.rules.board import BLOCKS_ANIMAL, EDGE_MISMATCH, FINE, NO_TILE, Board
from cinquina.games.flow.rules.box import CALM, FISHING, ONE_CARD, RETURN
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.telling import SIDES

BEGINS = (actions.DRAW, actions.TAKE, actions.PLAY)
# The law's codes, by what Board.verdict says.
VERDICTS = ("", "occupied", "not_adjacent", "edge_mismatch", "no_path", "blocks_animal")


def why_not(game: Flow, seat: int, attempt: Said) -> Refusal | None:
    if refused := why_not_now(game, seat, attempt.what):
        return refused
    match attempt:
        case Taken():
            revealed = attempt.tile is not None and game.revealed & BIT[attempt.tile]
            return None if revealed else Refusal("flow.not_revealed", tile=attempt.name)
        case Played():
            return why_not_played(game, seat, attempt)
        case Placed():
            return why_not_placed(game.board, int(game.tile), attempt.cell, attempt.turn, joined=True)
        case Aimed():
            return why_not_aimed(game, attempt.what, attempt.cell)
        case Moved():
            return why_not_moved(game, attempt)
        case Returned():
            return why_not_returned(game, attempt)
        case Faced():
            feasible = game.feasible(attempt.turn)
            return None if feasible else Refusal("flow.infeasible_facing", side=SIDES[attempt.turn])
        case Said(what=actions.DRAW):
            return None if game.face_down else Refusal("flow.supply_empty")
        case Said(what=actions.DISCARD):
            return None if game.must_discard() else Refusal("flow.must_place")
    return None


# -- the moment


def why_not_now(game: Flow, seat: int, what: int) -> Refusal | None:
    """Turn, phase, time: in this order. Who would begin a turn that the clock has ended, comes too late (flow T5)."""
    if seat != game.active and game.phase != table.END:
        return Refusal("flow.not_your_turn")
    if what in BEGINS and game.time_up and game.phase in (table.CHOOSING_DIE, table.WAVE):
        return Refusal("flow.time_up")
    if game.phase != PHASE_OF[what]:
        return wrong_phase(game)
    if game.phase == table.RESOLVING and CARD_OF[what] != game.box.card_kinds.of[game.card]:
        return wrong_phase(game)
    return None


def wrong_phase(game: Flow) -> Refusal:
    """Why not now: what is due instead."""
    word = "over" if game.phase == table.END else due(game)
    kind = "card" if game.phase == table.RESOLVING else word
    return Refusal("flow.wrong_phase", due=kind, example=EXAMPLES.get(word, word))


# -- cards


def why_not_played(game: Flow, seat: int, attempt: Played) -> Refusal | None:
    if attempt.card is None or not game.hands.held[seat] & BIT[attempt.card]:
        return Refusal("flow.not_in_hand", card=attempt.name)
    return None if game.playable(attempt.card) else Refusal(why_not_playable(game, attempt.card))


def why_not_playable(game: Flow, card: int) -> str:
    """The id of the rule against a card that cannot be begun now."""
    kind = game.box.card_kinds.of[card]
    if game.cards_in_round > 0 and game.scenario.has(ONE_CARD):
        return "flow.card_limit"
    if kind == CALM:
        return "flow.calm_active"
    if kind == FISHING:
        return "flow.not_enough_tiles"
    if kind == RETURN and not game.discarded:
        return "flow.nothing_to_return"
    return "flow.no_target"


def why_not_aimed(game: Flow, what: int, cell: int | None) -> Refusal | None:
    if cell is None:
        return Refusal("flow.off_board")
    reason = why_not_target(game, what, cell)
    return Refusal(reason) if reason else None


def why_not_target(game: Flow, what: int, cell: int) -> str:
    """The id of the rule against aiming the card at a cell, if there is one."""
    board = game.board
    if cell == game.box.grid.boat:
        return "flow.boat_fixed"
    if board.tile[cell] == NO_TILE:
        return "flow.no_tile"
    if what != actions.GUARD and board.obstacles & BIT[cell] and game.protects_obstacles():
        return "flow.obstacle_protected"
    return "flow.has_bird" if what == actions.GUARD and board.birds & BIT[cell] else ""


def why_not_moved(game: Flow, attempt: Moved) -> Refusal | None:
    start = attempt.start
    refused = why_not_aimed(game, attempt.what, start)
    if start is None or refused:
        return refused
    if attempt.cell == start:
        return Refusal("flow.same_cell")
    without = game.board.copy()
    return why_not_placed(without, int(without.lift(start)), attempt.cell, attempt.turn, joined=False)


def why_not_returned(game: Flow, attempt: Returned) -> Refusal | None:
    if attempt.tile is None or not game.discarded & BIT[attempt.tile]:
        return Refusal("flow.not_discarded", tile=attempt.name)
    return why_not_placed(game.board, attempt.tile, attempt.cell, attempt.turn, joined=True)


# -- tiles


def why_not_placed(board: Board, tile: int, cell: int | None, turn: int, joined: bool) -> Refusal | None:
    if cell is None:
        return Refusal("flow.off_board")
    mask = int(board.box.turned[board.box.mask[tile] * 4 + turn])
    verdict = int(board.verdict(cell, mask, joined))
    if verdict == FINE:
        return None
    return Refusal(f"flow.{VERDICTS[verdict]}", **why_not_there(board, cell, mask, verdict))


def why_not_there(board: Board, cell: int, mask: int, verdict: int) -> dict[str, object]:
    """The facts of the refusal: the sides that clash, or the first animal that would be cut off."""
    if verdict == EDGE_MISMATCH:
        return {"sides": edges_text(int(board.mismatches(cell, mask)))}
    if verdict == BLOCKS_ANIMAL:
        return {"animal": animals_in(board, int(board.cuts_off(BIT[cell], mask)))[0]}
    return {}
