"""How near the team is to winning: the tiles that are missing, and what a draw would do about it."""

from typing import Final

from mypy_extensions import i64

from cinquina.core.playout import buffer
from cinquina.core.state import Evaluation, State
from cinquina.games.flow.rules.actions import cell_of, turn_of
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.kinds import BIT, size
from cinquina.games.flow.rules.routes import Routes
from cinquina.games.flow.rules.state import Flow
from cinquina.games.flow.rules.table import DRAWING, END, READY, TURN

WON: Final = 100.0


class Completion(Evaluation):
    """A weighted sum of features; the names of the weights are the features."""

    def __init__(self, box: Box, missing: float, singles: float, cards: float, washed: float = 0.0) -> None:
        self.box: Final = box
        self.routes: Final = Routes(box)
        self.out: Final = buffer(4 * box.grid.size)
        self.best: Final = [0.0] * 16  # by mask
        self.missing: Final = missing  # tiles for the cheapest way to join all animals
        self.singles: Final = singles  # the sum of each animal's own shortest way
        self.cards: Final = cards  # cards kept in hands
        self.washed: Final = washed  # tiles that will be missing after a wave, on average

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Flow)
        if state.phase == END:
            return WON if state.won else -WON
        value: float = self.cards * float(size(state.hands.dealt()))
        if state.phase == DRAWING:
            return value + self.drawn(state)
        return value + self.distance(state.board)

    def rests(self, state: State, seat: i64) -> bool:
        """Alone, a seat would think on through turn after turn."""
        assert isinstance(state, Flow)
        return state.phase == TURN or state.phase == READY

    def distance(self, board: Board) -> float:
        routes = self.routes
        routes.measure(board)
        if routes.missing == 0:
            return WON
        missing: i64 = routes.missing
        value: float = self.missing * float(missing) + self.singles * float(routes.singles)
        if self.washed != 0.0:
            value += self.washed * self.after_wave(board, missing)
        return value

    def after_wave(self, board: Board, missing: i64) -> float:
        """Each line by itself: what both take away together is nearly what each does alone."""
        grid = self.box.grid
        more: float = 0.0
        for line in grid.column_cells:
            more += float(self.without(board, line, missing) - missing) / float(len(grid.column_cells))
        for line in grid.row_cells:
            more += float(self.without(board, line, missing) - missing) / float(len(grid.row_cells))
        return float(missing) + more

    def without(self, board: Board, line: i64, missing: i64) -> i64:
        """The tiles missing when a line is washed away; a Bird holds its own."""
        gone: i64 = line & board.tiles() & ~board.birds
        if gone == 0:
            return missing
        self.routes.measure(board, gone)
        return self.routes.missing

    def drawn(self, state: Flow) -> float:
        """Before a draw: the mean of the best places for the tiles that may come."""
        total: float = 0.0
        tiles: i64 = 0
        known: i64 = 0
        kinds = self.box.tile_kinds
        for kind in range(len(kinds.first)):
            count: i64 = size(state.face_down & kinds.range[kind])
            if count > 0:
                mask: i64 = self.box.mask[kinds.first[kind]]
                if not known & BIT[mask]:  # with an obstacle or without, a shape fits alike
                    self.best[mask] = self.best_place(state.board, kinds.first[kind])
                    known |= BIT[mask]
                total += float(count) * self.best[mask]
                tiles += count
        return total / float(tiles)

    def best_place(self, lying: Board, tile: i64) -> float:
        """The value of the best place for a tile like this; without any it is discarded, and nothing changes."""
        board = lying.copy()
        out = self.out
        count: i64 = board.places(tile, True, 0, 0, out, 0, len(out))
        if count == 0:
            return self.distance(board)
        best: float = -WON * 2.0
        i: i64 = 0
        while i < count:
            spot: i64 = BIT[cell_of(out[i])]
            board.open(spot, self.box.turned[self.box.mask[tile] * 4 + turn_of(out[i])])
            value: float = self.distance(board)
            board.dry(spot)
            best = max(best, value)
            i += 1
        return best


class Hasty(Completion):
    """Does not look at what a draw may bring: for playouts, which look at thousands of positions."""

    def drawn(self, state: Flow) -> float:
        return self.distance(state.board)
