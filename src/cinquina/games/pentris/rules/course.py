"""The course of a game of Pentris: turns, claims, phases and rounds (law, Play)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.games.pentris.events import Bag, Claims, Over, Passed, PhaseOver, Refilled, Round, Turn
from cinquina.games.pentris.rules import claims, moves, pieces, scoring
from cinquina.games.pentris.rules.box import COLOURS
from cinquina.games.pentris.rules.chute import Chute
from cinquina.games.pentris.rules.phases import (
    ADVANCED,
    CHOOSE,
    CLAIMING,
    DISCARDED,
    DRAW,
    END,
    NO_STACK,
    PHASES,
    ROUNDS,
    TURNS,
)

if TYPE_CHECKING:
    from cinquina.games.pentris.rules.position import Position


def acting_order(position: "Position") -> list[int]:
    """Return the acting order of this phase: the bag holder acts last."""
    return [int((position.holder + 1 + n) % position.seats) for n in range(position.seats)]


def is_last_chance(position: "Position", seat: i64) -> bool:
    """Return whether this is the last chance for a personal piece: the very last turn, before the seat has acted."""
    if position.options.level != ADVANCED or position.round != ROUNDS or position.phase != PHASES:
        return False
    if position.turn_of_phase != TURNS or position.step not in (DRAW, CHOOSE):
        return False
    order = acting_order(position)
    return position.step == DRAW or order.index(seat) >= order.index(position.active)


def beat(position: "Position") -> None:
    """Mark a moment that players should see."""
    if position.listener is not None:
        position.listener.beat(position)


# -- a turn


def begin_turn(position: "Position") -> None:
    position.to_draw = position.seats + 1
    position.step = DRAW
    await_draw(position)


def await_draw(position: "Position") -> None:
    """Wait for a draw. The discard pile refills an empty bag; if both are empty, fewer are drawn (pentris R12)."""
    if position.to_draw > 0 and len(position.bag) == 0:
        count: i64 = pieces.take_back_discards(position)
        if count == 0:
            position.to_draw = 0
        elif position.listener is not None:
            position.listener.hear(Refilled(count))
    if position.to_draw == 0:
        position.active = position.seat_after(position.holder)
        begin_choice(position)


def begin_choice(position: "Position") -> None:
    """Start a choice; a seat with nothing on the board and no personal piece to place is skipped."""
    position.step = CHOOSE
    if len(position.board) == 0 and not moves.has_personal(position, position.active):
        next_seat(position)


def next_seat(position: "Position") -> None:
    beat(position)
    if position.active != position.holder:
        position.active = position.seat_after(position.active)
        begin_choice(position)
        return
    position.older = len(position.board)
    if position.turn_of_phase < TURNS:
        position.turn_of_phase += 1
        if position.listener is not None:
            position.listener.hear(Turn(position.turn_of_phase, pieces.board_ids(position)))
        begin_turn(position)
    else:
        if position.listener is not None:
            position.listener.hear(Claims(position.phase))
        position.active = position.seat_after(position.holder)
        await_claim(position)


# -- claims


def await_claim(position: "Position") -> None:
    """Wait for a claim; a seat with nothing to claim passes."""
    position.step = CLAIMING
    if not claims.may_claim(position, position.active):
        tell_pass(position, True)
        next_claim(position)


def next_claim(position: "Position") -> None:
    beat(position)
    position.stack = NO_STACK
    if position.active == position.holder:
        end_phase(position)
    else:
        position.active = position.seat_after(position.active)
        await_claim(position)


def tell_pass(position: "Position", must: bool) -> None:
    if position.listener is not None:
        position.listener.hear(Passed(position.active, must))


# -- ends


def end_phase(position: "Position") -> None:
    if position.phase == PHASES:
        end_round(position)
        return
    for piece in position.board:
        position.zone[piece] = DISCARDED
    if position.listener is not None:
        position.listener.hear(PhaseOver(position.phase, pieces.board_ids(position)))
    pieces.clear_board(position)
    position.phase += 1
    position.turn_of_phase = 1
    pass_bag(position, position.seat_after(position.holder))
    begin_turn(position)


def pass_bag(position: "Position", seat: i64) -> None:
    position.holder = seat
    if position.listener is not None:
        position.listener.hear(Bag(seat))


def end_round(position: "Position") -> None:
    seat: i64 = 0
    while seat < position.seats:
        scoring.score_round(position, seat)
        seat += 1
    if position.round == ROUNDS:
        end_game(position)
        return
    empty_chutes(position)
    return_tokens(position)
    position.round += 1
    position.phase = 1
    position.turn_of_phase = 1
    if position.listener is not None:
        position.listener.hear(Round(position.round, len(position.bag)))
    if position.options.level == ADVANCED:
        pass_bag(position, scoring.leader(position))
    else:
        pass_bag(position, position.seat_after(position.holder))
    begin_turn(position)


def empty_chutes(position: "Position") -> None:
    pieces.take_back(position)
    seat: i64 = 0
    while seat < position.seats:
        position.chutes[seat] = Chute()
        seat += 1
    position.claims = claims.NO_CLAIMS


def return_tokens(position: "Position") -> None:
    """Return the tokens from the cards: all, or in the advanced game one from each card."""
    at: i64 = 0
    while at < position.seats * COLOURS:
        if position.tokens[at] > 0:
            position.tokens[at] = position.tokens[at] - 1 if position.options.level == ADVANCED else 0
        at += 1


def end_game(position: "Position") -> None:
    scoring.score_unused(position)
    position.step = END
    if position.listener is not None:
        position.listener.hear(Over())
