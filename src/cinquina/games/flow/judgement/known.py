"""A cache of measurements of water: nearly half of the boards that an evaluation examines were examined before.

Different orders of the same tiles make the same board, and a wave removes a tile as if it had never been laid.
"""

from typing import Final

from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.routes import Routes
from cinquina.games.flow.rules.water import Water

SLOTS: Final = 1024
KEPT: Final = 7  # full, north, east, south, west, missing, singles


class KnownRoutes:
    """A cache with one slot per hash of the water; the last measurement replaces the one before."""

    def __init__(self, box: Box) -> None:
        self.routes: Final = Routes(box)
        self.kept: Final = int_buffer(SLOTS * KEPT)  # an empty slot is that of a board without the Boat
        self.missing: i64 = 0  # as in Routes
        self.singles: i64 = 0

    def measure(self, water: Water, gone: i64 = 0) -> None:
        """Measure the water without the tiles of these cells."""
        full: i64 = water.full & ~gone
        north: i64 = water.north & ~gone
        east: i64 = water.east & ~gone
        south: i64 = water.south & ~gone
        west: i64 = water.west & ~gone
        mix: i64 = full ^ (north >> 1) ^ (east >> 2) ^ (south >> 3) ^ (west >> 5)
        mix ^= mix >> 31
        mix ^= (mix >> 17) ^ (mix >> 9)
        kept = self.kept
        at: i64 = (mix & (SLOTS - 1)) * KEPT
        if (
            kept[at] != full
            or kept[at + 1] != north
            or kept[at + 2] != east
            or kept[at + 3] != south
            or kept[at + 4] != west
        ):
            self.routes.measure(water, gone)
            kept[at] = full
            kept[at + 1] = north
            kept[at + 2] = east
            kept[at + 3] = south
            kept[at + 4] = west
            kept[at + 5] = self.routes.missing
            kept[at + 6] = self.routes.singles
        self.missing = kept[at + 5]
        self.singles = kept[at + 6]
