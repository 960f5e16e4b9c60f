"""A player's chute: the cells of each kind as sets, and the pieces in their order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.box import (
    COLOURS,
    DOUBLES,
    LAYERS,
    PLATINUM_2,
    PLATINUM_3,
    STARS,
    Box,
)
from cinquina.games.pentris.rules.masks import COLUMNS, WORD, Field, complete_rows, flood, shaded_cells, size
from cinquina.games.pentris.rules.shape import HEIGHT_BITS, TALLEST

ORIENTATIONS: Final = 4
CELLS: Final = 128  # more cells than a chute has: places are packed as orientation * CELLS + anchor
PLACES: Final = 512
LOW: Final = 36  # a piece whose anchor is below this cell is in the lowest ten rows


@mypyc_attr(acyclic=True, free_list_len=1)
class Chute:
    """An immutable chute: `with_piece` returns a new one that refers to this one, so positions share them."""

    def __init__(self) -> None:
        self.taken: int = 0
        self.heights: i64 = 0  # of the columns, packed (see shape.py)
        self.colour_0: int = 0
        self.colour_1: int = 0
        self.colour_2: int = 0
        self.colour_3: int = 0
        self.stars: int = 0
        self.doubles: int = 0
        self.platinum_2: int = 0
        self.platinum_3: int = 0
        self.count: i64 = 0  # of pieces
        self.last: i64 = -1  # piece * PLACES + place
        self.before: Chute | None = None  # without the last piece

    def placed_pieces(self) -> list[i64]:
        """Return the pieces with their places, in order."""
        pieces: list[i64] = []
        chute: Chute = self
        while chute.before is not None:
            pieces.append(chute.last)
            chute = chute.before
        pieces.reverse()
        return pieces

    def cells_of_colour(self, c: i64) -> int:
        """Return the cells of a colour."""
        if c == 0:
            return self.colour_0
        if c == 1:
            return self.colour_1
        return self.colour_2 if c == 2 else self.colour_3

    def with_piece(self, box: Box, piece: i64, place: i64) -> "Chute":
        other = Chute()
        orientation: i64 = place // CELLS
        anchor: i64 = place % CELLS
        outline = box.outline(piece)
        picture = outline.pictures[outline.picture_of[orientation]]
        other.heights = raised_heights(self.heights, picture.tops, anchor)
        layer = box.layer
        at: i64 = (piece * ORIENTATIONS + orientation) * LAYERS
        other.taken = with_cells(self.taken, picture.word, anchor)
        other.colour_0 = with_cells(self.colour_0, layer[at], anchor)
        other.colour_1 = with_cells(self.colour_1, layer[at + 1], anchor)
        other.colour_2 = with_cells(self.colour_2, layer[at + 2], anchor)
        other.colour_3 = with_cells(self.colour_3, layer[at + 3], anchor)
        other.stars = with_cells(self.stars, layer[at + STARS], anchor)
        other.doubles = with_cells(self.doubles, layer[at + DOUBLES], anchor)
        other.platinum_2 = with_cells(self.platinum_2, layer[at + PLATINUM_2], anchor)
        other.platinum_3 = with_cells(self.platinum_3, layer[at + PLATINUM_3], anchor)
        other.count = self.count + 1
        other.last = piece * PLACES + place
        other.before = self
        return other

    # -- groups (law, Legality)

    def group_size(self, group: int, stars_count: bool) -> int:
        """Return the candies of a group: a rain cell is two, a star none, or one in the beginner game."""
        count: int = size(group)
        if self.doubles:
            count += size(group & self.doubles)
        if self.stars and not stars_count:
            count -= size(group & self.stars)
        return count

    def star_points(self, field: Field) -> int:
        """Return the points of the stars: each scores the size of its group; of two colours, in both (pentris R18,
        R21)."""
        points: int = 0
        c: i64 = 0
        while c < COLOURS:
            cells: int = self.cells_of_colour(c)
            stars: int = cells & self.stars
            while stars:
                group: int = group_at(cells, stars & -stars, field)
                counted: int = group & stars
                points += size(counted) * self.group_size(group, False)
                stars ^= counted
            c += 1
        return points

    # -- rows

    def complete_cells(self) -> int:
        """Return the cells of the complete rows."""
        return complete_rows(self.taken)

    def platinum_points(self, complete: int) -> int:
        """Return the points of platinum, which counts only in complete rows (pentris R22)."""
        return 2 * size(self.platinum_2 & complete) + 3 * size(self.platinum_3 & complete)

    def holes_below(self) -> int:
        """Return the empty cells with a taken one somewhere above."""
        return shaded_cells(self.taken) & ~self.taken


def with_cells(mask: int, cells: i64, anchor: i64) -> int:
    """Return a set with some cells of a placed piece."""
    if cells == 0:
        return mask
    if anchor < LOW:
        low: int = cells << anchor
        return mask | low
    high: int = cells << LOW
    by: int = anchor - LOW
    return mask | high << by


def raised_heights(heights: i64, tops: vec[i64], anchor: i64) -> i64:
    """Return the heights of the columns with a picture there; they never decrease, even under an overhang."""
    at: i64 = anchor % COLUMNS * HEIGHT_BITS
    bottom: i64 = anchor // COLUMNS
    i: i64 = 0
    while i < len(tops):
        more: i64 = bottom + tops[i] - (heights >> at & TALLEST)
        if more > 0:
            heights += more << at
        at += HEIGHT_BITS
        i += 1
    return heights


def first_group(cells: int, field: Field) -> int:
    """Return the connected part of these cells (not none) with the lowest one."""
    if field.upper == 0:
        word: i64 = cells
        return flood(word & -word, word)
    return group_at(cells, cells & -cells, field)


def group_at(cells: int, seed: int, field: Field) -> int:
    """Return the connected part of these cells with the seed."""
    if field.upper == 0:
        return flood(seed, cells)
    group: int = seed
    while True:
        # Alternate between the windows: cells found in one may lead on in the other.
        lower: int = flood(group & WORD, cells & WORD)
        grown: int = group | lower
        grown = field.from_windows(grown & WORD, flood(grown >> field.upper, cells >> field.upper))
        if grown == group:
            return group
        group = grown


def groups_with(cells: int, some: int, field: Field) -> list[int]:
    """Return the groups of these cells that hold any of some cells, each once."""
    found: list[int] = []
    rest: int = cells & some
    while rest:
        group: int = group_at(cells, rest & -rest, field)
        rest &= ~group
        found.append(group)
    return found


def grown_groups(
    before: Chute, after: Chute, stars_count: bool, field: Field
) -> list[tuple[int, int, int, int]]:
    """Return the groups of two cells or more that a piece enlarged or made, as colour, cells, size before and after.

    The size before is that of the largest group that the piece joined, 0 = none.
    """
    found: list[tuple[int, int, int, int]] = []
    for colour in range(COLOURS):
        old: int = before.cells_of_colour(colour)
        new: int = after.cells_of_colour(colour)
        for group in groups_with(new, new & ~old, field):
            was: int = 0
            for part in groups_with(old, group, field):
                was = max(was, int(before.group_size(part, stars_count)))
            now: int = int(after.group_size(group, stars_count))
            if now > was and size(group) > 1:
                found.append((colour, group, was, now))
    return found
