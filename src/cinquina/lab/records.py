"""A row per game with all its entries in notation, for external tools."""

from cinquina.core.who import actor_text
from cinquina.lab.task import Columns, Task
from cinquina.lab.watch import WatchedGame

COLUMNS = ("game", "title", "rules", "mode", "edition", "seed", "bots", "utility", "score", "who", "entry")


def rows(task: Task) -> Columns:
    columns: Columns = {name: [] for name in COLUMNS}
    for number in range(task.first, task.first + task.count):
        for name, value in row(task, number).items():
            columns[name].append(value)
    return columns


def row(task: Task, number: int) -> dict[str, object]:
    plan = task.plan
    watched = WatchedGame(plan, number)
    who: list[str] = []
    entries: list[str] = []
    for step in watched.steps():
        who.append(actor_text(step.who))
        entries.append(watched.rules.text(step.before, step.who, step.action))
    game, seats = watched.rules.game, range(plan.setup.seats)
    return {
        "game": number,
        "title": game.id,
        "rules": game.version,
        "mode": plan.setup.mode,
        "edition": game.edition_hash(plan.setup),
        "seed": plan.seed,
        "bots": watched.bots,
        "utility": [float(watched.state.utility(seat)) for seat in seats],
        "score": [int(watched.state.score(seat)) for seat in seats],
        "who": who,
        "entry": entries,
    }
