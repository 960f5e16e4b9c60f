"""What may be done, and by whom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import CHANCE, CLOCK, OVER
from cinquina.games.flow.rules.actions import (
    BLACK,
    BRING_BACK,
    DIE,
    DISCARD,
    DRAW,
    FACE,
    GUARD,
    MOVE,
    PLACE,
    PLAY,
    REMOVE,
    START_ROUND,
    TAKE,
    TIME,
    WHITE,
    cell_of,
    pack,
    subject_of,
    turn_of,
    what_of,
)
from cinquina.games.flow.rules.box import BIRD, CALM, CURRENT, FISHING, ONE_CARD, RETURN
from cinquina.games.flow.rules.chances import Chances
from cinquina.games.flow.rules.kinds import BIT, lowest, size
from cinquina.games.flow.rules.table import CHOOSING_DIE, END, FACING, FISHED, PLACING, READY, RESOLVING, TURN
from cinquina.games.flow.rules.targets import aims, can_move, fits, uses

ANY: Final = 1000000  # for a list that may be as long as it gets


@mypyc_attr(acyclic=True)
class Choosing(Chances):
    # -- who decides

    def turn(self) -> i64:
        if self.phase == END:
            return OVER
        if self.by_chance():
            return CHANCE
        return self.active

    def waiting(self) -> vec[i64]:
        return vec[i64]() if self.turn() < 0 else vec[i64]([self.active])

    # -- lists, in the canonical order of the law (P7)

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who == CHANCE:
            return self.outcomes(out)
        if who == CLOCK:
            out[0] = TIME
            return 1 if self.clock_ms() > 0 else 0
        if who != self.turn() or who == OVER:
            return 0
        return self.listed(out, ANY)

    def listed(self, out: vec[i64], most: i64) -> i64:
        """What the active seat may do; the last phases may stop at so many."""
        if self.phase == PLACING:
            return self.placements(out, most)
        if self.phase == RESOLVING:
            kind: i64 = self.box.card_kinds.of[self.card]
            return uses(kind, self.board, self.discarded, self.protects_obstacles(), out, most)
        if self.phase == TURN:
            return self.beginnings(out)
        count: i64 = 0
        if self.phase == READY:
            out[0] = pack(START_ROUND, 0, 0, 0)
            count = 1
        elif self.phase == CHOOSING_DIE:
            out[0] = pack(DIE, WHITE, 0, 0)
            out[1] = pack(DIE, BLACK, 0, 0)
            count = 2
        else:
            turn: i64 = 0
            while turn < 4:
                if self.feasible(turn):
                    out[count] = pack(FACE, 0, 0, turn)
                    count += 1
                turn += 1
        return count

    def beginnings(self, out: vec[i64]) -> i64:
        """Draw, take a revealed tile, or begin a card that can be completed (flow P2, R12)."""
        count: i64 = 0
        if self.face_down:
            out[0] = pack(DRAW, 0, 0, 0)
            count = 1
        revealed: i64 = self.revealed
        while revealed:
            out[count] = pack(TAKE, lowest(revealed), 0, 0)
            count += 1
            revealed &= revealed - 1
        held: i64 = self.hands.held[self.active]
        while held:
            if self.playable(lowest(held)):
                out[count] = pack(PLAY, lowest(held), 0, 0)
                count += 1
            held &= held - 1
        return count

    def placements(self, out: vec[i64], most: i64) -> i64:
        """Where the tile in hand may go; nowhere means that it must be discarded (flow P3, R6, R8)."""
        count: i64 = self.board.places(self.tile, True, 0, pack(PLACE, 0, 0, 0), out, 0, most)
        if count == 0:
            out[0] = pack(DISCARD, 0, 0, 0)
            count = 1
        return count

    def must_discard(self) -> bool:
        out = vec[i64]([i64(0)])
        return self.board.places(self.tile, True, 0, 0, out, 0, 1) == 0

    def has_option(self, seat: i64) -> bool:
        """Could this seat begin anything in its turn?"""
        if self.face_down or self.revealed:
            return True
        held: i64 = self.hands.held[seat]
        while held:
            if self.playable(lowest(held)):
                return True
            held &= held - 1
        return False

    def playable(self, card: i64) -> bool:
        """Can a card in a hand be begun and completed now? (flow P4, R12)"""
        if self.cards_in_round > 0 and self.scenario.has(ONE_CARD):
            return False
        kind: i64 = self.box.card_kinds.of[card]
        if kind == FISHING:
            return size(self.face_down) >= FISHED
        if kind == CALM:
            return self.calm < 0
        return self.has_target(kind)

    def has_target(self, kind: i64) -> bool:
        """Is there anything the card could be used on?"""
        out = vec[i64]([i64(0)])
        return uses(kind, self.board, self.discarded, self.protects_obstacles(), out, 1) > 0

    # -- asked one by one

    def legal(self, who: i64, action: i64) -> bool:
        """The list leaves out turns that look the same and discarded tiles that are alike; they are legal as well."""
        if who == CLOCK:
            return action == TIME and self.clock_ms() > 0
        if action < 0:
            return False
        if who == CHANCE:
            return self.possible(action)
        if who != self.turn() or who == OVER:
            return False
        what: i64 = what_of(action)
        subject: i64 = subject_of(action)
        cell: i64 = cell_of(action)
        turn: i64 = turn_of(action)
        if self.phase == READY:
            return action == pack(START_ROUND, 0, 0, 0)
        if self.phase == CHOOSING_DIE:
            return action == pack(DIE, WHITE, 0, 0) or action == pack(DIE, BLACK, 0, 0)
        if self.phase == FACING:
            return action == pack(FACE, 0, 0, turn) and self.feasible(turn)
        if cell >= self.box.grid.size:
            return False
        if self.phase == TURN:
            return cell == 0 and turn == 0 and self.may_begin(what, subject)
        if self.phase == PLACING:
            if what == DISCARD:
                return action == pack(DISCARD, 0, 0, 0) and self.must_discard()
            return what == PLACE and subject == 0 and fits(self.board, self.tile, cell, turn)
        return self.may_use(what, subject, cell, turn)

    def may_begin(self, what: i64, subject: i64) -> bool:
        if what == DRAW:
            return subject == 0 and self.face_down != 0
        if what == TAKE:
            return subject < self.box.map_tiles and self.revealed & BIT[subject] != 0
        if what != PLAY or subject >= self.box.card_kinds.total:
            return False
        return self.hands.held[self.active] & BIT[subject] != 0 and self.playable(subject)

    def may_use(self, what: i64, subject: i64, cell: i64, turn: i64) -> bool:
        """The card that was begun, on this."""
        kind: i64 = self.box.card_kinds.of[self.card]
        if kind == RETURN:
            known = what == BRING_BACK and subject < self.box.map_tiles and self.discarded & BIT[subject] != 0
            return known and fits(self.board, subject, cell, turn)
        aimed: i64 = aims(kind, self.board, self.protects_obstacles())
        if kind == CURRENT:
            lifted = what == MOVE and subject < self.box.grid.size and aimed & BIT[subject] != 0
            return lifted and can_move(self.board, subject, cell, turn)
        right = what == (GUARD if kind == BIRD else REMOVE)
        return right and subject == 0 and turn == 0 and aimed & BIT[cell] != 0

    def fallback(self, seat: i64) -> i64:
        """The first in canonical order, which is the order of the list (flow T8)."""
        out = vec[i64]([i64(0) for _ in range(self.box.map_tiles + self.box.card_kinds.total)])
        self.listed(out, 1)
        return out[0]
