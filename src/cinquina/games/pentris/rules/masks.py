"""Sets of cells of a chute as ints: cell (x, y) is bit 6 * y + x, so the lowest bit is the lowest row's leftmost cell.

    y
    1  6  7  8  9 10 11
    0  0  1  2  3  4  5
       0  1  2  3  4  5  x

Ten rows are a word: 60 bits, which compiled code keeps in registers. Chutes have up to fourteen rows, so a stored set
is an int. Operations row by row handle the rows above the tenth separately; others use two windows of ten rows each,
the lowest ones and the highest ones. They overlap in at least six rows, so any piece, and any turn of one, is wholly in
one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core import bits

COLUMNS: Final = 6
ROW: Final = 63  # the lowest row
ONE: Final[int] = 1

# Of a word: its rows, its cells, all of them, and the cells that have a neighbour on one side.
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
    """Return the set of some cells, for tables."""
    mask: int = 0
    for x, y in shape:
        mask |= ONE << (COLUMNS * y + x)
    return mask


def shifted(word: i64, by: i64) -> i64:
    """Shift every cell; the caller guarantees that none leaves its row. Cells outside of the word are lost."""
    if by >= 0:
        return (word & WORD >> by) << by
    return word >> -by


def size(mask: int) -> int:
    if mask > WORD:
        return size(mask & WORD) + size(mask >> WORD_CELLS)
    return bits.size(mask)


def lowest(mask: int) -> int:
    """Return the number of the lowest cell of a set that is not empty."""
    if mask & WORD == 0:
        return WORD_CELLS + lowest(mask >> WORD_CELLS)
    return bits.lowest(mask & WORD)


def shaded_cells(taken: int) -> int:
    """Return the taken cells and all cells below them: those that cannot be reached straight from above."""
    if taken > WORD:
        above: int = shaded_cells(taken >> WORD_CELLS)
        return above << WORD_CELLS | shaded_cells(taken & WORD | (above & ROW) << WORD_CELLS - COLUMNS)
    word: i64 = taken
    word |= word >> COLUMNS
    word |= word >> 2 * COLUMNS
    word |= word >> 4 * COLUMNS
    return word | word >> 8 * COLUMNS


def complete_rows(taken: int) -> int:
    """Return the cells of the complete rows."""
    if taken > WORD:
        return complete_rows(taken & WORD) | complete_rows(taken >> WORD_CELLS) << WORD_CELLS
    word: i64 = taken
    word &= word >> 1
    word &= word >> 2 & word >> 4 & LEFT  # all six, at the leftmost
    return (word << COLUMNS) - word


def count_steps(surface: int) -> int:
    """Count the cells whose right neighbour is of the other kind."""
    if surface > WORD:
        return count_steps(surface & WORD) + count_steps(surface >> WORD_CELLS)
    word: i64 = surface
    return bits.size((word ^ word >> 1) & NOT_RIGHT)


def neighbours(word: i64) -> i64:
    """Return the cells of a word that share an edge with one of these."""
    return (word & NOT_RIGHT) << 1 | (word & NOT_LEFT) >> 1 | (word & NOT_TOP) << COLUMNS | word >> COLUMNS


def flood(seeds: i64, cells: i64) -> i64:
    """Return the connected parts of these cells, in a word, that contain a seed."""
    while True:
        grown: i64 = seeds | ((seeds & NOT_RIGHT) << 1 | (seeds & NOT_LEFT) >> 1) & cells
        grown |= ((grown & NOT_TOP) << COLUMNS | grown >> COLUMNS) & cells
        if grown == seeds:
            return seeds
        seeds = grown


def members(mask: int) -> list[int]:
    """Return the numbers of the cells in a set, ascending."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def cell_name(cell: int) -> str:
    """Return the name of a cell; `a1` is the lowest row's leftmost."""
    return f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def cell_names(mask: int) -> list[str]:
    return [cell_name(cell) for cell in members(mask)]


def full_rows(complete: int) -> list[int]:
    """Return the numbers of the complete rows, from 1."""
    return [y + 1 for y in range(complete.bit_length() // COLUMNS + 1) if complete >> COLUMNS * y & ROW]


class Field:
    """The chute's outline: its rows, and the start of its upper window."""

    def __init__(self, rows: int) -> None:
        self.rows: Final = rows
        self.all: Final[int] = cells_of([(x, y) for y in range(rows) for x in range(COLUMNS)])
        # The number of the upper window's first cell; 0: one window shows the whole chute.
        self.upper: Final[int] = COLUMNS * max(0, rows - WORD_ROWS)

    def from_windows(self, lower: i64, upper: i64) -> int:
        """Join the cells of the two windows to a set of the whole chute."""
        below: int = lower
        above: int = upper
        return below | above << self.upper

    def neighbours(self, mask: int) -> int:
        """Return the cells that share an edge with one of these."""
        if self.upper == 0:
            return neighbours(mask) & self.all
        # Neighbours beyond the edge of a window are in the other one.
        return self.from_windows(neighbours(mask & WORD), neighbours(mask >> self.upper)) & self.all

    def isolated_cells(self, mask: int) -> int:
        """Return the cells that share no edge with another one of them."""
        return mask & ~self.neighbours(mask)
