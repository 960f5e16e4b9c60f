"""Sets of cells against sets of pairs: a chute of more than ten rows is looked at in parts, which must agree."""

from random import Random

import pytest

from cinquina.games.pentris.rules import masks
from cinquina.games.pentris.rules.chute import first_group, group_at
from tests.games.pentris.oracle import COLUMNS

ROWS = [8, 10, 11, 12, 14]
Cells = set[tuple[int, int]]


def some(rng: Random, rows: int) -> Cells:
    """Sparse ones, dense ones and full ones, so that there are groups of any size and complete rows."""
    share = rng.choice((0.1, 0.4, 0.6, 0.9, 1.0))
    return {(x, y) for x in range(COLUMNS) for y in range(rows) if rng.random() < share}


def cells(mask: int) -> Cells:
    return {(n % COLUMNS, n // COLUMNS) for n in masks.members(mask)}


def near(cell: tuple[int, int]) -> Cells:
    x, y = cell
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def group(among: Cells, cell: tuple[int, int]) -> Cells:
    found, todo = {cell}, [cell]
    while todo:
        new = near(todo.pop()) & among - found
        found |= new
        todo += new
    return found


@pytest.mark.both
@pytest.mark.parametrize("rows", ROWS)
def test_sets_of_cells_are_what_they_say(rows: int):
    rng = Random(f"masks {rows}")
    field = masks.Field(rows)
    for _ in range(200):
        taken = some(rng, rows)
        mask = masks.cells_of(list(taken))
        assert cells(mask) == taken
        assert masks.size(mask) == len(taken)
        assert cells(masks.shaded_cells(mask)) == {(x, low) for x, y in taken for low in range(y + 1)}
        full = {y for y in range(rows) if all((x, y) in taken for x in range(COLUMNS))}
        assert cells(masks.complete_rows(mask)) == {(x, y) for x in range(COLUMNS) for y in full}
        edges = [(x, y) for x in range(COLUMNS - 1) for y in range(rows)]
        assert masks.count_steps(mask) == sum(((x, y) in taken) != ((x + 1, y) in taken) for x, y in edges)
        beside = {cell for each in taken for cell in near(each)} & cells(field.all)
        assert cells(field.neighbours(mask)) == beside
        assert cells(field.isolated_cells(mask)) == taken - beside
        if taken:
            lowest = masks.lowest(mask)
            first = lowest % COLUMNS, lowest // COLUMNS
            assert first == min(taken, key=lambda cell: (cell[1], cell[0]))
            assert cells(first_group(mask, field)) == group(taken, first)
            x, y = rng.choice(sorted(taken))
            assert cells(group_at(mask, 1 << COLUMNS * y + x, field)) == group(taken, (x, y))
