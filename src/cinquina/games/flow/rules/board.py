"""The board of Flow: the tiles on it, and the places for another one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT, POWER
from cinquina.games.flow.rules.box import EAST, GLYPHS, NORTH, SOUTH, WEST, Box, animal_letter
from cinquina.games.flow.rules.water import EMPTY, Water

# Why a placement is refused; the names of the law's codes, in the order of its checks.
FINE: Final = 0
OCCUPIED: Final = 1
NOT_ADJACENT: Final = 2
EDGE_MISMATCH: Final = 3
NO_PATH: Final = 4
BLOCKS_ANIMAL: Final = 5

NO_TILE: Final = -1  # empty, or printed: an animal space, the Boat


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(Water):
    """The tiles and their water. It changes in place, so copy() before exploring."""

    def __init__(self, box: Box, tile: vec[i64]) -> None:
        super().__init__(box.grid)
        self.box: Final = box
        self.tile: Final = tile  # per cell: the tile, or NO_TILE
        # Sets of cells: with a Bird; with an obstacle, including Map tiles.
        self.birds: i64 = 0
        self.obstacles: i64 = 0

    def copy(self) -> "Board":
        other = Board(self.box, self.tile[:])
        other.copy_water(self)
        other.birds = self.birds
        other.obstacles = self.obstacles
        return other

    # -- tiles on the board

    def tiles(self) -> i64:
        """Return the cells with a tile: neither empty nor printed."""
        return self.full & ~self.grid.printed

    def drawing(self) -> list[str]:
        """Return the rows of the board: the glyphs of tiles, B the Boat, the letters of animals, dots."""
        grid = self.grid
        printed = {int(grid.boat): "B"}
        for n, key in enumerate(self.box.animal_keys):
            printed[int(grid.animal[n])] = animal_letter(key)
        rows: list[str] = []
        for row in range(grid.rows):
            marks = ""
            for column in range(grid.columns):
                cell = int(grid.cell(row, column))
                mask: i64 = self.mask(cell)
                marks += printed.get(cell) or ("." if mask == EMPTY else GLYPHS[mask])
            rows.append(marks)
        return rows

    def put(self, cell: i64, tile: i64, mask: i64, bird: bool) -> None:
        spot: i64 = BIT[cell]
        self.set_edges(spot, mask)
        self.tile[cell] = tile
        if bird:
            self.birds |= spot
        if self.box.obstacle[tile]:
            self.obstacles |= spot

    def lift(self, cell: i64) -> i64:
        """Take a tile off the board."""
        tile: i64 = self.tile[cell]
        self.tile[cell] = NO_TILE
        rest: i64 = ~BIT[cell]
        self.remove_water(BIT[cell])
        self.birds &= rest
        self.obstacles &= rest
        return tile

    # -- placing

    def has_closed_side(self, spot: i64, mask: i64) -> bool:
        """Return whether a tile here has a closed edge towards an empty cell. Only then can it cut an animal off."""
        free: i64 = self.grid.inside & ~self.full
        wide: i64 = self.grid.wide
        return (
            (not mask & NORTH and (spot >> wide) & free != 0)
            or (not mask & EAST and (spot << 1) & free != 0)
            or (not mask & SOUTH and (spot << wide) & free != 0)
            or (not mask & WEST and (spot >> 1) & free != 0)
        )

    def cuts_off(self, spot: i64, mask: i64) -> i64:
        """Return the animals that a tile with matching edges would cut off from the Boat for good (flow L7)."""
        if not self.has_closed_side(spot, mask):
            return 0  # the tile joins what the empty cell could join
        return self.blocked_animals(spot, mask)

    def is_feasible(self, turn: i64) -> bool:
        """Return whether every animal could be connected with the Boat's one open edge turned this way. (law, Setup
        6)"""
        grid = self.grid
        boat: i64 = grid.boat
        before: i64 = self.mask(boat)
        self.set_edges(BIT[boat], self.box.turned[grid.boat_single * 4 + turn])
        blocked: i64 = self.blocked_animals()
        self.set_edges(BIT[boat], before)
        return blocked == 0

    def touching_cells(self) -> i64:
        """Return the empty cells next to a tile, the Boat or an animal (flow L1, L2)."""
        full: i64 = self.full
        wide: i64 = self.grid.wide
        near: i64 = (full << wide) | (full >> wide) | (full << 1) | (full >> 1)
        return near & self.grid.inside & ~full

    def clashing_cells(self, mask: i64) -> i64:
        """Return the cells where one of these edges would meet an edge of the other kind (flow L4)."""
        full: i64 = self.full
        wide: i64 = self.grid.wide
        wrong: i64 = (full & ~self.south if mask & NORTH else self.south) << wide
        wrong |= (full & ~self.west if mask & EAST else self.west) >> 1
        wrong |= (full & ~self.north if mask & SOUTH else self.north) >> wide
        wrong |= (full & ~self.east if mask & WEST else self.east) << 1
        return wrong

    def joining_cells(self, mask: i64, wet: i64) -> i64:
        """Return the cells where one of these open edges would meet an open edge of a wet cell (flow L5)."""
        wide: i64 = self.grid.wide
        joined: i64 = 0
        if mask & NORTH:
            joined |= (wet & self.south) << wide
        if mask & EAST:
            joined |= (wet & self.west) >> 1
        if mask & SOUTH:
            joined |= (wet & self.north) >> wide
        if mask & WEST:
            joined |= (wet & self.east) << 1
        return joined

    def list_places(
        self, tile: i64, joined: bool, but: i64, base: i64, out: vec[i64], count: i64, most: i64
    ) -> i64:
        """Write `base` plus cell and turn for every place of a tile, except for some cells; equivalent turns once.

        By cell, then turn: the canonical order of the law. `joined`: only cells that an animal's water reaches (flow
        L5).
        """
        turned = self.box.turned
        repeats = self.box.repeats
        shape: i64 = self.box.mask[tile] * 4
        free: i64 = self.touching_cells() & ~but
        wet: i64 = 0
        if joined:
            wet = self.wet_cells()
        fits = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
        rest: i64 = 0
        several: i64 = 0  # the cells that more than one turn fits
        turn: i64 = 0
        while turn < 4:
            if not repeats[shape + turn]:
                mask: i64 = turned[shape + turn]
                cells: i64 = free & ~self.clashing_cells(mask)
                if joined:
                    cells &= self.joining_cells(mask, wet)
                fits[turn] = cells
                several |= rest & cells
                rest |= cells
            turn += 1
        while rest:
            spot: i64 = rest & -rest
            cell: i64 = POWER[spot % 67]  # lowest(rest), inlined: this is the hot loop
            rest ^= spot
            # If even a tile without water would cut no animal off, no turn does.
            safe = several & spot != 0 and self.blocked_animals(spot, 0) == 0
            turn = 0
            while turn < 4:
                if fits[turn] & spot and (safe or not self.cuts_off(spot, turned[shape + turn])):
                    if count >= most:
                        return count
                    out[count] = base + cell * 4 + turn
                    count += 1
                turn += 1
        return count

    def has_place(self, tile: i64) -> bool:
        """Return whether there is a place for a tile, apart from cutting off animals."""
        for turn in range(4):
            mask: i64 = self.box.turned[self.box.mask[tile] * 4 + turn]
            if (
                self.touching_cells()
                & ~self.clashing_cells(mask)
                & self.joining_cells(mask, self.wet_cells())
            ):
                return True
        return False

    def verdict(self, cell: i64, mask: i64, joined: bool) -> i64:
        """Return FINE, or the first of the law's placement rules that this violates."""
        spot: i64 = BIT[cell]
        if self.full & spot or not self.grid.inside & spot:
            return OCCUPIED
        if not self.touching_cells() & spot:
            return NOT_ADJACENT
        if self.clashing_cells(mask) & spot:
            return EDGE_MISMATCH
        if joined and not self.joining_cells(mask, self.wet_cells()) & spot:
            return NO_PATH
        return BLOCKS_ANIMAL if self.cuts_off(spot, mask) else FINE

    def mismatches(self, cell: i64, mask: i64) -> i64:
        """Return the edges of a tile here that meet an edge of the other kind."""
        wrong: i64 = 0
        spot: i64 = BIT[cell]
        wide: i64 = self.grid.wide
        for side, near, meets in (
            (NORTH, spot >> wide, self.south),
            (EAST, spot << 1, self.west),
            (SOUTH, spot << wide, self.north),
            (WEST, spot >> 1, self.east),
        ):
            if near & self.full and (mask & side != 0) != (near & meets != 0):
                wrong |= side
        return wrong


def empty_board(box: Box) -> Board:
    """Create a board with the animals and the Boat with its open side."""
    board = Board(box, vec[i64]([NO_TILE] * int(box.grid.size)))
    grid = box.grid
    for animal in range(len(grid.animal)):
        board.set_edges(BIT[grid.animal[animal]], grid.exits[animal])
    board.set_edges(BIT[grid.boat], grid.boat_open)
    return board
