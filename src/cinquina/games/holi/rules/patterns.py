"""The targets of Colour cards: a card's pattern in four turns around a pawn (docs/rules/holi.md, L1)."""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.games.holi.rules.cells import ALL, CELLS, SIZE

Spot = tuple[int, int]


class Placement:
    """A card laid with a turn and one of its spaces on the pawn; some targets may be off the board."""

    def __init__(self, turn: int, anchor: Spot, targets: list[Spot]) -> None:
        self.turn: Final = turn  # quarters clockwise
        self.anchor: Final = anchor  # the pawn's space in the turned grid: column and row, from 0
        self.targets: Final = targets  # column and row on the board
        inside = [y * SIZE + x for x, y in targets if 0 <= x < SIZE and 0 <= y < SIZE]
        self.cells: Final[i64] = sum(2**cell for cell in inside)
        self.fits: Final = len(inside) == len(targets)


def spaces(grid: list[str], mark: str) -> list[Spot]:
    return [(i, j) for j in range(3) for i in range(3) if grid[j][i] == mark]


def turn_spot(spot: Spot, quarters: int) -> Spot:
    for _ in range(quarters):
        spot = (2 - spot[1], spot[0])
    return spot


def placements(grid: list[str], on_star: bool, cell: int) -> list[Placement]:
    """Return every way to lay a card around a pawn. The pawn stands on the star, or else on any filled space (holi R5,
    R6).

    Without `on_star` the star counts as one more filled space (Free Star).
    """
    stars = spaces(grid, "*")
    filled = spaces(grid, "#")
    if not on_star:
        filled = filled + stars
    anchors = stars if on_star and stars else filled
    return [lay(filled, anchor, quarters, cell) for quarters in range(4) for anchor in anchors]


def beside_star(grid: list[str], cell: int) -> list[Placement]:
    """Return the placements with the pawn on a filled space instead of the star, which a star card forbids."""
    stars = spaces(grid, "*")
    filled = spaces(grid, "#")
    return [
        lay(targets, anchor, quarters, cell)
        for quarters in range(4)
        for anchor in filled
        for targets in (filled, filled + stars)
        if stars
    ]


def lay(spots: list[Spot], anchor: Spot, quarters: int, cell: int) -> Placement:
    at = turn_spot(anchor, quarters)
    x, y = cell % SIZE - at[0], cell // SIZE - at[1]
    others = [turn_spot(spot, quarters) for spot in spots if spot != anchor]
    return Placement(quarters, at, [(x + i, y + j) for i, j in others])


class Patterns:
    """Per card and pawn cell: the different sets of targets that fit on the board."""

    def __init__(self, grids: list[list[str]], free_star: bool) -> None:
        first: list[int] = []
        sets: list[int] = []
        for grid in grids:
            for cell in range(CELLS):
                first.append(len(sets))
                found = [int(each.cells) for each in placements(grid, not free_star, cell) if each.fits]
                sets += sorted(set(found))
        first.append(len(sets))
        self.first: Final = vec[i64](first)  # per card and cell: the index of its first set
        self.sets: Final = vec[i64](sets)
        self.sizes: Final = vec[i64]([size(each) for each in sets])  # per set
        # Per set: its cells one by one, six bits each, counted from 1; 0 ends them.
        self.cells: Final = vec[i64]([pack_cells(each) for each in sets])

    def fits(self, card: i64, cell: i64, full: i64) -> bool:
        """Return whether there is a set that hits no token."""
        sets = self.sets
        i: i64 = self.first[card * CELLS + cell]
        end: i64 = self.first[card * CELLS + cell + 1]
        while i < end:
            if not sets[i] & full:
                return True
            i += 1
        return False

    def list_targets(
        self, card: i64, cell: i64, full: i64, most: i64, base: i64, out: vec[i64], count: i64
    ) -> i64:
        """Write each set of targets possible with `most` tokens, plus `base`, after the first `count`.

        With fewer tokens than the pattern needs, any choice of its cells (holi R7).
        """
        sets = self.sets
        sizes = self.sizes
        begin: i64 = count
        i: i64 = self.first[card * CELLS + cell]
        end: i64 = self.first[card * CELLS + cell + 1]
        while i < end:
            cells: i64 = sets[i]
            if not cells & full:
                if sizes[i] <= most:
                    out[count] = base + cells
                    count += 1
                else:
                    count = write_choices(cells, most, base, out, begin, count)
            i += 1
        return count


def pack_cells(cells: int) -> int:
    """Pack a set as numbers from 1 on, six bits each."""
    found = 0
    for cell in reversed(range(CELLS)):
        if cells >> cell & 1:
            found = found * 64 + cell + 1
    return found


def most_sets(patterns: Patterns) -> int:
    """Return the maximum number of target sets of a card at a cell, over all numbers of tokens left."""
    most: int = 0
    for spot in range(len(patterns.first) - 1):
        sets: int = 0
        for i in range(patterns.first[spot], patterns.first[spot + 1]):
            count: int = patterns.sizes[i]
            sets += max(comb(count, tokens) for tokens in range(1, count + 1))
        most = max(most, sets)
    return most


def write_choices(cells: i64, most: i64, base: i64, out: vec[i64], begin: i64, count: i64) -> i64:
    """Write every new choice of `most` of the cells."""
    chosen: i64 = cells
    while chosen:
        if size(chosen) == most:
            known = False
            i: i64 = begin
            while i < count:
                if out[i] == base + chosen:
                    known = True
                i += 1
            if not known:
                out[count] = base + chosen
                count += 1
        chosen = (chosen - 1) & cells
    return count


def is_choice(cells: i64, wanted: i64, most: i64) -> bool:
    """Return whether `wanted` is this set or, with too few tokens, a choice of `most` of its cells."""
    if size(cells) <= most:
        return wanted == cells
    return wanted & ~cells & ALL == 0 and size(wanted) == most
