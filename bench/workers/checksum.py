"""A checksum over all entries: the same seeds must give the same games, compiled and interpreted."""

import json
import sys
from zlib import crc32

from bench.workers.ours import start_of
from cinquina.core.playout import Playout, int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER

ENOUGH = 20_000  # entries: some random games are long, and slow when interpreted


def checksum(game: str, seats: int, games: int) -> int:
    """Play every entry through Python, then the end of the same game inside the engine."""
    start, max_actions = start_of(game, seats)
    out, odds = int_buffer(max_actions), int_buffer(max_actions)
    playout = Playout(max_actions)
    value = entries = 0
    for seed in range(games):
        if entries > ENOUGH:
            break
        state, rng = start.copy(), Rng(seed)
        told: list[int] = []
        while (who := state.turn()) != OVER:
            found = state.actions(who, out)
            if who == CHANCE:
                state.weights(odds)
                action = out[rng.pick(odds, found)]
            else:
                action = out[rng.below(found)]
            state.apply(who, action)
            told += (int(who), int(found), int(action))
            entries += 1
        played, stream = start.copy(), Rng(seed)
        playout.finish(played, stream)
        told += (int(rng.bits()), int(stream.bits()))  # equal if the same numbers were drawn
        told += (int(each.rank(seat)) for each in (state, played) for seat in range(seats))
        value = crc32(json.dumps(told).encode(), value)
    return value


if __name__ == "__main__":
    asked = [each.split("-") for each in sys.argv[2:]]
    found = [f"{checksum(game, int(seats), int(sys.argv[1])):08x}" for game, seats in asked]
    print(" ".join(found))
