"""How good a position is: about how many turns are still to go, counted below zero.

Faces are visited from starting points, string after string; the winning symbols are joined on the sheet as it will look
when the planned folds are made. A string costs a part of a turn, and so does each X.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import buffer
from cinquina.core.state import Evaluation, State
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.kinds import ANY_DIE, BIT, LARGE, SMALL, THREES, UNFOLDED
from cinquina.games.rollfold.rules.links import Links
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.reach import Reach
from cinquina.games.rollfold.rules.sheet import ALL_CORNERS, Sheet
from cinquina.games.rollfold.rules.sight import Sight
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.table import GAME_OVER

# Beyond any number of turns, and not so far that a mean with one of them in it would say nothing.
WON: Final = 30.0
LOST: Final = -100.0
AN_X: Final = 0.01  # who wins in the same turn with fewer of them is ahead
NAMES: Final = ("owed", "faces", "bonuses", "folds", "bulbs", "symbols", "join", "spent", "end")


class TurnsToGo(Evaluation):
    def __init__(
        self,
        box: Box,
        per_string: float,
        per_x: float,
        begin: float,
        plus: float,
        any_die: float,
        pending: float,
        fold: float,
        symbol: float,
    ) -> None:
        self.box: Box = box
        self.per_string: float = per_string
        self.per_x: float = per_x
        self.begin: float = begin  # how much the way to the beginning of a missing stretch counts
        self.plus: float = plus  # turns that a +1 bonus saves
        self.any_die: float = any_die  # turns that a Die bonus saves
        self.pending: float = pending  # how much of its cost a number is worth while it is not drawn
        self.fold: float = fold  # turns that it costs to have a corner still unfolded
        # A symbol lies beside a crease, so few numbers end on it: turns that one without an X costs besides.
        self.symbol: float = symbol
        self.reach: Reach = Reach(box.size)
        self.measured: Sight = box.sight(0, 0, False)
        self.links: Links = Links(box.size)
        self.missing: vec[i64] = buffer(64)
        self.costs: list[float] = [0.0] * 64
        # The features, in turns, as measured last.
        self.faces: float = 0.0  # to the faces of the corners that are not folded
        self.bonuses: float = 0.0  # saved by the bonuses of large folds
        self.folds: float = 0.0
        self.bulbs: float = 0.0
        self.symbols: float = 0.0
        self.joins: float = 0.0  # to join the symbols

    def names(self) -> tuple[str, ...]:
        return NAMES

    def weights(self) -> list[float]:
        return [1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -AN_X, WON]

    def features(self, state: State, seat: i64) -> list[float]:
        """In turns, but for the X's spent by one who has won."""
        assert isinstance(state, Rollfold)
        pen = state.pens[seat]
        if pen.won:
            return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, float(pen.x_used), 1.0]
        if state.phase == GAME_OVER:
            return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, LOST / WON]
        self.turns(state.sheets[seat], state.options.orbs_connect)
        return [
            self.owed(pen),
            self.faces,
            self.bonuses,
            self.folds,
            self.bulbs,
            self.symbols,
            self.joins,
            0.0,
            0.0,
        ]

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rollfold)
        pen = state.pens[seat]
        if pen.won:
            return WON - AN_X * float(pen.x_used)
        if state.phase == GAME_OVER:
            return LOST
        return self.owed(pen) - self.turns(state.sheets[seat], state.options.orbs_connect)

    def owed(self, pen: Pen) -> float:
        """Numbers that can still be drawn in this turn."""
        total: float = 0.0
        if pen.first > 0:
            total += self.per_string + self.per_x * float(pen.first)
        if pen.second > 0:
            total += self.per_string + self.per_x * float(pen.second)
        i: i64 = 0
        while i < len(pen.bonuses):
            total += self.per_string + self.per_x * float(pen.bonuses[i] % CELLS)
            i += 1
        return self.pending * total

    def turns(self, sheet: Sheet, orbs_connect: bool) -> float:
        box = self.box
        self.faces = self.bonuses = self.folds = self.bulbs = self.symbols = self.joins = 0.0
        planned: i64 = sheet.folds
        self.measure(sheet, sheet.sight)
        corner: i64 = 0
        while corner < CORNERS:
            gain: float = self.any_die if box.bonuses[corner] >= ANY_DIE else self.plus
            fold: i64 = sheet.fold_of(corner)
            if fold == LARGE:
                self.bonuses += gain
            elif fold == UNFOLDED:
                small: float = self.visit(sheet, sheet.sight, box.small_faces[corner])
                large: float = self.visit(sheet, sheet.sight, box.large_faces[corner])
                self.folds += self.fold
                if small <= large - gain:
                    self.faces += small
                    planned += THREES[corner] * SMALL
                else:
                    self.faces += large
                    self.bonuses += gain
                    planned += THREES[corner] * LARGE
            corner += 1
        if box.two_sided:
            self.second_side(sheet, planned, orbs_connect)
        else:
            self.join(sheet, box.sight(planned, 0, False), orbs_connect)
        return self.faces - self.bonuses + self.folds + self.bulbs + self.symbols + self.joins

    def second_side(self, sheet: Sheet, planned: i64, orbs_connect: bool) -> None:
        """Light bulbs, the professors of the blunt corners, and the join on the reverse."""
        box = self.box
        sight = sheet.sight
        if not sheet.back:
            self.folds += self.fold
            i: i64 = 0
            while i < len(box.bulbs):
                if sheet.marks[box.bulbs[i]] == 0:
                    place: i64 = sight.where[box.bulbs[i]]
                    self.bulbs += self.visit_one(place) if place >= 0 else self.per_string + self.per_x
                i += 1
            sight = box.sight(planned, 0, True)
            self.measure(sheet, sight)
        corner: i64 = 0
        while corner < CORNERS:
            if sheet.blunts & BIT[corner] == 0:
                self.faces += self.visit(sheet, sight, box.blunt_faces[corner])
                self.folds += self.fold
            corner += 1
        self.join(sheet, box.sight(planned, ALL_CORNERS, True), orbs_connect)

    def join(self, sheet: Sheet, sight: Sight, orbs_connect: bool) -> None:
        if sight is not self.measured:
            self.measure(sheet, sight)
        links = self.links
        links.measure(sheet, sight, self.reach, orbs_connect, self.per_string, self.per_x)
        self.symbols = self.symbol * float(sheet.missing(self.box.wins))
        strings: float = self.per_string * float(links.pieces) + self.per_x * float(links.boxes)
        self.joins = strings + self.begin * links.approach

    def measure(self, sheet: Sheet, sight: Sight) -> None:
        self.reach.measure(sheet, sight)
        self.measured = sight

    def visit_one(self, place: i64) -> float:
        straight: float = self.per_string + self.per_x * float(self.reach.aligned[place])
        around: float = 2.0 * self.per_string + self.per_x * float(self.reach.around[place])
        return min(straight, around)

    def visit(self, sheet: Sheet, sight: Sight, cells: vec[i64]) -> float:
        """A tree from the starting points over all cells without an X, nearest first."""
        missing = self.missing
        costs = self.costs
        count: i64 = 0
        i: i64 = 0
        while i < len(cells):
            if sheet.marks[cells[i]] == 0 and sight.where[cells[i]] >= 0:
                missing[count] = sight.where[cells[i]]
                costs[count] = self.visit_one(missing[count])
                count += 1
            i += 1
        total: float = 0.0
        while count > 0:
            best: i64 = 0
            i = 1
            while i < count:
                if costs[i] < costs[best]:
                    best = i
                i += 1
            total += costs[best]
            here: i64 = missing[best]
            count -= 1
            missing[best] = missing[count]
            costs[best] = costs[count]
            i = 0
            while i < count:
                costs[i] = min(costs[i], self.between(here, missing[i], sight.wide))
                i += 1
        return total

    def between(self, one: i64, other: i64, wide: i64) -> float:
        across: i64 = max(one % wide, other % wide) - min(one % wide, other % wide)
        down: i64 = max(one // wide, other // wide) - min(one // wide, other // wide)
        strings: float = 1.0 if across == 0 or down == 0 else 2.0
        return strings * self.per_string + self.per_x * float(across + down)
