"""Tables of a shape: where it fits in a chute, how it enters, how it turns (law, Legality).

A picture is one of the outlines of a shape when turned: four, but two of I and Z and one of X. Its anchor is the lower
left corner of its box. All sets here are sets of anchors.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.shapes import Cell, Shape, height, turned, width
from cinquina.games.pentris.rules.masks import COLUMNS, WORD_ROWS, Field, cells_of

# The heights of the six columns of a chute are packed into one int: five bits each, the highest of them free, so that
# one addition compares all columns with their limits.
HEIGHT_BITS: Final = 5
TALLEST: Final = 15
TOO_HIGH: Final = 16
ANY_TOO_HIGH: Final = 0x2108_4210  # in every column

# So are the numbers of a picture's five cells, relative to its anchor: five rows and columns at most.
OFFSET_BITS: Final = 5
OFFSET: Final = 31


def in_every_column(number: int) -> int:
    return sum(number << column * HEIGHT_BITS for column in range(COLUMNS))


def number(x: int, y: int) -> int:
    return COLUMNS * y + x


def cells_entered(cell: Cell, clockwise: bool) -> list[Cell]:
    """Return the cells that a cell enters on its quarter turn around (0, 0); the last is its destination."""
    side = 1 if clockwise else -1  # the other direction is the mirror image
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
    """Return the anchors for which all these cells, relative to them, are inside."""
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
        self.word: Final[i64] = self.mask
        self.offsets: Final[i64] = sum(number(x, y) << n * OFFSET_BITS for n, (x, y) in enumerate(cells))
        self.inside: Final[i64] = anchors(cells, min(field.rows, WORD_ROWS))
        self.tops: Final = vec[i64]([top_of(cells, x) for x in range(self.width)])

    def entry_addends(self, rows: int) -> list[int]:
        """Return, for each column of the shape, the addend to packed heights that reveals columns too high for entry.

        A shape enters with its top in the top row. Above its lowest cell in a column, the chute must be empty there.
        """
        packed: list[int] = []
        for x in range(self.width):
            lowest = min(y for column, y in self.cells if column == x)
            over = TALLEST - (rows - self.height + lowest)
            packed.append(in_every_column(over))
        return packed

    def free_anchors(self, taken: i64) -> i64:
        """Return the anchors at which the picture covers none of the taken cells of a window."""
        offsets: i64 = self.offsets
        blocked: i64 = taken >> (offsets & OFFSET)
        i: i64 = 1
        while i < 5:
            offsets >>= OFFSET_BITS
            blocked |= taken >> (offsets & OFFSET)
            i += 1
        return self.inside & ~blocked


def top_of(cells: list[Cell], x: int) -> int:
    return max(y for column, y in cells if column == x) + 1


class Turn:
    """A quarter turn of one picture about one of its cells."""

    def __init__(
        self,
        start: int,
        end: int,
        pivot: Cell,
        clockwise: bool,
        by: Cell,
        allowed: int,
        within: int,
        passed: list[int],
    ) -> None:
        self.start: Final = start  # picture before and after
        self.end: Final = end
        self.pivot: Final = pivot  # relative to the anchor before
        self.clockwise: Final = clockwise
        self.by: Final[i64] = number(by[0], by[1])  # how far the anchor moves
        self.allowed: Final = allowed  # anchors for which every cell stays inside
        self.within: Final[i64] = within  # `allowed` within a window
        # Cells entered besides those before and after, relative to the anchor before.
        self.passed: Final = vec[i64](passed)


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
        self.into: Final = [  # by the picture after it
            [
                turn
                for start in range(len(outlines))
                for turn in quarter_turns(outlines, start, field)
                if turn.end == end
            ]
            for end in range(len(outlines))
        ]
        # Entry, of all pictures one after the other: the limits of its columns, their number, where it has room.
        self.limits: Final = vec[i64](
            [limit for each in self.pictures for limit in each.entry_addends(field.rows)]
        )
        self.widths: Final = vec[i64]([each.width for each in self.pictures])
        self.rooms: Final = vec[i64](
            [
                sum(TOO_HIGH << x * HEIGHT_BITS for x in range(COLUMNS - each.width + 1))
                for each in self.pictures
            ]
        )
        # The addend that reveals columns above which not even the flattest picture enters.
        self.low: Final[i64] = in_every_column(TALLEST - rows_left(self.pictures, field))

    def can_enter(self, heights: i64) -> bool:
        """Return whether the piece can be placed at all: wherever it enters, it comes to rest."""
        if (heights + self.low) & ANY_TOO_HIGH == 0:  # the flattest picture enters anywhere
            return True
        limits = self.limits
        widths = self.widths
        rooms = self.rooms
        at: i64 = 0
        p: i64 = 0
        while p < len(widths):
            too_high: i64 = 0
            columns: i64 = heights
            end: i64 = at + widths[p]
            while at < end:
                too_high |= columns + limits[at]
                columns >>= HEIGHT_BITS
                at += 1
            if rooms[p] & ~too_high != 0:
                return True
            p += 1
        return False


def rows_left(pictures: list[Picture], field: Field) -> int:
    """Return the rows below the flattest picture when its top is in the top row."""
    return field.rows - min(each.height for each in pictures)


def quarter_turns(outlines: list[list[Cell]], start: int, field: Field) -> list[Turn]:
    turns: list[Turn] = []
    for pivot in outlines[start]:
        for clockwise in (True, False):
            turn = quarter_turn(outlines, start, pivot, clockwise, field)
            if turn is not None:
                turns.append(turn)
    return turns


def quarter_turn(
    outlines: list[list[Cell]], start: int, pivot: Cell, clockwise: bool, field: Field
) -> Turn | None:
    """Return a turn that does not lift the shape (pentris R6), or None."""
    cells = outlines[start]
    ends: list[Cell] = []
    passed: set[Cell] = set()
    for x, y in cells:
        way = [
            (pivot[0] + dx, pivot[1] + dy)
            for dx, dy in cells_entered((x - pivot[0], y - pivot[1]), clockwise)
        ] or [(x, y)]
        ends.append(way[-1])
        passed |= set(way)
    if sum(y for _, y in ends) > sum(y for _, y in cells):
        return None
    left, bottom = min(x for x, _ in ends), min(y for _, y in ends)
    end = outlines.index(sorted((x - left, y - bottom) for x, y in ends))
    if end == start and (left, bottom) == (0, 0):
        return None
    swept = [*cells, *passed]
    allowed = anchors(swept, field.rows)
    if allowed == 0:
        return None
    between = [number(x, y) for x, y in sorted(passed - set(cells) - set(ends))]
    within = anchors(swept, min(field.rows, WORD_ROWS))
    return Turn(start, end, pivot, clockwise, (left, bottom), allowed, within, between)
