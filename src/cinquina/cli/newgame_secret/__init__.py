"""Newgame: play one card a round from a secret hand; the highest takes the round.

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
    hidden = True  # seats have secrets, so bots get a resampled position


GAME = register(NewgameGame())
