"""What a component brings: the same games with another of its group in its place.

Game *k* has the streams of game *k* of the plan, so luck is the same as far as the component lets it be. The games of
all components have numbers of their own, in blocks: eight games of the first component, eight of the second, …, and
then the next eight of the first. So at any time all have about as many.
"""

import warnings
from functools import lru_cache

import msgspec

from cinquina.core.edition import Component
from cinquina.core.errors import Invalid
from cinquina.core.registry import find
from cinquina.core.setup import Setup
from cinquina.lab.plan import Plan
from cinquina.lab.task import Columns, Task
from cinquina.lab.watch import Watched

COLUMNS = ("part", "game", "score", "utility", "entries")
OTHERS = 4  # take its place in turn, if its group has as many
BLOCK = 8  # games with the same one in its place: to bind the rules takes longer than many a game


def components(setup: Setup) -> list[Component]:
    """Those that have another in their group."""
    game = find(setup.game)
    every = game.components(game.edition(setup.edition))
    groups = [each.group for each in every]
    return [each for each in every if groups.count(each.group) > 1]


def others(every: list[Component], part: Component) -> list[Component]:
    """A few of its group, evenly from all of it."""
    group = [each for each in every if each.group == part.group]
    here = group.index(part)
    rest = group[here + 1 :] + group[:here]
    return rest[:: -(-len(rest) // OTHERS)]


@lru_cache(maxsize=OTHERS)
def without(setup: bytes, part: str, turn: int) -> Setup | None:
    """The setup in which another takes its place; None if the rules of an edition do not allow it."""
    chosen = msgspec.msgpack.decode(setup, type=Setup)
    every = components(chosen)
    game = find(chosen.game)
    (found,) = [each for each in every if each.id == part]
    candidates = others(every, found)
    other = candidates[turn % len(candidates)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an exchange is seldom balanced, and that is what is asked
        try:
            data = game.exchanged(game.edition(chosen.edition), found, other)
            return game.setup(chosen.seats, chosen.mode, chosen.settings, data)
        except Invalid:
            return None


def placed(number: int, parts: int) -> tuple[int, int]:
    """Which component a number means, and which game of it."""
    block, rest = divmod(number, parts * BLOCK)
    return rest // BLOCK, block * BLOCK + rest % BLOCK


def numbers(games: int, parts: int) -> int:
    """How many numbers there are, if each component has so many games, rounded up to blocks."""
    return -(-games // BLOCK) * BLOCK * parts


def rows(task: Task) -> Columns:
    columns: Columns = {name: [] for name in COLUMNS}
    packed = msgspec.msgpack.encode(task.plan.setup, order="deterministic")
    parts = [each.id for each in components(task.plan.setup)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number in range(task.first, task.first + task.count):
            part, game = placed(number, len(parts))
            setup = without(packed, parts[part], game // BLOCK)
            if setup is not None:
                add_game(columns, msgspec.structs.replace(task.plan, setup=setup), parts[part], game)
    return columns


def add_game(columns: Columns, plan: Plan, part: str, game: int) -> None:
    watched = Watched(plan, game)
    entries = sum(1 for _ in watched.steps(copies=False))
    state, seats = watched.state, range(plan.setup.seats)
    row = {
        "part": part,
        "game": game,
        "score": [int(state.score(seat)) for seat in seats],
        "utility": [float(state.utility(seat)) if watched.is_over else 0.0 for seat in seats],
        "entries": entries,
    }
    for name, value in row.items():
        columns[name].append(value)
