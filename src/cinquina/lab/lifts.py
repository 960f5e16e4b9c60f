"""The effect of each component: the same games, with the component replaced by another one of its group.

Game *k* has the streams of game *k* of the plan, so luck is the same as far as the component allows. The games of all
components are numbered in blocks: eight games of the first component, eight of the second, …, then the next eight of
the first. So all components have about as many games at any time.
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
from cinquina.lab.watch import WatchedGame

COLUMNS = ("part", "game", "score", "utility", "entries")
OTHERS = 4  # most substitutes per component
BLOCK = 8  # consecutive games with the same substitute: binding the rules takes longer than many a game


def components(setup: Setup) -> list[Component]:
    """Return the components with at least one other in their group."""
    game = find(setup.game)
    every = game.components(game.edition(setup.edition))
    groups = [each.group for each in every]
    return [each for each in every if groups.count(each.group) > 1]


def pick_substitutes(every: list[Component], part: Component) -> list[Component]:
    """Return at most OTHERS substitutes for a component, evenly spread over its group."""
    group = [each for each in every if each.group == part.group]
    here = group.index(part)
    rest = group[here + 1 :] + group[:here]
    return rest[:: -(-len(rest) // OTHERS)]


@lru_cache(maxsize=OTHERS)
def with_substitute(setup: bytes, part: str, turn: int) -> Setup | None:
    """Return the setup with a substitute for a component; None if the rules of an edition forbid it."""
    chosen = msgspec.msgpack.decode(setup, type=Setup)
    every = components(chosen)
    game = find(chosen.game)
    (found,) = [each for each in every if each.id == part]
    candidates = pick_substitutes(every, found)
    other = candidates[turn % len(candidates)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an exchange is rarely balanced, which is intended here
        try:
            data = game.exchange(game.edition(chosen.edition), found, other)
            return game.setup(chosen.seats, chosen.mode, chosen.settings, data)
        except Invalid:
            return None


def locate_game(number: int, parts: int) -> tuple[int, int]:
    """Return the component of a number, and the game of that component."""
    block, rest = divmod(number, parts * BLOCK)
    return rest // BLOCK, block * BLOCK + rest % BLOCK


def count_numbers(games: int, parts: int) -> int:
    """Return the numbers needed for `games` games per component, rounded up to blocks."""
    return -(-games // BLOCK) * BLOCK * parts


def rows(task: Task) -> Columns:
    columns: Columns = {name: [] for name in COLUMNS}
    packed = msgspec.msgpack.encode(task.plan.setup, order="deterministic")
    parts = [each.id for each in components(task.plan.setup)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number in range(task.first, task.first + task.count):
            part, game = locate_game(number, len(parts))
            setup = with_substitute(packed, parts[part], game // BLOCK)
            if setup is not None:
                add_game(columns, msgspec.structs.replace(task.plan, setup=setup), parts[part], game)
    return columns


def add_game(columns: Columns, plan: Plan, part: str, game: int) -> None:
    watched = WatchedGame(plan, game)
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
