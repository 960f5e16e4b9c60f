"""Effects of the actions of Flow in a round: starting, drawing, completing; the end of turns, rounds and the game (law,
Play)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest
from cinquina.games.flow.events import (
    ClockSet,
    Drawn,
    Draws,
    Guarded,
    Lost,
    MinuteOver,
    Placed,
    Played,
    Removed,
    Returned,
    Revealed,
    Round,
    Skipped,
    Took,
    Won,
)
from cinquina.games.flow.rules.actions import (
    BRING_BACK,
    DISCARD,
    DRAW,
    GUARD,
    PLACE,
    REMOVE,
    TAKE,
    cell_of,
    subject_of,
    turn_of,
    what_of,
)
from cinquina.games.flow.rules.board import NO_TILE
from cinquina.games.flow.rules.box import CALM, CARD_NAMES, FISHING
from cinquina.games.flow.rules.cards import FISHED
from cinquina.games.flow.rules.moves import has_option
from cinquina.games.flow.rules.news import show_news, tell_discard, tell_move, tell_tile
from cinquina.games.flow.rules.phases import (
    CHOOSING_DIE,
    DRAWING,
    END,
    FISHING_OUT,
    PLACING,
    READY,
    RESOLVING,
    TURN,
    WAVE,
)

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


def start_round(position: "Position") -> None:
    position.round += 1
    position.turns_in_round = 0
    position.phase = TURN
    if position.listener is not None:
        position.listener.hear(Round(position.active, position.round))


def set_clock(position: "Position", action: i64) -> None:
    """Change the clock from the next round on (flow R34)."""
    length: i64 = position.options.length_of(action)
    turns: i64 = position.options.turns if length > 0 else action
    position.options = position.options.with_clock(length, turns, action)
    if position.listener is not None:
        position.listener.hear(ClockSet(action if length > 0 else 0, 0 if length > 0 else action))


# -- starting an action


def begin(position: "Position", action: i64) -> None:
    """Start an action. From here on it is final, and may be finished after the time (flow P2, T3)."""
    what: i64 = what_of(action)
    if what == DRAW:
        position.phase = DRAWING
        if position.listener is not None:
            position.listener.hear(Draws(position.active))
    elif what == TAKE:
        take(position, subject_of(action))
    else:
        play(position, subject_of(action))


def draw(position: "Position", tile: i64) -> None:
    position.face_down &= ~BIT[tile]
    take_in_hand(position, tile)
    if position.listener is not None:
        box = position.box
        position.listener.hear(Drawn(position.active, box.tile_ids[tile], box.shape[tile]))


def take(position: "Position", tile: i64) -> None:
    """Take a tile that Fishing revealed."""
    position.revealed &= ~BIT[tile]
    take_in_hand(position, tile)
    if position.listener is not None:
        box = position.box
        position.listener.hear(Took(position.active, box.tile_ids[tile], box.shape[tile]))


def take_in_hand(position: "Position", tile: i64) -> None:
    position.tile = tile
    position.phase = PLACING


def play(position: "Position", card: i64) -> None:
    kind: i64 = position.box.card_kinds.kind_of[card]
    position.hands = position.hands.with_played(position.active, card)
    position.cards_in_round += 1
    if position.listener is not None:
        position.listener.hear(Played(position.active, position.box.card_ids[card], CARD_NAMES[kind]))
    if kind == FISHING:
        position.fishing = FISHED
        position.phase = FISHING_OUT
    elif kind == CALM:
        position.calm = position.active
        end_turn(position)
    else:
        position.card = card
        position.phase = RESOLVING


def fish_out(position: "Position", tile: i64) -> None:
    position.face_down &= ~BIT[tile]
    position.revealed |= BIT[tile]
    position.fishing -= 1
    if position.listener is not None:
        position.listener.hear(Revealed(position.box.tile_ids[tile], position.box.shape[tile]))
    if position.fishing == 0:
        end_turn(position)


# -- completing it


def complete(position: "Position", action: i64) -> None:
    """Place the tile in hand, or use the played card."""
    board = position.board
    what: i64 = what_of(action)
    cell: i64 = cell_of(action)
    before: i64 = 0
    if position.listener is not None:
        before = board.connected_cells()
    if what == PLACE:
        lay(position, position.tile, cell, turn_of(action), False)
        if position.listener is not None:
            tell_tile(position, position.listener, Placed, position.tile, cell)
    elif what == DISCARD:
        tell_discard(position)
        position.discarded |= BIT[position.tile]
    elif what == BRING_BACK:
        position.discarded &= ~BIT[subject_of(action)]
        lay(position, subject_of(action), cell, turn_of(action), False)
        if position.listener is not None:
            tell_tile(position, position.listener, Returned, subject_of(action), cell)
    elif what == GUARD:
        board.birds |= BIT[cell]
        if position.listener is not None:
            tell_tile(position, position.listener, Guarded, board.tile[cell], cell)
    elif what == REMOVE:
        if position.listener is not None:
            tell_tile(position, position.listener, Removed, board.tile[cell], cell)
        take_away(position, BIT[cell])
    else:
        move(position, subject_of(action), cell, turn_of(action))
    position.tile = NO_TILE
    position.card = -1
    position.phase = TURN
    if position.listener is not None:
        show_news(position, position.listener, before)
    end_turn(position)


def lay(position: "Position", tile: i64, cell: i64, turn: i64, bird: bool) -> None:
    box = position.box
    position.board.put(cell, tile, box.turned[box.mask[tile] * 4 + turn], bird)


def move(position: "Position", start: i64, cell: i64, turn: i64) -> None:
    """Move a tile with the Current; the Bird and the obstacle go with it (flow R15)."""
    bird = position.board.birds & BIT[start] != 0
    tile: i64 = position.board.lift(start)
    lay(position, tile, cell, turn, bird)
    tell_move(position, tile, start, cell)


def take_away(position: "Position", cells: i64) -> None:
    """Take tiles off the board: Map tiles to the discards, Scenario tiles out of the game, Birds back (flow R15,
    R16)."""
    while cells:
        tile: i64 = position.board.lift(lowest(cells))
        if tile < position.box.map_tiles:
            position.discarded |= BIT[tile]
        cells &= cells - 1


# -- the course of the round


def end_turn(position: "Position") -> None:
    options = position.options
    position.turns_in_round += 1
    if position.board.is_all_connected():
        finish(position, True)
    elif position.time_up or (options.round_ms == 0 and position.turns_in_round >= options.turns):
        end_round(position)
    else:
        pass_on(position)
        position.phase = TURN
        lose_if_stuck(position)


def end_round(position: "Position") -> None:
    position.phase = CHOOSING_DIE if position.calm >= 0 else WAVE


def run_out(position: "Position") -> None:
    """End the minute: a started action is finished first, a turn not started is lost (flow T4, T5, R10)."""
    position.time_up = True
    if position.listener is not None:
        position.listener.hear(MinuteOver(position.active, position.phase == TURN))
    if position.phase == TURN:
        end_round(position)


def await_round(position: "Position") -> None:
    position.phase = READY
    lose_if_stuck(position)


def lose_if_stuck(position: "Position") -> None:
    """Lose the game if the seat cannot start its turn; by a setting only if no seat can (flow R14)."""
    if position.listener is not None:
        position.listener.beat(position)
    asked: i64 = 0
    while not has_option(position, position.active):
        asked += 1
        if not position.options.team_loss or asked == position.seats:
            finish(position, False)
            return
        if position.listener is not None:
            position.listener.hear(Skipped(position.active))
        pass_on(position)


def pass_on(position: "Position") -> None:
    position.active += 1
    if position.active == position.seats:
        position.active = 0


def finish(position: "Position", won: bool) -> None:
    position.phase = END
    position.won = won
    if position.listener is not None:
        position.listener.hear(Won(position.active) if won else Lost(position.active))
