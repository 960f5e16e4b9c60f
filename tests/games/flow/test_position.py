"""Positions that a game rarely ends in are read back as well."""

from typing import Any

import pytest

from cinquina.games import find

# One straight on 5,3 is missing (E9).
NEARLY = {
    "board": ["C──┬──D", "...│...", "...├...", "...B...", "...│...", ".......", "L──┴──K"],
    "obstacles": ["0,1", "0,2", "0,4"],  # there are no more straights without
    "tile": "M08",
}


@pytest.mark.both
@pytest.mark.parametrize("extra", [{"time_up": True}, {"calm": "B"}], ids=["late", "calm"])
def test_a_game_won_late_or_under_calm_waters_is_read_back(extra: dict[str, Any]):
    game = find("flow")
    rules = game.rules(game.setup(3))
    state: Any = rules.load({**NEARLY, **extra})
    state.apply(0, rules.parse(state, 0, "place 5,3 r0"))
    ended = rules.dump(state)
    assert (ended["phase"], ended["won"]) == ("over", True)
    assert ended.items() >= extra.items()
    assert rules.dump(rules.load(ended)) == ended
