"""The water on the board of Flow: open edges, connected cells, and animals cut off.

A set of cells is an int with a bit for each (box.py), so water spreads over the whole board in a few steps.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT
from cinquina.games.flow.rules.box import EAST, NORTH, SOUTH, WEST, Grid

EMPTY: Final = -1  # instead of a mask of edges


def flood(start: i64, goal: i64, north: i64, east: i64, south: i64, west: i64, wide: i64) -> i64:
    """Return the cells joined to `start`, given the open edges of all; stop early once the goal is reached."""
    up: i64 = north & (south << wide)
    down: i64 = south & (north >> wide)
    right: i64 = east & (west >> 1)
    left: i64 = west & (east << 1)
    return spread(start, goal, up, down, right, left, wide)


def spread(start: i64, goal: i64, up: i64, down: i64, right: i64, left: i64, wide: i64) -> i64:
    """Return the cells joined to `start`, given the cells from which water goes up, down, right and left."""
    while True:
        more: i64 = start | ((start & up) >> wide)
        more |= (more & right) << 1  # includes the cells just reached, which saves rounds
        more |= (more & down) << wide
        more |= (more & left) >> 1
        if more == start or more & goal == goal:
            return more
        start = more


@mypyc_attr(acyclic=True)
class Water:
    """The edges of everything on the board, printed or placed."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        # Sets of cells: not empty; open to the north, …
        self.full: i64 = 0
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0

    def copy_water(self, other: "Water") -> None:
        """Copy all edges of other water."""
        self.full = other.full
        self.north = other.north
        self.east = other.east
        self.south = other.south
        self.west = other.west

    def mask(self, cell: i64) -> i64:
        """Return the open edges of a cell, or EMPTY."""
        spot: i64 = BIT[cell]
        if not self.full & spot:
            return EMPTY
        mask: i64 = 0
        if self.north & spot:
            mask |= NORTH
        if self.east & spot:
            mask |= EAST
        if self.south & spot:
            mask |= SOUTH
        if self.west & spot:
            mask |= WEST
        return mask

    def set_edges(self, spot: i64, mask: i64) -> None:
        """Set the edges of a cell."""
        self.remove_water(spot)
        self.full |= spot
        if mask & NORTH:
            self.north |= spot
        if mask & EAST:
            self.east |= spot
        if mask & SOUTH:
            self.south |= spot
        if mask & WEST:
            self.west |= spot

    def remove_water(self, cells: i64) -> None:
        """Remove the water from these cells."""
        rest: i64 = ~cells
        self.full &= rest
        self.north &= rest
        self.east &= rest
        self.south &= rest
        self.west &= rest

    # -- connections

    def joined_cells(self, start: i64) -> i64:
        """Return all cells joined to these by water (flow R4: through tiles, animals and the Boat)."""
        return flood(start, -1, self.north, self.east, self.south, self.west, self.grid.wide)

    def wet_cells(self) -> i64:
        """Return the cells joined to at least one animal."""
        return self.joined_cells(self.grid.animals)

    def connected_cells(self) -> i64:
        """Return the cells of the animals with an unbroken way to the Boat."""
        return self.joined_cells(BIT[self.grid.boat]) & self.grid.animals

    def is_all_connected(self) -> bool:
        return self.connected_cells() == self.grid.animals

    def blocked_animals(self, laid: i64 = 0, mask: i64 = 0) -> i64:
        """Return the cells of the animals that no tiles could connect any more, optionally with a tile on one more
        cell.

        Every empty cell counts as a cross (flow L7, R7).
        """
        grid = self.grid
        free: i64 = grid.inside & ~(self.full | laid)
        north: i64 = self.north | free
        east: i64 = self.east | free
        south: i64 = self.south | free
        west: i64 = self.west | free
        if mask & NORTH:
            north |= laid
        if mask & EAST:
            east |= laid
        if mask & SOUTH:
            south |= laid
        if mask & WEST:
            west |= laid
        reached: i64 = flood(BIT[grid.boat], grid.animals, north, east, south, west, grid.wide)
        return grid.animals & ~reached
