"""The cells of a level from which a Colour card can be thrown face up, all at once.

A way to lay the card has its targets at fixed distances from the pawn. The free cells, shifted by such a distance, are
the pawn cells with a free target there; where they overlap for all targets of a way, the card fits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.games.holi.rules.cells import ALL, CELLS, SIZE
from cinquina.games.holi.rules.patterns import placements


class Spots:
    def __init__(self, grids: list[list[str]], free_star: bool) -> None:
        first: list[int] = []
        table: list[int] = []
        for grid in grids:
            first.append(len(table))
            for far, cells in ways(grid, not free_star).items():
                table += [cells, len(far)]
                for step in far:
                    table += [max(step, 0), max(-step, 0)]
        first.append(len(table))
        self.first: Final = vec[i64](first)  # per card: the index of its first way
        # Per way: the pawn cells from which it is on the board, its targets, then for each the shift right and left.
        self.table: Final = vec[i64](table)

    def fitting_cells(self, card: i64, full: i64) -> i64:
        """Return the pawn cells around which the card hits no token."""
        table = self.table
        free: i64 = ALL & ~full
        found: i64 = 0
        i: i64 = self.first[card]
        end: i64 = self.first[card + 1]
        while i < end:
            cells: i64 = table[i]
            targets: i64 = table[i + 1]
            i += 2
            while targets > 0:
                cells &= free >> table[i] << table[i + 1]
                i += 2
                targets -= 1
            found |= cells
        return found


def ways(grid: list[str], on_star: bool) -> dict[tuple[int, ...], int]:
    """Return the ways to lay a card: distances of its targets, and the pawn cells that keep all on the board."""
    found: dict[tuple[int, ...], int] = {}
    for cell in range(CELLS):
        for each in placements(grid, on_star, cell):
            if each.fits:
                far = tuple(sorted(y * SIZE + x - cell for x, y in each.targets))
                found[far] = found.get(far, 0) | 2**cell
    return found
