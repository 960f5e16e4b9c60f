"""The Giant Wave of Flow (P5, P6): its dice, and the tiles hit, protected and washed away, all simultaneously."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.flow.events import BirdFlew, Die, Washed
from cinquina.games.flow.events import Wave as WaveEvent
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import DICE_NAMES, REMAIN
from cinquina.games.flow.rules.effects import await_round, pass_on, take_away
from cinquina.games.flow.rules.news import connection_events, tell_cells
from cinquina.games.flow.rules.phases import BOTH_DICE, WAVE, WHITE

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


@mypyc_attr(acyclic=True)
class Wave:
    """The effects of a wave before they are applied: sets of cells."""

    def __init__(self, board: Board, column: i64, row: i64, held: i64) -> None:
        hit: i64 = (column | row) & board.tiles() & ~held
        # A Bird protects a tile against one hit; at the crossing of both lines it is washed away with the tile.
        self.washed: Final[i64] = hit & (~board.birds | (column & row))
        self.flown: Final[i64] = hit & board.birds & ~(column & row)


def protected_tiles(board: Board, scenario_only: bool) -> i64:
    """Return the tiles that Obstacles Remain protects (flow R17)."""
    if scenario_only:
        return board.obstacles & ~(board.north | board.east | board.south | board.west)
    return board.obstacles


def choose_die(position: "Position", die: i64) -> None:
    position.dice = die
    position.phase = WAVE
    if position.listener is not None:
        position.listener.hear(Die(position.active, DICE_NAMES[die]))


def sweep(position: "Position", outcome: i64) -> None:
    """Sweep both lines at once; then the next seat gets ready (flow P6)."""
    board = position.board
    grid = position.box.grid
    faces: i64 = len(grid.black)
    white: i64 = -1
    black: i64 = -1
    if position.dice == BOTH_DICE:
        white = outcome // faces
        black = outcome % faces
    elif position.dice == WHITE:
        white = outcome
    else:
        black = outcome
    held: i64 = 0
    if position.scenario.has(REMAIN):
        held = protected_tiles(board, position.options.remain_scenario_only)
    column: i64 = 0
    row: i64 = 0
    if white >= 0:
        column = grid.column_cells[white]
    if black >= 0:
        row = grid.row_cells[black]
    wave = Wave(board, column, row, held)
    before: i64 = tell_wave(position, white, black, wave)
    board.birds &= ~wave.flown
    take_away(position, wave.washed)
    if position.listener is not None:
        for event in connection_events(board, before):
            position.listener.hear(event)
    position.calm = -1
    position.dice = BOTH_DICE
    position.cards_in_round = 0
    position.turns_in_round = 0
    position.time_up = False
    pass_on(position)
    await_round(position)


def tell_wave(position: "Position", white: i64, black: i64, wave: Wave) -> i64:
    """Report the dice, the washed tiles and the used Birds; return the animals connected before."""
    if position.listener is None:
        return 0
    column = position.box.white_faces[white] if white >= 0 else 0
    row = position.box.black_faces[black] if black >= 0 else 0
    position.listener.hear(WaveEvent(position.active, column, row))
    tell_cells(position.listener, Washed, position.board, wave.washed)
    tell_cells(position.listener, BirdFlew, position.board, wave.flown)
    return position.board.connected_cells()
