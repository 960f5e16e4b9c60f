"""The set-up of Flow, step by step: first seat, hands, Scenario cards, their obstacle tiles, the Boat (law, Setup)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest, size
from cinquina.games.flow.events import Dealt, Facing, First, Obstacle, Redrawn, Scenario, SetAside
from cinquina.games.flow.rules.box import CARD_NAMES, SCENARIO_NAMES, SIDES, SINGLE_PATH
from cinquina.games.flow.rules.effects import await_round
from cinquina.games.flow.rules.news import cell_position
from cinquina.games.flow.rules.phases import DEALING, FACING, FIRST_SEAT, OBSTRUCTING, REVEALING
from cinquina.games.flow.rules.scenario import Scenario as Drawn

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


# -- what is left to do


def undealt_cards(position: "Position") -> i64:
    """Return the Action cards not dealt, as a set."""
    hands = position.hands
    return position.box.card_kinds.all & ~(hands.all_cards() | hands.played)


def is_all_dealt(position: "Position") -> bool:
    return size(position.hands.all_cards()) >= position.options.hand * position.seats


def is_obstacle_due(position: "Position") -> bool:
    """Return whether a Scenario obstacle tile is left to place, with a cell for it. A custom board may have none."""
    if position.obstacles_placed >= position.scenario.obstacles:
        return False
    grid = position.box.grid
    for black in range(len(grid.black)):
        for white in range(len(grid.white)):
            if may_obstruct(position, grid.crossing(white, black)):
                return True
    return False


def may_obstruct(position: "Position", cell: i64) -> bool:
    """Return whether a cell is empty and with a Scenario tile every animal can still be connected (flow R19, R20)."""
    board = position.board
    if board.full & BIT[cell]:
        return False
    if not position.scenario.has(SINGLE_PATH):
        return board.blocked_animals(BIT[cell], 0) == 0
    board.set_edges(BIT[cell], 0)
    fine = board.is_feasible(0) or board.is_feasible(1) or board.is_feasible(2) or board.is_feasible(3)
    board.remove_water(BIT[cell])
    return fine


# -- what is done


def prepare(position: "Position", outcome: i64) -> None:
    """Apply a step of chance; then continue to the next step that is needed."""
    if position.phase == FIRST_SEAT:
        position.active = outcome
        if position.listener is not None:
            position.listener.hear(First(outcome))
    elif position.phase == DEALING:
        deal(position, outcome)
    elif position.phase == REVEALING:
        reveal(position, outcome)
    else:
        place_obstacle(position, outcome)
    go_on(position)


def deal(position: "Position", card: i64) -> None:
    """Deal the cards seat by seat, each its whole hand."""
    box = position.box
    seat: i64 = size(position.hands.all_cards()) // position.options.hand
    position.hands = position.hands.with_dealt(seat, card)
    if position.listener is not None:
        kind = CARD_NAMES[box.card_kinds.kind_of[card]]
        position.listener.hear(Dealt(seat, box.card_ids[card], kind))


def reveal(position: "Position", card: i64) -> None:
    """Reveal a Scenario card; a second card of some kinds is set aside and does not count."""
    box = position.box
    if position.listener is not None:
        kind = SCENARIO_NAMES[box.scenario_kinds.kind_of[card]]
        id = box.scenario_ids[card]
        doubles = position.scenario.is_double(card)
        position.listener.hear(SetAside(id, kind) if doubles else Scenario(id, kind))
    position.scenario = position.scenario.with_revealed(card)


def place_obstacle(position: "Position", cell: i64) -> None:
    box = position.box
    tile: i64 = box.map_tiles + position.obstacles_placed
    position.obstacles_placed += 1
    position.board.put(cell, tile, 0, False)
    if position.listener is not None:
        position.listener.hear(Obstacle(box.tile_ids[tile], box.shape[tile], cell_position(box.grid, cell)))


def redraw(position: "Position") -> None:
    """Put the Scenario cards and their tiles back; others will be drawn (flow R35)."""
    cells: i64 = position.board.tiles()
    while cells:
        position.board.lift(lowest(cells))
        cells &= cells - 1
    grid = position.box.grid
    position.board.set_edges(BIT[grid.boat], grid.boat_open)
    position.scenario = Drawn(position.box, 0, 0)
    position.obstacles_placed = 0
    position.facing = -1
    position.phase = REVEALING
    if position.listener is not None:
        position.listener.hear(Redrawn())


def go_on(position: "Position") -> None:
    """Continue to the next step of the set-up that is needed."""
    if position.phase == FIRST_SEAT:
        position.phase = DEALING
    if position.phase == DEALING and is_all_dealt(position):
        position.phase = REVEALING
    if position.phase == REVEALING and position.scenario.count() >= position.options.level:
        position.phase = OBSTRUCTING
    if position.phase == OBSTRUCTING and not is_obstacle_due(position):
        position.phase = FACING
    if position.phase == FACING and not position.scenario.has(SINGLE_PATH):
        await_round(position)


def turn_boat(position: "Position", turn: i64) -> None:
    position.facing = turn
    grid = position.box.grid
    position.board.set_edges(BIT[grid.boat], position.box.turned[grid.boat_single * 4 + turn])
    if position.listener is not None:
        position.listener.hear(Facing(position.active, SIDES[turn]))
    await_round(position)
