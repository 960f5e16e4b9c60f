"""Sets of cells of a chute as ints: cell (x, y) is bit 6 * y + x, so the lowest bit is the lowest row's leftmost cell.

    y
    1  6  7  8  9 10 11
    0  0  1  2  3  4  5
       0  1  2  3  4  5  x

Ints and not i64: the ten rows of the default edition need 60 bits, which compiled code keeps in a register, and an
edition with up to fourteen rows is only slower.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 6
ROW: Final = 63  # the lowest row
FIVE_ROWS: Final = 0x3FFF_FFFF  # the five lowest rows
ONE: Final[int] = 1

# By the six cells of a row: the number of the leftmost of them.
LEFTMOST: Final = vec[i64]([(row & -row).bit_length() - 1 for row in range(ROW + 1)])


def cells_of(shape: list[tuple[int, int]]) -> int:
    """The set of some cells, for tables."""
    mask: int = 0
    for x, y in shape:
        mask |= ONE << (COLUMNS * y + x)
    return mask


def moved(mask: int, by: int) -> int:
    """Every cell so many numbers on; the caller knows that none leaves its row."""
    if by >= 0:
        return mask << by
    return mask >> -by


def size(mask: int) -> int:
    count: int = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: int) -> int:
    """The number of the lowest cell, of a set that is not empty."""
    cell: i64 = 0
    while mask & FIVE_ROWS == 0:
        mask >>= 5 * COLUMNS
        cell += 5 * COLUMNS
    while mask & ROW == 0:
        mask >>= COLUMNS
        cell += COLUMNS
    row: i64 = mask & ROW
    return cell + LEFTMOST[row]


def shaded(taken: int) -> int:
    """The cells, and all below one of them: nothing comes there straight from above."""
    taken |= taken >> COLUMNS
    taken |= taken >> 2 * COLUMNS
    taken |= taken >> 4 * COLUMNS
    return taken | taken >> 8 * COLUMNS


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
    """The chute's outline: its rows, and the borders that no step may cross."""

    def __init__(self, rows: int) -> None:
        self.rows: Final = rows
        self.all: Final[int] = cells_of([(x, y) for y in range(rows) for x in range(COLUMNS)])
        # A shift up starts from here, so that no set outgrows the field, and with ten rows a register.
        self.not_top: Final[int] = cells_of([(x, y) for y in range(rows - 1) for x in range(COLUMNS)])
        self.not_left: Final[int] = cells_of([(x, y) for y in range(rows) for x in range(1, COLUMNS)])
        self.left: Final[int] = self.all & ~self.not_left
        self.not_right: Final[int] = cells_of([(x, y) for y in range(rows) for x in range(COLUMNS - 1)])

    def beside(self, mask: int) -> int:
        """The cells and those that share an edge with one of them."""
        sides: int = (mask & self.not_right) << 1 | (mask & self.not_left) >> 1
        return mask | (mask & self.not_top) << COLUMNS | mask >> COLUMNS | sides

    def alone(self, mask: int) -> int:
        """The cells that share no edge with another one of them."""
        sides: int = (mask & self.not_right) << 1 | (mask & self.not_left) >> 1
        return mask & ~((mask & self.not_top) << COLUMNS | mask >> COLUMNS | sides)
