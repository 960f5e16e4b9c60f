"""From the name of a part to the id and facts of its words."""

import pytest

from cinquina.core.errors import Invalid
from cinquina.core.event import Told
from cinquina.learn.spot import words_for


@pytest.mark.parametrize(
    ("spot", "id", "facts"),
    [
        ("card", "x-spot-card", {}),
        ("A.sheet", "x-spot-sheet", {"seat": 0}),
        ("B.sheet.line12", "x-spot-sheet_line", {"seat": 1, "number": 12}),
        ("B.sheet.3,5", "x-spot-sheet_square", {"seat": 1, "square": (3, 5)}),
        ("board.level2.3,5", "x-spot-board_level_square", {"number": 2, "square": (3, 5)}),
        ("shop.T3", "x-spot-shop", {"name": "T3"}),
        ("D.bonus_row", "x-spot-bonus_row", {"seat": 3}),
    ],
)
def test_the_words_of_a_part(spot: str, id: str, facts: dict[str, object]):
    assert words_for("x", spot) == Told(id, facts)


@pytest.mark.parametrize("spot", ["", "A", "A.", "a b", "A.sheet.(3,5)", "sheet..line1", "A.3"])
def test_what_names_no_part(spot: str):
    with pytest.raises(Invalid):
        words_for("x", spot)
