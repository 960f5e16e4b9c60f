"""Where a shape can come to rest in a chute: entry, steps down and sideways, quarter turns (law, Legality)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.masks import COLUMNS, Field, moved
from cinquina.games.pentris.rules.shape import Outline, Turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Slide:
    """All the states of one shape in one chute, found once: by picture the anchors that fit and those reached.

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
        pictures = outline.pictures
        count: i64 = len(pictures)
        p: i64 = 0
        while p < count:
            picture = pictures[p]
            free: int = picture.free(taken)
            entered: int = picture.entered(free, taken)
            if entered:
                entered = fall(entered, free)
                if not drops:
                    entered = spread(entered, free, field)
            self.set(p, free, entered)
            p += 1
        if not drops:
            self.turn(outline.turns, taken, field)

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

    def turn(self, turns: list[Turn], taken: int, field: Field) -> None:
        """Turn until nothing new is reached. Nearly always it is: who enters from above chose how to hold the piece."""
        count: i64 = len(turns)
        since: i64 = 0  # turns tried since the last that reached something
        t: i64 = 0
        while since < count:
            turn = turns[t]
            end: i64 = turn.end
            start: int = self.reached(turn.start) & turn.allowed
            new: int = moved(start, turn.by) & self.free(end) & ~self.reached(end)
            since += 1
            if new:
                new = moved(passing(turn, moved(new, -turn.by), taken), turn.by)
                if new:
                    free: int = self.free(end)
                    self.set(end, free, spread(self.reached(end) | new, free, field))
                    since = 0
            t += 1
            if t == count:
                t = 0


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
    """Down and sideways until nothing new is reached."""
    before: int = 0
    while reached != before:
        before = reached
        sides: int = (reached & field.not_right) << 1 | (reached & field.not_left) >> 1
        reached = fall(reached | sides & free, free)
    return reached
