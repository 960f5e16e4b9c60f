"""What may be done on a sheet, and what a seat still has to do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import buffer
from cinquina.core.state import CHANCE
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.kinds import BLACK, NO_DIE, WHITE
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.route import CLEAR, Route
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.strings import Strings, any_string
from cinquina.games.rollfold.rules.table import MARK, TAKE, Table

OTHERS: Final = 3 * CORNERS + 2  # folds, double folds, the flip and `done`


@mypyc_attr(acyclic=True)
class Choosing(Table):
    # -- lists

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who >= 0:
            return self.decisions(who, out, False) if who < self.seats else 0
        return self.outcomes(out) if who == CHANCE else 0

    def decisions(self, seat: i64, out: vec[i64], every_start: bool) -> i64:
        """With every start: also strings that are the same move as one from another starting point."""
        if self.phase == TAKE and seat == self.active:
            out[0] = actions.die(actions.TAKE, WHITE)
            out[1] = actions.die(actions.TAKE, BLACK)
            return 2
        if self.phase != MARK or self.pens[seat].finished:
            return 0
        pen = self.pens[seat]
        if pen.die == NO_DIE:
            out[0] = actions.die(actions.USE, WHITE)
            out[1] = actions.die(actions.USE, BLACK)
            return 2
        sheet = self.sheets[seat]
        strings = Strings(sheet, out, self.options.most - OTHERS, every_start)
        held = self.die_strings(pen, strings, self.can_add(seat))
        self.bonus_strings(pen, strings)
        count: i64 = strings.count
        corner: i64 = 0
        while corner < CORNERS:
            if sheet.can_fold(corner, False):
                out[count] = actions.fold(corner, False)
                count += 1
            if sheet.can_fold(corner, True):
                out[count] = actions.fold(corner, True)
                count += 1
            if sheet.can_blunt(corner):
                out[count] = actions.blunt(corner)
                count += 1
            corner += 1
        if self.can_flip(seat):
            out[count] = actions.FLIP
            count += 1
        if not held:
            out[count] = actions.DONE
            count += 1
        return count

    def every_decision(self, seat: i64) -> list[int]:
        out = buffer(self.options.most)
        return [out[n] for n in range(self.decisions(seat, out, True))]

    def die_strings(self, pen: Pen, strings: Strings, plus: bool) -> bool:
        """Strings of the numbers of the die. Must one of them still be drawn?"""
        held = False
        k: i64 = 0
        while k < 2:
            value: i64 = pen.first if k == 0 else pen.second
            if value > 0 and not (k == 1 and value == pen.first):
                before: i64 = strings.count
                strings.of(actions.item(value, False, False), 0)
                held = held or (strings.count > before and self.options.mandatory)
                if plus:
                    strings.of(actions.item(value, False, True), 0)
            k += 1
        return held

    def bonus_strings(self, pen: Pen, strings: Strings) -> None:
        i: i64 = 0
        while i < len(pen.bonuses):
            bonus: i64 = pen.bonuses[i]
            again = False
            k: i64 = 0
            while k < i:
                again = again or pen.bonuses[k] == bonus
                k += 1
            value: i64 = bonus % CELLS
            cell: i64 = bonus // CELLS - 1
            if not again and cell < 0:
                strings.of(actions.item(value, True, False), 0)
            elif not again and strings.sheet.sight.where[cell] >= 0:
                strings.of(actions.item(value, True, False), strings.sheet.sight.where[cell])
            i += 1

    def fallback(self, seat: i64) -> i64:
        """The left-over or first die; `done` as soon as it is allowed, else the first string of a number."""
        if self.phase == MARK and self.pens[seat].die != NO_DIE and self.held_by(seat) == 0:
            return actions.DONE
        out = buffer(self.options.most)
        self.decisions(seat, out, False)
        return out[0]

    # -- tests

    def legal(self, who: i64, action: i64) -> bool:
        if who >= self.seats or action < 0:
            return False
        if who < 0:
            return who == CHANCE and self.possible(action)
        if not actions.is_exact(action):
            return False
        what: i64 = actions.what_of(action)
        if self.phase == TAKE:
            return what == actions.TAKE and who == self.active
        pen = self.pens[who]
        if self.phase != MARK or pen.finished:
            return False
        if pen.die == NO_DIE:
            return what == actions.USE
        sheet = self.sheets[who]
        if what == actions.STRING:
            return self.has_item(who, action) and self.is_clear(sheet, action)
        if what == actions.FOLD:
            return sheet.can_fold(actions.corner_of(action), actions.is_large(action))
        if what == actions.BLUNT:
            return sheet.can_blunt(actions.corner_of(action))
        if what == actions.FLIP:
            return self.can_flip(who)
        return what == actions.DONE and self.held_by(who) == 0

    def has_item(self, seat: i64, action: i64) -> bool:
        """Is the number of a string pending, and may it be used so?"""
        pen = self.pens[seat]
        value: i64 = actions.value_of(action)
        if actions.is_bonus(action):
            return not actions.is_plus(action) and pen.has_bonus(value, self.fixed(seat, action))
        return pen.has(value) and (not actions.is_plus(action) or self.can_add(seat))

    def fixed(self, seat: i64, action: i64) -> i64:
        """The cell that a bonus number drawn from here would be fixed to; -1 where starts are free."""
        if not self.box.exact:
            return -1
        start: i64 = actions.start_of(action)
        shows = self.sheets[seat].sight.shows
        return max(shows[start], -1) if start < len(shows) else -1

    def is_clear(self, sheet: Sheet, action: i64) -> bool:
        """Does a string, of a number that is pending, start somewhere and find nothing in its way?"""
        start: i64 = actions.start_of(action)
        if start >= len(sheet.sight.shows):
            return False
        # Where bonus numbers are fixed, theirs is their start, circled or not.
        if not sheet.is_start(start) and not (self.box.exact and actions.is_bonus(action)):
            return False
        way = Route(sheet, action)
        if way.trouble != CLEAR:
            return False
        return actions.slide_of(action) == 0 or way.slid(sheet, action) == action

    def can_flip(self, seat: i64) -> bool:
        """Turning the sheet twice with nothing between would be no decision, and have no end (rollfold R34)."""
        return not self.pens[seat].turned and self.sheets[seat].can_flip(self.options.flip_back)

    def held_by(self, seat: i64) -> i64:
        """A number of the die that must still be drawn; 0 = none."""
        pen = self.pens[seat]
        if self.options.mandatory:
            if pen.first > 0 and any_string(self.sheets[seat], pen.first):
                return pen.first
            if pen.second > 0 and any_string(self.sheets[seat], pen.second):
                return pen.second
        return 0
