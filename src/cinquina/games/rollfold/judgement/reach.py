"""How near the starting points of a sheet are to each of its boxes.

A box in line with a starting point is one string away, any other at least two. Sweeps along rows and columns find both
distances for all boxes at once:

    aligned   X's of one string that would get there, FAR = no starting point in line
    around    X's of a string to a corner of the way and one from there
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import buffer
from cinquina.games.rollfold.rules.marks import CIRCLE, HOLE
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight

FAR: Final = 60


class Reach:
    """Buffers that are filled again for each sheet."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.aligned: vec[i64] = buffer((size + 2) * (size + 2))
        self.around: vec[i64] = buffer((size + 2) * (size + 2))

    def measure(self, sheet: Sheet, sight: Sight) -> None:
        """From the starting points of a sheet as a sight shows it, which need not be the one it is folded to."""
        shows = sight.shows
        marks = sheet.marks
        printed = sheet.box.printed
        wide: i64 = sight.wide
        aligned = self.aligned
        around = self.around
        size: i64 = self.size
        line: i64 = 1
        while line <= size:
            # Forth and back along a row, then along a column; the column keeps the better of both.
            row: i64 = line * wide
            last: i64 = FAR
            k: i64 = 1
            while k <= size:
                cell: i64 = shows[row + k]
                if cell < 0 or printed[cell] & HOLE:
                    last = FAR
                else:
                    last = min(last + 1, FAR)
                aligned[row + k] = last
                if cell >= 0 and marks[cell] & CIRCLE:
                    last = 0
                k += 1
            last = FAR
            k = size
            while k >= 1:
                cell = shows[row + k]
                if cell < 0 or printed[cell] & HOLE:
                    last = FAR
                else:
                    last = min(last + 1, FAR)
                aligned[row + k] = min(last, aligned[row + k])
                if cell >= 0 and marks[cell] & CIRCLE:
                    last = 0
                k -= 1
            line += 1
        line = 1
        while line <= size:
            last = FAR
            k = 1
            while k <= size:
                place: i64 = k * wide + line
                cell = shows[place]
                if cell < 0 or printed[cell] & HOLE:
                    last = FAR
                else:
                    last = min(last + 1, FAR)
                aligned[place] = min(last, aligned[place])
                if cell >= 0 and marks[cell] & CIRCLE:
                    last = 0
                k += 1
            last = FAR
            k = size
            while k >= 1:
                place = k * wide + line
                cell = shows[place]
                if cell < 0 or printed[cell] & HOLE:
                    last = FAR
                else:
                    last = min(last + 1, FAR)
                aligned[place] = min(last, aligned[place])
                around[place] = aligned[place]
                if cell >= 0 and marks[cell] & CIRCLE:
                    last = 0
                k -= 1
            line += 1
        self.spread(shows)

    def spread(self, shows: vec[i64]) -> None:
        """From each box that one string reaches, another goes on along its row and column."""
        around = self.around
        wide: i64 = self.size + 2
        size: i64 = self.size
        line: i64 = 1
        while line <= size:
            row: i64 = line * wide
            k: i64 = 2
            while k <= size:
                around[row + k] = min(around[row + k], around[row + k - 1] + 1)
                k += 1
            k = size - 1
            while k >= 1:
                around[row + k] = min(around[row + k], around[row + k + 1] + 1)
                k -= 1
            line += 1
        line = 2
        while line <= size:
            k = 1
            while k <= size:
                place: i64 = line * wide + k
                around[place] = min(around[place], around[place - wide] + 1)
                k += 1
            line += 1
        line = size - 1
        while line >= 1:
            k = 1
            while k <= size:
                place = line * wide + k
                around[place] = min(around[place], around[place + wide] + 1)
                k += 1
            line -= 1
