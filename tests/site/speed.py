"""How fast the imported engine plays, as JSON: random decisions a second, and the time of an expert's moves.

`bench/site.py` runs it natively and in the engine of a site.
"""

import time

import msgspec

from cinquina.bots.roster import decide
from cinquina.core.game import Game
from cinquina.core.levels import SEARCHING
from cinquina.core.playout import Playout
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER
from cinquina.games import games
from tests.battery.play import drawn

SECONDS = 1.0
MOVES = 7


def cpu() -> float:
    """Return the processor time of this process in seconds. In Node, Python itself knows only the time of day."""
    try:
        from js import process
    except ImportError:
        return time.process_time()
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def random_speed(game: Game) -> float:
    rules = game.rules(game.setup(2))
    playout, start, rng = Playout(rules.max_actions), rules.start(), Rng(1, "speed")
    for _ in range(50):  # until the compiler of WebAssembly has done its best
        playout.repeat(start, rng, 20)
    before, begin = playout.decisions, cpu()
    while cpu() - begin < SECONDS:
        playout.repeat(start, rng, 20)
    return int(playout.decisions - before) / (cpu() - begin)


def expert_seconds(game: Game) -> list[float]:
    """Return the processor time of the first moves of a game between experts."""
    rules = game.rules(game.setup(2))
    state, chance = rules.start(), Rng(1, "chance")
    took: list[float] = []
    while int(state.turn()) != OVER and len(took) < MOVES:
        who = int(state.turn())
        if who == CHANCE:
            state.apply(CHANCE, drawn(rules, state, chance))
            continue
        seat = int(state.waiting()[0])
        begin = cpu()
        action = decide(SEARCHING, rules, state, seat, Rng(len(took), "bot"))
        took.append(cpu() - begin)
        state.apply(seat, action)
    return sorted(took)


if __name__ == "__main__":
    told = {game.id: {"random": random_speed(game), "expert": expert_seconds(game)} for game in games()}
    print(msgspec.json.encode(told).decode())
