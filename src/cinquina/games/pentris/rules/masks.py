"""Sets of cells of a chute as ints: cell (x, y) is bit 6 * y + x, so the lowest bit is the lowest row's leftmost cell.

    y
    1  6  7  8  9 10 11
    0  0  1  2  3  4  5
       0  1  2  3  4  5  x

Ten rows are a word: 60 bits, on which compiled code counts in registers. Chutes of an edition have up to fourteen, so a
set is an int where it is kept. Where rows do not matter to each other, what is above ten of them is looked at alone;
where they do, it is looked at through two windows of ten rows each, the lowest ones and the highest ones. Six rows at
least are in both, so any piece, and any turn of one, is wholly in one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core import bits

COLUMNS: Final = 6
ROW: Final = 63  # the lowest row
ONE: Final[int] = 1

# Of a word: how many rows and cells, all of them, and the cells that have a neighbour on one side.
WORD_ROWS: Final = 10
WORD_CELLS: Final = 60
WORD: Final = 0xFFF_FFFF_FFFF_FFFF
LEFT: Final = 0x041_0410_4104_1041
NOT_LEFT: Final = 0xFBE_FBEF_BEFB_EFBE
NOT_RIGHT: Final = 0x7DF_7DF7_DF7D_F7DF
NOT_TOP: Final = 0x03F_FFFF_FFFF_FFFF

# By the six cells of a row: the number of the leftmost of them.
LEFTMOST: Final = vec[i64]([(row & -row).bit_length() - 1 for row in range(ROW + 1)])


def cells_of(shape: list[tuple[int, int]]) -> int:
    """The set of some cells, for tables."""
    mask: int = 0
    for x, y in shape:
        mask |= ONE << (COLUMNS * y + x)
    return mask


def moved(word: i64, by: i64) -> i64:
    """Every cell so many numbers on; the caller knows that none leaves its row. What leaves the word is lost."""
    if by >= 0:
        return (word & WORD >> by) << by
    return word >> -by


def size(mask: int) -> int:
    if mask > WORD:
        return size(mask & WORD) + size(mask >> WORD_CELLS)
    return bits.size(mask)


def lowest(mask: int) -> int:
    """The number of the lowest cell, of a set that is not empty."""
    if mask & WORD == 0:
        return WORD_CELLS + lowest(mask >> WORD_CELLS)
    return bits.lowest(mask & WORD)


def shaded(taken: int) -> int:
    """The cells, and all below one of them: nothing comes there straight from above."""
    if taken > WORD:
        above: int = shaded(taken >> WORD_CELLS)
        return above << WORD_CELLS | shaded(taken & WORD | (above & ROW) << WORD_CELLS - COLUMNS)
    word: i64 = taken
    word |= word >> COLUMNS
    word |= word >> 2 * COLUMNS
    word |= word >> 4 * COLUMNS
    return word | word >> 8 * COLUMNS


def complete(taken: int) -> int:
    """The cells of the complete rows."""
    if taken > WORD:
        return complete(taken & WORD) | complete(taken >> WORD_CELLS) << WORD_CELLS
    word: i64 = taken
    word &= word >> 1
    word &= word >> 2 & word >> 4 & LEFT  # all six, at the leftmost
    return (word << COLUMNS) - word


def steps(surface: int) -> int:
    """How many cells have a neighbour that is of the other kind, on their right."""
    if surface > WORD:
        return steps(surface & WORD) + steps(surface >> WORD_CELLS)
    word: i64 = surface
    return bits.size((word ^ word >> 1) & NOT_RIGHT)


def beside(word: i64) -> i64:
    """The cells of a word that share an edge with one of these, and these where they share one with each other."""
    return (word & NOT_RIGHT) << 1 | (word & NOT_LEFT) >> 1 | (word & NOT_TOP) << COLUMNS | word >> COLUMNS


def joined(seeds: i64, cells: i64) -> i64:
    """The connected parts of these cells, in a word, that hold a seed."""
    while True:
        grown: i64 = seeds | ((seeds & NOT_RIGHT) << 1 | (seeds & NOT_LEFT) >> 1) & cells
        grown |= ((grown & NOT_TOP) << COLUMNS | grown >> COLUMNS) & cells
        if grown == seeds:
            return seeds
        seeds = grown


def members(mask: int) -> list[int]:
    """The numbers of its cells."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def cell_name(cell: int) -> str:
    """`a1` is the lowest row's leftmost cell."""
    return f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def cell_names(mask: int) -> list[str]:
    return [cell_name(cell) for cell in members(mask)]


def full_rows(complete: int) -> list[int]:
    """The numbers of the complete rows, from 1."""
    return [y + 1 for y in range(complete.bit_length() // COLUMNS + 1) if complete >> COLUMNS * y & ROW]


class Field:
    """The chute's outline: its rows, and where its upper window begins."""

    def __init__(self, rows: int) -> None:
        self.rows: Final = rows
        self.all: Final[int] = cells_of([(x, y) for y in range(rows) for x in range(COLUMNS)])
        # The number of the upper window's first cell; 0: one window shows the whole chute.
        self.upper: Final[int] = COLUMNS * max(0, rows - WORD_ROWS)

    def whole(self, lower: i64, upper: i64) -> int:
        """The set that the two windows show."""
        below: int = lower
        above: int = upper
        return below | above << self.upper

    def beside(self, mask: int) -> int:
        """The cells that share an edge with one of these, and these where they share one with each other."""
        if self.upper == 0:
            return beside(mask) & self.all
        # At the edge of a window its neighbours are missing: there, they are in the other one.
        return self.whole(beside(mask & WORD), beside(mask >> self.upper)) & self.all

    def alone(self, mask: int) -> int:
        """The cells that share no edge with another one of them."""
        return mask & ~self.beside(mask)
