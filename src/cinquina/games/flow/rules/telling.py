"""What the rules tell a listener: facts of tiles and cells, and which animals a change joined or cut off."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.events import Listener
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Box, Grid
from cinquina.games.flow.rules.kinds import BIT

DICE_NAMES: Final = ["white", "black"]
SIDES: Final = ["N", "E", "S", "W"]
CARD_NAMES: Final = ["support", "bird", "current", "fishing", "calm", "return"]
SCENARIO_NAMES: Final = ["obstacles", "no_comm", "one_card", "no_sc", "single_path", "remain"]


def at(grid: Grid, cell: i64) -> tuple[int, int]:
    return (grid.row(cell), grid.column(cell))


def tile_facts(box: Box, tile: i64) -> dict[str, object]:
    return {"tile": box.tile_ids[tile], "shape": box.shape[tile]}


def tell_cells(listener: Listener, id: str, board: Board, cells: i64) -> None:
    """The same about each of some tiles, in the order of the cells."""
    cell: i64 = 0
    while cells >> cell:
        if cells & BIT[cell]:
            facts = tile_facts(board.box, board.tile[cell])
            bird = board.birds & BIT[cell] != 0
            listener.tell(id, {**facts, "cell": at(board.grid, cell), "bird": bird})
        cell += 1


def tell_news(listener: Listener, board: Board, before: i64) -> None:
    """Which animals have a way to the Boat that had none before, with the way; and which lost theirs."""
    now: i64 = board.connected()
    for n in range(len(board.grid.animal)):
        spot: i64 = BIT[board.grid.animal[n]]
        if now & ~before & spot:
            facts: dict[str, object] = {"animal": board.box.animal_keys[n]}
            listener.tell("flow.connected", {**facts, "route": route(board, board.grid.animal[n])})
        elif before & ~now & spot:
            listener.tell("flow.cut_off", {"animal": board.box.animal_keys[n]})


def route(board: Board, animal: i64) -> list[tuple[int, int]]:
    """A shortest way over water from an animal to the Boat; nothing if there is none."""
    grid = board.grid
    steps: list[i64] = [-grid.wide, 1, grid.wide, -1]
    came: dict[i64, i64] = {grid.boat: grid.boat}
    todo: list[i64] = [grid.boat]
    for cell in todo:
        mask: i64 = board.mask(cell)
        for side in range(4):
            near: i64 = cell + steps[side]
            if mask >> side & 1 and 0 <= near < grid.size and near not in came:
                if board.mask(near) > 0 and board.mask(near) >> (side + 2) % 4 & 1:
                    came[near] = cell
                    todo.append(near)
    if animal not in came:
        return []
    way: list[tuple[int, int]] = []
    here: i64 = animal
    while here != grid.boat:
        way.append(at(grid, here))
        here = came[here]
    way.append(at(grid, here))
    return way
