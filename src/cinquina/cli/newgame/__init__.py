"""Newgame: roll as long as you dare, hold before a one.

Its rules in words are the texts `newgame-rules-…`.
"""

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Mode


class NewgameGame(Game):
    id = "newgame"
    version = "1"
    title = "Newgame"
    authors = ("Anonymous",)
    publisher = "Homemade"
    minutes = 5
    age = 6
    modes = (Mode("standard", (2, 3, 4)),)


GAME = register(NewgameGame())
