"""The resting places of a shape in a chute: entry, steps down and sideways, quarter turns (law, Legality)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.masks import (
    COLUMNS,
    NOT_LEFT,
    NOT_RIGHT,
    NOT_TOP,
    ROW,
    WORD,
    Field,
    shaded_cells,
    shifted,
)
from cinquina.games.pentris.rules.shape import Outline, Turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Window:
    """The states in a window of ten rows: for each picture the anchors that fit and the reached ones.

    At most four pictures, each in an attribute: a list would be another object.
    """

    def __init__(self) -> None:
        self.free_0: i64 = 0
        self.free_1: i64 = 0
        self.free_2: i64 = 0
        self.free_3: i64 = 0
        self.reached_0: i64 = 0
        self.reached_1: i64 = 0
        self.reached_2: i64 = 0
        self.reached_3: i64 = 0

    def drop(self, outline: Outline, taken: i64, shade: i64) -> bool:
        """Drop the shape straight down. Return whether pockets remain that only steps and turns could reach.

        Steps and turns on the way matter only for pockets, and for steering the piece (ways.py).
        """
        pockets: i64 = 0
        pictures = outline.pictures
        count: i64 = len(pictures)
        p: i64 = 0
        while p < count:
            picture = pictures[p]
            free: i64 = picture.free_anchors(taken)
            reached: i64 = picture.free_anchors(shade)
            pockets |= free & ~reached & ~((free & NOT_TOP) << COLUMNS)
            self.set(p, free, reached)
            p += 1
        return pockets != 0

    def set(self, p: i64, free: i64, reached: i64) -> None:
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

    def free_word(self, p: i64) -> i64:
        if p == 0:
            return self.free_0
        if p == 1:
            return self.free_1
        return self.free_2 if p == 2 else self.free_3

    def reached_word(self, p: i64) -> i64:
        if p == 0:
            return self.reached_0
        if p == 1:
            return self.reached_1
        return self.reached_2 if p == 2 else self.reached_3

    def supported_word(self, p: i64) -> i64:
        """Return the supported anchors, reached or not."""
        free: i64 = self.free_word(p)
        return free & ~((free & NOT_TOP) << COLUMNS)

    def wander(self, outline: Outline, taken: i64) -> None:
        """Spread by sideways steps and turns, picture by picture, until nothing new is reached."""
        count: i64 = len(outline.pictures)
        since: i64 = 0  # pictures since the last change
        p: i64 = 0
        while since < count:
            since += 1
            free: i64 = self.free_word(p)
            reached: i64 = self.reached_word(p)
            if free != reached:
                new: i64 = self.reached_by_turn(outline.into[p], free & ~reached, taken)
                found: i64 = reached
                if new != 0:
                    found = fall(reached | new, free)
                found = spread(found, free)
                if found != reached:
                    self.set(p, free, found)
                    since = 0
            p += 1
            if p == count:
                p = 0

    def merge(self, outline: Outline, other: "Window", by: i64) -> bool:
        """Merge the anchors reached in the overlap with the other window. Return whether any is new."""
        new: bool = False
        p: i64 = 0
        while p < len(outline.pictures):
            free: i64 = self.free_word(p)
            reached: i64 = self.reached_word(p)
            found: i64 = shifted(other.reached_word(p), by) & free & ~reached
            if found != 0:
                self.set(p, free, fall(reached | found, free))
                new = True
            p += 1
        return new

    def reached_by_turn(self, turns: list[Turn], missing: i64, taken: i64) -> i64:
        """Return the missing anchors that a turn reaches."""
        found: i64 = 0
        i: i64 = 0
        while i < len(turns):
            turn = turns[i]
            new: i64 = shifted(self.reached_word(turn.start) & turn.within, turn.by) & missing
            if new != 0:
                found |= shifted(unobstructed_anchors(turn, shifted(new, -turn.by), taken), turn.by)
            i += 1
        return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Slide(Window):
    """The states of one shape in one whole chute; the object itself is the lower window, usually the only one."""

    def __init__(self, outline: Outline, taken: int, field: Field, drops: bool) -> None:
        Window.__init__(self)
        self.field: Field = field
        self.upper: Window | None = None
        shade: int = shaded_cells(taken)
        pockets: bool = self.drop(outline, taken & WORD, shade & WORD)
        if field.upper > 0:
            self.upper = Window()
            pockets = self.upper.drop(outline, taken >> field.upper, shade >> field.upper) or pockets
        if pockets and not drops:
            self.explore(outline, taken)

    def explore(self, outline: Outline, taken: int) -> None:
        """Spread by sideways steps and turns, until nothing new is reached."""
        upper = self.upper
        if upper is None:
            self.wander(outline, taken)
            return
        by: int = self.field.upper
        while True:
            self.wander(outline, taken & WORD)
            upper.merge(outline, self, -by)
            upper.wander(outline, taken >> by)
            if not self.merge(outline, upper, by):
                return

    def free(self, p: i64) -> int:
        if self.upper is None:
            return self.free_word(p)
        return self.field.from_windows(self.free_word(p), self.upper.free_word(p))

    def reached_anchors(self, p: i64) -> int:
        if self.upper is None:
            return self.reached_word(p)
        return self.field.from_windows(self.reached_word(p), self.upper.reached_word(p))

    def resting_anchors(self, p: i64) -> int:
        """Return the reached anchors that cannot go down any further."""
        if self.upper is None:
            return self.reached_word(p) & self.supported_word(p)
        return self.reached_anchors(p) & self.supported_anchors(p)

    def supported_anchors(self, p: i64) -> int:
        """Return the supported anchors, reached or not."""
        if self.upper is None:
            return self.supported_word(p)
        # The lowest row of the upper window is no floor.
        return self.field.from_windows(self.supported_word(p), self.upper.supported_word(p) & ~ROW)


def unobstructed_anchors(turn: Turn, starts: i64, taken: i64) -> i64:
    """Return the anchors from which the turn is unobstructed."""
    passed = turn.passed
    i: i64 = 0
    while i < len(passed):
        by: i64 = passed[i]
        starts &= ~shifted(taken, -by)
        i += 1
    return starts


def fall(reached: i64, free: i64) -> i64:
    """Fall in doubled steps, 1, 2, 4 and 8 rows: `free` keeps the anchors with that many free rows above."""
    reached |= reached >> COLUMNS & free
    free &= free >> COLUMNS
    reached |= reached >> 2 * COLUMNS & free
    free &= free >> 2 * COLUMNS
    reached |= reached >> 4 * COLUMNS & free
    free &= free >> 4 * COLUMNS
    return reached | reached >> 8 * COLUMNS & free


def spread(reached: i64, free: i64) -> i64:
    """Spread fallen anchors sideways and down, until nothing new is reached."""
    while True:
        sides: i64 = ((reached & NOT_RIGHT) << 1 | (reached & NOT_LEFT) >> 1) & free & ~reached
        if sides == 0:
            return reached
        reached = fall(reached | sides, free)
