"""What may be done: by the seat whose turn it is, and by chance."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import CHANCE
from cinquina.games.holi.rules.actions import (
    CLIMB,
    CLIMB_DOWN,
    CORNER,
    DOWN,
    END_TURN,
    MOVE,
    UP,
    card_of,
    cells_of,
    pack,
    what_of,
)
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import ALL, BIT, CELLS, CORNERS, size
from cinquina.games.holi.rules.patterns import any_of
from cinquina.games.holi.rules.reach import DOWNWARD, UPWARD, Reaching
from cinquina.games.holi.rules.table import ACTION, CORNERING, DEAL, DRAW, FIRST, RIVALRY


@mypyc_attr(acyclic=True)
class Choosing(Reaching):
    # -- lists

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who == CHANCE:
            return self.outcomes(out)
        if who < 0 or who != self.turn():
            return 0
        if self.phase == CORNERING:
            return members(self.free_corners(), pack(CORNER, 0, 0), out, 0)
        count: i64 = 0
        if not self.thrown and self.tower.left(who) > 0:
            count = self.throws(who, out)
        if not self.done_for():
            if not self.moved:
                count = members(self.moves(who), pack(MOVE, 0, 0), out, count)
            if not self.climbed:
                if self.climbs(who, UPWARD):
                    out[count] = pack(CLIMB, 0, 0)
                    count += 1
                if self.climbs(who, DOWNWARD):
                    out[count] = pack(CLIMB_DOWN, 0, 0)
                    count += 1
        if self.thrown:
            out[count] = pack(END_TURN, 0, 0)
            count += 1
        return count

    def throws(self, seat: i64, out: vec[i64]) -> i64:
        level: i64 = self.level(seat)
        cell: i64 = self.cell(seat)
        full: i64 = self.tower.full(level)
        tokens: i64 = self.tower.left(seat)
        hand: i64 = self.cards.hand[seat]
        deck = self.box.deck[seat]
        patterns = self.patterns()
        count: i64 = 0
        card: i64 = 0
        while hand >> card:
            if hand >> card & 1:
                count = patterns.listed(deck[card], cell, full, tokens, pack(UP, card, 0), out, count)
            card += 1
        if not self.may_throw_down(seat):
            return count
        # Every card has the same targets face down: the first lists them, the others repeat its list.
        begin: i64 = count
        targets: i64 = 0
        first: i64 = 0
        card = 0
        while hand >> card:
            if hand >> card & 1:
                if targets == 0:
                    count = members(self.down_targets(seat, level, cell), pack(DOWN, card, 0), out, count)
                    targets = count - begin
                    first = card
                else:
                    more: i64 = pack(0, card - first, 0)
                    i: i64 = begin
                    while i < begin + targets:
                        out[count] = out[i] + more
                        count += 1
                        i += 1
            card += 1
        return count

    def moves(self, seat: i64) -> i64:
        """Where the pawn may go; before the throw only where one can still be reached (L3, L5)."""
        targets: i64 = self.move_targets(seat, self.level(seat), self.cell(seat))
        return (
            targets
            if self.thrown
            else self.after_move(seat, self.cards.hand[seat], targets, not self.climbed)
        )

    def climbs(self, seat: i64, way: i64) -> bool:
        if not self.can_climb(seat, self.level(seat), self.cell(seat), way):
            return False
        return self.thrown or self.reaches_after_climb(seat, self.cards.hand[seat], way, not self.moved)

    def free_corners(self) -> i64:
        return CORNERS & ~self.tower.others(-1, 0)

    # -- asked one by one

    def legal(self, who: i64, action: i64) -> bool:
        """What is listed, and nothing else."""
        if action < 0:
            return False
        if who == CHANCE:
            return self.possible(action)
        if who < 0 or who != self.turn():
            return False
        what: i64 = what_of(action)
        card: i64 = card_of(action)
        cells: i64 = cells_of(action)
        if self.phase == CORNERING:
            return what == CORNER and card == 0 and cells < CELLS and self.free_corners() & BIT[cells] != 0
        if UP <= what <= DOWN:
            if self.thrown or card >= DECK or not self.cards.hand[who] & BIT[card]:
                return False
            if self.tower.left(who) == 0:
                return False
            return self.hits(who, card, cells) if what == UP else self.drops(who, cells)
        if card != 0 or self.phase != ACTION:
            return False
        if what == MOVE:
            free = cells < CELLS and not self.moved and not self.done_for()
            return free and self.moves(who) & BIT[cells] != 0
        if cells != 0:
            return False
        if CLIMB <= what <= CLIMB_DOWN:
            way: i64 = UPWARD if what == CLIMB else DOWNWARD
            return not self.climbed and not self.done_for() and self.climbs(who, way)
        return what == END_TURN and self.thrown

    def hits(self, seat: i64, card: i64, targets: i64) -> bool:
        """May these be the targets of the card, thrown face up?"""
        patterns = self.patterns()
        full: i64 = self.tower.full(self.level(seat))
        tokens: i64 = self.tower.left(seat)
        spot: i64 = self.box.deck[seat][card] * CELLS + self.cell(seat)
        i: i64 = patterns.first[spot]
        while i < patterns.first[spot + 1]:
            if not patterns.sets[i] & full and any_of(patterns.sets[i], targets, tokens):
                return True
            i += 1
        return False

    def drops(self, seat: i64, cell: i64) -> bool:
        """May this be the target of a card thrown face down?"""
        if cell >= CELLS or not self.may_throw_down(seat):
            return False
        return self.down_targets(seat, self.level(seat), self.cell(seat)) & BIT[cell] != 0

    def fallback(self, seat: i64) -> i64:
        """The end of the turn after the throw, else the first in the list, where throws come first."""
        if self.thrown:
            return pack(END_TURN, 0, 0)
        out = vec[i64]([i64(0) for _ in range(self.most_actions())])
        self.actions(seat, out)
        return out[0]

    def most_actions(self) -> i64:
        """No list is longer: each card of a hand at each target of every placement, face up or down, and the rest."""
        return max(self.box.hand_limit * (self.box.most_sets + CELLS) + CELLS + 3, len(self.box.effects))

    # -- chance

    def outcomes(self, out: vec[i64]) -> i64:
        if self.phase == DRAW or self.phase == DEAL:
            return members(self.undrawn(), 0, out, 0)
        if self.phase == RIVALRY:
            return members(self.unrevealed(), 0, out, 0)
        if self.phase == CORNERING and self.options.random_corners:
            return members(self.free_corners(), 0, out, 0)
        count: i64 = 0
        if self.phase == FIRST:
            while count < self.seats:
                out[count] = count
                count += 1
        return count

    def undrawn(self) -> i64:
        """The cards that may be drawn now."""
        return self.cards.deck[self.active if self.phase == DRAW else self.dealt_to()]

    def unrevealed(self) -> i64:
        """Rivalry cards that may come next; a Rule card too many is skipped (Setup, 2)."""
        rest: i64 = BIT[len(self.box.effects)] - 1
        rest &= ~self.rivalry
        if size(self.rivalry & self.box.rules) >= self.options.max_rule_cards:
            rest &= ~self.box.rules
        return rest

    def weights(self, out: vec[i64]) -> i64:
        count: i64 = self.outcomes(out)
        i: i64 = 0
        while i < count:
            out[i] = 1
            i += 1
        return count

    def uniform(self) -> bool:
        return True

    def possible(self, outcome: i64) -> bool:
        if self.turn() != CHANCE or outcome >= CELLS:
            return False
        if self.phase == FIRST:
            return outcome < self.seats
        if self.phase == RIVALRY:
            return self.unrevealed() & BIT[outcome] != 0
        among: i64 = self.free_corners() if self.phase == CORNERING else self.undrawn()
        return among & BIT[outcome] != 0


def members(cells: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write the numbers in a set, added to `base`, behind the first `count`.

    Which cells are free cannot be foreseen: each is written, and kept by arithmetic. No list fills the buffer quite.
    """
    cells &= ALL
    while cells:
        out[count] = base
        count += cells & 1
        cells >>= 1
        base += 1
    return count
