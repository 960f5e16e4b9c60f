"""The available tables: every game with its modes, and the seats of each."""

import json

from cinquina.games import games

if __name__ == "__main__":
    print(json.dumps({game.id: {mode.id: mode.seats for mode in game.modes} for game in games()}))
