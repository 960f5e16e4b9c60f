"""The evaluation of a sheet: covered squares that a fold can reopen, lost ones, and the height."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.linear import Linear
from cinquina.core.state import Evaluation, State
from cinquina.games.foldris.rules import effects
from cinquina.games.foldris.rules.blocks import COLUMN_BITS, COLUMNS, FIELD, PACKED, TOP
from cinquina.games.foldris.rules.phases import GAME_OVER
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Sheet, blank_sheet

WON: Final = 100.0  # beyond the value of any sheet
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
# A table: in compiled code float() of an i64 is slow.
NUMBER: Final = vec[float]([float(n) for n in range(16 * 30 + 1)])


class SheetEvaluation(Linear):
    """Weighs a sheet by `weights.py`, and the end of the game."""

    def __init__(self, weights: dict[str, float]) -> None:
        Linear.__init__(self, NAMES, {**weights, "end": WON})
        self.scratch: Sheet = blank_sheet(0, 0)
        # The last measurement.
        self.covered: i64 = 0
        self.covered_lines: i64 = 0
        self.wells: i64 = 0
        self.short: i64 = 0  # lines missing to four above the highest column
        self.first_points: i64 = 0
        self.other_points: i64 = 0
        self.folded: i64 = 0
        self.heights: i64 = 0
        self.uneven: i64 = 0

    def value_after(self, state: State, seat: i64, action: i64) -> float:
        """Return the value after an action. It depends only on the own sheet, unless the game ends."""
        assert isinstance(state, Position)
        if effects.is_last_round(state):
            return Evaluation.value_after(self, state, seat, action)
        return self.weighted_sum_of(self.sheet_after(state, seat, action))

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """Weigh all actions on one copy of the sheet: each drawing is taken back before the next."""
        assert isinstance(state, Position)
        if effects.is_last_round(state):
            Evaluation.weigh(self, state, seat, actions, count, values)
            return
        block = state.block()
        before = state.sheets[seat]
        sheet = self.copy_of(before)
        i: i64 = 0
        while i < count:
            wording: i64 = actions[i] >> COLUMN_BITS
            column: i64 = actions[i] & COLUMNS - 1
            form = block.forms[block.form_of[wording]]
            y: i64 = sheet.resting_line(form, column)
            sheet.bonus -= block.cost_of[wording]
            completed = sheet.draw(form, column, y)
            if completed:
                sheet.fold()
            sheet.lift_barrier()
            values[i] = self.weighted_sum_of(sheet)
            if completed:
                sheet.become(before)
            else:
                sheet.take_back(before, y, form.height)
            i += 1

    def ends_turn(self, state: State, seat: i64) -> bool:
        """Return True: a seat decides once in a round."""
        return True

    def sheet_after(self, state: Position, seat: i64, action: i64) -> Sheet:
        """Return the sheet after the seat's decision (negative: none yet); valid until the next call."""
        sheet = self.copy_of(state.sheets[seat])
        if action >= 0 and sheet.play(state.block(), action):
            sheet.fold()
        sheet.lift_barrier()  # it is gone after the next round, so it does not count
        return sheet

    def copy_of(self, sheet: Sheet) -> Sheet:
        """Return a reused copy of a sheet, valid until the next call."""
        copy = self.scratch
        if copy.columns == sheet.columns and len(copy.lines) == len(sheet.lines):
            copy.become(sheet)
        else:
            copy = sheet.copy()
            self.scratch = copy
        return copy

    def value_of_end(self, state: Position, seat: i64) -> float:
        """Return the value of an ended game. Alone, a running sheet may still get lines, so the end is worse unless
        nothing is left."""
        share: float = state.utility(seat)
        if state.seats > 1:
            return WON * share
        return WON if share == 1.0 else LOST * (1.0 - share / 2.0)

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.clear()
        if state.phase == GAME_OVER:
            self.found[END] = self.value_of_end(state, seat) / WON
            return
        self.measure_sheet(self.sheet_after(state, seat, state.decided[seat]))
        found = self.found
        found[0] = float(self.covered)
        found[1] = float(self.covered_lines)
        found[2] = float(self.wells)
        found[3] = float(self.short * self.short) / 4.0
        found[4] = float(self.first_points)
        found[5] = float(self.other_points)
        found[6] = float(self.folded)
        found[7] = float(self.heights)
        found[8] = float(self.uneven)

    def weighted_sum_of(self, sheet: Sheet) -> float:
        """Return the weighted sum without building a list: an expert calls it millions of times."""
        self.measure_sheet(sheet)
        weight = self.weight
        return (
            weight[0] * NUMBER[self.covered]
            + weight[1] * NUMBER[self.covered_lines]
            + weight[2] * NUMBER[self.wells]
            + weight[3] * (NUMBER[self.short * self.short] / 4.0)
            + weight[4] * NUMBER[self.first_points]
            + weight[5] * float(self.other_points)
            + weight[6] * NUMBER[self.folded]
            + weight[7] * NUMBER[self.heights]
            + weight[8] * NUMBER[self.uneven]
        )

    def measure_sheet(self, sheet: Sheet) -> None:
        """Measure a sheet without a Barrier."""
        columns: i64 = sheet.columns
        visible: i64 = sheet.visible
        none: i64 = 0
        wells: i64 = 0
        uneven: i64 = 0
        tops: i64 = sheet.packed_tops(0, PACKED)
        top: i64 = tops & TOP
        left: i64 = visible  # in that column
        total: i64 = top
        highest: i64 = top
        x: i64 = 1
        while x < columns:
            tops >>= FIELD
            if x == PACKED:
                tops = sheet.packed_tops(x, columns - x)
            right: i64 = tops & TOP
            deep: i64 = min(left, right) - top - 1
            wells += max(deep, none)
            uneven += max(right, top) - min(right, top)
            total += right
            highest = max(highest, right)
            left = top
            top = right
            x += 1
        deep = left - top - 1
        wells += max(deep, none)
        lines = sheet.lines
        covered: i64 = 0
        covered_lines: i64 = 0
        y: i64 = highest  # nothing is above
        roof: i64 = 0  # columns with a filled square above this line, as bits
        while y > 0:
            y -= 1
            filled: i64 = lines[y]
            holes: i64 = roof & ~filled
            if holes:
                covered_lines += 1
                while holes:
                    holes &= holes - 1
                    covered += 1
            roof |= filled
        short: i64 = 4 - visible + highest
        bonus: i64 = sheet.bonus
        first: i64 = 4
        first = min(first, bonus)
        self.covered = covered
        self.covered_lines = covered_lines
        self.wells = wells
        self.short = max(short, none)
        self.first_points = first
        self.other_points = bonus - first
        self.folded = len(lines) - visible
        self.heights = total
        self.uneven = uneven
