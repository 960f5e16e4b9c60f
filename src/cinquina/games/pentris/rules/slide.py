"""Where a shape can come to rest in a chute: entry, steps down and sideways, quarter turns (law, Legality)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.masks import COLUMNS, Field, moved, shaded
from cinquina.games.pentris.rules.shape import Outline, Turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Slide:
    """The states of one shape in one chute: by picture the anchors that fit and those reached.

    Four pictures at most, each in an attribute of its own, because compiled code boxes the ints of a list.
    """

    def __init__(self, outline: Outline, taken: int, field: Field, drops: bool) -> None:
        self.not_top: int = field.not_top
        self.free_0: int = 0
        self.free_1: int = 0
        self.free_2: int = 0
        self.free_3: int = 0
        self.reached_0: int = 0
        self.reached_1: int = 0
        self.reached_2: int = 0
        self.reached_3: int = 0
        if self.drop(outline, taken) and not drops:
            self.explore(outline, taken, field)

    def drop(self, outline: Outline, taken: int) -> bool:
        """Straight down, at any height, comes what has nothing above. Is there a place besides where it would rest?

        What steps and turns reach on their way matters only then, and to who steers the piece (ways.py).
        """
        shade: int = shaded(taken)
        pockets: int = 0
        pictures = outline.pictures
        count: i64 = len(pictures)
        p: i64 = 0
        while p < count:
            picture = pictures[p]
            offset = picture.offset
            blocked: int = 0
            below: int = 0
            i: i64 = 0
            while i < 5:
                by: int = offset[i]
                blocked |= taken >> by
                below |= shade >> by
                i += 1
            free: int = picture.inside & ~blocked
            reached: int = free & ~below
            pockets |= free & ~reached & ~((free & self.not_top) << COLUMNS)
            self.set(p, free, reached)
            p += 1
        return pockets != 0

    def set(self, p: i64, free: int, reached: int) -> None:
        if p == 0:
            self.free_0 = free
            self.reached_0 = reached
        elif p == 1:
            self.free_1 = free
            self.reached_1 = reached
        elif p == 2:
            self.free_2 = free
            self.reached_2 = reached
        else:
            self.free_3 = free
            self.reached_3 = reached

    def free(self, p: i64) -> int:
        if p == 0:
            return self.free_0
        if p == 1:
            return self.free_1
        return self.free_2 if p == 2 else self.free_3

    def reached(self, p: i64) -> int:
        if p == 0:
            return self.reached_0
        if p == 1:
            return self.reached_1
        return self.reached_2 if p == 2 else self.reached_3

    def resting(self, p: i64) -> int:
        """Reached, and it cannot go down any further."""
        return self.reached(p) & ~((self.free(p) & self.not_top) << COLUMNS)

    def fitting(self, p: i64) -> int:
        """Supported, reached or not."""
        free: int = self.free(p)
        return free & ~((free & self.not_top) << COLUMNS)

    def explore(self, outline: Outline, taken: int, field: Field) -> None:
        """Sideways steps and turns, picture after picture, until none of them reaches anything new."""
        count: i64 = len(outline.pictures)
        since: i64 = 0  # pictures looked at since something new was reached
        p: i64 = 0
        while since < count:
            since += 1
            free: int = self.free(p)
            reached: int = self.reached(p)
            if free != reached:
                new: int = self.turned(outline.into[p], free & ~reached, taken)
                found: int = spread(fall(reached | new, free) if new else reached, free, field)
                if found != reached:
                    self.set(p, free, found)
                    since = 0
            p += 1
            if p == count:
                p = 0

    def turned(self, turns: list[Turn], missing: int, taken: int) -> int:
        """Which of the missing anchors some turn leads to."""
        found: int = 0
        i: i64 = 0
        while i < len(turns):
            turn = turns[i]
            new: int = moved(self.reached(turn.start) & turn.allowed, turn.by) & missing
            if new:
                found |= moved(passing(turn, moved(new, -turn.by), taken), turn.by)
            i += 1
        return found


def passing(turn: Turn, starts: int, taken: int) -> int:
    """The anchors from which nothing is in the way of the turn."""
    passed = turn.passed
    i: i64 = 0
    while i < len(passed):
        by: int = passed[i]
        starts &= ~moved(taken, -by)
        i += 1
    return starts


def fall(reached: int, free: int) -> int:
    """All the way down in doubled steps, 1, 2, 4 and 8 rows: `free` keeps the anchors with so many free over them."""
    reached |= reached >> COLUMNS & free
    free &= free >> COLUMNS
    reached |= reached >> 2 * COLUMNS & free
    free &= free >> 2 * COLUMNS
    reached |= reached >> 4 * COLUMNS & free
    free &= free >> 4 * COLUMNS
    return reached | reached >> 8 * COLUMNS & free


def spread(reached: int, free: int, field: Field) -> int:
    """Sideways and down, of anchors that have fallen already, until nothing new is reached."""
    while True:
        sides: int = ((reached & field.not_right) << 1 | (reached & field.not_left) >> 1) & free & ~reached
        if not sides:
            return reached
        reached = fall(reached | sides, free)
