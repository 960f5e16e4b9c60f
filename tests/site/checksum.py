"""Whole games by chance, as one number a title: the engine in a browser and the native one must come to the same.

`python -m tests.site.checksum [GAMES]` prints them for the engine that is imported.
"""

import hashlib
import sys
from typing import Any

import msgspec

from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import find, games
from tests.battery.play import drawn, pick

GAMES = 200
SEATS = 2


def checksum(id: str, count: int) -> str:
    """Return the hash of every decision and of the last position of so many games."""
    found = hashlib.sha256()
    game = find(id)
    rules = game.rules(game.setup(SEATS))
    for seed in range(count):
        chance, seats = Rng(seed, "chance"), Rng(seed, "seats")
        state: Any = rules.start()
        log = []
        while (who := int(state.turn())) != OVER:
            if who == CHANCE:
                action = drawn(rules, state, chance)
            else:
                who = pick([int(seat) for seat in state.waiting()], seats)
                action = pick(rules.actions(state, who), seats)
            log.append((who, int(action)))
            state.apply(who, action)
        found.update(msgspec.json.encode([log, rules.dump(state)]))
    return found.hexdigest()[:16]


def checksums(count: int = GAMES) -> dict[str, str]:
    return {game.id: checksum(game.id, count) for game in games()}


if __name__ == "__main__":
    print(msgspec.json.encode(checksums(*map(int, sys.argv[1:]))).decode())
