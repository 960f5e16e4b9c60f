"""The evaluation of Roll 'Em Fold 'Em: minus the estimated number of turns to go.

Faces are visited from starting points, string after string; the winning symbols are joined on the sheet as it will look
with the planned folds. A string costs a part of a turn, and so does each X.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.linear import Linear
from cinquina.core.playout import int_buffer
from cinquina.core.state import State
from cinquina.games.rollfold.judgement.links import Links
from cinquina.games.rollfold.judgement.reach import BENT, Reach
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.marks import ANY_DIE, LARGE, SMALL, THREES, UNFOLDED
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.phases import GAME_OVER
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.sheet import ALL_CORNERS, Sheet
from cinquina.games.rollfold.rules.sight import Sight

# Beyond any number of turns, but small enough for a meaningful mean.
WON: Final = 30.0
LOST: Final = -100.0
AN_X: Final = 0.01  # fewer X's break the tie of the same turn

# All are in turns, except the X's of a winner, and the end.
NAMES: Final = ("owed", "faces", "bonuses", "folds", "bulbs", "symbols", "join", "spent", "end")
OWED: Final = 0  # numbers that can still be drawn in this turn
FACES: Final = 1  # to the faces of the unfolded corners
BONUSES: Final = 2  # saved by the bonuses of large folds
FOLDS: Final = 3
BULBS: Final = 4
SYMBOLS: Final = 5
JOIN: Final = 6  # to join the symbols
SPENT: Final = 7
END: Final = 8


class TurnsToGo(Linear):
    """Weighs parts by `weights.py`. All features are in turns, so they are added up."""

    def __init__(self, box: Box, weights: dict[str, float]) -> None:
        signs = {"owed": 1.0, "bonuses": 1.0, "spent": -AN_X, "end": WON}
        Linear.__init__(self, NAMES, {name: signs.get(name, -1.0) for name in NAMES})
        self.box: Final = box
        self.per_string: Final = weights["per_string"]
        self.per_x: Final = weights["per_x"]
        self.begin: Final = weights["begin"]
        self.plus: Final = weights["plus"]
        self.any_die: Final = weights["any_die"]
        self.pending: Final = weights["pending"]
        self.fold: Final = weights["fold"]
        self.symbol: Final = weights["symbol"]
        self.reach: Final = Reach(box.sight(0, 0, False))
        self.links: Final = Links(self.reach, self.per_string, self.per_x)
        # By the result of `Reach.apart` for two places: the cost of going from one to the other.
        straight = [1.0 * self.per_string + self.per_x * float(steps) for steps in range(BENT)]
        bent = [2.0 * self.per_string + self.per_x * float(steps) for steps in range(BENT)]
        self.between: Final = vec[float](straight + bent)
        self.missing: Final = int_buffer(64)
        self.costs: Final = vec[float]([0.0] * 64)

    def measure(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.clear()
        pen = state.pens[seat]
        if pen.won:
            self.found[SPENT] = float(pen.x_used)
            self.found[END] = 1.0
        elif state.phase == GAME_OVER:
            self.found[END] = LOST / WON
        else:
            self.found[OWED] = self.value_owed(pen)
            self.measure_sheet(state.sheets[seat], state.settings.orbs_connect)

    def value_owed(self, pen: Pen) -> float:
        """Return the value of the numbers that can still be drawn in this turn."""
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

    def measure_sheet(self, sheet: Sheet, orbs_connect: bool) -> None:
        box = self.box
        found = self.found
        planned: i64 = sheet.folds
        self.reach.read_starts(sheet)
        self.reach.assume_folds(sheet.sight)
        corner: i64 = 0
        while corner < CORNERS:
            gain: float = self.any_die if box.bonuses[corner] >= ANY_DIE else self.plus
            fold: i64 = sheet.fold_of(corner)
            if fold == LARGE:
                found[BONUSES] += gain
            elif fold == UNFOLDED:
                small: float = self.cost_to_visit(sheet, sheet.sight, box.small_faces[corner])
                large: float = self.cost_to_visit(sheet, sheet.sight, box.large_faces[corner])
                found[FOLDS] += self.fold
                if small <= large - gain:
                    found[FACES] += small
                    planned += THREES[corner] * SMALL
                else:
                    found[FACES] += large
                    found[BONUSES] += gain
                    planned += THREES[corner] * LARGE
            corner += 1
        if box.two_sided:
            self.measure_second_side(sheet, planned, orbs_connect)
        else:
            self.measure_join(sheet, box.sight(planned, 0, False), orbs_connect)

    def measure_second_side(self, sheet: Sheet, planned: i64, orbs_connect: bool) -> None:
        """Measure light bulbs, the professors of the blunt corners, and the join on the reverse."""
        box = self.box
        found = self.found
        sight = sheet.sight
        if not sheet.back:
            found[FOLDS] += self.fold
            i: i64 = 0
            while i < len(box.bulbs):
                if sheet.marks[box.bulbs[i]] == 0:
                    place: i64 = sight.where[box.bulbs[i]]
                    found[BULBS] += (
                        self.cost_to_visit_one(place) if place >= 0 else self.per_string + self.per_x
                    )
                i += 1
            sight = box.sight(planned, 0, True)
            self.reach.assume_folds(sight)
        corner: i64 = 0
        while corner < CORNERS:
            if sheet.blunts & BIT[corner] == 0:
                found[FACES] += self.cost_to_visit(sheet, sight, box.blunt_faces[corner])
                found[FOLDS] += self.fold
            corner += 1
        self.measure_join(sheet, box.sight(planned, ALL_CORNERS, True), orbs_connect)

    def measure_join(self, sheet: Sheet, sight: Sight, orbs_connect: bool) -> None:
        if sight is not self.reach.sight:
            self.reach.assume_folds(sight)
        links = self.links
        links.measure(sheet, sight, orbs_connect)
        self.found[SYMBOLS] = self.symbol * float(sheet.count_missing(self.box.wins))
        strings: float = self.per_string * float(links.pieces) + self.per_x * float(links.boxes)
        self.found[JOIN] = strings + self.begin * links.approach

    def cost_to_visit_one(self, place: i64) -> float:
        reach = self.reach
        reach.measure(place)
        return min(self.between[reach.aligned[place]], self.between[BENT + reach.around[place]])

    def cost_to_visit(self, sheet: Sheet, sight: Sight, cells: vec[i64]) -> float:
        """Return the cost of a tree from the starting points over all cells without an X, nearest first."""
        missing = self.missing
        costs = self.costs
        between = self.between
        apart = self.reach.apart
        count: i64 = 0
        i: i64 = 0
        while i < len(cells):
            if sheet.marks[cells[i]] == 0 and sight.where[cells[i]] >= 0:
                missing[count] = sight.where[cells[i]]
                costs[count] = self.cost_to_visit_one(missing[count])
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
            at: i64 = here * self.reach.places
            i = 0
            while i < count:
                costs[i] = min(costs[i], between[apart[at + missing[i]]])
                i += 1
        return total
