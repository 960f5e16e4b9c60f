"""A row per moment of a game: each seat's expectation, and how much a decision matters there.

Every moment is played on to the end many times (`bots.prospects`), which costs as much as hundreds of games, so only a
sample of games is used. Everything is estimated twice with independent playouts: one estimate picks the best option,
the other measures it, and the product of two errors is 0 on average. So noise is not mistaken for luck.
"""

from functools import cache
from typing import NamedTuple

import msgspec

from cinquina.bots.prospects import Budget, Prospects
from cinquina.bots.search.player import GreedyPlayer
from cinquina.core.registry import rules_of
from cinquina.core.setup import Setup
from cinquina.core.state import CHANCE, OVER, State
from cinquina.lab.task import Columns, Task
from cinquina.lab.watch import Step, WatchedGame

COLUMNS = ("game", "at", "who", "one", "two", "options", "compared", "lead", "reach")
PLAYOUTS = 12  # per moment and per option, twice
COMPARED = 4  # options per decision: the best by the evaluation, and the last
AHEAD = 400  # positions examined to order them


class Judges(NamedTuple):
    one: Prospects
    two: Prospects
    greedy: GreedyPlayer


@cache
def judges(setup: bytes) -> Judges:
    rules = rules_of(msgspec.msgpack.decode(setup, type=Setup)).without_clock()
    greedy = GreedyPlayer(rules.max_actions, rules.evaluation(), budget=AHEAD)
    return Judges(Prospects(rules, 0), Prospects(rules, 1), greedy)


def rows(task: Task) -> Columns:
    columns: Columns = {name: [] for name in COLUMNS}
    for game in range(task.first, task.first + task.count):
        for row in rows_of_game(task, game):
            for name, value in row.items():
                columns[name].append(value)
    return columns


def rows_of_game(task: Task, game: int) -> list[dict[str, object]]:
    by = judges(msgspec.msgpack.encode(task.plan.setup, order="deterministic"))
    watched = WatchedGame(task.plan, game)
    nothing = {"options": 0, "compared": 0, "lead": 0.0, "reach": 0.0}
    found = [{"game": game, "at": 0, "who": CHANCE, **estimate_results(by, watched.state), **nothing}]
    for at, step in enumerate(watched.steps(), 1):
        choice = compare_options(by, step) if step.who >= 0 and len(step.options) > 1 else nothing
        row = {"game": game, "at": at, "who": step.who, **estimate_results(by, step.after), **choice}
        found.append({**row, "options": len(step.options)})
    return found


def estimate_results(by: Judges, state: State) -> dict[str, list[float]]:
    if state.turn() == OVER:
        result = [float(state.utility(seat)) for seat in range(state.seats)]
        return {"one": result, "two": result}
    budget = Budget(PLAYOUTS)
    return {
        "one": [each.value for each in by.one.expected_utilities(state, budget)],
        "two": [each.value for each in by.two.expected_utilities(state, budget)],
    }


def compare_options(by: Judges, step: Step) -> dict[str, object]:
    """Return how much better the best option is than the second, and than the worst."""
    options = pick_options([action for action, _ in by.greedy.weigh_all(step.before.copy(), step.who)])
    budget = Budget(PLAYOUTS)
    first = means(by.one.compare_actions(step.before, step.who, options, budget))
    then = means(by.two.compare_actions(step.before, step.who, options, budget))
    order = sorted(range(len(options)), key=lambda n: -first[n])
    lead, reach = then[order[0]] - then[order[1]], then[order[0]] - then[order[-1]]
    return {"compared": len(options), "lead": lead, "reach": reach}


def means(brought: list[list[float]]) -> list[float]:
    return [sum(each) / len(each) for each in brought]


def pick_options(ordered: list[int]) -> list[int]:
    """Return the first options and the last one."""
    if len(ordered) <= COMPARED:
        return ordered
    return [*ordered[: COMPARED - 1], ordered[-1]]
