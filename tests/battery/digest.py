"""What a few games do, entry by entry, as text: the compiled engine and its interpreted source must say the same.

`python -m tests.battery.digest [GAMES]` prints it for the engine that is imported, at most so many of each.
"""

import hashlib
import sys
from collections.abc import Iterator

import msgspec

from cinquina.core.rng import Rng
from cinquina.core.rules import Rules
from cinquina.core.state import OVER
from cinquina.games import games
from tests.battery.play import Walk
from tests.battery.variants import tables
from tests.battery.words import full

ENTRIES = 60  # of a game; longer ones are cut
EVALUATED = (
    10  # of so many positions one is evaluated, for each seat in turn: interpreted, that takes longest by far
)
MOST = 8  # of each game, as far apart among its modes, numbers of seats and settings as they can be
ALL = 1_000_000


def lines(most: int = MOST) -> Iterator[str]:
    """Games of every style of play among the tables of each game."""
    for game in games():
        every = [rules for mode in game.modes for seats in mode.seats for rules in tables(game, mode, seats)]
        for number, rules in list(enumerate(every))[:: -(-len(every) // most)]:
            setup = rules.setup
            yield f"{game.id} {setup.mode} {setup.seats} {setup.settings}"
            yield from moments(rules, seed=number)


def moments(rules: Rules, seed: int) -> Iterator[str]:
    walk = Walk(rules, seed, resigns=seed % 2 == 1)
    for state in walk:
        other = state.copy()
        other.imagine(0, Rng(seed, "other"))
        seats = range(rules.setup.seats)
        number, apart = divmod(len(walk.log), EVALUATED)
        everything = [
            full(rules, state),
            rules.dump(other),
            "" if apart else repr(float(walk.evaluation.value(state, number % len(seats)))),
            [int(state.fallback(seat)) for seat in state.waiting()],
            [str(event) for event in walk.told],
            [(int(state.rank(seat)), state.utility(seat)) for seat in seats] if state.turn() == OVER else [],
        ]
        mark = hashlib.sha256(msgspec.json.encode(everything)).hexdigest()[:12]
        yield f"{len(walk.log)} {f'{walk.log[-1].who} {walk.log[-1].text}' if walk.log else 'start'}: {mark}"
        if len(walk.log) >= ENTRIES:
            return


if __name__ == "__main__":
    print("\n".join(lines(*map(int, sys.argv[1:]))))
