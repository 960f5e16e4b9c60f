"""How near the team is: the fewest tiles that would still connect all four animals to the Boat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import ALL_EDGES, EMPTY
from cinquina.games.flow.rules.state import DRAWING, END, Flow

FAR: Final = 1000


class Completion(Evaluation):
    """A weighted sum of features; the names of the weights are the features."""

    def __init__(self, missing: float, singles: float, cards: float, draw: float) -> None:
        self.missing: Final = missing  # tiles for the cheapest way to join all animals
        self.singles: Final = singles  # the sum of each animal's own shortest way
        self.cards: Final = cards  # cards kept in hands
        self.draw: Final = draw  # what an unknown tile is worth

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Flow)
        if state.phase == END:
            return 100.0 if state.won else -100.0
        best = Steiner(state.board)
        held: i64 = 0
        for card in range(state.box.cards):
            if state.holder[card] >= 0:
                held += 1
        value: float = self.missing * float(best.all) + self.singles * float(best.singles)
        value += self.cards * float(held)
        if state.phase == DRAWING:
            value += self.draw
        return value


class Steiner:
    """The cheapest tree of cells that joins the Boat and all animals; an empty cell costs one tile.

    Dreyfus and Wagner's method: cost[set][cell] = the cheapest tree that joins the animals of a set with a cell, the cell
    itself not counted.
    """

    def __init__(self, board: Board) -> None:
        box = board.box
        animals: i64 = len(box.animal_cells)
        size: i64 = box.size
        sets: i64 = 1
        for _ in range(animals):
            sets *= 2
        self.board: Final = board
        self.cost: vec[i64] = vec[i64]([i64(FAR) for _ in range(sets * size)])
        self.singles: i64 = 0
        animal: i64 = 0
        one: i64 = 1
        while animal < animals:
            self.cost[one * size + box.animal_cells[animal]] = 0
            one *= 2
            animal += 1
        group: i64 = 1
        while group < sets:
            self.merge(group)
            self.spread(group)
            group += 1
        one = 1
        for _ in range(animals):
            self.singles += self.cost[one * size + box.boat]
            one *= 2
        self.all: i64 = self.cost[(sets - 1) * size + box.boat]

    def merge(self, group: i64) -> None:
        """Two smaller trees that meet in a cell; an empty cell is paid for once."""
        size: i64 = self.board.box.size
        cost = self.cost
        part: i64 = (group - 1) & group
        while part > 0:
            rest: i64 = group - part
            if part < rest:
                break
            cell: i64 = 0
            while cell < size:
                both: i64 = cost[part * size + cell] + cost[rest * size + cell]
                if both < cost[group * size + cell]:
                    cost[group * size + cell] = both
                cell += 1
            part = (part - 1) & group

    def spread(self, group: i64) -> None:
        """Let the tree grow from cell to joined cell until nothing gets cheaper."""
        board = self.board
        box = board.box
        cost = self.cost
        base: i64 = group * box.size
        changed = True
        while changed:
            changed = False
            cell: i64 = box.wide
            while cell < box.size - box.wide:
                here: i64 = board.mask[cell]
                if cost[base + cell] < FAR and here >= EMPTY:
                    # Going on from an empty cell means laying a tile on it.
                    pay: i64 = cost[base + cell] + (1 if here == EMPTY else 0)
                    edges: i64 = ALL_EDGES if here == EMPTY else here
                    side: i64 = 0
                    while side < 4:
                        near: i64 = cell + box.steps[side]
                        there: i64 = board.mask[near]
                        if edges & box.edge[side] and (there == EMPTY or (there >= 0 and there & box.meets[side])):
                            if pay < cost[base + near]:
                                cost[base + near] = pay
                                changed = True
                        side += 1
                cell += 1
