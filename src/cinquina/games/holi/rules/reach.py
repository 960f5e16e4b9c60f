"""Can a throw still be reached? The throw of a turn is a duty, and nobody may lose it (docs/rules/holi.md, L5, R9).

Which tokens lie where changes on the way only in the cells that the pawn enters, and these are never its own targets;
so everything can be looked up in the position as it is.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinquina.games.holi.rules.cells import ALL, BIT, CELLS, INTERIOR, LEVELS, NEAR, size
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
        if hand and self.may_throw_down(seat):
            if self.down_targets(seat, level, cell) | cleared & ~BIT[cell]:
                return True
        full: i64 = self.tower.full(level) & ~cleared
        patterns = self.patterns()
        deck = self.box.deck[seat]
        card: i64 = 0
        while hand >> card:
            if hand >> card & 1 and patterns.fit(deck[card], cell, full):
                return True
            card += 1
        return False

    def armed(self, seat: i64, level: i64, targets: i64) -> i64:
        """Those of these cells where the pawn, once there, has a token to throw (L1, L2).

        In play the reserve is never empty before the throw. In a loaded position it may be: then one of the own tokens
        must be taken up on the way, in the cell or falling from above it (Arrive of the law).
        """
        if self.tower.left(seat) > 0:
            return targets
        tokens = self.tower.tokens
        found: i64 = tokens[level * self.seats + seat]
        falling: i64 = ALL
        highest: i64 = level + 1 if self.options.adjacent else LEVELS - 1
        above: i64 = level + 1
        while above <= highest and above < LEVELS:
            falling &= ~self.tower.others(seat, above)
            found |= tokens[above * self.seats + seat] & falling
            above += 1
        return found & targets

    def throw_spots(self, seat: i64, hand: i64, level: i64) -> i64:
        """The cells from which one of these cards can be thrown face up."""
        full: i64 = self.tower.full(level)
        spots = self.box.free_spots if self.customs.free_star else self.box.spots
        deck = self.box.deck[seat]
        found: i64 = 0
        card: i64 = 0
        while hand >> card:
            if hand >> card & 1:
                found |= spots.fitting(deck[card], full)
            card += 1
        return found

    def move_targets(self, seat: i64, level: i64, cell: i64) -> i64:
        return self.customs.steps[cell] & ~self.tower.others(seat, level)

    def covered(self, level: i64, cell: i64) -> i64:
        """How many sides count as covered for a Climb."""
        sides: i64 = size(NEAR[cell] & self.tower.full(level))
        return sides + 4 - size(NEAR[cell]) if self.customs.walls_cover else sides

    def can_climb(self, seat: i64, level: i64, cell: i64, way: i64) -> bool:
        """L4, with the pawn on this cell."""
        above: i64 = level + way
        if above < 0 or above >= LEVELS:
            return False
        if way == DOWNWARD:
            allowed = self.customs.climbs_down
        elif INTERIOR & BIT[cell] or self.customs.walls_cover:
            allowed = self.covered(level, cell) >= self.customs.sides
        else:
            allowed = False
        return allowed and not self.tower.others(seat, above) & BIT[cell]

    # -- whole ways

    def reaches(self, seat: i64, hand: i64, moves: bool, climbs: bool) -> bool:
        """Can this seat, with this hand, still come to a throw from where its pawn stands?"""
        level: i64 = self.level(seat)
        cell: i64 = self.cell(seat)
        if self.tower.left(seat) > 0 and self.can_throw(seat, hand, level, cell, 0):
            return True
        if moves:
            if self.after_move(seat, hand, self.move_targets(seat, level, cell), climbs):
                return True
        if not climbs:
            return False
        return self.reaches_after_climb(seat, hand, UPWARD, moves) or self.reaches_after_climb(
            seat, hand, DOWNWARD, moves
        )

    def after_move(self, seat: i64, hand: i64, targets: i64, climbs: bool) -> i64:
        """The targets of a Move from which a throw can be reached, by a Climb or none.

        A card thrown face down always has one: the cell that the pawn leaves is free.
        """
        level: i64 = self.level(seat)
        armed: i64 = self.armed(seat, level, targets)
        found: i64 = armed
        if not hand or not self.may_throw_down(seat):
            found &= self.throw_spots(seat, hand, level)
        rest: i64 = targets & ~found if climbs else 0
        cell: i64 = 0
        while rest >> cell:
            if rest >> cell & 1:
                ready: i64 = armed & BIT[cell]
                if self.throws_after_climb(seat, hand, level, cell, UPWARD, ready) or self.throws_after_climb(
                    seat, hand, level, cell, DOWNWARD, ready
                ):
                    found |= BIT[cell]
            cell += 1
        return found

    def throws_after_climb(self, seat: i64, hand: i64, level: i64, cell: i64, way: i64, ready: i64) -> bool:
        """From a cell that a Move has led to; `ready`: a token is there to throw already."""
        if not self.can_climb(seat, level, cell, way):
            return False
        if not ready and not self.armed(seat, level + way, BIT[cell]):
            return False
        return self.can_throw(seat, hand, level + way, cell, 0)

    def reaches_after_climb(self, seat: i64, hand: i64, way: i64, moves: bool) -> bool:
        """… if a Climb this way is possible, after it, by a Move or none."""
        cell: i64 = self.cell(seat)
        if not self.can_climb(seat, self.level(seat), cell, way):
            return False
        level: i64 = self.level(seat) + way
        cleared: i64 = BIT[cell]
        ready: i64 = self.armed(seat, level, BIT[cell])
        if ready and self.can_throw(seat, hand, level, cell, cleared):
            return True
        if moves:
            targets: i64 = self.move_targets(seat, level, cell)
            if not ready:
                targets = self.armed(seat, level, targets)
            there: i64 = 0
            while there < CELLS:
                if targets & BIT[there] and self.can_throw(seat, hand, level, there, cleared):
                    return True
                there += 1
        return False
