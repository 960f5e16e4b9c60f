"""Which games are played: every mode, every number of seats, every value of every setting."""

from typing import Any

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.rules import Rules
from cinquina.core.setup import Mode, Setting

FEW = 8  # rows of settings that every number of seats plays; ./dev soak plays all rows with every number


def settings_of(game: Game, mode: Mode) -> list[Setting]:
    return [each for each in game.settings if not each.modes or mode.id in each.modes]


def values(setting: Setting) -> list[Any]:
    """Every value; of a list none, each alone, and as many as fit."""
    if setting.most == 1:
        return list(setting.values)
    return [[], *([each] for each in setting.values), list(setting.values[: setting.most])]


def variants(game: Game, mode: Mode) -> list[dict[str, Any]]:
    """Return the defaults, then rows in which every value of every setting appears, in varying combinations."""
    known = settings_of(game, mode)
    rows: list[dict[str, Any]] = [{}]
    for n in range(max((len(values(each)) for each in known), default=0)):
        rows.append({each.id: values(each)[(n + k) % len(values(each))] for k, each in enumerate(known)})
    return rows


def shared(rows: list[dict[str, Any]], mode: Mode, seats: int) -> list[dict[str, Any]]:
    """Few rows are for every number of seats; of many the numbers of seats play the defaults and a share each."""
    if len(rows) <= FEW:
        return rows
    return rows[:1] + rows[1 + mode.seats.index(seats) :: len(mode.seats)]


def tables(game: Game, mode: Mode, seats: int, every: bool = False) -> list[Rules]:
    """Return the rules of these seats' variants, or of `every` one; incompatible values are tried one by one."""
    rows = variants(game, mode)
    found = []
    for row in rows if every else shared(rows, mode, seats):
        try:
            found.append(game.rules(game.setup(seats, mode.id, row)))
        except Invalid:
            found += alone(game, mode, seats, row)
    return found


def alone(game: Game, mode: Mode, seats: int, row: dict[str, Any]) -> list[Rules]:
    found = []
    for name, value in row.items():
        try:
            found.append(game.rules(game.setup(seats, mode.id, {name: value})))
        except Invalid:
            continue
    return found


def missing_values(game: Game) -> list[str]:
    """Values that no table of the battery is set to."""
    played = [
        rules.setup for mode in game.modes for seats in mode.seats for rules in tables(game, mode, seats)
    ]
    return [
        f"{setting.id} = {value} in mode {mode.id}"
        for mode in game.modes
        for setting in settings_of(game, mode)
        for value in values(setting)
        if not any(setup.mode == mode.id and setup.settings[setting.id] == value for setup in played)
    ]
