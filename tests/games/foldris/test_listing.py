"""The list of outcomes looks at all columns at once; it must say what looking at one after the other says."""

from random import Random

import pytest

from cinquina.core.playout import int_buffer
from cinquina.core.shapes import Shape, is_connected
from cinquina.games.foldris.rules.blocks import FIELD, PACKED, Block
from cinquina.games.foldris.rules.sheet import Sheet, blank_sheet


def random_shape(rng: Random) -> Shape:
    while True:
        cells = tuple({(rng.randint(0, 3), rng.randint(0, 3)) for _ in range(rng.randint(1, 6))})
        if is_connected(cells):
            return cells


def random_sheet(rng: Random) -> Sheet:
    """Any width that is packed, any height, and tops of all sorts: on the floor, under the ceiling, between."""
    sheet = blank_sheet(rng.randint(4, PACKED), rng.randint(1, 30))
    lowest = rng.choice([0, 0, int(sheet.visible) // 2, max(0, int(sheet.visible) - 4)])
    for column in range(sheet.columns):
        sheet.tops += rng.randint(lowest, int(sheet.visible)) * 2 ** (FIELD * column)
    sheet.bonus = rng.randint(0, 4)
    return sheet


@pytest.mark.both
def test_all_columns_at_once_are_one_after_the_other():
    rng = Random(5)
    listed = 0
    for _ in range(300):
        block = Block(random_shape(rng), "abcdefg", rng.randint(0, 2), rng.randint(0, 2))
        sheet = random_sheet(rng)
        assert not block.too_wide
        most = int(block.outcomes * sheet.columns)
        packed, plain = int_buffer(most), int_buffer(most)
        count = sheet.list_outcomes(block, packed)
        assert count == sheet.find_one_by_one(block, plain, False)
        assert [packed[n] for n in range(count)] == [plain[n] for n in range(count)]
        assert sheet.can_draw(block) == (count > 0)
        listed += count
    assert listed > 2000  # not a comparison of empty lists
