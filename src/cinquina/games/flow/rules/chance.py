"""Chance in Flow: tiles, dice, and the steps of the set-up; resampling of hidden information.

Equal things are one outcome, named by the first of them, with their number as its weight.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.rng import Rng
from cinquina.games.flow.rules.box import Grid
from cinquina.games.flow.rules.phases import (
    BOTH_DICE,
    DEALING,
    DRAWING,
    FIRST_SEAT,
    FISHING_OUT,
    OBSTRUCTING,
    REVEALING,
    WAVE,
    WHITE,
)
from cinquina.games.flow.rules.setup import may_obstruct, undealt_cards

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


def list_outcomes(position: "Position", out: vec[i64]) -> i64:
    if position.phase == DRAWING or position.phase == FISHING_OUT:
        return position.box.tile_kinds.list_draws(position.face_down, out)
    if position.phase == WAVE:
        return write_range(count_rolls(position), out)
    if position.phase == FIRST_SEAT:
        return write_range(position.seats, out)
    if position.phase == DEALING:
        return position.box.card_kinds.list_draws(undealt_cards(position), out)
    if position.phase == REVEALING:
        return position.box.scenario_kinds.list_draws(position.scenario.unrevealed_cards(), out)
    if position.phase == OBSTRUCTING:
        return list_free_crossings(position, out)
    return 0


def draw(position: "Position", rng: Rng, out: vec[i64]) -> i64:
    """Draw an outcome, without a list where the outcomes are components."""
    if position.phase == DRAWING or position.phase == FISHING_OUT:
        return position.box.tile_kinds.draw(position.face_down, rng)
    if position.phase == DEALING:
        return position.box.card_kinds.draw(undealt_cards(position), rng)
    if position.phase == REVEALING:
        return position.box.scenario_kinds.draw(position.scenario.unrevealed_cards(), rng)
    return out[rng.below(list_outcomes(position, out))]


def write_weights(position: "Position", out: vec[i64]) -> i64:
    """Write the weights where they differ."""
    if position.phase == DEALING:
        return position.box.card_kinds.list_odds(undealt_cards(position), out)
    if position.phase == REVEALING:
        return position.box.scenario_kinds.list_odds(position.scenario.unrevealed_cards(), out)
    return position.box.tile_kinds.list_odds(position.face_down, out)


def is_uniform(position: "Position") -> bool:
    return position.phase == WAVE or position.phase == FIRST_SEAT or position.phase == OBSTRUCTING


def is_possible(position: "Position", outcome: i64) -> bool:
    """Return whether an outcome is possible; any of several equal things may be named."""
    if outcome < 0:
        return False
    box = position.box
    if position.phase == DRAWING or position.phase == FISHING_OUT:
        return outcome < box.map_tiles and position.face_down & BIT[outcome] != 0
    if position.phase == DEALING:
        return outcome < box.card_kinds.total and undealt_cards(position) & BIT[outcome] != 0
    if position.phase == REVEALING:
        return outcome < box.scenario_kinds.total and position.scenario.unrevealed_cards() & BIT[outcome] != 0
    if position.phase == OBSTRUCTING:
        return outcome < box.grid.size and is_crossing(box.grid, outcome) and may_obstruct(position, outcome)
    if position.phase == WAVE:
        return outcome < count_rolls(position)
    return position.phase == FIRST_SEAT and outcome < position.seats


def count_rolls(position: "Position") -> i64:
    """Return the number of results of the next wave's dice: face of the white die * black faces + face of the black
    die."""
    grid = position.box.grid
    white: i64 = len(grid.white)
    black: i64 = len(grid.black)
    if position.dice == BOTH_DICE:
        return white * black
    return white if position.dice == WHITE else black


def list_free_crossings(position: "Position", out: vec[i64]) -> i64:
    """Write the crossings that may get an obstacle, all equally likely. A roll onto any other is repeated, so it is no
    outcome."""
    grid = position.box.grid
    count: i64 = 0
    for black in range(len(grid.black)):
        for white in range(len(grid.white)):
            cell: i64 = grid.crossing(white, black)
            if may_obstruct(position, cell):
                out[count] = cell
                count += 1
    return count


def is_crossing(grid: Grid, cell: i64) -> bool:
    row: i64 = grid.row(cell)
    column: i64 = grid.column(cell)
    return row in grid.black and column in grid.white


def write_range(count: i64, out: vec[i64]) -> i64:
    i: i64 = 0
    while i < count:
        out[i] = i
        i += 1
    return count


def imagine(position: "Position", seat: i64, rng: Rng) -> None:
    """While communication is closed, resample the others' hands from the cards not seen (flow P8)."""
    if position.forbids_talk():
        position.hands = position.hands.resampled(seat, position.box.card_kinds.all, rng)
