"""A naive reading of the law, cell by cell: dictionaries, sets and searches, nothing shared with the engine.

A board is a dictionary from (row, column) to the letters of the open edges of what lies there.
"""

from collections import deque
from itertools import product

Cell = tuple[int, int]
Water = dict[Cell, str]

SIZE = 7
BOAT = (3, 3)
ANIMALS = {"cat": ((0, 0), "ES"), "dog": ((0, 6), "SW"), "capybara": ((6, 6), "NW"), "lemur": ((6, 0), "NE")}
SPACES = {cell for cell, _ in ANIMALS.values()}
SHAPES = {"straight": "NS", "curve": "NE", "tee": "NES", "cross": "NESW"}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LINES = {1: 0, 2: 1, 3: 2, 4: 4, 5: 5, 6: 6}
CELLS = list(product(range(SIZE), range(SIZE)))


def printed(boat: str = "NESW") -> Water:
    return {BOAT: boat, **dict(ANIMALS.values())}


def turned(edges: str, quarters: int) -> str:
    """Clockwise, in the order N, E, S, W."""
    return "".join(side for side in "NESW" if "NESW"[("NESW".index(side) - quarters) % 4] in edges)


def beside(cell: Cell, side: str) -> Cell | None:
    row, column = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
    return (row, column) if 0 <= row < SIZE and 0 <= column < SIZE else None


def reached(water: Water, start: Cell) -> set[Cell]:
    """All cells that water joins to one."""
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for side in water[here]:
            near = beside(here, side)
            if near in water and near not in found and OPPOSITE[side] in water[near]:
                found.add(near)
                todo.append(near)
    return found


def connected(water: Water) -> list[str]:
    return [animal for animal, (cell, _) in ANIMALS.items() if cell in reached(water, BOAT)]


def blocked(water: Water) -> list[str]:
    """L7: every empty cell counts as a cross."""
    flooded = {cell: water.get(cell, "NESW") for cell in CELLS}
    return [animal for animal, (cell, _) in ANIMALS.items() if cell not in reached(flooded, BOAT)]


def refused(water: Water, cell: Cell, edges: str, joined: bool) -> str:
    """Return the code of the first rule that a placement breaks, or an empty text."""
    if cell in water:
        return "occupied"
    around = {side: water[near] for side in "NESW" if (near := beside(cell, side)) in water}
    if not around:
        return "not_adjacent"
    if any((side in edges) != (OPPOSITE[side] in other) for side, other in around.items()):
        return "edge_mismatch"
    laid = {**water, cell: edges}
    if joined and not SPACES & reached(laid, cell):
        return "no_path"
    return "blocks_animal" if blocked(laid) else ""


def places(water: Water, shape: str, joined: bool = True) -> list[str]:
    """`0,1 r1` for every place, by row, column and turn; turns that look alike once."""
    found = []
    for cell in CELLS:
        looks: set[str] = set()
        for turn in range(4):
            edges = turned(SHAPES.get(shape, ""), turn)
            if edges not in looks and not refused(water, cell, edges, joined):
                found.append(f"{cell[0]},{cell[1]} r{turn}")
            looks.add(edges)
    return found


def moves(water: Water, shapes: dict[Cell, str], liftable: set[Cell]) -> list[str]:
    """Return the Current moves: every tile that may be lifted, to every other cell."""
    found = []
    for start in sorted(liftable):
        rest = {cell: edges for cell, edges in water.items() if cell != start}
        where = f"{start[0]},{start[1]}"
        found += [
            f"current {where} to {place}"
            for place in places(rest, shapes[start], joined=False)
            if place.split()[0] != where
        ]
    return found


def swept(
    tiles: set[Cell], birds: set[Cell], held: set[Cell], white: int, black: int
) -> tuple[set[Cell], set[Cell]]:
    """Return the tiles and Birds left after a wave; 0 = that die was not rolled."""
    gone, flown = set(), set()
    for row, column in tiles - held:
        hits = (white > 0 and LINES[white] == column) + (black > 0 and LINES[black] == row)
        if hits:
            flown |= {(row, column)} & birds
            if hits > len({(row, column)} & birds):
                gone.add((row, column))
    return tiles - gone, birds - flown


def missing(water: Water) -> int:
    """Return the fewest tiles that connect everybody, by the sets of animals a tree has gathered (Dreyfus and
    Wagner)."""
    names = list(ANIMALS)
    everybody = frozenset(names)
    best: dict[tuple[frozenset[str], Cell], int] = {}
    groups = sorted(
        {
            frozenset(n for n, take in zip(names, bits, strict=True) if take)
            for bits in product((0, 1), repeat=4)
        },
        key=len,
    )[1:]
    for group in groups:
        costs: dict[Cell, int] = {}
        if len(group) == 1:
            costs[ANIMALS[next(iter(group))][0]] = 0
        for part in groups:
            if part < group:
                for cell in CELLS:
                    one, other = best.get((part, cell)), best.get((group - part, cell))
                    if one is not None and other is not None:
                        costs[cell] = min(costs.get(cell, 99), one + other)
        relax(water, costs)
        best |= {((group), cell): cost for cell, cost in costs.items()}
    return best[everybody, BOAT]


def relax(water: Water, costs: dict[Cell, int]) -> None:
    """Let trees grow: leaving an empty cell costs the tile that must lie on it."""
    todo = deque(costs)
    while todo:
        here = todo.popleft()
        pay = costs[here] + (here not in water)
        for side in water.get(here, "NESW"):
            near = beside(here, side)
            if near is not None and OPPOSITE[side] in water.get(near, "NESW") and pay < costs.get(near, 99):
                costs[near] = pay
                todo.append(near)
