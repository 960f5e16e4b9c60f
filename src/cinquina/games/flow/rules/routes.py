"""The distance of Flow's team from winning: the fewest tiles that would connect the animals to the Boat.

Dreyfus and Wagner's method for the cheapest tree, in layers: layer d of a group of animals is the set of cells that d
tiles join with all of them, the cell itself not counted. An empty cell costs one tile, existing water nothing.
"""

from typing import Final

from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.playout import int_buffer
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.water import Water, spread

LAYERS: Final = 64  # more than cells
AT_BOAT: Final = -1


class Routes:
    """Buffers allocated once; measure() fills in the results."""

    def __init__(self, box: Box) -> None:
        animals: i64 = len(box.grid.animal)
        self.layers: Final = int_buffer(BIT[animals] * LAYERS)
        self.first: Final = int_buffer(BIT[animals])  # per group: its first layer with any cell
        # Animals joined by water count as one, and those at the Boat not at all, which saves time.
        self.ends: Final = int_buffer(animals)  # the cell of one animal of each group
        self.end: Final = int_buffer(animals)  # per animal: its group; AT_BOAT
        self.far: Final = int_buffer(animals)  # per end: its own shortest way
        self.missing: i64 = 0  # tiles for the cheapest way to connect all animals
        self.alone: Final = int_buffer(animals)  # for each animal's own shortest way
        self.singles: i64 = 0  # the sum of those

    def measure(self, water: Water, gone: i64 = 0) -> None:
        """Measure the water without the tiles of these cells."""
        grid = water.grid
        layers = self.layers
        first = self.first
        wide: i64 = grid.wide
        full: i64 = water.full & ~gone
        empty: i64 = grid.inside & ~full
        north: i64 = water.north | empty
        east: i64 = water.east | empty
        south: i64 = water.south | empty
        west: i64 = water.west | empty
        up: i64 = north & (south << wide)
        down: i64 = south & (north >> wide)
        right: i64 = east & (west >> 1)
        left: i64 = west & (east << 1)
        # Existing water continues a way at no cost.
        wet_up: i64 = up & full
        wet_down: i64 = down & full
        wet_right: i64 = right & full
        wet_left: i64 = left & full
        boat: i64 = BIT[grid.boat]

        ends: i64 = 0
        at_boat: i64 = spread(boat, -1, wet_up, wet_down, wet_right, wet_left, wide)
        animal: i64 = 0
        while animal < len(self.end):
            cell: i64 = grid.animal[animal]
            if at_boat & BIT[cell]:
                self.end[animal] = AT_BOAT
            else:
                mine: i64 = spread(BIT[cell], -1, wet_up, wet_down, wet_right, wet_left, wide)
                other: i64 = 0
                while other < ends and not mine & BIT[self.ends[other]]:
                    other += 1
                self.end[animal] = other
                if other == ends:
                    self.ends[ends] = cell
                    self.far[ends] = LAYERS
                    ends += 1
            animal += 1

        groups: i64 = BIT[ends]
        last: i64 = (groups - 1) * LAYERS
        group: i64 = 1
        while group < groups:
            first[group] = LAYERS
            group += 1
        depth: i64 = 0
        while ends > 0 and depth < LAYERS:
            group = 1
            while group < groups:
                base: i64 = group * LAYERS + depth
                single: bool = group & (group - 1) == 0
                cells: i64 = 0
                if depth > first[group]:
                    # One tile more, on an empty cell of the previous layer, leads to the cells around it.
                    cells = layers[base - 1]
                    laid: i64 = cells & empty
                    cells |= (
                        ((laid & up) >> wide)
                        | ((laid & down) << wide)
                        | ((laid & right) << 1)
                        | ((laid & left) >> 1)
                    )
                elif single:
                    cells = BIT[self.ends[index_of_only(group)]]
                if not single:
                    cells |= self.meeting_cells(group, depth)
                if cells:
                    first[group] = min(first[group], depth)
                    cells = spread(cells, -1, wet_up, wet_down, wet_right, wet_left, wide)
                    if single and cells & boat and self.far[index_of_only(group)] == LAYERS:
                        self.far[index_of_only(group)] = depth
                layers[base] = cells
                group += 1
            if layers[last + depth] & boat:
                break
            depth += 1
        self.missing = depth
        self.singles = 0
        animal = 0
        while animal < len(self.end):
            self.alone[animal] = 0 if self.end[animal] == AT_BOAT else self.far[self.end[animal]]
            self.singles += self.alone[animal]
            animal += 1

    def meeting_cells(self, group: i64, depth: i64) -> i64:
        """Return the cells where trees for two parts of the group meet and together have `depth` tiles."""
        layers = self.layers
        first = self.first
        cells: i64 = 0
        part: i64 = (group - 1) & group
        while part > group - part:
            one: i64 = part * LAYERS
            other: i64 = (group - part) * LAYERS + depth
            d: i64 = first[part]
            most: i64 = depth - first[group - part]
            while d <= most:
                cells |= layers[one + d] & layers[other - d]
                d += 1
            part = (part - 1) & group
        return cells


def index_of_only(group: i64) -> i64:
    """Return the index of the only animal in a group."""
    number: i64 = 0
    while group > 1:
        group >>= 1
        number += 1
    return number
