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
NAMES: Final = ("missing", "singles", "cards", "washed", "joined", "end")


class Completion(Evaluation):
    """A weighted sum of features; the names of the weights are the features."""

    def __init__(self, box: Box, missing: float, singles: float, cards: float, washed: float = 0.0) -> None:
        self.box: Final = box
        self.routes: Final = Routes(box)
        self.out: Final = buffer(4 * box.grid.size)
        # The best place for a tile, by mask, and what makes it the best.
        self.best: Final = [0.0] * 16
        self.best_missing: Final = [0.0] * 16
        self.best_singles: Final = [0.0] * 16
        self.best_washed: Final = [0.0] * 16
        # The features, as measured last.
        self.found_missing: float = 0.0
        self.found_singles: float = 0.0
        self.found_washed: float = 0.0
        self.found_joined: float = 0.0
        self.missing: Final = missing  # tiles for the cheapest way to join all animals
        self.singles: Final = singles  # the sum of each animal's own shortest way
        self.cards: Final = cards  # cards kept in hands
        self.washed: Final = washed  # tiles that will be missing after a wave, on average

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return [self.missing, self.singles, self.cards, self.washed, WON, WON]

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Flow)
        if state.phase == END:
            return [0.0, 0.0, 0.0, 0.0, 0.0, 1.0 if state.won else -1.0]
        if state.phase == DRAWING:
            self.drawn(state)
        else:
            self.distance(state.board)
        cards: float = float(size(state.hands.dealt()))
        return [self.found_missing, self.found_singles, cards, self.found_washed, self.found_joined, 0.0]

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
            self.found_missing = self.found_singles = self.found_washed = 0.0
            self.found_joined = 1.0
            return WON
        self.found_missing = float(routes.missing)
        self.found_singles = float(routes.singles)
        self.found_joined = 0.0
        value: float = self.missing * self.found_missing + self.singles * self.found_singles
        if self.washed != 0.0:
            self.found_washed = self.after_wave(board, routes.missing)
            value += self.washed * self.found_washed
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
        missing: float = 0.0
        singles: float = 0.0
        washed: float = 0.0
        joined: i64 = 0
        tiles: i64 = 0
        known: i64 = 0
        kinds = self.box.tile_kinds
        for kind in range(len(kinds.first)):
            count: i64 = size(state.face_down & kinds.range[kind])
            if count > 0:
                mask: i64 = self.box.mask[kinds.first[kind]]
                if not known & BIT[mask]:  # with an obstacle or without, a shape fits alike
                    self.best[mask] = self.best_place(state.board, kinds.first[kind])
                    self.best_missing[mask] = self.found_missing
                    self.best_singles[mask] = self.found_singles
                    self.best_washed[mask] = self.found_washed
                    known |= BIT[mask]
                total += float(count) * self.best[mask]
                missing += float(count) * self.best_missing[mask]
                singles += float(count) * self.best_singles[mask]
                washed += float(count) * self.best_washed[mask]
                joined += count if self.best[mask] == WON else 0
                tiles += count
        self.found_missing = missing / float(tiles)
        self.found_singles = singles / float(tiles)
        self.found_washed = washed / float(tiles)
        self.found_joined = float(joined) / float(tiles)
        return total / float(tiles)

    def best_place(self, lying: Board, tile: i64) -> float:
        """The value of the best place for a tile like this; without any it is discarded, and nothing changes."""
        board = lying.copy()
        out = self.out
        count: i64 = board.places(tile, True, 0, 0, out, 0, len(out))
        if count == 0:
            return self.distance(board)
        best: float = -WON * 2.0
        missing: float = 0.0
        singles: float = 0.0
        washed: float = 0.0
        i: i64 = 0
        while i < count:
            spot: i64 = BIT[cell_of(out[i])]
            board.open(spot, self.box.turned[self.box.mask[tile] * 4 + turn_of(out[i])])
            value: float = self.distance(board)
            board.dry(spot)
            if value > best:
                best = value
                missing = self.found_missing
                singles = self.found_singles
                washed = self.found_washed
            i += 1
        self.found_missing = missing
        self.found_singles = singles
        self.found_washed = washed
        return best


class Hasty(Completion):
    """Does not look at what a draw may bring: for playouts, which look at thousands of positions."""

    def drawn(self, state: Flow) -> float:
        return self.distance(state.board)
