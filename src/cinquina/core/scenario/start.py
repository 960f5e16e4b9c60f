"""The start of a scenario: the game set up as the file says, with the changes of a branch."""

import re
from copy import deepcopy
from typing import Any

import msgspec

from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.registry import find
from cinquina.core.rules import Rules
from cinquina.core.scenario.format import Branch, Start
from cinquina.core.state import State

PATH = re.compile(r"[^.\[\]]+(\.[^.\[\]]+|\[\d{1,6}\])*", re.ASCII)


def set_up(scenario: Start, branch: Branch) -> tuple[Rules, State]:
    game = find(scenario.game)
    tables = {"settings": scenario.settings, "position": scenario.position or {}}
    edition = changed_edition(game, scenario, branch)
    if edition is not None:
        tables["edition"] = edition
    tables = without_paths(tables, branch.without)
    edition = amend(tables["edition"], branch.amend) if edition is not None else None
    if edition is not None:
        try:
            game.edition(edition)
        except Invalid as error:
            raise error.with_prefix("$.edition") from None
    setup = game.setup(
        branch.seats if branch.seats is not None else scenario.seats,
        branch.mode or scenario.mode,
        {**tables["settings"], **branch.settings},
        edition,
    )
    rules = game.rules(setup)
    place = merge(tables["position"], branch.position)
    try:
        return rules, rules.load(place) if place else rules.start()
    except Invalid as error:
        raise error.with_prefix("$.position") from None


def changed_edition(game: Game, scenario: Start, branch: Branch) -> dict[str, Any] | None:
    """Return the scenario's edition as plain data, for a branch to change; None: the default edition, unchanged."""
    less = any(path.startswith("edition.") for path in branch.without)
    if scenario.edition is not None:
        return amend(scenario.edition, scenario.amend)
    if not (scenario.amend or branch.amend or less):
        return None
    return amend(msgspec.json.decode(msgspec.json.encode(game.edition(None))), scenario.amend)


def merge(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Merge tables recursively; replace anything else."""
    result = dict(base)
    for name, value in changes.items():
        old = result.get(name)
        result[name] = merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return result


def amend(data: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    result = deepcopy(data)
    for path, value in changes.items():
        table, name = resolve(result, path, "$.amend")
        if isinstance(table, list) and name == len(table):
            table.append(value)
        elif has_item(table, name) or (isinstance(table, dict) and isinstance(name, str)):
            table[name] = value
        else:
            raise Invalid("$.amend", f"there is no place {path!r}")
    return result


def without_paths(data: dict[str, Any], paths: list[str]) -> dict[str, Any]:
    result = deepcopy(data)
    for path in paths:
        table, name = resolve(result, path, "$.without")
        if table is result or not has_item(table, name):
            raise Invalid("$.without", f"there is no {path!r} that could be left out")
        del table[name]
    return result


def resolve(data: dict[str, Any], path: str, where: str) -> tuple[Any, str | int]:
    """Return the table or list that a path leads to, and the last name: `cards[7].lane` is lane of cards[7]."""
    if not PATH.fullmatch(path):
        raise Invalid(where, f"{path!r} is not a path such as cards[7].lane")
    table: Any = data
    *way, last = (int(part[1:]) if part[0] == "[" else part for part in re.findall(r"[^.\[\]]+|\[\d+", path))
    for name in way:
        if not has_item(table, name):
            raise Invalid(where, f"there is no {path!r}")
        table = table[name]
    return table, last


def has_item(table: Any, name: str | int) -> bool:
    if isinstance(name, int):
        return isinstance(table, list) and name < len(table)
    return isinstance(table, dict) and name in table
