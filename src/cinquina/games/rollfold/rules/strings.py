"""Every string of a number on a sheet.

Two strings that mark the same boxes in the same order and circle the same are one move: if the way does not tell its
starting point from several, the list keeps the first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cinquina.core.playout import int_buffer
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.marks import CIRCLE, HOLE, ICE, ORB, PLAIN, STAR, TURNING
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import BYTE

# The directions as bytes of an int, up lowest; written as numbers, which the compiler needs to know.
EACH_WAY: Final = 0x01010101
DOWNWARDS: Final = 0x00000100
LEFTWARDS: Final = 0x00010000
RIGHTWARDS: Final = 0x01000000
TOP_BIT: Final = 7  # of a byte
ROOM: Final = 128  # more than any room

ENOUGH_TO_KNOW: Final = vec[i64]([0])  # for a list of which only the first entry counts


@mypyc_attr(acyclic=True, free_list_len=1)
class Strings:
    """Writes strings into a list."""

    def __init__(self, sheet: Sheet, out: vec[i64], most: i64, every_start: bool) -> None:
        self.sheet: Sheet = sheet
        self.out: vec[i64] = out
        self.most: i64 = most  # stop there
        self.count: i64 = 0
        self.every_start: bool = every_start  # include strings that are the same move
        self.head: i64 = 0
        self.start: i64 = 0
        self.length: i64 = 0
        nothing: i64 = -1
        self.trail: vec[i64] = vec[i64]([nothing] * actions.MOST_STEPS)  # stars used on the way

    def add(self, action: i64) -> None:
        if self.count < self.most:
            self.out[self.count] = action
            self.count += 1

    def write(self, head: i64, fixed: i64) -> None:
        """Write the strings of one number, identified by the head; from one place alone if it is fixed (0: from
        any)."""
        sheet = self.sheet
        self.head = head
        self.length = actions.length_of(head)
        if fixed > 0:
            self.write_from_starts(vec[i64]([fixed]), True)
        else:
            self.write_from_starts(sheet.starts(), self.every_start)

    def write_from_starts(self, starts: vec[i64], every: bool) -> None:
        if self.sheet.box.kind == PLAIN:
            self.write_straight(starts, every)
            return
        n: i64 = 0
        while n < len(starts) and self.count < self.most:
            self.start = starts[n]
            self.write_from_start(every)
            n += 1

    def write_from_start(self, every: bool) -> None:
        if self.sheet.box.kind == TURNING:
            self.write_turning(self.start, -1, 0, 0, 0, every)
            return
        d: i64 = 0
        while d < 4 and self.count < self.most:
            self.write_slides(d, every)
            d += 1

    def write_straight(self, starts: vec[i64], every: bool) -> None:
        """Write the straight strings. The four rooms of a place are compared with the number at once:

        rooms of a place     | right    3 | left     0 | down     7 | up       5 |   a byte each
        plus 128 - number 4  |        127 |        124 |        131 |        129 |
        its highest bits     |          0 |          0 |          1 |          1 |   down and up have room
        """
        sight = self.sheet.sight
        reach = sight.reach
        shows = sight.shows
        marks = self.sheet.marks
        wide: i64 = sight.wide
        out = self.out
        length: i64 = self.length
        count: i64 = self.count
        most: i64 = self.most
        enough: i64 = (ROOM - length) * EACH_WAY
        alike: bool = length == 1 and not every
        # Up; every step one direction further, and so on.
        first: i64 = actions.string(self.head, 0, 0, 0, 0)
        turn: i64 = actions.string(0, 0, 0, actions.straight(1, length), 0)
        n: i64 = 0
        while n < len(starts) and count < most:
            start: i64 = starts[n]
            fits: i64 = (reach[start] + enough) >> TOP_BIT & EACH_WAY
            if alike and fits != 0:
                fits = without_repeats(fits, start, wide, shows, marks)
            if fits != 0:
                action: i64 = first + (start << actions.START_AT)
                if count + 4 <= most:
                    # Always written, kept if it fits: an unpredictable branch would cost more.
                    out[count] = action
                    count += fits & 1
                    out[count] = action + turn
                    count += fits >> BYTE & 1
                    out[count] = action + 2 * turn
                    count += fits >> 2 * BYTE & 1
                    out[count] = action + 3 * turn
                    count += fits >> 3 * BYTE
                else:
                    while fits != 0 and count < most:
                        if fits & 1:
                            out[count] = action
                            count += 1
                        fits >>= BYTE
                        action += turn
            n += 1
        self.count = count

    def is_repeat(self, start: i64, d: i64) -> bool:
        """Return whether an earlier direction reaches the same first box from another starting point."""
        sheet = self.sheet
        sight = sheet.sight
        shows = sight.shows
        delta = sight.delta
        marks = sheet.marks
        box: i64 = start + delta[d]
        if shows[box] < 0:
            return False
        other: i64 = 0
        while other < d:
            cell: i64 = shows[box - delta[other]]
            if cell >= 0 and marks[cell] & CIRCLE:
                return True
            other += 1
        return False

    def write_slides(self, d: i64, every: bool) -> None:
        """Write walks, and slides from the first box of each run of ice on the way."""
        shows = self.sheet.sight.shows
        printed = self.sheet.box.printed
        step: i64 = self.sheet.sight.delta[d]
        here: i64 = self.start
        was_ice = False
        k: i64 = 1
        while k <= self.length:
            here += step
            cell: i64 = shows[here]
            if cell < 0 or printed[cell] & HOLE:
                return
            is_ice: bool = printed[cell] & ICE != 0
            if is_ice and not was_ice:
                marked: i64 = k
                end: i64 = cell
                there: i64 = here
                while end >= 0 and printed[end] & ICE:
                    there += step
                    end = shows[there]
                    marked += 1
                # If as long as the number, it is the same move as walking.
                if end >= 0 and not printed[end] & HOLE and marked != self.length:
                    self.add(actions.string(self.head, self.start, k, actions.straight(d, k), 0))
            was_ice = is_ice
            k += 1
        if self.length > 1 or every or not self.is_repeat(self.start, d):
            self.add(actions.string(self.head, self.start, 0, actions.straight(d, self.length), 0))

    def write_turning(self, here: i64, forced: i64, k: i64, steps: i64, jumps: i64, every: bool) -> None:
        """Continue from a place after k steps; -1: any direction is allowed."""
        if k == self.length:
            self.add(actions.string(self.head, self.start, 0, steps, jumps))
            return
        sheet = self.sheet
        sight = sheet.sight
        d: i64 = forced if forced >= 0 else i64(0)
        end: i64 = forced + 1 if forced >= 0 else i64(4)
        while d < end and self.count < self.most:
            there: i64 = here + sight.delta[d]
            cell: i64 = sight.shows[there]
            if cell >= 0:
                printed: i64 = sheet.box.printed[cell]
                path: i64 = steps | (d << (2 * k))
                jumping: bool = printed & ORB != 0 and len(sight.orbs) > 1
                fresh: bool = printed & STAR != 0 and not sheet.is_crossed(cell) and not self.is_used(cell, k)
                open_way: bool = jumping or fresh or self.length == 1
                if k == 0 and open_way and not every and self.is_repeat(here, d):
                    d += 1
                    continue
                if jumping:
                    i: i64 = 0
                    while i < len(sight.orbs):
                        orb: i64 = sight.orbs[i]
                        target: i64 = sight.where[sheet.box.orbs[orb - 1]]
                        if target != there and self.count < self.most:
                            self.write_turning(target, -1, k + 1, path, jumps | (orb << (4 * k)), every)
                        i += 1
                else:
                    self.trail[k] = cell if fresh else i64(-1)
                    self.write_turning(there, i64(-1) if fresh else d, k + 1, path, jumps, every)
                    self.trail[k] = -1
            d += 1

    def is_used(self, cell: i64, steps: i64) -> bool:
        i: i64 = 0
        while i < steps:
            if self.trail[i] == cell:
                return True
            i += 1
        return False


def without_repeats(fits: i64, start: i64, wide: i64, shows: vec[i64], marks: vec[u8]) -> i64:
    """Return the directions from a starting point whose string of length 1 is not listed yet. It is listed if an
    earlier direction from another starting point leads to the same box.

        . . .        s the starting point; right of it lies the box b
        . 1 .        b is up from 0, down from 1 and left from 2; these directions are listed before right
        s b 2
        . 0 .
    """
    if fits & DOWNWARDS and is_circled(start + 2 * wide, shows, marks):
        fits -= DOWNWARDS
    if fits & LEFTWARDS and (
        is_circled(start - 1 + wide, shows, marks) or is_circled(start - 1 - wide, shows, marks)
    ):
        fits -= LEFTWARDS
    if fits & RIGHTWARDS and (
        is_circled(start + 1 + wide, shows, marks)
        or is_circled(start + 1 - wide, shows, marks)
        or is_circled(start + 2, shows, marks)
    ):
        fits -= RIGHTWARDS
    return fits


def is_circled(place: i64, shows: vec[i64], marks: vec[u8]) -> bool:
    cell: i64 = shows[place]
    return cell >= 0 and marks[cell] & CIRCLE != 0


def every_string(sheet: Sheet, length: i64, most: i64) -> list[int]:
    """Return at most `most` strings of a length. A length above the numbers of a die is drawn with +1."""
    out = int_buffer(most)
    strings = Strings(sheet, out, most, False)
    value: i64 = min(length, actions.MOST_STEPS - 1)
    strings.write(actions.item(value, False, value < length), 0)
    return [out[n] for n in range(strings.count)]


def has_string(sheet: Sheet, length: i64) -> bool:
    """Return whether there is a legal string of this length."""
    strings = Strings(sheet, ENOUGH_TO_KNOW, 1, True)
    strings.write(actions.item(length, False, False), 0)
    return strings.count > 0
