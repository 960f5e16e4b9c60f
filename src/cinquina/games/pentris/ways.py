"""The states a piece can be in on its way down, as a graph that a page walks, and the best way to each of them.

Best has few turns, then few sideways steps (law, What a player must see).
"""

from functools import lru_cache
from heapq import heappop, heappush

import msgspec

from cinquina.core.shapes import Cell
from cinquina.games.pentris.rules.chute import ORIENTATIONS
from cinquina.games.pentris.rules.masks import COLUMNS, Field, shaded
from cinquina.games.pentris.rules.shape import Outline, Turn
from cinquina.games.pentris.rules.slide import Slide, passing
from cinquina.games.pentris.rules.telling import cell_name

State = tuple[int, int]  # orientation and anchor


class Move(msgspec.Struct, array_like=True, frozen=True):
    """Some equal moves: `in` (from above), `D`, `L`, `R`, or `cw` and `ccw` about a cell; and the state they end in."""

    move: str
    times: int
    turn: int
    anchor: str
    pivot: str = ""


class Node(msgspec.Struct, array_like=True, frozen=True):
    """A state, and the numbers of the states that keys lead to from there; -1 = the piece stays."""

    turn: int
    column: int
    row: int
    left: int
    right: int
    down: int
    clockwise: int
    counter: int
    entry: bool  # from above it comes in here
    rests: bool  # it can stay here


class Graph:
    """Every reachable state of one shape in one chute."""

    def __init__(self, outline: Outline, taken: int, field: Field, drops: bool) -> None:
        self.outline, self.taken, self.drops = outline, taken, drops
        self.field = field
        self.slide = Slide(outline, taken, field, drops)
        if not drops:
            self.slide.explore(outline, taken, field)
        self.turns = [central(outline, p) for p in range(len(outline.pictures))]
        self.states: list[State] = [
            (orientation, anchor)
            for orientation in range(ORIENTATIONS)
            for anchor in bits(self.slide.reached(self.picture(orientation)))
        ]
        self.number = {state: n for n, state in enumerate(self.states)}
        self.came: dict[State, tuple[State | None, str, str]] = {}
        self.search()

    def picture(self, orientation: int) -> int:
        return int(self.outline.picture_of[orientation])

    def entries(self) -> list[State]:
        found = []
        for orientation in range(ORIENTATIONS):
            picture = self.outline.pictures[self.picture(orientation)]
            top = self.field.rows - picture.height
            open_above = bits(picture.free(shaded(self.taken)))
            found += [(orientation, anchor) for anchor in open_above if anchor // COLUMNS == top]
        return found

    def steps(self, state: State) -> list[tuple[str, State]]:
        """Down and sideways, as far as it is free."""
        orientation, anchor = state
        x = anchor % COLUMNS
        found = [("D", anchor - COLUMNS)]
        if not self.drops:
            found += [("L", anchor - 1)] if x > 0 else []
            found += [("R", anchor + 1)] if x < COLUMNS - 1 else []
        return [(move, (orientation, to)) for move, to in found if (orientation, to) in self.number]

    def quarter_turns(self, state: State) -> list[tuple[str, str, State]]:
        """Pivots nearest to the middle first."""
        if self.drops:
            return []
        orientation, anchor = state
        here = 1 << anchor
        found = []
        for turn in self.turns[self.picture(orientation)]:
            to = (orientation + (1 if turn.clockwise else 3)) % 4, anchor + turn.by
            if here & turn.allowed and to in self.number and passing(turn, here, self.taken):
                pivot = cell_name(anchor + turn.pivot[0] + COLUMNS * turn.pivot[1])
                found.append(("cw" if turn.clockwise else "ccw", pivot, to))
        return found

    def search(self) -> None:
        """The cheapest way to every state; cost: turns, sideways steps, then all."""
        self.around = {state: self.quarter_turns(state) for state in self.states}
        todo: list[tuple[tuple[int, int, int], int, State, State | None, str, str]] = []
        count = 0
        for state in self.entries():
            heappush(todo, ((0, 0, 0), count, state, None, "in", ""))
            count += 1
        while todo:
            (turns, sides, all), _, state, before, move, pivot = heappop(todo)
            if state in self.came:
                continue
            self.came[state] = (before, move, pivot)
            for name, to in self.steps(state):
                if to not in self.came:
                    cost = (turns, sides + (name != "D"), all + 1)
                    heappush(todo, (cost, count, to, state, name, ""))
                    count += 1
            for name, about, to in self.around[state]:
                if to not in self.came:
                    heappush(todo, ((turns + 1, sides, all + 1), count, to, state, name, about))
                    count += 1

    def way(self, state: State) -> list[Move]:
        """From above to this state, equal steps together."""
        steps: list[Move] = []
        here: State | None = state
        while here is not None:
            before, move, pivot = self.came[here]
            if steps and steps[-1].move == move and not pivot:
                steps[-1] = msgspec.structs.replace(steps[-1], times=steps[-1].times + 1)
            else:
                steps.append(Move(move, 1, here[0], cell_name(here[1]), pivot))
            here = before
        return steps[::-1]

    def nodes(self) -> list[Node]:
        entries = set(self.entries())
        found = []
        for orientation, anchor in self.states:
            state = orientation, anchor
            to = {move: self.number[there] for move, there in self.steps(state)}
            for move, _, there in reversed(self.around[state]):
                to[move] = self.number[there]
            resting = self.slide.resting(self.picture(orientation)) >> anchor & 1
            y, x = divmod(anchor, COLUMNS)
            sides = to.get("L", -1), to.get("R", -1), to.get("D", -1)
            turns = to.get("cw", -1), to.get("ccw", -1)
            found.append(Node(orientation, x, y, *sides, *turns, state in entries, bool(resting)))
        return found


@lru_cache(maxsize=64)
def graph(outline: Outline, taken: int, field: Field, drops: bool) -> Graph:
    return Graph(outline, taken, field, drops)


def bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def central(outline: Outline, p: int) -> list[Turn]:
    """The turns of a picture, about the cell nearest to its centroid first."""
    cells = outline.pictures[p].cells
    middle_x, middle_y = sum(x for x, _ in cells), sum(y for _, y in cells)

    def order(turn: Turn) -> tuple[int, Cell, bool]:
        x, y = turn.pivot
        return (5 * x - middle_x) ** 2 + (5 * y - middle_y) ** 2, turn.pivot, not turn.clockwise

    return sorted((turn for turns in outline.into for turn in turns if turn.start == p), key=order)
