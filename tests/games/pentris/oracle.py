"""Pentris once more, as slowly and plainly as the law says it: sets of cells, one state at a time.

Nothing of the engine is used. A cell is (x, y) from (0, 0) at the lower left; a state is an orientation and an anchor.
"""

from collections import deque
from functools import cache

Cell = tuple[int, int]
State = tuple[int, int, int]  # orientation, x and y of the anchor

PICTURES = {
    "F": ".XX XX. .X.",
    "I": "XXXXX",
    "L": "X. X. X. XX",
    "N": ".X .X XX X.",
    "P": "XX XX X.",
    "T": "XXX .X. .X.",
    "U": "X.X XXX",
    "V": "X.. X.. XXX",
    "W": "X.. XX. .XX",
    "X": ".X. XXX .X.",
    "Y": ".X XX .X .X",
    "Z": "XX. .X. .XX",
}
COLUMNS = 6


@cache
def picture(shape: str, orientation: int) -> tuple[Cell, ...]:
    """Return the cells of a shape in an orientation, in the reading order of the picture r0."""
    if orientation == 0:
        rows = PICTURES[shape].split()
        return tuple(
            (x, len(rows) - 1 - n) for n, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"
        )
    before = picture(shape, orientation - 1)
    width = max(x for x, _ in before) + 1
    return tuple((y, width - 1 - x) for x, y in before)


def cells(shape: str, state: State) -> list[Cell]:
    orientation, left, bottom = state
    return [(left + x, bottom + y) for x, y in picture(shape, orientation)]


class Chute:
    def __init__(self, taken: set[Cell], rows: int) -> None:
        self.taken, self.rows = taken, rows

    def open(self, cell: Cell) -> bool:
        x, y = cell
        return 0 <= x < COLUMNS and 0 <= y < self.rows and cell not in self.taken

    def fits(self, shape: str, state: State) -> bool:
        return all(self.open(cell) for cell in cells(shape, state))

    def entries(self, shape: str) -> list[State]:
        """Straight down from above, row by row, until the whole piece is inside."""
        found = []
        for orientation in range(4):
            width = max(x for x, _ in picture(shape, orientation)) + 1
            height = max(y for _, y in picture(shape, orientation)) + 1
            for x in range(COLUMNS - width + 1):
                passes = all(
                    cell not in self.taken
                    for y in range(self.rows - height, self.rows)
                    for cell in cells(shape, (orientation, x, y))
                    if cell[1] < self.rows
                )
                if passes:
                    found.append((orientation, x, self.rows - height))
        return found

    def steps(self, shape: str, state: State, drops: bool) -> dict[State, str]:
        """Every state one step away, with the name of the step."""
        orientation, x, y = state
        moves = {(orientation, x, y - 1): "D"}
        if not drops:
            moves |= {(orientation, x - 1, y): "L", (orientation, x + 1, y): "R"}
        found = {to: name for to, name in moves.items() if self.fits(shape, to)}
        if not drops:
            for pivot in cells(shape, state):
                for clockwise in (True, False):
                    to = self.turned(shape, state, pivot, clockwise)
                    if to is not None:
                        found.setdefault(to, "cw" if clockwise else "ccw")
        return found

    def turned(self, shape: str, state: State, pivot: Cell, clockwise: bool) -> State | None:
        """Return the state after a quarter turn about a cell of the piece; None if it is blocked or would rise."""
        before = cells(shape, state)
        after = []
        for x, y in before:
            ring = walk((x - pivot[0], y - pivot[1]), clockwise)
            if not all(self.open((pivot[0] + dx, pivot[1] + dy)) for dx, dy in ring[1:]):
                return None
            after.append((pivot[0] + ring[-1][0], pivot[1] + ring[-1][1]))
        if sum(y for _, y in after) > sum(y for _, y in before):
            return None
        orientation = (state[0] + (1 if clockwise else 3)) % 4
        return orientation, min(x for x, _ in after), min(y for _, y in after)

    def reached(self, shape: str, drops: bool) -> set[State]:
        todo = deque(self.entries(shape))
        found = set(todo)
        while todo:
            for to in self.steps(shape, todo.popleft(), drops):
                if to not in found:
                    found.add(to)
                    todo.append(to)
        return found

    def can_rest(self, shape: str, state: State) -> bool:
        return not self.fits(shape, (state[0], state[1], state[2] - 1))

    def placements(self, shape: str, drops: bool = False) -> set[State]:
        return {state for state in self.reached(shape, drops) if self.can_rest(shape, state)}


@cache
def walk(offset: Cell, clockwise: bool) -> tuple[Cell, ...]:
    """From an offset along its square ring, 2k steps; against the clock it is the clockwise walk backwards."""
    k = max(abs(offset[0]), abs(offset[1]))
    if not clockwise:
        x, y = offset
        start = (-y, x)  # whose clockwise quarter ends at the offset
        return tuple(reversed(walk(start, True)))
    x, y = offset
    way = [offset]
    for _ in range(2 * k):
        if y == k and x < k:
            x += 1
        elif x == k and y > -k:
            y -= 1
        elif y == -k and x > -k:
            x -= 1
        else:
            y += 1
        way.append((x, y))
    return tuple(way)


# -- groups and points


def colours(token: str) -> str:
    if token == "j":
        return "rygv"
    return "" if token[0] == "p" else token.rstrip("2*")


def candies(token: str, beginner: bool) -> int:
    if token[0] == "p":
        return 0
    if token[-1] == "*":
        return int(beginner)
    return 2 if token[-1] == "2" else 1


def groups(board: dict[Cell, str], colour: str) -> list[set[Cell]]:
    left = {cell for cell, token in board.items() if colour in colours(token)}
    found = []
    while left:
        group = {left.pop()}
        todo = list(group)
        while todo:
            x, y = todo.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    group.add(near)
                    todo.append(near)
        found.append(group)
    return found


def size(board: dict[Cell, str], group: set[Cell], beginner: bool) -> int:
    return sum(candies(board[cell], beginner) for cell in group)


def round_points(board: dict[Cell, str], rows: int, beginner: bool) -> dict[str, int]:
    complete = [y for y in range(rows) if all((x, y) in board for x in range(COLUMNS))]
    points = {"rows": 2 * len(complete), "stars": 0, "platinum": 0}
    if not beginner:
        for colour in "rygv":
            for group in groups(board, colour):
                stars = sum(board[cell][-1] == "*" for cell in group)
                points["stars"] += stars * size(board, group, beginner)
        points["platinum"] = sum(
            int(token[1]) for (_, y), token in board.items() if token[0] == "p" and y in complete
        )
    return points
