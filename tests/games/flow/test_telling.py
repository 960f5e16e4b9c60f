"""Nothing happens without words: the history has a sentence for every entry."""

import pytest

from cinquina.games.flow import GAME
from cinquina.games.flow.story_lines import StoryLost, StoryWon
from cinquina.locales import Texts
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


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [("en", "Won in round 3", "Lost in"), ("it", "Partita vinta al round 3", "Partita persa")],
)
def test_the_story_tells_the_end_to_those_who_look_on_too(lang: str, won: str, lost: str):
    texts = Texts(lang)
    assert texts.event(StoryWon(3, 24, 1), ["Ada"]).startswith(won)
    assert texts.event(StoryLost(3, 0), ["Ada"]).startswith(lost)
