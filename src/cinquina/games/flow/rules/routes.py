"""How far the team is from winning: the fewest tiles that would connect the animals to the Boat.

Dreyfus and Wagner's method for the cheapest tree, in layers: layer d of a group of animals is the set of cells that d
tiles join with all of them, the cell itself not counted. An empty cell costs one tile, water that is there nothing.
"""

from typing import Final

from mypy_extensions import i64

from cinquina.core.playout import buffer
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.kinds import BIT
from cinquina.games.flow.rules.water import Water, spread

LAYERS: Final = 64  # more than cells


class Routes:
    """Its buffers are allocated once; measure() fills in the answers."""

    def __init__(self, box: Box) -> None:
        animals: i64 = len(box.grid.animal)
        self.groups: Final = BIT[animals]  # a set of animals each
        self.layers: Final = buffer(BIT[animals] * LAYERS)
        self.missing: i64 = 0  # tiles for the cheapest way to connect all animals
        self.alone: Final = buffer(animals)  # for each animal's own shortest way
        self.singles: i64 = 0  # the sum of those

    def measure(self, water: Water, gone: i64 = 0) -> None:
        """As if these cells were empty again."""
        grid = water.grid
        layers = self.layers
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
        boat: i64 = BIT[grid.boat]
        last: i64 = (self.groups - 1) * LAYERS
        for animal in range(len(self.alone)):
            self.alone[animal] = LAYERS
        self.singles = 0
        depth: i64 = 0
        while depth < LAYERS:
            group: i64 = 1
            while group < self.groups:
                base: i64 = group * LAYERS + depth
                cells: i64 = 0
                if depth > 0:
                    # One tile more, on an empty cell of the layer before, leads to the cells around it.
                    before: i64 = layers[base - 1]
                    laid: i64 = before & empty
                    cells = (
                        before
                        | ((laid & up) >> wide)
                        | ((laid & down) << wide)
                        | ((laid & right) << 1)
                        | ((laid & left) >> 1)
                    )
                elif group & (group - 1) == 0:
                    cells = BIT[grid.animal[place(group)]]
                cells |= self.meeting(group, depth)
                # Over water that is there it goes on for nothing.
                cells = spread(cells, -1, up & full, down & full, right & full, left & full, wide)
                layers[base] = cells
                if group & (group - 1) == 0 and cells & boat and not (depth > 0 and layers[base - 1] & boat):
                    self.alone[place(group)] = depth
                    self.singles += depth
                group += 1
            if layers[last + depth] & boat:
                break
            depth += 1
        self.missing = depth

    def meeting(self, group: i64, depth: i64) -> i64:
        """The cells where two trees meet, for the two parts of a group, that have so many tiles together."""
        layers = self.layers
        cells: i64 = 0
        part: i64 = (group - 1) & group
        while part > group - part:
            one: i64 = part * LAYERS
            other: i64 = (group - part) * LAYERS + depth
            d: i64 = 0
            while d <= depth:
                cells |= layers[one + d] & layers[other - d]
                d += 1
            part = (part - 1) & group
        return cells


def place(group: i64) -> i64:
    """The number of the one animal in a group."""
    number: i64 = 0
    while group > 1:
        group >>= 1
        number += 1
    return number
