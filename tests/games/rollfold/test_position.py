"""What no position of Roll 'Em Fold 'Em is."""

import pytest

from cinquina.core.errors import Invalid
from cinquina.games import find


def test_alone_there_is_no_die_to_take():
    game = find("rollfold")
    rules = game.rules(game.setup(1, "solo1"))
    with pytest.raises(Invalid, match="alone nobody takes a die"):
        rules.load({"phase": "take", "turn": 1, "roll": "1/2 3"})
