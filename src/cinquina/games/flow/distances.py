"""How many tiles are missing, for people: asked again and again about the same board, so the answers are kept."""

from functools import lru_cache

from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.routes import Routes
from cinquina.games.flow.rules.water import Water

Distances = tuple[int, list[int]]  # to connect all animals at best, and each by its own shortest way


def distances(board: Board) -> Distances:
    return measured(board.box, board.full, board.north, board.east, board.south, board.west)


@lru_cache(maxsize=4096)
def measured(box: Box, full: int, north: int, east: int, south: int, west: int) -> Distances:
    water = Water(box.grid)
    water.full, water.north, water.east, water.south, water.west = full, north, east, south, west
    routes = Routes(box)
    routes.measure(water)
    return int(routes.missing), [int(each) for each in routes.alone]
