"""A sheet in characters: what every place shows in one state of the folds, and what a further fold changes."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from cinquina.games.rollfold.rules.folds import GONE, PARTIAL
from cinquina.games.rollfold.rules.names import place_name
from cinquina.games.rollfold.rules.sight import Sight


class Layout:
    """Whatever is drawn on the sheet. What is printed is given by cell, as in the legend of the law."""

    def __init__(self, sight: Sight, printed: str) -> None:
        size: i64 = sight.size
        area: i64 = size * size
        places = [(y + 1) * sight.wide + x + 1 for y in range(size) for x in range(size)]
        cells: list[int] = [sight.shows[place] for place in places]
        back = cells[area // 2] >= area  # no fold reaches the middle
        # By place, row by row.
        self.names: Final = [place_name(sight.wide, place) for place in places]
        self.cells: Final = cells  # GONE and PARTIAL among them
        # A row of characters for each row of the sheet.
        self.symbols: Final = rows(
            ["_" if cell == GONE else "/" if cell == PARTIAL else printed[cell] for cell in cells]
        )
        self.layers: Final = rows([" " if cell < 0 else "F" if cell < area else "B" for cell in cells])
        # Where what is shown is not the cell of that very place on the side that is up.
        up: i64 = area if back else 0
        self.flap: Final = rows(
            ["#" if cell >= 0 and cell != n + up else "." for n, cell in enumerate(cells)]
        )


class Change:
    """From one state of the folds to another, whatever is drawn on the sheet."""

    def __init__(self, before: Layout, after: Layout) -> None:
        cells = zip(after.names, before.cells, after.cells, strict=True)
        changed = [(n, place, was, now) for n, (place, was, now) in enumerate(cells) if was != now]
        symbols, layers, flap = "".join(after.symbols), "".join(after.layers), "".join(after.flap)
        # Every place with the cell that comes there, GONE and PARTIAL among them, its symbol, and its layer and flap.
        self.places: Final = [(place, now, symbols[n], layers[n] + flap[n]) for n, place, _, now in changed]
        self.shown: Final = [(place, now) for _, place, _, now in changed if now >= 0]
        self.hidden: Final = [
            (place, was) for _, place, was, _ in changed if was >= 0
        ]  # the cell that was there


def rows(marks: list[str]) -> list[str]:
    """One character a place."""
    size = isqrt(len(marks))
    return ["".join(marks[y * size : (y + 1) * size]) for y in range(size)]
