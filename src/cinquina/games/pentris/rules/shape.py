"""A shape as a table of what it can do in a chute: where it fits, how it enters, how it turns (law, Legality).

A picture is one of the outlines a shape shows when it is turned: four, but two of I and Z and one of X. Its anchor is
the lower left corner of its box. All sets here are sets of anchors.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.shapes import Cell, Shape, height, turned, width
from cinquina.games.pentris.rules.masks import COLUMNS, Field, cells_of


def number(x: int, y: int) -> int:
    return COLUMNS * y + x


def ring(cell: Cell, clockwise: bool) -> list[Cell]:
    """The cells that a cell enters on its quarter turn around (0, 0); the last is where it ends."""
    side = 1 if clockwise else -1  # the other way round is the mirror image
    x, y = cell[0] * side, cell[1]
    k = max(abs(x), abs(y))
    entered: list[Cell] = []
    for _ in range(2 * k):
        if y == k and x < k:
            x += 1
        elif x == k and y > -k:
            y -= 1
        elif y == -k and x > -k:
            x -= 1
        else:
            y += 1
        entered.append((x * side, y))
    return entered


def anchors(cells: list[Cell], rows: int) -> int:
    """Where an anchor may be so that all these cells, seen from it, are inside."""
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    low, high = min(y for _, y in cells), max(y for _, y in cells)
    return cells_of(
        [(x, y) for x in range(max(0, -left), COLUMNS - right) for y in range(max(0, -low), rows - high)]
        if left > -COLUMNS and right < COLUMNS
        else []
    )


class Picture:
    """One outline."""

    def __init__(self, cells: list[Cell], field: Field) -> None:
        box = tuple(cells)
        self.cells: Final = cells
        self.width: Final = width(box)
        self.height: Final = height(box)
        self.mask: Final[int] = cells_of(cells)
        self.offset: Final = vec[i64]([number(x, y) for x, y in cells])
        self.inside: Final[int] = anchors(cells, field.rows)
        # Entry: the anchor that puts the top cells into the top row, and what lies over the cells within the box.
        top = field.rows - self.height
        self.entry: Final[int] = cells_of([(x, top) for x in range(COLUMNS - self.width + 1)])
        over = [
            (x, y)
            for x in range(self.width)
            for y in range(min(at for column, at in cells if column == x), self.height)
            if (x, y) not in cells
        ]
        self.over: Final = vec[i64]([number(x, y) for x, y in over])

    def free(self, taken: int) -> int:
        """Where it fits between the cells taken."""
        offset = self.offset
        blocked: int = 0
        i: i64 = 0
        while i < 5:
            by: int = offset[i]
            blocked |= taken >> by
            i += 1
        return self.inside & ~blocked

    def entered(self, free: int, taken: int) -> int:
        """Where it is after coming straight down from above, its top cells in the top row."""
        entry: int = free & self.entry
        if entry:
            over = self.over
            i: i64 = 0
            while i < len(over):
                by: int = over[i]
                entry &= ~(taken >> by)
                i += 1
        return entry


class Turn:
    """A quarter turn of one picture about one of its cells."""

    def __init__(self, start: int, end: int, pivot: Cell, clockwise: bool, by: Cell, allowed: int) -> None:
        self.start: Final = start  # picture before and after
        self.end: Final = end
        self.pivot: Final = pivot  # seen from the anchor before
        self.clockwise: Final = clockwise
        self.by: Final[int] = number(by[0], by[1])  # how far the anchor moves
        self.allowed: Final[int] = allowed  # anchors from which every cell stays inside
        self.passed: vec[i64] = vec[i64](
            []
        )  # cells entered besides those before and after, from the anchor before


class Outline:
    """A shape with all its pictures and turns."""

    def __init__(self, letter: str, cells: Shape, field: Field) -> None:
        self.letter: Final = letter
        looks = [turned(cells, quarters) for quarters in range(4)]
        outlines: list[list[Cell]] = []
        picture_of: list[int] = []
        for look in looks:
            if sorted(look) not in outlines:
                outlines.append(sorted(look))
            picture_of.append(outlines.index(sorted(look)))
        self.pictures: Final = [Picture(outline, field) for outline in outlines]
        self.picture_of: Final = vec[i64](picture_of)  # by orientation r0 to r3
        self.looks: Final = looks  # by orientation: the cells in reading order of r0
        turns: list[Turn] = []
        for start, outline in enumerate(outlines):
            for pivot in outline:
                for clockwise in (True, False):
                    turn = quarter_turn(outlines, start, pivot, clockwise, field)
                    if turn is not None:
                        turns.append(turn)
        self.turns: Final = turns

    def enters(self, taken: int) -> bool:
        """Can it be placed at all? What enters comes to rest, so it can if it enters anywhere."""
        for picture in self.pictures:  # noqa: SIM110 (a loop compiles, a generator is an object)
            if picture.entered(picture.free(taken), taken):
                return True
        return False


def quarter_turn(
    outlines: list[list[Cell]], start: int, pivot: Cell, clockwise: bool, field: Field
) -> Turn | None:
    """A turn that does not lift the shape (pentris R6), or nothing."""
    cells = outlines[start]
    ends: list[Cell] = []
    passed: set[Cell] = set()
    for x, y in cells:
        way = [
            (pivot[0] + dx, pivot[1] + dy) for dx, dy in ring((x - pivot[0], y - pivot[1]), clockwise)
        ] or [(x, y)]
        ends.append(way[-1])
        passed |= set(way)
    if sum(y for _, y in ends) > sum(y for _, y in cells):
        return None
    left, bottom = min(x for x, _ in ends), min(y for _, y in ends)
    end = outlines.index(sorted((x - left, y - bottom) for x, y in ends))
    if end == start and (left, bottom) == (0, 0):
        return None
    allowed = anchors([*cells, *passed], field.rows)
    if allowed == 0:
        return None
    turn = Turn(start, end, pivot, clockwise, (left, bottom), allowed)
    turn.passed = vec[i64]([number(x, y) for x, y in sorted(passed - set(cells) - set(ends))])
    return turn
