"""Polyominoes: turning and mirroring are exact, and the counts are those of every book."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cinquina.core.shapes import (
    Shape,
    height,
    is_connected,
    mirrored,
    moved,
    normalized,
    orientations,
    parse_cells,
    turned,
    turns,
    width,
)

pytestmark = pytest.mark.both

cells = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
shapes = st.lists(cells, min_size=1, max_size=8, unique=True).map(tuple)

TETROMINOES = {
    "I": ["####"],
    "O": ["##", "##"],
    "T": [".#.", "###"],
    "S": [".##", "##."],
    "Z": ["##.", ".##"],
}
TETROMINOES |= {"L": ["..#", "###"], "J": ["#..", "###"]}
PENTOMINOES = {
    "F": [".##", "##.", ".#."],
    "I": ["#####"],
    "L": ["...#", "####"],
    "N": ["..##", "###."],
    "P": ["##", "##", "#."],
    "T": ["###", ".#.", ".#."],
    "U": ["#.#", "###"],
    "V": ["#..", "#..", "###"],
    "W": ["#..", "##.", ".##"],
    "X": [".#.", "###", ".#."],
    "Y": ["..#.", "####"],
    "Z": ["##.", ".#.", ".##"],
}


def drawn(rows: list[str]) -> Shape:
    return parse_cells(rows, "#")


def grown(size: int) -> set[Shape]:
    """Every fixed polyomino of a size, by adding squares: an oracle that knows nothing of turning."""
    if size == 1:
        return {((0, 0),)}
    bigger = set()
    for shape in grown(size - 1):
        for x, y in shape:
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near not in shape:
                    bigger.add(tuple(sorted(normalized((*shape, near)))))
    return bigger


@given(shapes)
def test_four_quarter_turns_change_nothing(shape: Shape):
    assert turned(shape, 4) == turned(shape, 0) == normalized(shape)
    assert turned(turned(turned(turned(shape, 1), 1), 1), 1) == normalized(shape)
    assert turned(shape, -1) == turned(shape, 3)
    assert turned(turned(shape, 3), 1) == normalized(shape)


@given(shapes)
def test_two_mirrors_change_nothing(shape: Shape):
    assert mirrored(mirrored(shape)) == normalized(shape)
    assert turned(mirrored(shape), 1) == mirrored(turned(shape, 3))


@given(shapes, st.integers(0, 3), st.booleans(), cells)
def test_what_moving_keeps(shape: Shape, quarters: int, mirror: bool, by: tuple[int, int]):
    image = turned(mirrored(shape) if mirror else shape, quarters)
    assert len(set(image)) == len(shape)
    assert is_connected(image) == is_connected(shape)
    box = (width(shape), height(shape))
    assert (width(image), height(image)) == (box if quarters % 2 == 0 else box[::-1])
    assert min(x for x, _ in image) == min(y for _, y in image) == 0
    away = moved(image, *by)
    assert normalized(away) == image
    assert (width(away), height(away)) == (width(image), height(image))


@given(shapes, st.integers(0, 3), st.booleans())
def test_orientations_do_not_depend_on_where_one_starts(shape: Shape, quarters: int, mirror: bool):
    assert len(orientations(shape)) in (1, 2, 4)
    assert [tuple(sorted(cells)) for _, cells in turns(shape)] == orientations(shape)
    assert len(orientations(shape, mirror=True)) in (1, 2, 4, 8)
    other = turned(mirrored(shape) if mirror else shape, quarters)
    assert set(orientations(other, mirror=True)) == set(orientations(shape, mirror=True))


def test_a_turn_is_clockwise():
    assert set(turned(drawn(["#.", "##"]), 1)) == set(drawn(["##", "#."]))
    assert set(mirrored(drawn(["#.", "##"]))) == set(drawn([".#", "##"]))


@pytest.mark.parametrize(("name", "count"), [*zip("IOTSZLJ", (2, 1, 4, 2, 2, 4, 4), strict=True)])
def test_orientations_of_the_one_sided_tetrominoes(name: str, count: int):
    assert len(orientations(drawn(TETROMINOES[name]))) == count


@pytest.mark.parametrize(
    ("name", "count"), [*zip("FILNPTUVWXYZ", (8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4), strict=True)]
)
def test_orientations_of_the_free_pentominoes(name: str, count: int):
    assert len(orientations(drawn(PENTOMINOES[name]), mirror=True)) == count


@pytest.mark.parametrize(
    ("size", "free", "one_sided", "fixed"),
    [(1, 1, 1, 1), (2, 1, 1, 2), (3, 2, 2, 6), (4, 5, 7, 19), (5, 12, 18, 63)],
)
def test_there_are_as_many_polyominoes_as_in_every_book(size: int, free: int, one_sided: int, fixed: int):
    every = grown(size)
    assert len(every) == fixed
    assert len({min(orientations(shape)) for shape in every}) == one_sided
    assert len({min(orientations(shape, mirror=True)) for shape in every}) == free
    if size == 5:
        drawings = {min(orientations(drawn(rows), mirror=True)) for rows in PENTOMINOES.values()}
        assert drawings == {min(orientations(shape, mirror=True)) for shape in every}


@given(shapes)
def test_connected_is_what_walking_finds(shape: Shape):
    reached = {shape[0]}
    for _ in shape:
        reached |= {(x, y) for x, y in shape if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & reached}
    assert is_connected(shape) == (reached == set(shape))


def test_nothing_is_not_connected():
    assert not is_connected(())


@given(shapes)
def test_a_drawing_reads_back(shape: Shape):
    small = normalized(shape)
    rows = [
        "".join("#" if (x, y) in small else "." for x in range(width(small)))
        for y in range(height(small) - 1, -1, -1)
    ]
    assert set(drawn(rows)) == set(small)
