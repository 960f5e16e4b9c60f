"""The visible side of a sheet in one state of its folds, as tables with a frame, so that steps need no bounds check.

Places count here with a frame of one around the sheet:  place = (y + 1) * wide + x + 1,  wide = size + 2.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.games.rollfold.rules.marks import HOLE

OUTSIDE: Final = -3  # beyond the edge of the sheet
UNSEEN: Final = 9999  # farther than any way, for a search of the shortest

BYTE: Final = 8  # bits of a room among the four of a place

# Directions, as in a path.
UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3


class Sight:
    def __init__(self, size: i64, shown: list[i64], printed: vec[i64], orbs: vec[i64]) -> None:
        wide: i64 = size + 2
        self.size: i64 = size
        self.wide: i64 = wide
        self.delta: vec[i64] = vec[i64]([-wide, wide, -1, 1])
        shows = vec[i64]([i64(OUTSIDE) for _ in range(wide * wide)])
        unseen = vec[i64]([i64(0) for _ in range(wide * wide)])
        where = vec[i64]([i64(-1) for _ in range(2 * size * size)])
        cell: i64 = 0
        for y in range(size):
            for x in range(size):
                cell = shown[y * size + x]
                shows[(y + 1) * wide + x + 1] = cell
                if cell >= 0:
                    where[cell] = (y + 1) * wide + x + 1
                    if printed[cell] & HOLE == 0:
                        unseen[where[cell]] = UNSEEN
        self.shows: vec[i64] = shows  # by place: a cell, GONE, PARTIAL or OUTSIDE
        self.where: vec[i64] = where  # by cell: its place, -1 = out of sight
        self.unseen: vec[i64] = (
            unseen  # by place: UNSEEN where an X can be; elsewhere 0, which no way can beat
        )
        self.room: vec[i64] = (
            self.measure_rooms()
        )  # by place and direction: boxes that a string can mark straight on
        # By place: its four rooms in one int, a byte each, up lowest.    | right | left | down | up |
        self.reach: vec[i64] = vec[i64]([self.pack_rooms(place) for place in range(wide * wide)])
        self.free: vec[bool] = self.measure_free()  # by place: can all its neighbours on the sheet have an X?
        seen: list[i64] = [orb + 1 for orb in range(len(orbs)) if where[orbs[orb]] >= 0]
        self.orbs: vec[i64] = vec[i64](seen)  # the numbers, from 1, of the visible orbs

    def measure_rooms(self) -> vec[i64]:
        unseen = self.unseen
        room = vec[i64]([i64(0) for _ in range(4 * len(unseen))])
        last: i64 = len(unseen) - 1
        k: i64 = self.wide
        while k <= last - self.wide:
            d: i64 = 0
            while d < 4:
                # Up and left from the first place on, down and right from the last.
                here: i64 = k if d in (UP, LEFT) else last - k
                there: i64 = here + self.delta[d]
                room[4 * here + d] = 0 if unseen[there] == 0 else room[4 * there + d] + 1
                d += 1
            k += 1
        return room

    def pack_rooms(self, place: i64) -> i64:
        found: i64 = 0
        d: i64 = 4
        while d > 0:
            d -= 1
            found = found << BYTE | self.room[4 * place + d]
        return found

    def measure_free(self) -> vec[bool]:
        free = vec[bool]([False for _ in range(len(self.unseen))])
        place: i64 = self.wide
        while place < len(free) - self.wide:
            free[place] = True
            d: i64 = 0
            while d < 4:
                there: i64 = place + self.delta[d]
                if self.unseen[there] == 0 and self.shows[there] != OUTSIDE:
                    free[place] = False
                d += 1
            place += 1
        return free
