"""Nothing happens without words: the history has a sentence for every entry."""

import pytest

from cinquina.games.flow import GAME
from tests.battery.play import Walk


@pytest.mark.parametrize("clock", ["turns", "realtime"])
def test_every_entry_tells_something(clock: str):
    rules = GAME.rules(GAME.setup(2, "hard", {"clock": clock}))
    silent = set()
    for seed in range(2):  # the third style of play thinks, which takes its time
        walk = Walk(rules, seed)
        for _ in walk:
            if walk.log and not walk.told:
                silent.add((walk.log[-1].text or "").partition(" ")[0])
    assert silent == set()
