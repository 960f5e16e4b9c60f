"""A player's sheet: squares, points and the Barrier on it.

    line 2   . # . . . # # .        lines are ints, column 1 is bit 0:   0b01100010
    line 1   # # # . . # # .        tops are heights per column:         1 2 1 0 0 2 2 0, all in one int (blocks.py)

Columns and lines count from 0 in here, from 1 in notation, views and messages.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT
from cinquina.games.foldris.rules.blocks import (
    ACTIONS,
    COLUMN_BITS,
    COLUMNS,
    FIELD,
    GUARD,
    ONES,
    PACKED,
    ROW,
    TOP,
    Block,
    Form,
    pack,
)

Square = tuple[int, int]  # column and line, from 1

# Per set of columns, as bits: 1 in the field of each.
SPREAD: Final = vec[i64]([pack([n >> column & 1 for column in range(PACKED)]) for n in range(2**PACKED)])
PAIR: Final = 65  # 1 in two fields
UNREAD: Final = vec[i64]([0])  # where nothing is written


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """The squares and points of a player. It changes in place, so copy() before exploring."""

    def __init__(self, columns: i64, lines: vec[i64]) -> None:
        self.columns: i64 = columns
        self.full: i64 = BIT[columns] - 1  # a full line
        self.lines: vec[i64] = lines  # filled squares of each visible line, from the bottom; zeros above them
        self.visible: i64 = len(lines)
        self.bonus: i64 = 0
        self.folded: i64 = 0  # the printed lines folded away, as bits
        self.barrier: i64 = -1  # the Barrier's line, -1 = none
        self.lane: i64 = 0  # its left column
        # The line above the highest occupied square, a field for each column; not kept for wide sheets, whose columns
        # do not fit into an int: `window` measures them.
        self.tops: i64 = 0  # Barrier included
        self.bare: i64 = 0  # without it

    def copy(self) -> "Sheet":
        other = Sheet(self.columns, self.lines[:])
        self.copy_facts_to(other)
        return other

    def become(self, other: "Sheet") -> None:
        """Copy another sheet of the same size into this one, without allocating."""
        lines = self.lines
        theirs = other.lines
        i: i64 = 0
        while i < len(lines):
            lines[i] = theirs[i]
            i += 1
        other.copy_facts_to(self)

    def take_back(self, other: "Sheet", y: i64, height: i64) -> None:
        """Restore another sheet after a drawing on these lines that folded nothing."""
        lines = self.lines
        theirs = other.lines
        end: i64 = y + height
        while y < end:
            lines[y] = theirs[y]
            y += 1
        other.copy_facts_to(self)

    def copy_facts_to(self, other: "Sheet") -> None:
        """Copy everything but the lines."""
        other.visible = self.visible
        other.bonus = self.bonus
        other.folded = self.folded
        other.barrier = self.barrier
        other.lane = self.lane
        other.tops = self.tops
        other.bare = self.bare

    # -- fitting

    def packed_tops(self, column: i64, width: i64) -> i64:
        """Return the packed tops of the columns from `column` on. On a wide sheet only `width` columns are packed."""
        if self.columns <= PACKED:
            return self.tops >> FIELD * column
        tops: i64 = 0
        while width > 0:
            width -= 1
            tops = (tops << FIELD) + self.top(column + width)
        return tops

    def top(self, column: i64) -> i64:
        """Return the line above the highest occupied square, searched from above."""
        lines = self.lines
        bit: i64 = BIT[column]
        y: i64 = self.visible
        while y > 0 and not lines[y - 1] & bit and not self.is_barred(column, y - 1):
            y -= 1
        return y

    def resting_line(self, form: Form, column: i64) -> i64:
        """Return the line on which a form comes to rest, falling straight from above the sheet."""
        width: i64 = form.width
        tops: i64 = self.packed_tops(column, width)
        feet: i64 = form.feet
        y: i64 = 0
        while width > 0:
            stop: i64 = (tops & TOP) - (feet & TOP)
            y = max(y, stop)
            tops >>= FIELD
            feet >>= FIELD
            width -= 1
        return y

    def fits(self, form: Form, column: i64) -> bool:
        return self.resting_line(form, column) + form.height <= self.visible

    def list_outcomes(self, block: Block, out: vec[i64]) -> i64:
        """Write every outcome that the sheet can hold and the points can pay, in its cheapest wording."""
        return self.find_outcomes(block, out, False)

    def can_draw(self, block: Block) -> bool:
        """Return whether there is any outcome. (foldris R10: points must be spent to survive.)"""
        return self.find_outcomes(block, UNREAD, True) > 0

    def find_outcomes(self, block: Block, out: vec[i64], any_will_do: bool) -> i64:
        """Find the outcomes, form by form; with `any_will_do` nothing is written."""
        if block.too_wide or self.columns > PACKED:
            return self.find_one_by_one(block, out, any_will_do)
        table = block.table
        affordable: i64 = (self.bonus + 1) * ACTIONS
        # The room above each column; none beyond the sheet.
        room: i64 = self.visible * SPREAD[self.full] - self.tops
        first: i64 = GUARD + room
        second: i64 = GUARD + (room >> FIELD)
        third: i64 = GUARD + (room >> 2 * FIELD)
        fourth: i64 = GUARD + (room >> 3 * FIELD)
        count: i64 = 0
        row: i64 = 0
        action: i64 = table[0]
        while action < affordable:
            # A field keeps its highest bit while there is enough room for the form.
            free: i64 = (
                (first - table[row + 1])
                & (second - table[row + 2])
                & (third - table[row + 3])
                & (fourth - table[row + 4])
            ) >> (FIELD - 1) & ONES
            if any_will_do and free != 0:
                return 1
            action &= ACTIONS - 1  # without the price
            while free != 0:
                # Always written, kept if it fits: an unpredictable branch would cost more.
                out[count] = action
                count += free & 1
                free >>= FIELD
                action += 1
            row += ROW
            action = table[row]
        return count

    def find_one_by_one(self, block: Block, out: vec[i64], any_will_do: bool) -> i64:
        """Find the outcomes of wide sheets and shapes, which only custom editions have."""
        count: i64 = 0
        n: i64 = 0
        while n < block.outcomes and block.price[n] <= self.bonus:
            form = block.form[n]
            column: i64 = 0
            while column + form.width <= self.columns:
                if self.fits(form, column):
                    if any_will_do:
                        return 1
                    out[count] = block.action[n] + column
                    count += 1
                column += 1
            n += 1
        return count

    # -- changes

    def play(self, block: Block, action: i64) -> bool:
        """Pay and draw. Return whether a line was completed."""
        wording: i64 = action >> COLUMN_BITS
        column: i64 = action & COLUMNS - 1
        form = block.forms[block.form_of[wording]]
        self.bonus -= block.cost_of[wording]
        return self.draw(form, column, self.resting_line(form, column))

    def draw(self, form: Form, column: i64, y: i64) -> bool:
        """Draw a form where it comes to rest. Return whether a line was completed."""
        lines = self.lines
        full: i64 = self.full
        completed = False
        if self.columns <= PACKED:
            shift: i64 = FIELD * column
            others: i64 = ~(TOP * form.ones << shift)
            heads: i64 = form.heads + y * form.ones << shift
            self.tops = self.tops & others | heads
            self.bare = self.bare & others | heads
        masks: i64 = form.masks
        while masks != 0:
            line: i64 = lines[y] | (masks & TOP) << column
            lines[y] = line
            if line == full:
                completed = True
            masks >>= FIELD
            y += 1
        return completed

    def is_full(self, line: i64) -> bool:
        """Return whether all squares are filled; a Barrier never fills one (foldris R17)."""
        return self.lines[line] == self.full

    def fold(self) -> None:
        """Fold every full line at once: a point each, and the sheet is shorter (foldris R3, R28, R31)."""
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
        """Recompute the tops."""
        if self.columns > PACKED:
            return
        lines = self.lines
        bare: i64 = 0
        roof: i64 = (
            0  # the columns with a filled square on this line or above: their tops are as many as such lines
        )
        y: i64 = self.visible
        while y > 0:
            y -= 1
            roof |= lines[y]
            bare += SPREAD[roof]
        self.bare = bare
        self.tops = bare
        if self.barrier >= 0:
            self.raise_top(self.lane)
            self.raise_top(self.lane + 1)

    def raise_top(self, column: i64) -> None:
        """Raise the top of a column to the Barrier, unless a drawing already reaches higher."""
        shift: i64 = FIELD * column
        top: i64 = self.tops >> shift & TOP
        if top <= self.barrier:
            self.tops += self.barrier + 1 - top << shift

    def lift_barrier(self) -> None:
        """Remove the Barrier; nothing falls (foldris R16, R17)."""
        self.barrier = -1
        self.tops = self.bare

    def drop_barrier(self, left: i64) -> None:
        """Drop the Barrier on the lane with this left column; without room it is not placed (foldris R18)."""
        tops: i64 = self.packed_tops(left, 2)
        y: i64 = tops & TOP
        right: i64 = tops >> FIELD & TOP
        y = max(y, right)
        if y < self.visible:
            self.barrier = y
            self.lane = left
            if self.columns <= PACKED:
                pair: i64 = PAIR
                shift: i64 = FIELD * left
                self.tops = self.tops & ~(pair * TOP << shift) | pair * (y + 1) << shift

    # -- queries

    def key(self) -> tuple[int, ...]:
        """Return a cache key: equal sheets have equal keys."""
        facts: list[int] = [self.visible, self.bonus, self.folded, self.barrier, self.lane]
        return tuple(facts + [int(line) for line in self.lines])

    def filled(self, column: i64, line: i64) -> bool:
        return self.lines[line] & BIT[column] != 0

    def is_barred(self, column: i64, line: i64) -> bool:
        """Return whether the Barrier covers this square."""
        return line == self.barrier and self.lane <= column < self.lane + 2

    def printed_line(self, line: i64) -> i64:
        """Return the printed number, from 0, of a visible line."""
        number: i64 = 0
        while line > 0 or self.folded & BIT[number]:
            if not self.folded & BIT[number]:
                line -= 1
            number += 1
        return number

    # -- as people see it: lines from the top, squares by column and line from 1

    def drawing(self, everything: bool = False) -> list[str]:
        """Return the visible lines, # filled, . empty, B Barrier; empty ones on top only if everything is asked for."""
        rows = [
            "".join(
                [
                    "#" if self.filled(x, y) else "B" if self.is_barred(x, y) else "."
                    for x in range(self.columns)
                ]
            )
            for y in range(self.visible)
        ]
        while rows and not everything and set(rows[-1]) == {"."}:
            rows.pop()
        return rows[::-1]

    def folded_lines(self) -> list[int]:
        """Return the printed numbers, from 1, of the lines folded away."""
        return [number + 1 for number in range(len(self.lines)) if self.folded & BIT[number]]

    def covered(self) -> list[Square]:
        """Return the empty squares that nothing can reach until a line above them is folded."""
        return squares_in(self.covered_rows())

    def covered_rows(self) -> list[int]:
        """Return the covered squares of each visible line, as bits; a full line about to be folded covers none."""
        rows: list[int] = []
        roof: i64 = 0  # the columns with something above
        y: i64 = self.visible
        while y > 0:
            y -= 1
            line: i64 = self.lines[y]
            rows.append(roof & ~line)
            if line != self.full:
                roof |= line
        rows.reverse()
        return rows

    def barrier_squares(self) -> list[Square]:
        if self.barrier < 0:
            return []
        return [(self.lane + 1, self.barrier + 1), (self.lane + 2, self.barrier + 1)]


def squares_in(rows: list[int]) -> list[Square]:
    """Return the squares of some lines, each given as bits, in order."""
    return sorted(
        [(x + 1, y + 1) for y, row in enumerate(rows) if row for x in range(row.bit_length()) if row >> x & 1]
    )


def blank_sheet(columns: int, lines: int) -> Sheet:
    """Create an unused sheet."""
    return Sheet(columns, vec[i64]([0] * lines))
