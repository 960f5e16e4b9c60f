"""`python -m bench.pace [GAMES] [LEVEL]`: how the pace of bots affects Flow for the only person at a table.

The person plays like the bots, by default like the level *casual*. A turn of the person takes the given seconds, times
a random factor from 0.5 to 1.5; a turn of a bot takes its pace (law, P7). A quarter of a turn passes before it begins.
Time is simulated, so the figures are the same on every machine.
"""

import sys
from statistics import mean
from typing import NamedTuple

from cinquina.bots.roster import bot
from cinquina.core.playout import outcome
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, CLOCK, OVER
from cinquina.games import find
from cinquina.games.flow.rules.phases import PLACING, READY, RESOLVING, TURN
from cinquina.games.flow.rules.position import Position

ROUND_MS = 60_000
PERSON_MS = (8000, 12_000)
PACES_MS = (8000, 6000, 5000, 4000, 3000, 2000, 1000)
SEATS = (3, 6)
BEGINS = 0.25


class Game(NamedTuple):
    won: bool
    rounds: int
    turns: int  # started, by anybody
    own: int  # started by the person
    idle: int  # rounds that ended before the person's first turn


def played(level: str, seats: int, person_ms: int, pace_ms: int, seed: int) -> Game:
    """Play one game; the person has seat A, and the first seat is random."""
    game = find("flow")
    rules = game.rules(game.setup(seats))
    player = bot(level, rules)
    state, rng = rules.start(), Rng(seed, f"{seats}/{person_ms}/{pace_ms}")
    now = ends = length = rounds = turns = own = idle = here = 0
    while (who := int(state.turn())) != OVER:
        if who == CHANCE:
            state.apply(CHANCE, outcome(state, rng, rules.max_actions))
            continue
        assert isinstance(state, Position)
        phase = int(state.phase)
        if phase == READY:
            rounds, here, ends = rounds + 1, 0, now + ROUND_MS
        if phase == TURN:
            length = pace_ms if who else round(person_ms * (0.5 + rng.fraction()))
        if phase in (TURN, PLACING, RESOLVING):
            now += round(length * (BEGINS if phase == TURN else 1 - BEGINS))
        if state.clock_ms() > 0 and now >= ends:
            state.apply(CLOCK, rules.actions(state, CLOCK)[0])
            idle += here == 0
            if phase == TURN:  # not started in time: it is lost
                now = ends
                continue
        if phase == TURN:
            turns, own, here = turns + 1, own + (not who), here + (not who)
        state.apply(who, int(player.choose(state, who, rng)))
    return Game(state.utility(0) > 0.5, rounds, turns, own, idle)


def main(games: str = "400", level: str = "casual") -> None:
    print("seats  person  pace   turns a round   of the person   rounds without   games won")
    for seats in SEATS:
        for person_ms in PERSON_MS:
            for pace_ms in PACES_MS:
                found = [played(level, seats, person_ms, pace_ms, seed) for seed in range(int(games))]
                rounds = sum(each.rounds for each in found)
                print(
                    f"{seats:>5}  {person_ms / 1000:>4g} s  {pace_ms / 1000:>2g} s  "
                    f"{sum(each.turns for each in found) / rounds:>12.1f}  "
                    f"{sum(each.own for each in found) / rounds:>14.1f}  "
                    f"{sum(each.idle for each in found) / rounds:>14.0%}  "
                    f"{mean(each.won for each in found):>10.0%}"
                )


if __name__ == "__main__":
    main(*sys.argv[1:])
