"""The ways of a piece: every pose on its way down a chute, and the best way to each of them.

Best has few turns, then few sideways steps (law, What a player must see). Play does not need this, only the display of
a piece's way.
"""

from functools import lru_cache
from heapq import heappop, heappush

from cinquina.core.shapes import Cell
from cinquina.games.pentris.rules.chute import ORIENTATIONS
from cinquina.games.pentris.rules.masks import COLUMNS, ONE, WORD, Field, cell_name, members, shaded_cells
from cinquina.games.pentris.rules.shape import Outline, Turn
from cinquina.games.pentris.rules.slide import Slide, unobstructed_anchors

Pose = tuple[int, int]  # orientation and anchor
Step = tuple[
    str, str, Pose
]  # `in` (from above), `D`, `L`, `R`, `cw` or `ccw`; the pivot of a turn; the resulting pose
Cost = tuple[int, int, int]  # turns, sideways steps, all


class Ways:
    """The ways of one shape in one chute."""

    def __init__(self, outline: Outline, taken: int, field: Field, drops: bool) -> None:
        self.outline = outline
        self.taken = taken
        self.field = field
        self.drops = drops
        self.slide = Slide(outline, taken, field, drops)
        if not drops:
            self.slide.explore(outline, taken)
        self.turns = [most_central(outline, p) for p in range(len(outline.pictures))]
        self.poses: list[Pose] = [
            (orientation, anchor)
            for orientation in range(ORIENTATIONS)
            for anchor in members(self.slide.reached_anchors(self.picture(orientation)))
        ]
        self.number = {pose: n for n, pose in enumerate(self.poses)}
        self.around = {pose: self.quarter_turns(pose) for pose in self.poses}
        self.came: dict[Pose, tuple[Pose | None, str, str]] = {}  # the previous pose, and the step
        self.search()

    def picture(self, orientation: int) -> int:
        return int(self.outline.picture_of[orientation])

    def can_rest(self, pose: Pose) -> bool:
        orientation, anchor = pose
        return bool(self.slide.resting_anchors(self.picture(orientation)) >> anchor & 1)

    def entries(self) -> list[Pose]:
        """Return the poses of entry from above."""
        found: list[Pose] = []
        for orientation in range(ORIENTATIONS):
            picture = self.outline.pictures[self.picture(orientation)]
            top = self.field.rows - picture.height
            above = self.field.upper
            open_above = [
                above + anchor for anchor in members(picture.free_anchors(shaded_cells(self.taken) >> above))
            ]
            found += [(orientation, anchor) for anchor in open_above if anchor // COLUMNS == top]
        return found

    def steps(self, pose: Pose) -> list[Step]:
        """Return the free steps down and sideways."""
        orientation, anchor = pose
        x = anchor % COLUMNS
        found = [("D", anchor - COLUMNS)]
        if not self.drops:
            found += [("L", anchor - 1)] if x > 0 else []
            found += [("R", anchor + 1)] if x < COLUMNS - 1 else []
        return [(move, "", (orientation, to)) for move, to in found if (orientation, to) in self.number]

    def quarter_turns(self, pose: Pose) -> list[Step]:
        """Return the turns, pivots nearest to the middle first."""
        found: list[Step] = []
        if self.drops:
            return found
        orientation, anchor = pose
        here = ONE << anchor
        # A turn enters no cell more than four rows below the anchor or above it: a window from here shows them all.
        below = COLUMNS * max(0, anchor // COLUMNS - 4)
        seen = self.taken >> below & WORD
        for turn in self.turns[self.picture(orientation)]:
            to = (orientation + (1 if turn.clockwise else 3)) % 4, anchor + turn.by
            if here & turn.allowed and to in self.number and unobstructed_anchors(turn, here >> below, seen):
                pivot = cell_name(anchor + turn.pivot[0] + COLUMNS * turn.pivot[1])
                found.append(("cw" if turn.clockwise else "ccw", pivot, to))
        return found

    def search(self) -> None:
        """Find the cheapest way to every pose."""
        todo: list[tuple[Cost, int, Pose, Pose | None, str, str]] = []
        count = 0
        for pose in self.entries():
            heappush(todo, ((0, 0, 0), count, pose, None, "in", ""))
            count += 1
        while todo:
            (turns, sides, all), _, pose, before, move, pivot = heappop(todo)
            if pose in self.came:
                continue
            self.came[pose] = (before, move, pivot)
            for name, about, to in self.steps(pose) + self.around[pose]:
                if to not in self.came:
                    cost = (turns + (about != ""), sides + (name in "LR"), all + 1)
                    heappush(todo, (cost, count, to, pose, name, about))
                    count += 1

    def way(self, pose: Pose) -> list[Step]:
        """Return the steps from above to this pose."""
        steps: list[Step] = []
        here: Pose | None = pose
        while here is not None:
            before, move, pivot = self.came[here]
            steps.append((move, pivot, here))
            here = before
        steps.reverse()
        return steps


@lru_cache(maxsize=64)
def ways(outline: Outline, taken: int, field: Field, drops: bool) -> Ways:
    return Ways(outline, taken, field, drops)


def most_central(outline: Outline, p: int) -> list[Turn]:
    """Return the turns of a picture, about the cell nearest to its centroid first."""
    cells = outline.pictures[p].cells
    middle_x, middle_y = sum([x for x, _ in cells]), sum([y for _, y in cells])

    def order(turn: Turn) -> tuple[int, Cell, bool]:
        x, y = turn.pivot
        return (5 * x - middle_x) ** 2 + (5 * y - middle_y) ** 2, turn.pivot, not turn.clockwise

    return sorted([turn for turns in outline.into for turn in turns if turn.start == p], key=order)
