"""A player's chute: the cells of each kind as sets, and the pieces in the order they came."""

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
from cinquina.games.pentris.rules.masks import COLUMNS, Field, shaded, size
from cinquina.games.pentris.rules.shape import HEIGHT_BITS, TALLEST

ORIENTATIONS: Final = 4
CELLS: Final = 128  # more than a chute has: places are packed as orientation * CELLS + anchor
PLACES: Final = 512


@mypyc_attr(acyclic=True, free_list_len=1)
class Chute:
    """Never changed: `putting` makes another one that keeps the one before, so positions share them."""

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

    def placed(self) -> list[i64]:
        """The pieces with their places, in the order they came."""
        pieces: list[i64] = []
        chute: Chute = self
        while chute.before is not None:
            pieces.append(chute.last)
            chute = chute.before
        pieces.reverse()
        return pieces

    def colour(self, c: i64) -> int:
        """The cells that belong to a colour."""
        if c == 0:
            return self.colour_0
        if c == 1:
            return self.colour_1
        return self.colour_2 if c == 2 else self.colour_3

    def putting(self, box: Box, piece: i64, place: i64) -> "Chute":
        other = Chute()
        orientation: i64 = place // CELLS
        anchor: int = place % CELLS
        outline = box.outline(piece)
        picture = outline.pictures[outline.picture_of[orientation]]
        other.taken = self.taken | picture.mask << anchor
        other.heights = raised(self.heights, picture.tops, place % CELLS)
        layer = box.layer
        at: i64 = (piece * ORIENTATIONS + orientation) * LAYERS
        cells: int = layer[at]
        other.colour_0 = self.colour_0 | cells << anchor
        cells = layer[at + 1]
        other.colour_1 = self.colour_1 | cells << anchor
        cells = layer[at + 2]
        other.colour_2 = self.colour_2 | cells << anchor
        cells = layer[at + 3]
        other.colour_3 = self.colour_3 | cells << anchor
        cells = layer[at + STARS]
        other.stars = self.stars | cells << anchor
        cells = layer[at + DOUBLES]
        other.doubles = self.doubles | cells << anchor
        cells = layer[at + PLATINUM_2]
        other.platinum_2 = self.platinum_2 | cells << anchor
        cells = layer[at + PLATINUM_3]
        other.platinum_3 = self.platinum_3 | cells << anchor
        other.count = self.count + 1
        other.last = piece * PLACES + place
        other.before = self
        return other

    # -- groups (law, Legality)

    def size(self, group: int, stars_count: bool) -> int:
        """Candies of a group: a rain cell is two, a star none, or one in the beginner game."""
        doubled: int = group & self.doubles
        candies: int = size(group if stars_count else group & ~self.stars)
        return candies + size(doubled) if doubled else candies

    def star_points(self, field: Field) -> int:
        """Each star scores the size of its group; of two colours, in both (pentris R18, R21)."""
        points: int = 0
        c: i64 = 0
        while c < COLOURS:
            cells: int = self.colour(c)
            stars: int = cells & self.stars
            while stars:
                group: int = group_at(cells, stars & -stars, field)
                points += size(group & stars) * self.size(group, False)
                stars &= ~group
            c += 1
        return points

    # -- rows

    def complete(self, field: Field) -> int:
        """The cells of the complete rows."""
        row: int = self.taken & self.taken >> 1
        row &= row >> 2 & row >> 4 & field.left  # all six, at the leftmost
        return (row << COLUMNS) - row

    def platinum_points(self, complete: int) -> int:
        """Only in complete rows (pentris R22)."""
        return 2 * size(self.platinum_2 & complete) + 3 * size(self.platinum_3 & complete)

    def covered(self) -> int:
        """Empty cells with a taken one somewhere above."""
        return shaded(self.taken) & ~self.taken


def raised(heights: i64, tops: vec[i64], anchor: i64) -> i64:
    """The heights of the columns with a picture there; under an overhang they stay."""
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


def group_at(cells: int, seed: int, field: Field) -> int:
    """The connected part of these cells that holds the seed."""
    not_left: int = field.not_left
    not_right: int = field.not_right
    not_top: int = field.not_top
    group: int = seed
    while True:
        grown: int = group | ((group & not_right) << 1 | (group & not_left) >> 1) & cells
        grown |= ((grown & not_top) << COLUMNS | grown >> COLUMNS) & cells
        if grown == group:
            return group
        group = grown
