"""A naive sheet of paper, as an oracle for the folding module: every cell is cut into two triangles per diagonal, and
a fold reflects each piece that lies beyond the crease. No formula of the law is used: layers are reflected one by one,
and one looks from above or from below at what lies on top.
"""

from typing import NamedTuple

Point = tuple[int, int]
CELL = 6  # points to a side of a cell, so that the middle of a quarter is a whole number


class Piece(NamedTuple):
    """A quarter of a cell: its cell, where its middle lies, and whether its front is up."""

    cell: tuple[int, int]
    middle: Point
    front_up: bool


def quarters(x: int, y: int) -> list[Point]:
    """Return the middles of the four triangles between the diagonals of a cell."""
    cx, cy = x * CELL + CELL // 2, y * CELL + CELL // 2
    return [(cx - 2, cy), (cx + 2, cy), (cx, cy - 2), (cx, cy + 2)]


def crease(size: int, corner: str, k: int, point: Point) -> tuple[int, Point]:
    """How far a point lies within the crease i + j = k (negative: beyond it), and its reflection; all in points."""
    x, y = point
    i = size - x if corner in ("TR", "BR") else x
    j = size - y if corner in ("BL", "BR") else y
    u, v = k - j, k - i
    return i + j - k, (size - u if corner in ("TR", "BR") else u, size - v if corner in ("BL", "BR") else v)


class Paper:
    """Layers from the top down, as seen from the front."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.layers: list[list[Piece]] = [
            [
                Piece((x, y), middle, True)
                for y in range(size)
                for x in range(size)
                for middle in quarters(x, y)
            ]
        ]

    def fold(self, corner: str, k: int) -> None:
        """Turn what lies beyond the crease over, on top of the rest; its layers come in reversed order."""
        kept: list[list[Piece]] = []
        turned: list[list[Piece]] = []
        for layer in self.layers:
            stays, goes = [], []
            for piece in layer:
                inside, image = crease(self.size * CELL, corner, k * CELL, piece.middle)
                assert inside != 0
                if inside > 0:
                    stays.append(piece)
                else:
                    goes.append(Piece(piece.cell, image, not piece.front_up))
            kept.append(stays)
            turned.insert(0, goes)
        self.layers = [layer for layer in turned + kept if layer]

    def flip(self) -> None:
        """Look from behind; places keep their names, as if the table were glass."""
        self.layers = [
            [Piece(piece.cell, piece.middle, not piece.front_up) for piece in layer]
            for layer in reversed(self.layers)
        ]

    def shown(self) -> list[str]:
        """Return what each place shows: a cell such as F:D2, `/` partial, `_` no paper."""
        top: dict[Point, Piece] = {}
        for layer in self.layers:
            for piece in layer:
                top.setdefault(piece.middle, piece)
        return [self.place(top, x, y) for y in range(self.size) for x in range(self.size)]

    def place(self, top: dict[Point, Piece], x: int, y: int) -> str:
        seen = {(top[m].cell, top[m].front_up) if m in top else None for m in quarters(x, y)}
        if seen == {None}:
            return "_"
        if len(seen) > 1:
            return "/"
        ((cell, front_up),) = (each for each in seen if each is not None)
        return f"{'F' if front_up else 'B'}:{'ABCDEFGHIJKLMNOPQRS'[cell[0]]}{cell[1] + 1}"
