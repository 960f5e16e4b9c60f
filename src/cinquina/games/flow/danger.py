"""What the next wave may take: every roll it can be, tried on the board by the rules of the wave itself."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from cinquina.games.flow.rules import table
from cinquina.games.flow.rules.actions import BLACK, WHITE
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import REMAIN
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.wave import Wave, holds

Tally = list[list[int]]  # by row and column


class Risk(msgspec.Struct):
    """Of so many rolls, so many wash away what lies on a cell, or a tile that would be laid there."""

    rolls: int
    washed: Tally
    guarded: Tally  # if a Bird sat there


def risk(game: Flow) -> Risk:
    """With Calm Waters one die is rolled; before it is chosen, the one that is worse for a cell counts."""
    sweeps = [lines(game, die) for die in dice(game)]
    board = covered(game.board)
    guarded = covered(game.board)
    guarded.birds = guarded.tiles()
    held = int(holds(board, game.options.remain_scenario_only)) if game.scenario.has(REMAIN) else 0
    return Risk(max(len(each) for each in sweeps), tally(board, held, sweeps), tally(guarded, held, sweeps))


def covered(lying: Board) -> Board:
    """A plain tile on every empty cell."""
    board = lying.copy()
    board.full |= board.grid.inside
    return board


def dice(game: Flow) -> list[int]:
    if game.dice != table.BOTH_DICE:
        return [int(game.dice)]
    return [WHITE, BLACK] if game.calm >= 0 else [table.BOTH_DICE]


def lines(game: Flow, die: int) -> list[tuple[int, int]]:
    """The cells of the column and of the row that each roll of a die, or of both, sweeps."""
    grid = game.box.grid
    columns = [0] if die == BLACK else [int(cells) for cells in grid.column_cells]
    rows = [0] if die == WHITE else [int(cells) for cells in grid.row_cells]
    return [(column, row) for column in columns for row in rows]


def tally(board: Board, held: int, sweeps: list[list[tuple[int, int]]]) -> Tally:
    grid = board.grid
    washed = [
        Counter(
            cell for column, row in rolls for cell in cells_of(int(Wave(board, column, row, held).washed))
        )
        for rolls in sweeps
    ]
    return [
        [max(each[int(grid.cell(row, column))] for each in washed) for column in range(int(grid.columns))]
        for row in range(int(grid.rows))
    ]


def cells_of(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
