"""Refusals of Flow: the first rule against an attempt (law, section Illegal input, which gives the order)."""

from cinquina.core.bits import BIT
from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.forms import example_of
from cinquina.games.flow import notation
from cinquina.games.flow.events import Side
from cinquina.games.flow.rules import actions, cards, moves, phases
from cinquina.games.flow.rules.board import (
    BLOCKS_ANIMAL,
    EDGE_MISMATCH,
    FINE,
    NO_PATH,
    NO_TILE,
    NOT_ADJACENT,
    OCCUPIED,
    Board,
)
from cinquina.games.flow.rules.box import CALM, FISHING, ONE_CARD, RETURN, SIDES
from cinquina.games.flow.rules.position import Position

BEGINS = (actions.DRAW, actions.TAKE, actions.PLAY)
# By the result of Board.verdict, for refusals without facts.
VERDICTS = {OCCUPIED: "flow.occupied", NOT_ADJACENT: "flow.not_adjacent", NO_PATH: "flow.no_path"}


class FlowRefusal(Event):
    game = "flow"


class WrongPhase(FlowRefusal):
    """Another decision is due; the example shows how to write it."""

    due: notation.Due
    example: str


class NotRevealed(FlowRefusal):
    tile: str  # as it was written


class NotDiscarded(FlowRefusal):
    tile: str


class NotInHand(FlowRefusal):
    card: str  # or its kind


class InfeasibleFacing(FlowRefusal):
    side: Side


class EdgeMismatch(FlowRefusal):
    sides: str  # the sides that clash, as letters of NESW


class BlocksAnimal(FlowRefusal):
    animal: str  # the first that would be cut off


def why_not(state: Position, seat: int, attempt: notation.Said) -> Refusal | None:
    if refused := why_not_now(state, seat, attempt.what):
        return refused
    match attempt:
        case notation.Taken():
            revealed = attempt.tile is not None and state.revealed & BIT[attempt.tile]
            return None if revealed else Refusal(NotRevealed(attempt.name))
        case notation.Played():
            return why_not_played(state, seat, attempt)
        case notation.Placed():
            return why_not_placed(state.board, int(state.tile), attempt.cell, attempt.turn, joined=True)
        case notation.Aimed():
            return why_not_aimed(state, attempt.what, attempt.cell)
        case notation.Moved():
            return why_not_moved(state, attempt)
        case notation.Returned():
            return why_not_returned(state, attempt)
        case notation.Faced():
            feasible = state.board.is_feasible(attempt.turn)
            return None if feasible else Refusal(InfeasibleFacing(SIDES[attempt.turn]))
        case notation.Said(what=actions.DRAW):
            return None if state.face_down else Refusal("flow.supply_empty")
        case notation.Said(what=actions.DISCARD):
            return None if moves.must_discard(state) else Refusal("flow.must_place")
    return None


# -- the moment


def why_not_now(state: Position, seat: int, what: int) -> Refusal | None:
    """Check turn, phase and time, in this order. An attempt to start a turn after the clock has ended is too late (flow
    T5)."""
    if seat != state.active and state.phase != phases.END:
        return Refusal("flow.not_your_turn")
    if what in BEGINS and state.time_up and state.phase in (phases.CHOOSING_DIE, phases.WAVE):
        return Refusal("flow.time_up")
    if state.phase != notation.PHASE_OF[what]:
        return wrong_phase(state)
    if state.phase == phases.RESOLVING and notation.CARD_OF[what] != state.box.card_kinds.kind_of[state.card]:
        return wrong_phase(state)
    return None


def wrong_phase(state: Position) -> Refusal:
    """Return the refusal that names the decision due."""
    first = notation.due(state)
    return Refusal(WrongPhase(first, example_of(notation.FORMS, "", notation.due_word(state, first))))


# -- cards


def why_not_played(state: Position, seat: int, attempt: notation.Played) -> Refusal | None:
    if attempt.card is None or not state.hands.held[seat] & BIT[attempt.card]:
        return Refusal(NotInHand(attempt.name))
    return None if cards.is_playable(state, attempt.card) else Refusal(why_not_playable(state, attempt.card))


def why_not_playable(state: Position, card: int) -> str:
    """Return the id of the rule against starting a card now; empty if there is none."""
    kind = state.box.card_kinds.kind_of[card]
    if state.cards_in_round > 0 and state.scenario.has(ONE_CARD):
        return "flow.card_limit"
    if kind == CALM:
        return "flow.calm_active"
    if kind == FISHING:
        return "flow.not_enough_tiles"
    if kind == RETURN and not state.discarded:
        return "flow.nothing_to_return"
    return "flow.no_target"


def why_not_aimed(state: Position, what: int, cell: int | None) -> Refusal | None:
    if cell is None:
        return Refusal("flow.off_board")
    reason = why_not_target(state, what, cell)
    return Refusal(reason) if reason else None


def why_not_target(state: Position, what: int, cell: int) -> str:
    """Return the id of the rule against the card's target; empty if there is none."""
    board = state.board
    if cell == state.box.grid.boat:
        return "flow.boat_fixed"
    if board.tile[cell] == NO_TILE:
        return "flow.no_tile"
    if what != actions.GUARD and board.obstacles & BIT[cell] and cards.protects_obstacles(state):
        return "flow.obstacle_protected"
    return "flow.has_bird" if what == actions.GUARD and board.birds & BIT[cell] else ""


def why_not_moved(state: Position, attempt: notation.Moved) -> Refusal | None:
    start = attempt.start
    refused = why_not_aimed(state, attempt.what, start)
    if start is None or refused:
        return refused
    if attempt.cell == start:
        return Refusal("flow.same_cell")
    without = state.board.copy()
    return why_not_placed(without, int(without.lift(start)), attempt.cell, attempt.turn, joined=False)


def why_not_returned(state: Position, attempt: notation.Returned) -> Refusal | None:
    if attempt.tile is None or not state.discarded & BIT[attempt.tile]:
        return Refusal(NotDiscarded(attempt.name))
    return why_not_placed(state.board, attempt.tile, attempt.cell, attempt.turn, joined=True)


# -- tiles


def why_not_placed(board: Board, tile: int, cell: int | None, turn: int, joined: bool) -> Refusal | None:
    if cell is None:
        return Refusal("flow.off_board")
    mask = int(board.box.turned[board.box.mask[tile] * 4 + turn])
    verdict = int(board.verdict(cell, mask, joined))
    if verdict == FINE:
        return None
    return Refusal(refusal_of_verdict(board, cell, mask, verdict))


def refusal_of_verdict(board: Board, cell: int, mask: int, verdict: int) -> EdgeMismatch | BlocksAnimal | str:
    """Return the refusal for a verdict on a place: a struct, or an id if the refusal has no facts."""
    if verdict == EDGE_MISMATCH:
        return EdgeMismatch(notation.edges_text(int(board.mismatches(cell, mask))))
    if verdict == BLOCKS_ANIMAL:
        return BlocksAnimal(notation.animals_in(board, int(board.cuts_off(BIT[cell], mask)))[0])
    return VERDICTS[verdict]
