"""The registry is asked where the name of a game comes from outside; whoever has rules has their game."""

import re
from pathlib import Path

import cinquina
from cinquina.core.registry import find
from cinquina.games import games

SOURCE = Path(cinquina.__file__).parent
ASKS = re.compile(r"\b(?:find|rules_of)\((?:self\.)?rules\.")


def test_rules_know_their_game():
    for game in games():
        rules = game.rules(game.setup())
        assert rules.game is game is find(rules.setup.game)
        assert rules.without_clock().game is game


def test_nobody_with_rules_asks_the_registry():
    assert [path for path in SOURCE.rglob("*.py") if ASKS.search(path.read_text("utf-8"))] == []
    assert ASKS.search("game = find(self.rules.setup.game)")
