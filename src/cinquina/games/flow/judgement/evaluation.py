"""The evaluation of Flow: the tiles missing to win, and the value of a draw."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, size
from cinquina.core.linear import Linear
from cinquina.core.playout import int_buffer
from cinquina.core.state import State
from cinquina.games.flow.judgement.known import KnownRoutes
from cinquina.games.flow.rules.actions import cell_of, turn_of
from cinquina.games.flow.rules.board import Board
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.phases import DRAWING, END, READY, TURN
from cinquina.games.flow.rules.position import Position

WON: Final = 100.0

# The features of every evaluation here; those of the board follow, and the last one is the cards kept in hands.
JOINED: Final = 0  # no tile is missing
ENDED: Final = 1  # 1 for a win, -1 for a loss


class BoardEvaluation(Linear):
    """Judges the board; before a draw, the average over the tiles that may come, each in its best place."""

    def __init__(self, box: Box, names: tuple[str, ...], weights: dict[str, float], ahead: bool) -> None:
        Linear.__init__(self, ("joined", "end", *names, "cards"), {**weights, "joined": WON, "end": WON})
        self.box: Final = box
        self.ahead: Final = ahead  # does it average over draws?
        self.routes: Final = KnownRoutes(box)
        self.out: Final = int_buffer(4 * box.grid.size)
        # Per mask: how many such tiles may come, and one of them; obstacles make no difference.
        self.coming: Final = int_buffer(16)
        self.like: Final = int_buffer(16)
        # Features: of the best place for a tile, and the mean over tiles.
        self.best: Final = vec[float]([0.0 for _ in self.feature_names])
        self.mean: Final = vec[float]([0.0 for _ in self.feature_names])

    def measure_board(self, board: Board) -> None:
        """Write JOINED and every feature of the board into `found`."""
        raise NotImplementedError

    def may_stop(self, state: State, seat: i64) -> bool:
        """Return True: a single seat would otherwise search through all following turns."""
        assert isinstance(state, Position)
        return state.phase == TURN or state.phase == READY

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.clear()
        if state.phase == END:
            self.found[ENDED] = 1.0 if state.won else -1.0
            return
        if state.phase == DRAWING and self.ahead:
            self.measure_draw(state.board, state.face_down)
        else:
            self.measure_board(state.board)
        self.found[len(self.found) - 1] = float(size(state.hands.all_cards()))

    def measure_draw(self, board: Board, face_down: i64) -> None:
        """Measure the mean over the tiles that may come, each in its best place."""
        kinds = self.box.tile_kinds
        coming = self.coming
        found = self.found
        mean = self.mean
        mask: i64 = 0
        while mask < len(coming):
            coming[mask] = 0
            mask += 1
        for kind in range(len(kinds.first)):
            count: i64 = size(face_down & kinds.range[kind])
            if count > 0:
                mask = self.box.mask[kinds.first[kind]]
                coming[mask] += count
                self.like[mask] = kinds.first[kind]
        i: i64 = 0
        while i < len(mean):
            mean[i] = 0.0
            i += 1
        tiles: float = float(size(face_down))
        mask = 0
        while mask < len(coming):
            if coming[mask] > 0:
                self.measure_best(board, self.like[mask])
                i = 0
                while i < len(mean):
                    mean[i] += float(coming[mask]) * found[i]
                    i += 1
            mask += 1
        i = 0
        while i < len(mean):
            found[i] = mean[i] / tiles
            i += 1

    def measure_best(self, lying: Board, tile: i64) -> None:
        """Measure the best place for a tile; without one it is discarded, and nothing changes."""
        board = lying.copy()
        out = self.out
        count: i64 = board.list_places(tile, True, 0, 0, out, 0, len(out))
        if count == 0:
            self.measure_board(board)
            return
        found = self.found
        best = self.best
        most: float = -WON * 2.0
        n: i64 = 0
        i: i64 = 0
        while n < count:
            spot: i64 = BIT[cell_of(out[n])]
            board.set_edges(spot, self.box.turned[self.box.mask[tile] * 4 + turn_of(out[n])])
            self.measure_board(board)
            board.remove_water(spot)
            value: float = self.weighted_sum()
            if value > most:
                most = value
                i = 0
                while i < len(best):
                    best[i] = found[i]
                    i += 1
            n += 1
        i = 0
        while i < len(best):
            found[i] = best[i]
            i += 1

    def missing_without(self, board: Board, line: i64, missing: i64) -> i64:
        """Return the tiles missing when a line is washed away; a Bird protects its own."""
        gone: i64 = line & board.tiles() & ~board.birds
        if gone == 0:
            return missing
        self.routes.measure(board, gone)
        return self.routes.missing


MISSING: Final = 2  # tiles for the cheapest way to join all animals
SINGLES: Final = 3  # the sum of each animal's own shortest way
WASHED: Final = 4  # tiles missing after a wave, on average


class Completion(BoardEvaluation):
    """Judges by the tiles missing, now and after a wave."""

    def __init__(self, box: Box, weights: dict[str, float], ahead: bool = True) -> None:
        BoardEvaluation.__init__(self, box, ("missing", "singles", "washed"), weights, ahead)

    def measure_board(self, board: Board) -> None:
        found = self.found
        routes = self.routes
        routes.measure(board)
        missing: i64 = routes.missing
        found[JOINED] = 1.0 if missing == 0 else 0.0
        found[MISSING] = float(missing)
        found[SINGLES] = float(routes.singles)
        found[WASHED] = 0.0
        if missing > 0 and self.weight[WASHED] != 0.0:
            found[WASHED] = self.missing_after_wave(board, missing)

    def missing_after_wave(self, board: Board, missing: i64) -> float:
        """Return the average over waves, each line by itself: the effect of both together is close to the sum."""
        grid = self.box.grid
        more: float = 0.0
        for line in grid.column_cells:
            more += float(self.missing_without(board, line, missing) - missing) / float(
                len(grid.column_cells)
            )
        for line in grid.row_cells:
            more += float(self.missing_without(board, line, missing) - missing) / float(len(grid.row_cells))
        return float(missing) + more
