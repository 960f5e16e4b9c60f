"""The cells of a level, and the places of the tower.

    A  B  C  D  E  F
1   0  1  2  3  4  5        a cell is a number in reading order; a set of cells is an int with a bit for each;
2   6  7  8  9 10 11        north of a cell is the one 6 less, east of it the one 1 more;
…                           a place is level * 36 + cell, the lowest level being 0
6  30 31 32 33 34 35
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIZE: Final = 6
CELLS: Final = 36
LEVELS: Final = 3
LETTERS: Final = "ABCDEF"

ALL: Final = 2**36 - 1


def cells_where(test: list[bool]) -> int:
    return sum(2**cell for cell in range(CELLS) if test[cell])


def within_distance(distance: int) -> vec[i64]:
    """Return per cell the other cells at most `distance` steps away (|Δx| + |Δy|)."""
    return vec[i64](
        [cells_where([0 < steps(here, there) <= distance for there in range(CELLS)]) for here in range(CELLS)]
    )


def steps(here: int, there: int) -> int:
    return abs(here % SIZE - there % SIZE) + abs(here // SIZE - there // SIZE)


NEAR: Final = within_distance(1)
ANYWHERE: Final = within_distance(2 * SIZE)
INTERIOR: Final = cells_where([0 < cell % SIZE < 5 and 0 < cell // SIZE < 5 for cell in range(CELLS)])
CORNERS: Final = cells_where([cell in (0, 5, 30, 35) for cell in range(CELLS)])
CENTRE: Final = cells_where([cell in (14, 15, 20, 21) for cell in range(CELLS)])
# All cells but those of file A, and but those of file F: reachable by a step east or west.
NOT_A: Final = cells_where([cell % SIZE != 0 for cell in range(CELLS)])
NOT_F: Final = cells_where([cell % SIZE != SIZE - 1 for cell in range(CELLS)])


def write_members(cells: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Append the members of a set, each plus `base`, at `count`; return the new count.

    Branch-free, because free cells are unpredictable: each number is written, and kept by arithmetic. The buffer must
    be larger than any list.
    """
    cells &= ALL
    while cells:
        out[count] = base
        count += cells & 1
        cells >>= 1
        base += 1
    return count


def place_text(place: i64) -> str:
    """Return level, letter, number: `2C4`."""
    cell: i64 = place % CELLS
    return f"{place // CELLS + 1}{LETTERS[cell % SIZE]}{cell // SIZE + 1}"


def cell_of(text: str) -> i64:
    """Return the cell of `C4`, or -1 if there is none."""
    if len(text) != 2 or text[0] not in LETTERS or text[1] not in "123456":
        return -1
    return (int(text[1]) - 1) * SIZE + LETTERS.index(text[0])


def place_of(text: str) -> i64:
    """Return the place of `2C4`, or -1 if there is none."""
    cell: i64 = cell_of(text[1:])
    if cell < 0 or text[0] not in "123":
        return -1
    return (int(text[0]) - 1) * CELLS + cell
