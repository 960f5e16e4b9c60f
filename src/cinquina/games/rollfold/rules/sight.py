"""What is seen of a sheet in one state of its folds: the folded paper as tables, framed so that no step needs a check.

Places count here with a frame of one around the sheet:  place = (y + 1) * wide + x + 1,  wide = size + 2.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

OUTSIDE: Final = -3  # beyond the edge of the sheet

# Directions, as in a path.
UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3


class Sight:
    def __init__(self, size: i64, shown: list[i64], orbs: vec[i64]) -> None:
        wide: i64 = size + 2
        self.size: i64 = size
        self.wide: i64 = wide
        self.delta: vec[i64] = vec[i64]([-wide, wide, -1, 1])
        shows = vec[i64]([i64(OUTSIDE) for _ in range(wide * wide)])
        where = vec[i64]([i64(-1) for _ in range(2 * size * size)])
        cell: i64 = 0
        for y in range(size):
            for x in range(size):
                cell = shown[y * size + x]
                shows[(y + 1) * wide + x + 1] = cell
                if cell >= 0:
                    where[cell] = (y + 1) * wide + x + 1
        self.shows: vec[i64] = shows  # by place: a cell, GONE, PARTIAL or OUTSIDE
        self.where: vec[i64] = where  # by cell: its place, -1 = out of sight
        self.room: vec[i64] = self.rooms(
            shows
        )  # by place and direction: boxes in sight straight on from there
        seen: list[i64] = [orb + 1 for orb in range(len(orbs)) if where[orbs[orb]] >= 0]
        self.orbs: vec[i64] = vec[i64](seen)  # the numbers, from 1, of the orbs in sight

    def rooms(self, shows: vec[i64]) -> vec[i64]:
        room = vec[i64]([i64(0) for _ in range(4 * len(shows))])
        last: i64 = len(shows) - 1
        k: i64 = self.wide
        while k <= last - self.wide:
            d: i64 = 0
            while d < 4:
                # Up and left from the first place on, down and right from the last.
                here: i64 = k if d in (UP, LEFT) else last - k
                there: i64 = here + self.delta[d]
                room[4 * here + d] = 0 if shows[there] < 0 else room[4 * there + d] + 1
                d += 1
            k += 1
        return room
