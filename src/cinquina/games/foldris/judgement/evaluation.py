"""How good a sheet is: what a fold can still re-open, what is lost, how near the top is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.linear import Linear
from cinquina.core.state import Evaluation, State
from cinquina.games.foldris.rules import effects
from cinquina.games.foldris.rules.blocks import COLUMN_BITS, COLUMNS, FIELD, PACKED, TOP
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
        return self.worth(self.played(state, seat, action))

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """On one copy of the sheet: each drawing is taken back before the next."""
        assert isinstance(state, Position)
        if effects.ends(state):
            Evaluation.weigh(self, state, seat, actions, count, values)
            return
        block = state.block()
        before = state.sheets[seat]
        sheet = self.copied(before)
        i: i64 = 0
        while i < count:
            wording: i64 = actions[i] >> COLUMN_BITS
            column: i64 = actions[i] & COLUMNS - 1
            form = block.forms[block.form_of[wording]]
            y: i64 = sheet.rest(form, column)
            sheet.bonus -= block.cost_of[wording]
            completed = sheet.draw(form, column, y)
            if completed:
                sheet.fold()
            sheet.lift_barrier()
            values[i] = self.worth(sheet)
            if completed:
                sheet.become(before)
            else:
                sheet.take_back(before, y, form.height)
            i += 1

    def closes(self, state: State, seat: i64) -> bool:
        """A seat decides once in a round."""
        return True

    def played(self, state: Position, seat: i64, action: i64) -> Sheet:
        """The sheet as the own decision will leave it (negative: none was made); good until the next call."""
        sheet = self.copied(state.sheets[seat])
        if action >= 0 and sheet.play(state.block(), action):
            sheet.fold()
        sheet.lift_barrier()  # it is gone after the next round and says nothing about the sheet
        return sheet

    def copied(self, sheet: Sheet) -> Sheet:
        """Good until the next call."""
        copy = self.scratch
        if copy.columns == sheet.columns and len(copy.lines) == len(sheet.lines):
            copy.become(sheet)
        else:
            copy = sheet.copy()
            self.scratch = copy
        return copy

    def of_end(self, state: Position, seat: i64) -> float:
        """Alone, a sheet that is not over may still get lines: the end is worse than that, unless nothing is left."""
        share: float = state.utility(seat)
        if state.seats > 1:
            return WON * share
        return WON if share == 1.0 else LOST * (1.0 - share / 2.0)

    def worth(self, sheet: Sheet) -> float:
        self.look(sheet)
        return self.summed()

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        if state.phase == GAME_OVER:
            self.clear()
            self.found[END] = self.of_end(state, seat) / WON
            return
        self.look(self.played(state, seat, state.decided[seat]))

    def look(self, sheet: Sheet) -> None:
        """At a sheet without a Barrier."""
        columns: i64 = sheet.columns
        visible: i64 = sheet.visible
        tops: i64 = sheet.window(0, PACKED)
        wells: i64 = 0
        uneven: i64 = 0
        total: i64 = 0
        highest: i64 = 0
        left: i64 = visible
        top: i64 = tops & TOP
        x: i64 = 1
        while x <= columns:
            if x == PACKED:
                tops = sheet.window(x, columns - x)
            else:
                tops >>= FIELD
            right: i64 = tops & TOP
            if x == columns:
                right = visible
            else:
                uneven += max(right, top) - min(right, top)
            total += top
            highest = max(highest, top)
            wall: i64 = min(right, left)
            if wall - top > 1:
                wells += wall - top - 1
            left = top
            top = right
            x += 1
        lines = sheet.lines
        covered: i64 = 0
        covered_lines: i64 = 0
        y: i64 = highest  # there is nothing above
        roof: i64 = 0  # columns with something filled above this line, as bits
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
        if short < 0:
            short = 0
        first: i64 = min(4, sheet.bonus)
        found = self.found
        found[0] = float(covered)
        found[1] = float(covered_lines)
        found[2] = float(wells)
        found[3] = float(short * short) / 4.0
        found[4] = float(first)
        found[5] = float(sheet.bonus - first)
        found[6] = float(len(lines) - visible)
        found[7] = float(total)
        found[8] = float(uneven)
        found[END] = 0.0
