"""What the tests of Pentris share: rules, random chutes, and the engine's words for the oracle's cells."""

import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from cinquina.core.registry import find
from cinquina.games import pentris
from cinquina.games.pentris.rulebook import Rulebook
from cinquina.games.pentris.rules.masks import cells_of, members
from cinquina.games.pentris.rules.slide import Slide
from tests.games.pentris import oracle

DEFAULT: dict[str, Any] = tomllib.loads(
    Path(pentris.__file__).with_name("edition.toml").read_text(encoding="utf-8")
)


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(DEFAULT), **fields}


def rulebook(
    seats: int = 1, mode: str = "beginner", edition: dict[str, Any] | None = None, **settings: Any
) -> Rulebook:
    game = find("pentris")
    rules = game.rules(game.setup(seats, mode, settings, edition))
    assert isinstance(rules, Rulebook)
    return rules


def cell_text(cell: oracle.Cell) -> str:
    return f"{'abcdef'[cell[0]]}{cell[1] + 1}"


def place_text(state: oracle.State) -> str:
    return f"r{state[0]} {cell_text((state[1], state[2]))}"


def engine_placements(rules: Rulebook, shape: str, taken: set[oracle.Cell], drops: bool) -> set[oracle.State]:
    outline = rules.box.outlines[rules.box.letters.index(shape)]
    slide = Slide(outline, cells_of(list(taken)), rules.box.field, drops)
    return {
        (orientation, anchor % 6, anchor // 6)
        for orientation in range(4)
        for anchor in members(slide.resting_anchors(outline.picture_of[orientation]))
    }


def stacked(rng: Random, rows: int, pieces: int) -> set[oracle.Cell]:
    """Cells as play leaves them: random pieces on random places, straight down or not."""
    chute = oracle.Chute(set(), rows)
    for _ in range(pieces):
        shape = rng.choice(list(oracle.PICTURES))
        places = sorted(chute.placements(shape, drops=True))
        if places:
            chute.taken |= set(oracle.cells(shape, rng.choice(places)))
    return chute.taken


def scattered(rng: Random, rows: int) -> set[oracle.Cell]:
    """Cells at random, with pockets and tunnels that play would hardly leave: thin at the top, dense below."""
    top = rng.randint(3, rows)
    share = rng.uniform(0.1, 0.5)
    return {(x, y) for x in range(6) for y in range(top) if rng.random() < share * (1.3 - y / rows)}
