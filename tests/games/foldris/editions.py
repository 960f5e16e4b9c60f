"""Editions other than the one that comes with the game, valid by the law, for tests."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

from cinquina.games import foldris

DEFAULT: dict[str, Any] = tomllib.loads(
    Path(foldris.__file__).with_name("edition.toml").read_text(encoding="utf-8")
)


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(DEFAULT), **fields}


# The sheet with 7 columns that the law names: lanes 6 and 7 coincide.
SEVEN = changed(id="seven", columns=7, lanes=[[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [6, 7]])

# Blocks of 2 to 6 squares; a turned C has a gap within a column, F and N stay one-sided when pruned.
ODD_SHAPES = {
    "D": {"a": [0, 0], "b": [1, 0]},
    "V": {"a": [0, 0], "b": [1, 0], "c": [0, 1]},
    "I5": {"a": [0, 0], "b": [1, 0], "c": [2, 0], "d": [3, 0], "e": [4, 0]},
    "C": {"a": [0, 0], "b": [1, 0], "c": [2, 0], "d": [0, 1], "e": [2, 1]},
    "F": {"a": [1, 0], "b": [1, 1], "c": [0, 1], "d": [1, 2], "e": [2, 2]},
    "N": {"a": [0, 0], "b": [0, 1], "c": [0, 2], "d": [1, 2], "e": [1, 3], "f": [1, 4]},
}
ODD = changed(
    id="odd",
    columns=6,
    lines=9,
    lanes=[[1, 2], [3, 4], [5, 6]],
    start_block=[[0, 0], [1, 0], [0, 1]],
    start_bonus=3,
    effects={"mirror": {"cost": 0, "solo_cost": 2}, "prune": {"cost": 1, "solo_cost": 3}},
    shapes=ODD_SHAPES,
    cards=["D1", "D2", "V2", "V3", "I51", "C2", "C3", "F1", "N3", {"id": "again", "shape": "N", "lane": 3}],
    titles=[
        {"least": 5, "name": {"en": "High", "it": "Alto"}},
        {"least": 0, "name": {"en": "Low", "it": "Basso"}},
    ],
)

# The largest sheet there can be, and the smallest.
LARGE = changed(
    id="large",
    columns=16,
    lines=30,
    lanes=[[n, n + 1] for n in range(1, 16)],
    shapes={**DEFAULT["shapes"], "I5": ODD_SHAPES["I5"], "F": ODD_SHAPES["F"]},
    cards=["I1", "O15", "T9", "S10", "Z12", "L14", "J8", "I511", "F3"],
    titles=[{"least": 30, "name": {"en": "All", "it": "Tutto"}}],
)
SMALL = changed(
    id="small",
    columns=4,
    lines=4,
    lanes=[[1, 2], [3, 4]],
    shapes={"I": DEFAULT["shapes"]["I"], "D": ODD_SHAPES["D"], "S": DEFAULT["shapes"]["S"]},
    cards=["I1", "D2", "S1", "S2"],
    titles=[],
)

EDITIONS: dict[str, dict[str, Any] | None] = {
    "default": None,
    "seven": SEVEN,
    "odd": ODD,
    "large": LARGE,
    "small": SMALL,
}
