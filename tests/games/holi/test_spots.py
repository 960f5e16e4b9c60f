"""Where a card fits, asked for a whole level at once and cell by cell: the same answer."""

import pytest

from cinquina.core.rng import Rng
from cinquina.games import find
from cinquina.games.holi.rulebook import box_of
from cinquina.games.holi.rules.cells import ALL, CELLS


@pytest.mark.both
@pytest.mark.parametrize("free_star", [False, True])
def test_a_level_at_once_is_cell_by_cell(free_star: bool):
    box = box_of(find("holi").edition(None))
    spots, patterns = (box.free_spots, box.free_patterns) if free_star else (box.spots, box.patterns)
    rng = Rng(1)
    some = [0, ALL, *(sum(2**cell for cell in range(CELLS) if rng.below(4) < n % 4) for n in range(40))]
    for full in some:
        for card in range(len(box.card_ids)):
            one_by_one = [patterns.fits(card, cell, full) for cell in range(CELLS)]
            at_once = spots.fitting_cells(card, full)
            assert [at_once >> cell & 1 == 1 for cell in range(CELLS)] == one_by_one
            assert at_once & ~ALL == 0
