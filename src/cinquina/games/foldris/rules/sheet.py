"""A player's sheet: squares, points and the Barrier on it.

    line 2   . # . . . # # .        lines are ints, column 1 is bit 0:   0b01100010
    line 1   # # # . . # # .        tops are heights per column:         1 2 1 0 0 2 2 0

Columns and lines count from 0 in here, from 1 in notation, views and messages.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.foldris.rules.blocks import REACH, ROW, Block, Form

# A table, because compiled code shifts a literal in 32 bits only.
BIT: Final = vec[i64]([2**n for n in range(32)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """It changes in place, so copy() before exploring."""

    def __init__(self, columns: i64, lines: vec[i64], tops: vec[i64]) -> None:
        self.columns: i64 = columns
        self.lines: vec[i64] = lines  # filled squares of each visible line, from the bottom; above them zeros
        # Per column: the line above its highest occupied square, Barrier included. REACH zeros follow.
        self.tops: vec[i64] = tops
        self.visible: i64 = len(lines)
        self.bonus: i64 = 0
        self.folded: i64 = 0  # the printed lines folded away, as bits
        self.barrier: i64 = -1  # the line the Barrier lies on, -1 = none
        self.lane: i64 = 0  # the left column of that Barrier

    def copy(self) -> "Sheet":
        other = Sheet(self.columns, self.lines[:], self.tops[:])
        other.visible = self.visible
        other.bonus = self.bonus
        other.folded = self.folded
        other.barrier = self.barrier
        other.lane = self.lane
        return other

    # -- what fits

    def rest(self, form: Form, column: i64) -> i64:
        """The line on which a form comes to rest, falling straight from above the sheet."""
        y: i64 = 0
        i: i64 = 0
        while i < form.width:
            stop: i64 = self.tops[column + i] - form.feet[i]
            if stop > y:
                y = stop
            i += 1
        return y

    def fits(self, form: Form, column: i64) -> bool:
        return self.rest(form, column) + form.height <= self.visible

    def outcomes(self, block: Block, out: vec[i64]) -> i64:
        """Write every outcome that the sheet can hold and the points can pay, in its cheapest wording."""
        table = block.table
        tops = self.tops
        count: i64 = 0
        n: i64 = 0
        row: i64 = 0
        while n < block.outcomes and table[row] <= self.bonus:
            action: i64 = table[row + 1]
            last: i64 = action + self.columns - table[row + 2]
            highest: i64 = self.visible - table[row + 3]
            foot0: i64 = table[row + 4]
            foot1: i64 = table[row + 5]
            foot2: i64 = table[row + 6]
            foot3: i64 = table[row + 7]
            if table[row + 2] > REACH:
                count = self.wide_outcomes(block, n, out, count)
            elif highest >= 0:
                # A window of four columns slides over the sheet: one look at each column.
                top0: i64 = tops[0]
                top1: i64 = tops[1]
                top2: i64 = tops[2]
                column: i64 = REACH - 1
                while action <= last:
                    top3: i64 = tops[column]
                    if (
                        top0 - foot0 <= highest
                        and top1 - foot1 <= highest
                        and top2 - foot2 <= highest
                        and top3 - foot3 <= highest
                    ):
                        out[count] = action
                        count += 1
                    top0 = top1
                    top1 = top2
                    top2 = top3
                    action += 1
                    column += 1
            n += 1
            row += ROW
        return count

    def wide_outcomes(self, block: Block, n: i64, out: vec[i64], count: i64) -> i64:
        """The same for a form wider than the window; no Block of the default edition is."""
        form = block.form[n]
        column: i64 = 0
        while column + form.width <= self.columns:
            if self.fits(form, column):
                out[count] = block.action[n] + column
                count += 1
            column += 1
        return count

    def can_draw(self, block: Block) -> bool:
        """Is there any outcome at all? (foldris R10: points must be spent to survive.)"""
        n: i64 = 0
        while n < block.outcomes and block.price[n] <= self.bonus:
            form = block.form[n]
            column: i64 = 0
            while column + form.width <= self.columns:
                if self.fits(form, column):
                    return True
                column += 1
            n += 1
        return False

    # -- what happens to it

    def draw(self, form: Form, column: i64) -> None:
        y: i64 = self.rest(form, column)
        i: i64 = 0
        while i < form.height:
            self.lines[y + i] |= form.masks[i] << column
            i += 1
        i = 0
        while i < form.width:
            self.tops[column + i] = y + form.heads[i]
            i += 1

    def is_full(self, line: i64) -> bool:
        """All squares filled; a Barrier never fills one (foldris R17)."""
        return self.lines[line] == BIT[self.columns] - 1

    def completed(self) -> i64:
        """How many visible lines are full."""
        full: i64 = BIT[self.columns] - 1
        lines = self.lines
        count: i64 = 0
        y: i64 = 0
        while y < self.visible:
            if lines[y] == full:
                count += 1
            y += 1
        return count

    def fold(self) -> None:
        """Pleat away every full line at once: a point each, and the sheet is shorter (foldris R3, R28, R31)."""
        lines = self.lines
        printed: i64 = 0
        kept: i64 = 0
        folded: i64 = self.folded
        barrier: i64 = self.barrier
        y: i64 = 0
        while y < self.visible:
            while self.folded & BIT[printed]:
                printed += 1
            if self.is_full(y):
                folded |= BIT[printed]
                if y < self.barrier:
                    barrier -= 1  # foldris R33
            else:
                lines[kept] = lines[y]
                kept += 1
            printed += 1
            y += 1
        y = kept
        while y < self.visible:
            lines[y] = 0
            y += 1
        self.bonus += self.visible - kept
        self.visible = kept
        self.folded = folded
        self.barrier = barrier
        self.measure()

    def measure(self) -> None:
        """Work out the tops again."""
        column: i64 = 0
        while column < self.columns:
            self.tops[column] = self.top(column, self.visible)
            column += 1

    def top(self, column: i64, below: i64) -> i64:
        """The line above the highest occupied square of a column, looking down from a line."""
        while below > 0 and not self.filled(column, below - 1) and not self.barred(column, below - 1):
            below -= 1
        return below

    def lift_barrier(self) -> None:
        """Its squares are empty again and nothing falls (foldris R16, R17)."""
        line: i64 = self.barrier
        self.barrier = -1
        column: i64 = self.lane
        while column < self.lane + 2:
            if self.tops[column] == line + 1:
                self.tops[column] = self.top(column, line)
            column += 1

    def drop_barrier(self, left: i64) -> None:
        """Drop it on the lane with this left column; without room it is not placed (foldris R18)."""
        y: i64 = self.tops[left]
        if self.tops[left + 1] > y:
            y = self.tops[left + 1]
        if y < self.visible:
            self.barrier = y
            self.lane = left
            self.tops[left] = y + 1
            self.tops[left + 1] = y + 1

    # -- what is where

    def filled(self, column: i64, line: i64) -> bool:
        return self.lines[line] & BIT[column] != 0

    def barred(self, column: i64, line: i64) -> bool:
        """Does the Barrier cover this square?"""
        return line == self.barrier and self.lane <= column < self.lane + 2

    def printed(self, line: i64) -> i64:
        """The printed number, from 0, of a visible line."""
        number: i64 = 0
        while line > 0 or self.folded & BIT[number]:
            if not self.folded & BIT[number]:
                line -= 1
            number += 1
        return number


def blank(columns: int, lines: int) -> Sheet:
    """An unused sheet."""
    return Sheet(columns, vec[i64]([0] * lines), vec[i64]([0] * (columns + REACH)))
