"""A row for each game: its players, its result, and figures about its decisions."""

from cinquina.lab.simulate import words
from cinquina.lab.task import Columns, Task
from cinquina.lab.watch import WatchedGame

COLUMNS = (
    "game",
    "bots",
    "over",
    "entries",
    "utility",
    "score",
    "rank",
    "sources",
    "endings",
    "who",
    "options",
    "columns",
    "lines",
)


def rows(task: Task) -> Columns:
    columns: Columns = {name: [] for name in COLUMNS}
    for game in range(task.first, task.first + task.count):
        for name, value in row(task, game).items():
            columns[name].append(value)
    return columns


def row(task: Task, game: int) -> dict[str, object]:
    watched = WatchedGame(task.plan, game, listening=True)
    entries = 0
    deciders: list[int] = []
    options: list[int] = []
    for step in watched.steps(copies=False):
        entries += 1
        if step.who >= 0:
            deciders.append(step.who)
            options.append(len(step.options))
    rules, state = watched.rules, watched.state
    seats = range(task.plan.setup.seats)
    over = watched.is_over
    squares = [square for event in watched.events for square in event.filled_cells()]
    return {
        "game": game,
        "bots": watched.bots,
        "over": over,
        "entries": entries,
        "utility": [float(state.utility(seat)) if over else 0.0 for seat in seats],
        "score": [int(state.score(seat)) for seat in seats],
        "rank": [int(state.rank(seat)) if over else 0 for seat in seats],
        # Each list holds one value per seat. The sources differ between games, so each has a column of its name.
        "sources": [
            [{"source": name, "points": points} for name, points in rules.scores(state, seat).items()]
            for seat in seats
        ],
        "endings": [
            " ".join([event.id, *(word for _, word in words(event))]) for event in rules.verdict(state)
        ]
        if over
        else [],
        "who": deciders,
        "options": options,
        "columns": [x for x, _ in squares],
        "lines": [y for _, y in squares],
    }
