"""The chance of Flow's team to win: before the next wave, or some time after it.

The number of missing tiles alone predicts this badly. The wave may take a tile, and the nearer the wave, the less the
tile is worth. When little is missing, a lucky wave gains more than an unlucky one costs. Both matter more the fewer
tiles are left.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.core.state import State
from cinquina.games.flow.judgement.evaluation import JOINED, BoardEvaluation
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.phases import DRAWING, READY
from cinquina.games.flow.rules.position import Position

SURE: Final = 10.0  # the value of a sure win later: much less than that of a win
TIE: Final = -0.0001  # per tile of an animal's own shortest way, to break ties
FEWEST: Final = 2.0  # tiles of the supply: fewer would make the odds unbounded

CHANCE: Final = 2  # to win, where tiles are missing
SINGLES: Final = 3  # the sum of each animal's own shortest way


class Outlook(BoardEvaluation):
    def __init__(
        self,
        box: Box,
        turns: i64,
        fits: float,
        kept: float,
        even: float,
        missing: float,
        supply: float,
        missing_of_supply: float,
        scarcity: float,
    ) -> None:
        weights = {"cards": kept, "chance": SURE, "singles": TIE}
        BoardEvaluation.__init__(self, box, ("chance", "singles"), weights, True)
        self.turns: Final = turns  # per round
        self.fits: Final = fits  # how often a turn brings the team a tile nearer
        # The logarithm of the odds after a wave, by missing tiles and tiles of the supply.
        self.even: Final = even
        self.by_missing: Final = missing
        self.by_supply: Final = supply
        self.by_missing_of_supply: Final = missing_of_supply
        self.by_scarcity: Final = scarcity
        # Of the position being judged.
        self.left: i64 = 0  # turns until the wave
        self.supply: float = 0.0  # tiles, when it comes
        self.calm: bool = False

    def names(self) -> tuple[str, ...]:
        """Return no names: a chance gives no reasons; Completion does."""
        return ()

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.left = self.turns - state.turns_in_round
        if state.phase == READY:
            self.left = self.turns
        elif state.phase == DRAWING:
            self.left -= 1  # the drawn tile will be placed
        self.supply = float(size(state.face_down) - self.left)
        self.calm = state.calm >= 0
        BoardEvaluation.measure(self, state, seat)

    def measure_board(self, board: Board) -> None:
        found = self.found
        routes = self.routes
        routes.measure(board)
        missing: i64 = routes.missing
        found[JOINED] = 1.0 if missing == 0 else 0.0
        found[CHANCE] = 0.0
        found[SINGLES] = float(routes.singles)
        if missing > 0:
            now: float = self.chance_before_wave(missing)
            found[CHANCE] = now + (1.0 - now) * self.chance_after_waves(board, missing)

    def chance_before_wave(self, missing: i64) -> float:
        """Return the chance to place all missing tiles in the turns before the wave."""
        chance: float = 0.0
        # The chance of all orders with this many turns that do not fit, the last of which fits.
        way: float = 1.0
        i: i64 = 0
        while i < missing:
            way *= self.fits
            i += 1
        wasted: i64 = 0
        while missing + wasted <= self.left:
            chance += way
            wasted += 1
            way *= (1.0 - self.fits) * float(missing + wasted - 1) / float(wasted)
        return chance

    def chance_after_waves(self, board: Board, missing: i64) -> float:
        """Return the chance to win after the wave, as the mean over its rolls; the row and the column add up."""
        grid = self.box.grid
        expected: float = float(missing) - self.fits * float(self.left)
        columns: list[float] = []
        rows: list[float] = []
        for line in grid.column_cells:
            columns.append(float(self.missing_without(board, line, missing) - missing))
        for line in grid.row_cells:
            rows.append(float(self.missing_without(board, line, missing) - missing))
        if self.calm:  # one die, and the team chooses which
            return max(self.chance_after_one(expected, columns), self.chance_after_one(expected, rows))
        chance: float = 0.0
        for more in columns:
            chance += self.chance_after_one(expected + more, rows)
        return chance / float(len(columns))

    def chance_after_one(self, missing: float, lines: list[float]) -> float:
        chance: float = 0.0
        for more in lines:
            chance += self.chance_later(missing + more)
        return chance / float(len(lines))

    def chance_later(self, missing: float) -> float:
        missing = missing if missing > 0.0 else 0.0  # noqa: FURB136  # max() is slow for floats
        supply: float = self.supply if self.supply > FEWEST else FEWEST  # noqa: FURB136
        odds: float = (
            self.even
            + self.by_missing * missing
            + self.by_supply * supply
            + self.by_missing_of_supply * missing / supply
            + self.by_scarcity / supply
        )
        return 1.0 / (1.0 + exp(-odds))
