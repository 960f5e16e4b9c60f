"""Observations computed a second time, plainly, from the view of a seat: a module per game, each with `naive`."""

from importlib import import_module
from typing import Any

import numpy as np


def naive(game: str, rules: Any, view: Any) -> dict[str, list[int]]:
    """Return the entries of every field by its name."""
    found: dict[str, list[int]] = import_module(f"tests.library.naive.{game}").naive(rules, view)
    return found


def one(place: int | None, count: int) -> list[int]:
    """Return a single 1 at a place, or none."""
    return [int(n == place) for n in range(count)]


def some(names: list[str], there: Any) -> list[int]:
    """Return a 1 for each of the names that are there."""
    there = set(there)
    assert there <= set(names)
    return [int(name in there) for name in names]


def flat(rows: Any) -> list[int]:
    return [int(each) for each in np.asarray(rows).ravel()]
