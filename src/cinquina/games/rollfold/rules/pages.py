"""The two printed pages of a level, as if the paper were glass: the back cell at A1 is behind the front cell A1."""

from itertools import product
from typing import Final

from cinquina.games.rollfold.rules.folds import place_of

Local = tuple[int, int]


class Pages:
    """The prints of the pages, by the characters of the legend. The page is `front` or `back`."""

    def __init__(self, size: int, front: tuple[str, ...], back: tuple[str, ...]) -> None:
        self.size: Final = size
        self.front: Final = front
        self.back: Final = back

    def page(self, page: str) -> tuple[str, ...]:
        return self.front if page == "front" else self.back

    def marks(self, page: str, marks: str) -> list[Local]:
        """Return the cells with some marks as (x, y)."""
        return [
            (x, y) for y, row in enumerate(self.page(page)) for x, mark in enumerate(row) if mark in marks
        ]

    def square(self, page: str, corner: int, side: int, marks: str) -> list[Local]:
        """Return the cells with some marks within a square of a corner, counted from its tip."""
        rows = self.page(page)
        cells = zip(product(range(side), repeat=2), self.square_cells(corner, side), strict=True)
        return [(i, j) for (i, j), (x, y) in cells if rows[y][x] in marks]

    def square_cells(self, corner: int, side: int) -> list[Local]:
        """Return each cell of a square as (x, y)."""
        places = [int(place_of(self.size, corner, i, j)) for i, j in product(range(side), repeat=2)]
        return [(cell % self.size, cell // self.size) for cell in places]

    def tip(self, page: str, corner: int, side: int, marks: str) -> list[Local]:
        """Return the cells with some marks on the paper that a fold of this side turns over, counted from its tip."""
        return [(i, j) for i, j in self.square(page, corner, side, marks) if i + j <= side - 2]

    def is_connected(self, shown: list[int]) -> bool:
        """Return whether all winning symbols and starting points can be joined on a sheet folded to show these
        cells."""
        printed = "".join((*self.front, *self.back))
        size = self.size
        boxes = {at: printed[cell] for at, cell in enumerate(shown) if cell >= 0 and printed[cell] != "o"}
        wanted = {at for at, mark in boxes.items() if mark in "WS"}
        todo = [min(wanted)]
        seen = set(todo)
        while todo:
            here = todo.pop()
            steps = [here - size, here + size]
            steps += [here - 1] if here % size else []
            steps += [here + 1] if here % size < size - 1 else []
            fresh = [there for there in steps if there in boxes and there not in seen]
            seen.update(fresh)
            todo += fresh
        return wanted <= seen
