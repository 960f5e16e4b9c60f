"""What a few games do, entry by entry, as text: the compiled engine and its interpreted source must say the same.

`python -m tests.battery.digest` prints it for the engine that is imported.
"""

import hashlib
from collections.abc import Iterator

import msgspec

import cinquina.games
from cinquina.core.game import Rules
from cinquina.core.rng import Rng
from cinquina.core.state import OVER
from tests.battery.play import Walk
from tests.battery.variants import tables
from tests.battery.words import full

ENTRIES = 150  # of a game; longer ones are cut


def lines() -> Iterator[str]:
    """Every table of every game, a game of each style of play among its variants."""
    for game in cinquina.games.games():
        for mode in game.modes:
            for seats in mode.seats:
                for number, rules in enumerate(tables(game, mode, seats)):
                    yield f"{game.id} {mode.id} {seats} {rules.setup.settings}"
                    yield from moments(rules, seed=number)


def moments(rules: Rules, seed: int) -> Iterator[str]:
    walk = Walk(rules, seed, resigns=seed % 2 == 1)
    for state in walk:
        other = state.copy()
        other.imagine(0, Rng(seed, "other"))
        seats = range(rules.setup.seats)
        everything = [
            full(rules, state),
            rules.dump(other),
            [repr(float(walk.evaluation.value(state, seat))) for seat in seats],
            [int(state.fallback(seat)) for seat in state.waiting()],
            [str(event) for event in walk.events],
            [(int(state.rank(seat)), state.utility(seat)) for seat in seats] if state.turn() == OVER else [],
        ]
        mark = hashlib.sha256(msgspec.json.encode(everything)).hexdigest()[:12]
        yield f"{len(walk.log)} {f'{walk.log[-1].who} {walk.log[-1].text}' if walk.log else 'start'}: {mark}"
        if len(walk.log) >= ENTRIES:
            return


if __name__ == "__main__":
    print("\n".join(lines()))
