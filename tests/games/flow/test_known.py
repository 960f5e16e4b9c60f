"""What is kept of water that was measured before is what measuring it again finds."""

from typing import Any

import pytest

from cinquina.core.rng import Rng
from cinquina.games import find
from cinquina.games.flow.judgement.known import KnownRoutes
from cinquina.games.flow.rules.routes import Routes
from tests.bots.positions import on_the_way


@pytest.mark.both
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(100, 140))]
)
def test_known_routes_are_the_routes(seed: int):
    game = find("flow")
    rules: Any = game.rules(game.setup(3)).without_clock()
    box = rules.box
    known, routes = KnownRoutes(box), Routes(box)
    looks = 0
    state: Any
    for state in on_the_way(rules, Rng(seed)):
        board = state.board
        for line in (0, *box.grid.column_cells, *box.grid.row_cells):
            gone = line & board.tiles() & ~board.birds
            known.measure(board, gone)
            routes.measure(board, gone)
            assert (known.missing, known.singles) == (routes.missing, routes.singles)
            looks += 1
    assert looks > 100
