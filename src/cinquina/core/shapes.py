"""Cells, polyominoes, quarter turns and mirror images, in exact integers.

A cell is (x, y) with x to the right and y upward; a shape is a tuple of cells.

    y
    1  . #        the shape ((0, 0), (1, 0), (1, 1))
    0  # #
       0 1  x
"""

Cell = tuple[int, int]
Shape = tuple[Cell, ...]


def width(shape: Shape) -> int:
    return max(x for x, _ in shape) - min(x for x, _ in shape) + 1


def height(shape: Shape) -> int:
    return max(y for _, y in shape) - min(y for _, y in shape) + 1


def normalized(shape: Shape) -> Shape:
    """Move a shape so that the lower left corner of its bounding box is (0, 0). The order of cells is kept."""
    left = min(x for x, _ in shape)
    bottom = min(y for _, y in shape)
    return tuple((x - left, y - bottom) for x, y in shape)


def turned(shape: Shape, quarters: int) -> Shape:
    """Turn a shape clockwise by quarters * 90 degrees. The order of cells is kept."""
    for _ in range(quarters % 4):
        shape = tuple((y, -x) for x, y in shape)
    return normalized(shape)


def mirrored(shape: Shape) -> Shape:
    """Reflect a shape left-right. The order of cells is kept."""
    return normalized(tuple((-x, y) for x, y in shape))


def moved(shape: Shape, dx: int, dy: int) -> Shape:
    return tuple((x + dx, y + dy) for x, y in shape)


def is_connected(shape: Shape) -> bool:
    """Return whether the cells are connected by edges. (Corners do not connect.)"""
    if not shape:
        return False
    rest = set(shape)
    reached = [rest.pop()]
    for x, y in reached:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in rest:
                rest.remove(near)
                reached.append(near)
    return not rest


def turns(shape: Shape) -> list[tuple[int, Shape]]:
    """Return the distinct quarter turns of a shape: the number of quarters, and the turned shape."""
    found: list[tuple[int, Shape]] = []
    for quarters in range(4):
        cells = turned(shape, quarters)
        if not any(set(cells) == set(other) for _, other in found):
            found.append((quarters, cells))
    return found


def orientations(shape: Shape, mirror: bool = False) -> list[Shape]:
    """Return the distinct orientations of a shape under quarter turns (and mirror images), as sorted cells."""
    found: list[Shape] = []
    for start in (shape, mirrored(shape)) if mirror else (shape,):
        for quarters in range(4):
            picture = tuple(sorted(turned(start, quarters)))
            if picture not in found:
                found.append(picture)
    return found


def parse_cells(rows: list[str], marks: str) -> Shape:
    """Return the cells of a drawing (top row first) that show one of the marks."""
    return tuple(
        (x, len(rows) - 1 - row)
        for row, text in enumerate(rows)
        for x, mark in enumerate(text)
        if mark in marks
    )
