"""How good a sheet is: what a fold can still re-open, what is lost, how near the top is."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.linear import Linear
from cinquina.core.state import Evaluation, State
from cinquina.games.foldris.rules import effects
from cinquina.games.foldris.rules.blocks import FIELD, PACKED, TOP
from cinquina.games.foldris.rules.phases import GAME_OVER
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Sheet, blank

WON: Final = 100.0  # beyond what a sheet can be worth, one way and the other
LOST: Final = -100.0
NAMES: Final = (
    "covered",
    "covered_lines",
    "wells",
    "headroom",
    "first_points",
    "other_points",
    "lines",
    "heights",
    "uneven",
    "end",
)
END: Final = 9


class SheetEvaluation(Linear):
    """The weights are those of `weights.py`, and the end."""

    def __init__(self, weights: dict[str, float]) -> None:
        Linear.__init__(self, NAMES, {**weights, "end": WON})
        self.scratch: Sheet = blank(0, 0)

    def after(self, state: State, seat: i64, action: i64) -> float:
        """What is told of a sheet depends on nothing but the own decision, unless the game ends."""
        assert isinstance(state, Position)
        if effects.ends(state):
            return Evaluation.after(self, state, seat, action)
        self.measure_sheet(self.played(state, seat, action))
        return self.summed()

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        if state.phase == GAME_OVER:
            self.clear()
            self.found[END] = self.of_end(state, seat) / WON
            return
        self.measure_sheet(self.played(state, seat, state.decided[seat]))

    def played(self, state: Position, seat: i64, action: i64) -> Sheet:
        """The sheet as the own decision will leave it (negative: none was made); good until the next call."""
        sheet = self.scratch
        before = state.sheets[seat]
        if sheet.columns == before.columns and len(sheet.lines) == len(before.lines):
            sheet.become(before)
        else:
            sheet = before.copy()
            self.scratch = sheet
        if action >= 0 and sheet.play(state.block(), action):
            sheet.fold()
        if sheet.barrier >= 0:
            sheet.lift_barrier()  # it is gone after the next round and says nothing about the sheet
        return sheet

    def of_end(self, state: Position, seat: i64) -> float:
        """Alone, a sheet that is not over may still get lines: the end is worse than that, unless nothing is left."""
        share: float = state.utility(seat)
        if state.seats > 1:
            return WON * share
        return WON if share == 1.0 else LOST * (1.0 - share / 2.0)

    def measure_sheet(self, sheet: Sheet) -> None:
        columns: i64 = sheet.columns
        tops: i64 = sheet.window(0, PACKED)
        wells: i64 = 0
        uneven: i64 = 0
        total: i64 = 0
        highest: i64 = 0
        left: i64 = sheet.visible
        x: i64 = 0
        while x < columns:
            if x == PACKED:
                tops = sheet.window(x, columns - x)
            top: i64 = tops & TOP
            tops >>= FIELD
            total += top
            highest = max(highest, top)
            right: i64 = tops & TOP
            x += 1
            if x == columns:
                right = sheet.visible
            elif x == PACKED:
                right = sheet.top(x)
            wall: i64 = min(right, left)
            if wall - top > 1:
                wells += wall - top - 1
            if x > 1:
                uneven += top - left if top > left else left - top
            left = top
        covered: i64 = 0
        covered_lines: i64 = 0
        y: i64 = highest - 1  # there is nothing above
        roof: i64 = 0  # columns with something filled above this line, as bits
        while y >= 0:
            filled: i64 = sheet.lines[y]
            holes: i64 = roof & ~filled
            if holes:
                covered_lines += 1
                while holes:
                    holes &= holes - 1
                    covered += 1
            roof |= filled
            y -= 1
        room: i64 = sheet.visible - highest
        short: i64 = 4 - room if room < 4 else 0
        first: i64 = min(4, sheet.bonus)
        folded: i64 = 0
        bits: i64 = sheet.folded
        while bits:
            bits &= bits - 1
            folded += 1
        found = self.found
        found[0] = float(covered)
        found[1] = float(covered_lines)
        found[2] = float(wells)
        found[3] = float(short * short) / 4.0
        found[4] = float(first)
        found[5] = float(sheet.bonus - first)
        found[6] = float(folded)
        found[7] = float(total)
        found[8] = float(uneven)
        found[END] = 0.0
