"""Effects of the actions of Foldris: reveal, draw, fold, Barriers, check (law, section Play)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.games.foldris.events import (
    Barrier,
    BarrierLifted,
    BarrierNoRoom,
    Decided,
    Drawn,
    Eliminated,
    Folded,
    Over,
    Reshuffled,
    Resigned,
    Revealed,
    StartBlock,
    Starter,
)
from cinquina.games.foldris.rules.blocks import COLUMNS
from cinquina.games.foldris.rules.phases import (
    DRAW,
    GAME_OVER,
    NOT_ASKED,
    REVEAL,
    SETUP,
    UNDECIDED,
)

if TYPE_CHECKING:
    from cinquina.games.foldris.rules.position import Position


def start(position: "Position", seat: i64) -> None:
    position.starter = seat
    position.phase = SETUP
    if position.listener is not None:
        position.listener.hear(Starter(seat))


def set_up(position: "Position", card: i64) -> None:
    """Place the starting blocks by the setup card, which leaves the game for good (foldris R8)."""
    box = position.box
    position.setup_card = card
    position.take_from_deck(card)
    lanes: i64 = len(box.left)
    k: i64 = 0
    while k < position.seats:
        seat: i64 = (position.starter + k) % position.seats
        lane: i64 = (box.lane[card] + k) % lanes
        position.sheets[seat].become(box.starts[lane])
        if position.listener is not None:
            position.listener.hear(StartBlock(seat, lane + 1))
        k += 1
    position.phase = REVEAL


def reveal(position: "Position", card: i64) -> None:
    """Reveal the card of the round. Seats that cannot draw its Block are eliminated; the others decide."""
    position.card = card
    position.round += 1
    position.take_from_deck(card)
    if position.listener is not None:
        position.listener.hear(Revealed(position.box.names[card], position.round))
    position.phase = DRAW
    beat(position)
    block = position.block()
    asked = False
    seat: i64 = 0
    while seat < position.seats:
        if position.eliminated[seat] == 0:
            if position.resigned & BIT[seat] or not position.sheets[seat].can_draw(block):
                eliminate(position, seat)
            else:
                position.decided[seat] = UNDECIDED
                asked = True
        seat += 1
    beat(position)
    if not asked:
        resolve(position)


def eliminate(position: "Position", seat: i64) -> None:
    position.eliminated[seat] = position.round
    if position.listener is not None:
        gave_up = bool(position.resigned & BIT[seat])
        position.listener.hear(Resigned(seat) if gave_up else Eliminated(seat))


def resign(position: "Position", seat: i64) -> None:
    """Eliminate a seat as if it could not draw the Block; if it has decided already, from the next DRAW on (foldris
    R30)."""
    position.resigned |= BIT[seat]
    if position.phase == DRAW and position.decided[seat] == UNDECIDED:
        position.decided[seat] = NOT_ASKED
        eliminate(position, seat)
        beat(position)
        resolve_if_all_decided(position)


def decide(position: "Position", seat: i64, action: i64) -> None:
    position.decided[seat] = action
    if position.listener is not None and position.seats > 1:
        position.listener.hear(Decided(seat))
        beat(position)
    resolve_if_all_decided(position)


def resolve_if_all_decided(position: "Position") -> None:
    seat: i64 = 0
    while seat < position.seats:
        if position.decided[seat] == UNDECIDED:
            return
        seat += 1
    resolve(position)


def resolve(position: "Position") -> None:
    """Resolve the decisions: draw, fold, then the Barriers, then check."""
    completed: i64 = 0  # seats that completed a line, as bits
    by: i64 = -1  # the first of them
    seat: i64 = 0
    while seat < position.seats:
        action: i64 = position.decided[seat]
        position.decided[seat] = NOT_ASKED
        if action >= 0 and draw(position, seat, action):
            completed |= BIT[seat]
            if by < 0:
                by = seat
        seat += 1
    if position.listener is not None:
        position.listener.beat(position, Folded)
    if completed != 0:
        seat = 0
        while seat < position.seats:
            if completed & BIT[seat]:
                position.sheets[seat].fold()
            seat += 1
        beat(position)
    seat = 0
    while seat < position.seats:
        if position.sheets[seat].barrier >= 0:
            lift_barrier(position, seat)
        seat += 1
    beat(position)
    seat = 0
    while seat < position.seats:
        if position.eliminated[seat] == 0 and (
            position.seats == 1 or (completed != 0 and not completed & BIT[seat])
        ):
            drop_barrier(position, seat, position.box.lane[position.card], by)
        seat += 1
    beat(position)
    end_or_continue(position)


def beat(position: "Position") -> None:
    """Mark a moment that players should see."""
    if position.listener is not None:
        position.listener.beat(position)


def draw(position: "Position", seat: i64, action: i64) -> bool:
    """Pay and draw. Return whether a line was completed, to be folded when all have drawn."""
    block = position.block()
    sheet = position.sheets[seat]
    if position.listener is not None:
        wording: i64 = action // COLUMNS
        column: i64 = action % COLUMNS
        form = block.forms[block.form_of[wording]]
        y: i64 = sheet.resting_line(form, column)
        squares = [(x + column + 1, line + y + 1) for x, line in form.cells]
        position.listener.hear(Drawn(seat, squares, block.cost_of[wording]))
    if not sheet.play(block, action):
        return False
    if position.listener is not None:
        for line in range(sheet.visible):
            if sheet.is_full(line):
                position.listener.hear(Folded(seat, line + 1, sheet.printed_line(line) + 1))
    return True


def lift_barrier(position: "Position", seat: i64) -> None:
    position.sheets[seat].lift_barrier()
    if position.listener is not None:
        position.listener.hear(BarrierLifted(seat))


def drop_barrier(position: "Position", seat: i64, lane: i64, by: i64) -> None:
    """Drop a Barrier on the sheet of a seat; `by` is a player who completed a line (-1: none)."""
    left: i64 = position.box.left[lane]
    sheet = position.sheets[seat]
    sheet.drop_barrier(left)
    if position.listener is not None:
        giver = by if by >= 0 and by != seat else None
        if sheet.barrier >= 0:
            squares = [(left + 1, sheet.barrier + 1), (left + 2, sheet.barrier + 1)]
            position.listener.hear(Barrier(seat, lane + 1, squares, giver))
        else:
            position.listener.hear(BarrierNoRoom(seat, lane + 1, giver))


def end_or_continue(position: "Position") -> None:
    """End the game, or reveal the next card. (foldris R20, R22)"""
    if is_last_round(position):
        finish(position)
        return
    position.phase = REVEAL
    if position.left_in_deck == 0:
        reshuffle(position)


def is_last_round(position: "Position") -> bool:
    """Return whether this is the last round. Known once its card is revealed, since that eliminates."""
    left: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if position.eliminated[seat] == 0:
            left += 1
        seat += 1
    if left == 0 or (left == 1 and position.seats > 1):
        return True
    return position.left_in_deck == 0 and position.ends_with_deck


def reshuffle(position: "Position") -> None:
    """Make the used cards the deck again, without the setup card (foldris R22)."""
    position.deck = BIT[position.box.cards] - 1
    position.left_in_deck = position.box.cards
    if position.setup_card >= 0:
        position.take_from_deck(position.setup_card)
    if position.listener is not None:
        position.listener.hear(Reshuffled())


def finish(position: "Position") -> None:
    position.phase = GAME_OVER
    if position.listener is not None:
        winners = [int(seat) for seat in range(position.seats) if position.rank(seat) == 1]
        position.listener.hear(Over(winners))
