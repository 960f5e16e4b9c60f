"""The distance of a sheet's starting points from a box.

A box in line with a starting point is one string away, any other at least two:

    aligned   X's of one string that would get there, FAR = no starting point in line
    around    X's of a string to a corner of the way and one from there

Obstacles of the second string are ignored, so a box is as far around as it is from a starting point, step by step: the
first step has to be open, and it costs two more if it is not towards the box.

Few boxes of a sheet are needed, so each is measured on demand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.games.rollfold.rules.marks import CIRCLE
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import DOWN, LEFT, RIGHT, UP, Sight

FAR: Final = 60
BENT: Final = 64  # more than any number of steps: added between two places that are not in line


class Reach:
    """Buffers that are reused for each sheet."""

    def __init__(self, sight: Sight) -> None:
        places: i64 = sight.wide * sight.wide
        self.places: Final[i64] = places
        self.apart: Final = distances_between(
            sight.wide
        )  # by place and place: steps, and BENT if they are not in line
        self.column: Final = vec[i64]([i64(place % sight.wide) for place in range(places)])
        self.row: Final = vec[i64]([i64(place // sight.wide) for place in range(places)])
        self.circled: Final = int_buffer(2 * places)  # the cells of the starting points of a sheet
        self.circles: i64 = 0
        self.sight: Sight = sight  # the folds to assume, possibly not those of the sheet
        self.starts: Final = int_buffer(places)  # the visible places of those
        self.count: i64 = 0
        # Results, by place.
        self.look: i64 = 0
        self.known: Final = int_buffer(places)  # the number of the look that found it
        self.aligned: Final = int_buffer(places)
        self.around: Final = int_buffer(places)

    def read_starts(self, sheet: Sheet) -> None:
        """Find the starting points of a sheet."""
        marks = sheet.marks
        circled = self.circled
        count: i64 = 0
        cell: i64 = 0
        while cell < len(marks):
            if marks[cell] & CIRCLE:
                circled[count] = cell
                count += 1
            cell += 1
        self.circles = count

    def assume_folds(self, sight: Sight) -> None:
        """Assume that the sheet is folded as in `sight`; `read_starts` comes first."""
        where = sight.where
        starts = self.starts
        count: i64 = 0
        i: i64 = 0
        while i < self.circles:
            place: i64 = where[self.circled[i]]
            if place >= 0:
                starts[count] = place
                count += 1
            i += 1
        self.count = count
        self.sight = sight
        self.look += 1

    def measure(self, place: i64) -> None:
        """Set `aligned` and `around` of a visible place, unless they are known."""
        if self.known[place] == self.look:
            return
        starts = self.starts
        apart = self.apart
        room = self.sight.room
        free = self.sight.free
        wide: i64 = self.sight.wide
        at: i64 = place * self.places
        aligned: i64 = FAR
        around: i64 = FAR  # never more than aligned
        i: i64 = 0
        while i < self.count:
            start: i64 = starts[i]
            steps: i64 = apart[at + start]
            i += 1
            if steps < BENT:
                if steps >= aligned:
                    continue
                if 0 < steps <= room[4 * start + direction_to(place - start, wide)]:
                    aligned = steps
                    around = min(around, steps)
                    continue
            else:
                steps -= BENT
            if steps >= around:
                continue
            if steps == 0 or not free[start]:
                steps = self.detour_length(start, place, steps)
            around = min(around, steps)
        self.aligned[place] = aligned
        self.around[place] = around
        self.known[place] = self.look

    def detour_length(self, start: i64, place: i64, steps: i64) -> i64:
        """Return the way around an obstacle next to a starting point."""
        room = self.sight.room
        at: i64 = 4 * start
        across: i64 = self.column[place] - self.column[start]
        down: i64 = self.row[place] - self.row[start]
        if across != 0 and room[at + direction_to(across, self.sight.wide)] > 0:
            return steps
        if down != 0 and room[at + direction_to(down * self.sight.wide, self.sight.wide)] > 0:
            return steps
        if room[at] + room[at + 1] + room[at + 2] + room[at + 3] > 0:
            return steps + 2
        return FAR


def direction_to(way: i64, wide: i64) -> i64:
    """Return the direction from one place to another in line with it."""
    if way < 0:
        if way > -wide:
            return LEFT
        return UP
    if way < wide:
        return RIGHT
    return DOWN


def distances_between(wide: i64) -> vec[i64]:
    steps = int_buffer(wide * wide * wide * wide)
    one: i64 = 0
    while one < wide * wide:
        other: i64 = 0
        while other < wide * wide:
            across: i64 = max(one % wide, other % wide) - min(one % wide, other % wide)
            down: i64 = max(one // wide, other // wide) - min(one // wide, other // wide)
            steps[one * wide * wide + other] = across + down
            if across > 0 and down > 0:
                steps[one * wide * wide + other] += BENT
            other += 1
        one += 1
    return steps
