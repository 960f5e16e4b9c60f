"""The Giant Wave on a board (flow P6): who is hit, who holds, who goes. All effects are simultaneous."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.flow.rules.board import Board


@mypyc_attr(acyclic=True)
class Wave:
    """What a wave does, before it is done: sets of cells."""

    def __init__(self, board: Board, column: i64, row: i64, held: i64) -> None:
        hit: i64 = (column | row) & board.tiles() & ~held
        # A Bird holds a tile against one hit; at the crossing of both lines it goes with it.
        self.washed: Final[i64] = hit & (~board.birds | (column & row))
        self.flown: Final[i64] = hit & board.birds & ~(column & row)


def holds(board: Board, scenario_only: bool) -> i64:
    """The tiles that Obstacles Remain leaves where they are (flow R17)."""
    if scenario_only:
        return board.obstacles & ~(board.north | board.east | board.south | board.west)
    return board.obstacles
