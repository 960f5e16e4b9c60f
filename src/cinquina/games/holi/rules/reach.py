"""Can a throw still be reached? The throw of a turn is a duty, and nobody may lose it (docs/rules/holi.md, L5, R9).

Which tokens lie where changes on the way only in the cells that the pawn enters, and these are never its own targets;
so everything can be looked up in the position as it is.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import ALL, BIT, CELLS, LEVELS, NEAR, size
from cinquina.games.holi.rules.table import Table

UPWARD: Final = 1
DOWNWARD: Final = -1


@mypyc_attr(acyclic=True)
class Reaching(Table):
    # -- single steps from any cell

    def may_throw_down(self, seat: i64) -> bool:
        """Not twice in a row (L2)."""
        return not self.cards.last_face_down(seat)

    def down_targets(self, seat: i64, level: i64, cell: i64) -> i64:
        """Where a token thrown face down could go, with the pawn on this cell."""
        free: i64 = ALL & ~self.tower.full(level) & ~BIT[cell]
        return free if self.customs.down_hits else free & ~self.tower.others(seat, level)

    def can_throw(self, seat: i64, hand: i64, level: i64, cell: i64, cleared: i64) -> bool:
        """Is there a legal throw with the pawn on this cell, tokens on the cleared cells taken up?"""
        full: i64 = self.tower.full(level) & ~cleared
        patterns = self.patterns()
        deck = self.box.deck[seat]
        card: i64 = 0
        while card < DECK:
            if hand & BIT[card] and patterns.fit(deck[card], cell, full):
                return True
            card += 1
        if hand == 0 or not self.may_throw_down(seat):
            return False
        return self.down_targets(seat, level, cell) | cleared & ~BIT[cell] != 0

    def move_targets(self, seat: i64, level: i64, cell: i64) -> i64:
        return self.customs.steps[cell] & ~self.tower.others(seat, level)

    def covered(self, level: i64, cell: i64) -> i64:
        """How many sides count as covered for a Climb."""
        sides: i64 = size(NEAR[cell] & self.tower.full(level))
        return sides + 4 - size(NEAR[cell]) if self.customs.walls_cover else sides

    def can_climb(self, seat: i64, level: i64, cell: i64, way: i64) -> bool:
        """L4, with the pawn on this cell."""
        above: i64 = level + way
        if above < 0 or above >= LEVELS or self.tower.others(seat, above) & BIT[cell]:
            return False
        if way == DOWNWARD:
            return self.customs.climbs_down
        if size(NEAR[cell]) < 4 and not self.customs.walls_cover:
            return False
        return self.covered(level, cell) >= self.customs.sides

    # -- whole ways

    def reaches(self, seat: i64, hand: i64, moves: bool, climbs: bool) -> bool:
        """Can this seat, with this hand, still come to a throw from where its pawn stands?"""
        level: i64 = self.level(seat)
        cell: i64 = self.cell(seat)
        if self.can_throw(seat, hand, level, cell, 0):
            return True
        if moves:
            targets: i64 = self.move_targets(seat, level, cell)
            there: i64 = 0
            while there < CELLS:
                if targets & BIT[there] and self.reaches_after_move(seat, hand, there, climbs):
                    return True
                there += 1
        if not climbs:
            return False
        return self.reaches_after_climb(seat, hand, UPWARD, moves) or self.reaches_after_climb(
            seat, hand, DOWNWARD, moves
        )

    def reaches_after_move(self, seat: i64, hand: i64, cell: i64, climbs: bool) -> bool:
        """… after a Move there, by a Climb or none. The cell that the pawn leaves is free."""
        level: i64 = self.level(seat)
        if self.can_throw(seat, hand, level, cell, 0):
            return True
        if not climbs:
            return False
        if self.can_climb(seat, level, cell, UPWARD) and self.can_throw(seat, hand, level + 1, cell, 0):
            return True
        return self.can_climb(seat, level, cell, DOWNWARD) and self.can_throw(seat, hand, level - 1, cell, 0)

    def reaches_after_climb(self, seat: i64, hand: i64, way: i64, moves: bool) -> bool:
        """… if a Climb this way is possible, after it, by a Move or none."""
        cell: i64 = self.cell(seat)
        if not self.can_climb(seat, self.level(seat), cell, way):
            return False
        level: i64 = self.level(seat) + way
        cleared: i64 = BIT[cell]
        if self.can_throw(seat, hand, level, cell, cleared):
            return True
        if moves:
            targets: i64 = self.move_targets(seat, level, cell)
            there: i64 = 0
            while there < CELLS:
                if targets & BIT[there] and self.can_throw(seat, hand, level, there, cleared):
                    return True
                there += 1
        return False
