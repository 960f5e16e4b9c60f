"""What a position may not look like."""

import pytest

from cinquina.core.errors import Invalid
from cinquina.games import foldris


@pytest.mark.both
def test_a_line_that_would_be_folded_away_is_refused():
    """No sheet of a game has one, so what was drawn last is enough to know whether a line was completed."""
    rules = foldris.GAME.rules(foldris.GAME.setup(1, "solo"))
    position = rules.dump(rules.start())
    sheet = position["A"]
    sheet["sheet"] = ["#######.", "########"]
    with pytest.raises(Invalid, match=r"line 1 is full: it would be folded away"):
        rules.load(position)
    sheet["sheet"] = ["########", "#######."]
    with pytest.raises(Invalid, match=r"line 2 is full"):
        rules.load(position)
    sheet["sheet"] = ["#######.", ".#######"]
    rules.load(position)
