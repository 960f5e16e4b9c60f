"""Positions of the engine as the oracle sees them, and random games that lead to many kinds of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from cinquina.core.rules import Rules
from cinquina.core.state import OVER
from cinquina.games import find
from tests.games.flow.oracle import Cell, Water, printed

GLYPHS = {
    "│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW",
    "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW", "┼": "NESW", "#": "",
}  # fmt: skip
RANGES = {
    "straight": [(1, 8), (32, 34)],
    "curve": [(9, 17), (35, 36)],
    "tee": [(18, 24), (37, 39)],
    "cross": [(25, 31), (40, 42)],
}


def rules_for(seats: int = 2, mode: str = "standard", **settings: Any) -> Rules:
    game = find("flow")
    return game.rules(game.setup(seats, mode, {"clock": "turns", **settings}))


def water(position: dict[str, Any]) -> Water:
    found = printed(position.get("facing", "NESW"))
    for row, line in enumerate(position["board"]):
        for column, glyph in enumerate(line):
            if glyph in GLYPHS:
                found[row, column] = GLYPHS[glyph]
    return found


def tiles(position: dict[str, Any]) -> dict[Cell, str]:
    return {parsed(text): id for text, id in position["tiles"].items()}


def parsed(cell: str) -> Cell:
    row, column = map(int, cell.split(","))
    return row, column


def shape_of(id: str) -> str:
    """Return the shape in the law's tile list; empty for a Scenario obstacle tile."""
    if id.startswith("S"):
        return ""
    number = int(id[1:])
    return next(
        shape for shape, parts in RANGES.items() if any(first <= number <= last for first, last in parts)
    )


def is_obstacle(id: str) -> bool:
    return id.startswith("S") or int(id[1:]) >= 32


def games(rng: Random, rules: Rules, count: int) -> Iterator[Any]:
    """Every position of some random games, to be looked at before it goes on."""
    for _ in range(count):
        state = rules.start()
        while state.turn() != OVER:
            yield state
            weights = rules.weights(state) if state.turn() < 0 else None
            (action,) = rng.choices(rules.actions(state, int(state.turn())), weights)
            state.apply(state.turn(), action)
        yield state
