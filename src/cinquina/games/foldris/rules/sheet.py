"""A player's sheet: squares, points and the Barrier on it.

    line 2   . # . . . # # .        lines are ints, column 1 is bit 0:   0b01100010
    line 1   # # # . . # # .        tops are heights per column:         1 2 1 0 0 2 2 0

Columns and lines count from 0 in here, from 1 in notation, views and messages.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT
from cinquina.games.foldris.rules.blocks import (
    ACTION,
    COLUMNS,
    FEET,
    FIELD,
    HEIGHT,
    ONES,
    PACKED,
    PRICE,
    ROW,
    WIDTH,
    WORDINGS,
    Block,
    Form,
)

UNKNOWN: Final = -1
WITHIN: Final = vec[i64]([sum(2 ** (FIELD * n) for n in range(last + 1)) for last in range(PACKED)])
UNREAD: Final = vec[i64]([0] * (WORDINGS * COLUMNS))  # for a list of which only the length counts


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """It changes in place, so copy() before exploring."""

    def __init__(self, columns: i64, lines: vec[i64], tops: vec[i64]) -> None:
        self.columns: i64 = columns
        self.lines: vec[i64] = lines  # filled squares of each visible line, from the bottom; above them zeros
        self.tops: vec[i64] = tops  # per column: the line above its highest occupied square, Barrier included
        self.visible: i64 = len(lines)
        self.bonus: i64 = 0
        self.folded: i64 = 0  # the printed lines folded away, as bits
        self.barrier: i64 = -1  # the line the Barrier lies on, -1 = none
        self.lane: i64 = 0  # the left column of that Barrier
        self.packed: i64 = UNKNOWN  # the tops in one int, kept while they stay as they are

    def copy(self) -> "Sheet":
        other = Sheet(self.columns, self.lines[:], self.tops[:])
        other.visible = self.visible
        other.bonus = self.bonus
        other.folded = self.folded
        other.barrier = self.barrier
        other.lane = self.lane
        other.packed = self.packed
        return other

    def become(self, other: "Sheet") -> None:
        """A copy of another one, of the same size, in the room that is there."""
        lines = self.lines
        tops = self.tops
        i: i64 = 0
        while i < len(lines):
            lines[i] = other.lines[i]
            i += 1
        i = 0
        while i < self.columns:
            tops[i] = other.tops[i]
            i += 1
        self.visible = other.visible
        self.bonus = other.bonus
        self.folded = other.folded
        self.barrier = other.barrier
        self.lane = other.lane
        self.packed = other.packed

    # -- what fits

    def rest(self, form: Form, column: i64) -> i64:
        """The line on which a form comes to rest, falling straight from above the sheet."""
        tops = self.tops
        y: i64 = 0
        i: i64 = 0
        while i < form.width:
            stop: i64 = tops[column + i] - form.feet[i]
            y = max(y, stop)
            i += 1
        return y

    def fits(self, form: Form, column: i64) -> bool:
        return self.rest(form, column) + form.height <= self.visible

    def outcomes(self, block: Block, out: vec[i64]) -> i64:
        """Write every outcome that the sheet can hold and the points can pay, in its cheapest wording."""
        return self.find(block, out, len(out))

    def can_draw(self, block: Block) -> bool:
        """Is there any outcome at all? (foldris R10: points must be spent to survive.)"""
        return self.find(block, UNREAD, 1) > 0

    def find(self, block: Block, out: vec[i64], enough: i64) -> i64:
        """The outcomes, form by form, until there are enough."""
        if block.too_wide or self.columns > PACKED:
            return self.find_one_by_one(block, out, enough)
        table = block.table
        skyline: i64 = self.skyline()
        count: i64 = 0
        row: i64 = 0
        while row < len(table) and table[row + PRICE] <= self.bonus and count < enough:
            highest: i64 = self.visible - table[row + HEIGHT]
            if highest >= 0:
                # A field keeps its highest bit while the column is not too high for the foot above it.
                level: i64 = highest * ONES
                free: i64 = (
                    (level + table[row + FEET] - skyline)
                    & (level + table[row + FEET + 1] - (skyline >> FIELD))
                    & (level + table[row + FEET + 2] - (skyline >> 2 * FIELD))
                    & (level + table[row + FEET + 3] - (skyline >> 3 * FIELD))
                ) >> (FIELD - 1) & WITHIN[self.columns - table[row + WIDTH]]
                action: i64 = table[row + ACTION]
                while free != 0:
                    # Written always, kept when it fits: a jump that nobody can predict would cost more.
                    out[count] = action
                    count += free & 1
                    free >>= FIELD
                    action += 1
            row += ROW
        return count

    def find_one_by_one(self, block: Block, out: vec[i64], enough: i64) -> i64:
        """The same where the tops or the feet do not fit into one int; those of the default edition do."""
        count: i64 = 0
        n: i64 = 0
        while n < block.outcomes and block.price[n] <= self.bonus and count < enough:
            form = block.form[n]
            column: i64 = 0
            while column + form.width <= self.columns:
                if self.fits(form, column):
                    out[count] = block.action[n] + column
                    count += 1
                column += 1
            n += 1
        return count

    def skyline(self) -> i64:
        """All tops in one int, a field each."""
        if self.packed == UNKNOWN:
            tops = self.tops
            packed: i64 = 0
            column: i64 = self.columns
            while column > 0:
                column -= 1
                packed = (packed << FIELD) + tops[column]
            self.packed = packed
        return self.packed

    # -- what happens to it

    def play(self, block: Block, action: i64) -> bool:
        """Pay and draw. Was a line completed?"""
        wording: i64 = action // COLUMNS
        self.bonus -= block.cost_of[wording]
        return self.draw(block.forms[block.form_of[wording]], action % COLUMNS)

    def draw(self, form: Form, column: i64) -> bool:
        """Let a form fall. Was a line completed?"""
        lines = self.lines
        tops = self.tops
        full: i64 = BIT[self.columns] - 1
        completed = False
        y: i64 = self.rest(form, column)
        i: i64 = 0
        while i < form.height:
            line: i64 = lines[y + i] | form.masks[i] << column
            lines[y + i] = line
            if line == full:
                completed = True
            i += 1
        i = 0
        while i < form.width:
            tops[column + i] = y + form.heads[i]
            i += 1
        self.packed = UNKNOWN
        return completed

    def is_full(self, line: i64) -> bool:
        """All squares filled; a Barrier never fills one (foldris R17)."""
        return self.lines[line] == BIT[self.columns] - 1

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
        self.packed = UNKNOWN

    def top(self, column: i64, below: i64) -> i64:
        """The line above the highest occupied square of a column, looking down from a line."""
        lines = self.lines
        bit: i64 = BIT[column]
        while below > 0 and not lines[below - 1] & bit and not self.barred(column, below - 1):
            below -= 1
        return below

    def lift_barrier(self) -> None:
        """Its squares are empty again and nothing falls (foldris R16, R17)."""
        tops = self.tops
        line: i64 = self.barrier
        self.barrier = -1
        self.packed = UNKNOWN
        column: i64 = self.lane
        while column < self.lane + 2:
            if tops[column] == line + 1:
                tops[column] = self.top(column, line)
            column += 1

    def drop_barrier(self, left: i64) -> None:
        """Drop it on the lane with this left column; without room it is not placed (foldris R18)."""
        tops = self.tops
        y: i64 = tops[left]
        y = max(y, tops[left + 1])
        if y < self.visible:
            self.barrier = y
            self.lane = left
            tops[left] = y + 1
            tops[left + 1] = y + 1
            self.packed = UNKNOWN

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
    return Sheet(columns, vec[i64]([0] * lines), vec[i64]([0] * columns))
