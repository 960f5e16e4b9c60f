"""Events of Flow's rules about tiles and cells, and the animals that a change connected or cut off."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.listener import Listener
from cinquina.games.flow.events import Connected, CutOff, Discarded, Handled, Moved, Swept
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Grid

if TYPE_CHECKING:
    from cinquina.games.flow.rules.position import Position


def cell_position(grid: Grid, cell: i64) -> tuple[int, int]:
    return (grid.row(cell), grid.column(cell))


def tell_tile(position: "Position", listener: Listener, kind: type[Handled], tile: i64, cell: i64) -> None:
    box = position.box
    listener.hear(kind(position.active, box.tile_ids[tile], box.shape[tile], cell_position(box.grid, cell)))


def tell_move(position: "Position", tile: i64, start: i64, cell: i64) -> None:
    if position.listener is not None:
        box = position.box
        lifted, laid = cell_position(box.grid, start), cell_position(box.grid, cell)
        position.listener.hear(Moved(position.active, box.tile_ids[tile], box.shape[tile], lifted, laid))


def tell_discard(position: "Position") -> None:
    """Report a discard with its reason: no place at all, or only such that cut an animal off (flow P3, R6)."""
    if position.listener is not None:
        id = position.box.tile_ids[position.tile]
        shape = position.box.shape[position.tile]
        blocks = position.board.has_place(position.tile)
        position.listener.hear(Discarded(position.active, id, shape, "blocks" if blocks else "nowhere"))


def tell_cells(listener: Listener, kind: type[Swept], board: Board, cells: i64) -> None:
    """Report an event for each of the tiles, in the order of the cells."""
    cell: i64 = 0
    while cells >> cell:
        if cells & BIT[cell]:
            tile: i64 = board.tile[cell]
            bird = board.birds & BIT[cell] != 0
            listener.hear(
                kind(board.box.tile_ids[tile], board.box.shape[tile], cell_position(board.grid, cell), bird)
            )
        cell += 1


def show_news(position: "Position", listener: Listener, before: i64) -> None:
    """Show the action, then its effects animal by animal; the ways of a won game are shown together at its end."""
    listener.beat(position)
    apart = not position.board.is_all_connected()
    for event in connection_events(position.board, before):
        listener.hear(event)
        if apart:
            listener.beat(position)


def connection_events(board: Board, before: i64) -> list[Connected | CutOff]:
    """Return an event for each animal that gained or lost its way to the Boat."""
    found: list[Connected | CutOff] = []
    now: i64 = board.connected_cells()
    for n in range(len(board.grid.animal)):
        spot: i64 = BIT[board.grid.animal[n]]
        if now & ~before & spot:
            found.append(Connected(board.box.animal_keys[n], shortest_route(board, board.grid.animal[n])))
        elif before & ~now & spot:
            found.append(CutOff(board.box.animal_keys[n]))
    return found


def shortest_route(board: Board, animal: i64) -> list[tuple[int, int]]:
    """Return a shortest way over water from an animal to the Boat; empty if there is none."""
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
        way.append(cell_position(grid, here))
        here = came[here]
    way.append(cell_position(grid, here))
    return way
