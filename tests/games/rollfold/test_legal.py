"""Of all ints that could mean a slide, `legal` admits the one that the list writes."""

from typing import Any

import pytest

from cinquina.games import find
from cinquina.games.rollfold.rules import actions, moves


@pytest.mark.both
def test_a_slide_is_one_int():
    game = find("rollfold")
    rules = game.rules(game.setup(1, "solo2"))
    circled = ["o" * 13] * 13
    state: Any = rules.load({"roll": "3 5", "A": {"die": "black", "front": circled, "numbers": [5]}})
    every = {action for action in moves.every_decision(state, 0) if actions.what_of(action) == actions.STRING}
    head = actions.item(5, False, False)
    tried = [
        int(actions.string(head, start, slide, actions.straight(direction, steps), 0))
        for start in range(512)
        for slide in range(8)
        for direction in range(4)
        for steps in range(8)
    ]
    assert {action for action in tried if state.legal(0, action)} == every
    assert any(actions.slide_of(action) for action in every)
