"""The folds of a sheet: what every place of a folded sheet shows, in exact integers, for any size of sheet and square.

A sheet has two pages of size x size cells, written as if the paper were glass: the back cell 0 lies behind the front
cell 0. A place of the table plane has the number of the front cell that lies there unfolded.

    front cells   0  1  2 …  size - 1          back cells   area + the number of the front cell before them
                  size …                                    (area = size * size)

Each corner counts from its tip: i across, j down (or up). A square of side k folds along the crease i + j = k, so that
the tip lands on the inner corner of the square and the underside of place (u, v) on (i, j) = (k - 1 - v, k - 1 - u).

     ji  0  1  2  3        k = 4:   _ gone: the paper was turned over
    0    _  _  _  /                 / partial: cut by the crease
    1    _  _  /  b                 b flap: shows a back cell
    2    _  /  b  b
    3    /  b  b  b
"""

from typing import Final

from mypy_extensions import i64

CORNERS: Final = 4  # TL, TR, BL, BR
TR: Final = 1
BL: Final = 2

# Values of a place without a cell.
GONE: Final = -1
PARTIAL: Final = -2


def place_of(size: i64, corner: i64, i: i64, j: i64) -> i64:
    """Return the number of a place by its distance from the tip of a corner."""
    x: i64 = size - 1 - i if corner & TR else i
    y: i64 = size - 1 - j if corner & BL else j
    return y * size + x


def folded_corner(size: i64, corner: i64, k: i64, i: i64, j: i64) -> i64:
    """Return the cell at (i, j) of the front after the corner was folded with a square of side k."""
    if i + j <= k - 2:
        return GONE
    if i + j == k - 1:
        return PARTIAL
    if i < k and j < k:
        return size * size + place_of(size, corner, k - 1 - j, k - 1 - i)
    return place_of(size, corner, i, j)


def reverse_corner(size: i64, corner: i64, k: i64, t: i64, i: i64, j: i64) -> i64:
    """Return the cell at (i, j) of the reverse, for a corner folded with side k, and again with side t unless t is
    0."""
    behind: i64 = size * size + place_of(size, corner, i, j)
    if t == 0:
        # The flap of the first fold is on the far side now; only its crease is visible.
        return GONE if i + j <= k - 2 else PARTIAL if i + j == k - 1 else behind
    if i + j <= t - 2:
        return GONE
    if i + j == t - 1:
        return PARTIAL
    if i >= t or j >= t:
        return behind
    u: i64 = t - 1 - j
    v: i64 = t - 1 - i
    if u + v <= k - 2:
        return behind  # no paper covered it
    return folded_corner(size, corner, k, u, v)


def front_cells(size: i64, squares: list[i64]) -> list[i64]:
    """Return the cell at each place of the front; per corner the side of its fold, 0 = not folded."""
    shown: list[i64] = [i64(cell) for cell in range(size * size)]
    for corner in range(CORNERS):
        k: i64 = squares[corner]
        for i in range(k):
            for j in range(k):
                shown[place_of(size, corner, i, j)] = folded_corner(size, corner, k, i, j)
    return shown


def reverse_cells(size: i64, squares: list[i64], seconds: list[i64]) -> list[i64]:
    """Return the cell at each place of the reverse, in glass orientation; per corner its first and second fold."""
    shown: list[i64] = [i64(size * size + cell) for cell in range(size * size)]
    for corner in range(CORNERS):
        k: i64 = squares[corner]
        t: i64 = seconds[corner]
        for i in range(max(k, t)):
            for j in range(max(k, t)):
                shown[place_of(size, corner, i, j)] = reverse_corner(size, corner, k, t, i, j)
    return shown
