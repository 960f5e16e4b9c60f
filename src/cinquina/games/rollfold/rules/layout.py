"""A sheet in characters: the visible cells in one state of the folds, and the changes by a further fold."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from cinquina.games.rollfold.rules.folds import GONE, PARTIAL
from cinquina.games.rollfold.rules.names import place_name
from cinquina.games.rollfold.rules.sight import Sight


class Layout:
    """A sheet without marks. Its print is given by cell, as in the legend of the law."""

    def __init__(self, sight: Sight, printed: str) -> None:
        size: i64 = sight.size
        area: i64 = size * size
        places = [(y + 1) * sight.wide + x + 1 for y in range(size) for x in range(size)]
        cells: list[int] = [sight.shows[place] for place in places]
        back = cells[area // 2] >= area  # no fold reaches the middle
        # By place, row by row.
        self.names: Final = [place_name(sight.wide, place) for place in places]
        self.cells: Final = cells  # including GONE and PARTIAL
        # A row of characters for each row of the sheet.
        self.symbols: Final = join_rows(
            ["_" if cell == GONE else "/" if cell == PARTIAL else printed[cell] for cell in cells]
        )
        self.layers: Final = join_rows([" " if cell < 0 else "F" if cell < area else "B" for cell in cells])
        # Places that show another cell than their own on the side that is up.
        up: i64 = area if back else 0
        self.flap: Final = join_rows(
            ["#" if cell >= 0 and cell != n + up else "." for n, cell in enumerate(cells)]
        )


class Change:
    """The change from one state of the folds to another, without marks."""

    def __init__(self, before: Layout, after: Layout) -> None:
        cells = zip(after.names, before.cells, after.cells, strict=True)
        changed = [(n, place, was, now) for n, (place, was, now) in enumerate(cells) if was != now]
        symbols, layers, flap = "".join(after.symbols), "".join(after.layers), "".join(after.flap)
        # Each place with its new cell (including GONE and PARTIAL), the symbol, and its layer and flap.
        self.places: Final = [(place, now, symbols[n], layers[n] + flap[n]) for n, place, _, now in changed]
        self.shown: Final = [(place, now) for _, place, _, now in changed if now >= 0]
        self.hidden: Final = [(place, was) for _, place, was, _ in changed if was >= 0]  # the previous cell


def join_rows(marks: list[str]) -> list[str]:
    """Join one character per place to rows."""
    size = isqrt(len(marks))
    return ["".join(marks[y * size : (y + 1) * size]) for y in range(size)]
