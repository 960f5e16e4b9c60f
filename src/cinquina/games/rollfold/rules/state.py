"""A game of Roll 'Em Fold 'Em: roll, take, and everybody marks at the same time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.kinds import (
    ANY_DIE,
    BLACK,
    CIRCLE,
    CROSS,
    LARGE,
    NO_DIE,
    PLUS,
    SMALL,
    WHITE,
    WIN,
)
from cinquina.games.rollfold.rules.options import FREE, Options
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.route import CLEAR, Route
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.strings import Strings, any_string
from cinquina.games.rollfold.rules.telling import COLOURS, CORNER_NAMES, SIDES, SIZES, news, place_name

# Phases of a turn.
CHOOSE_FIRST: Final = 0
ROLL: Final = 1
TAKE: Final = 2
MARK: Final = 3
GAME_OVER: Final = 4

OTHERS: Final = 3 * CORNERS + 2  # folds, double folds, the flip and `done`
FACES: Final = 8  # a roll is  white face * FACES + black face


@mypyc_attr(acyclic=True, free_list_len=1)
class Rollfold(State):
    def __init__(
        self, box: Box, options: Options, sheets: list[Sheet], shown: list[Sheet], pens: list[Pen]
    ) -> None:
        super().__init__()
        self.box: Box = box
        self.options: Options = options
        self.seats: i64 = len(sheets)
        self.sheets: list[Sheet] = sheets
        self.shown: list[Sheet] = shown  # as the others see them: from the beginning of the turn, if sealed
        self.pens: list[Pen] = pens
        self.phase: i64 = CHOOSE_FIRST
        self.number: i64 = 0  # of the turn, from 1
        self.active: i64 = 0
        self.white: i64 = 0  # faces rolled
        self.black: i64 = 0
        self.taken: i64 = NO_DIE  # colour that the active player took

    def copy(self) -> "Rollfold":
        other = Rollfold(self.box, self.options, self.sheets[:], self.shown[:], self.pens[:])
        other.phase = self.phase
        other.number = self.number
        other.active = self.active
        other.white = self.white
        other.black = self.black
        other.taken = self.taken
        return other

    # -- who decides

    def turn(self) -> i64:
        if self.phase == MARK:
            seat: i64 = 0
            while seat < self.seats:
                if not self.pens[seat].finished:
                    return seat
                seat += 1
        if self.phase == TAKE:
            return self.active
        return OVER if self.phase == GAME_OVER else CHANCE

    def waiting(self) -> vec[i64]:
        some = vec[i64]()
        if self.phase == TAKE:
            some = append(some, self.active)
        elif self.phase == MARK:
            seat: i64 = 0
            while seat < self.seats:
                if not self.pens[seat].finished:
                    some = append(some, seat)
                seat += 1
        return some

    def owes(self, seat: i64) -> bool:
        if self.phase == MARK:
            return not self.pens[seat].finished
        return self.phase == TAKE and seat == self.active

    def secret(self) -> bool:
        """Is the marking of this game sealed?"""
        return self.options.sealed and self.seats > 1

    def sealed(self) -> bool:
        if self.phase == MARK and self.secret():
            for pen in self.pens:
                if pen.acted:
                    return True
        return False

    # -- what may be done

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who >= 0:
            return self.decisions(who, out, False) if who < self.seats else 0
        count: i64 = 0
        if who != CHANCE:
            return 0
        if self.phase == CHOOSE_FIRST:
            while count < self.seats:
                out[count] = count
                count += 1
        elif self.phase == ROLL:
            white: i64 = 0
            while white < self.box.dice.faces(WHITE):
                black: i64 = 0
                while black < self.box.dice.faces(BLACK):
                    out[count] = white * FACES + black
                    count += 1
                    black += 1
                white += 1
        return count

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

    def can_add(self, seat: i64) -> bool:
        """Is the +1 of the die in use there and unused?"""
        pen = self.pens[seat]
        return pen.die != NO_DIE and not pen.plus_used and self.sheets[seat].owns(PLUS + pen.die)

    def can_flip(self, seat: i64) -> bool:
        """Turning the sheet twice with nothing between would be no decision, and have no end."""
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

    def legal(self, who: i64, action: i64) -> bool:
        if who >= self.seats or action < 0:
            return False
        if who < 0:
            if who != CHANCE:
                return False
            if self.phase == CHOOSE_FIRST:
                return action < self.seats
            dice = self.box.dice
            return (
                self.phase == ROLL
                and action // FACES < dice.faces(WHITE)
                and action % FACES < dice.faces(BLACK)
            )
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
        start: i64 = actions.start_of(action)
        return (
            start < len(sheet.sight.shows) and sheet.is_start(start) and Route(sheet, action).trouble == CLEAR
        )

    def weights(self, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.phase == CHOOSE_FIRST:
            while count < self.seats:
                out[count] = 1
                count += 1
        elif self.phase == ROLL:
            dice = self.box.dice
            white: i64 = 0
            while white < dice.faces(WHITE):
                black: i64 = 0
                while black < dice.faces(BLACK):
                    out[count] = dice.count[WHITE][white] * dice.count[BLACK][black]
                    count += 1
                    black += 1
                white += 1
        return count

    def uniform(self) -> bool:
        return self.phase == CHOOSE_FIRST or self.box.dice.even

    # -- what is done

    def apply(self, who: i64, action: i64) -> None:
        if who < 0:
            if self.phase == CHOOSE_FIRST:
                self.begin(action)
            else:
                self.roll(action)
        elif self.phase == TAKE:
            self.taken = actions.colour_of(action)
            if self.listener is not None:
                self.listener.tell("rollfold.took", {"seat": who, "colour": COLOURS[self.taken]})
            self.begin_marking()
        else:
            self.mark(who, action)
            if self.pens[who].finished:
                self.end_if_all_finished()

    def begin(self, seat: i64) -> None:
        self.active = seat
        self.phase = ROLL
        if self.listener is not None:
            self.listener.tell("rollfold.starter", {"seat": seat})

    def roll(self, outcome: i64) -> None:
        self.number += 1
        self.white = outcome // FACES
        self.black = outcome % FACES
        if self.listener is not None:
            self.listener.tell(
                "rollfold.rolled",
                {
                    "turn": self.number,
                    "white": self.face_text(WHITE, self.white),
                    "black": self.face_text(BLACK, self.black),
                },
            )
        seat: i64 = 0
        while seat < self.seats:
            if self.sheets[seat].fresh:
                sheet = self.sheets[seat].copy()
                sheet.fresh = 0
                self.sheets[seat] = sheet
            self.shown[seat] = self.sheets[seat]
            seat += 1
        if self.seats == 1:
            self.begin_marking()
        else:
            self.phase = TAKE

    def face_text(self, colour: i64, face: i64) -> str:
        return "♦".join([str(number) for number in self.box.dice.numbers(colour, face)])

    def begin_marking(self) -> None:
        self.phase = MARK
        seat: i64 = 0
        while seat < self.seats:
            self.pens[seat] = self.new_pen(seat)
            seat += 1

    def new_pen(self, seat: i64) -> Pen:
        """With the numbers of the die the seat must use; with none yet where it has a choice (T3)."""
        pen = Pen(vec[i64]())
        if not self.chooses(seat):
            self.give(pen, self.given(seat))
        return pen

    def given(self, seat: i64) -> i64:
        """The die a seat uses unless it may choose another: the field's, the one taken, or the one left over."""
        if self.seats == 1:
            return self.options.column[self.number - 1]
        return self.taken if seat == self.active else 1 - self.taken

    def chooses(self, seat: i64) -> bool:
        """A Die bonus overrides what others took (rollfold R33) or the field (R30)."""
        die: i64 = self.given(seat)
        if die == FREE:
            return True
        if self.seats == 1:
            return self.options.solo_die_bonus and self.sheets[0].owns(ANY_DIE + 1 - die)
        return seat != self.active and self.sheets[seat].owns(ANY_DIE + self.taken)

    def give(self, pen: Pen, colour: i64) -> None:
        face: i64 = self.white if colour == WHITE else self.black
        pen.die = colour
        pen.first = self.box.dice.first[colour][face]
        pen.second = self.box.dice.second[colour][face]

    def mark(self, seat: i64, action: i64) -> None:
        """One action of the seat on its own sheet."""
        what: i64 = actions.what_of(action)
        pen = self.pens[seat].copy()
        self.pens[seat] = pen
        pen.acted = True
        if what == actions.USE:
            self.give(pen, actions.colour_of(action))
            self.tell(seat, "rollfold.uses", {"colour": COLOURS[pen.die]})
        elif what == actions.DONE:
            pen.finished = True
            pen.first = 0
            pen.second = 0
            pen.bonuses = vec[i64]()
            if self.listener is not None and self.seats > 1:
                self.listener.tell("rollfold.finished", {"seat": seat})
        else:
            sheet = self.sheets[seat].copy()
            self.sheets[seat] = sheet
            pen.turned = what == actions.FLIP
            if what == actions.STRING:
                self.draw(seat, sheet, pen, action)
            else:
                self.turn_paper(seat, sheet, action)
            if not pen.won and sheet.won(self.options.orbs_connect):
                self.win(seat, pen)

    def turn_paper(self, seat: i64, sheet: Sheet, action: i64) -> None:
        what: i64 = actions.what_of(action)
        corner: i64 = actions.corner_of(action)
        if what == actions.FOLD:
            size: i64 = LARGE if actions.is_large(action) else SMALL
            sheet.fold(corner, size)
            self.tell(seat, "rollfold.folded", {"corner": CORNER_NAMES[corner], "size": SIZES[size]})
        elif what == actions.BLUNT:
            sheet.fold_again(corner)
            self.tell(seat, "rollfold.folded_again", {"corner": CORNER_NAMES[corner]})
        else:
            sheet.flip()
            self.tell(seat, "rollfold.flipped", {"side": SIDES[1 if sheet.back else 0]})

    def draw(self, seat: i64, sheet: Sheet, pen: Pen, action: i64) -> None:
        """A string: X after X, each with what it sets off; the last is circled, and both orbs of a jump."""
        route = Route(sheet, action)
        sight = sheet.sight
        value: i64 = actions.value_of(action)
        if actions.is_bonus(action):
            pen.spend_bonus(value, sight.shows[actions.start_of(action)] if self.box.exact else i64(-1))
        else:
            pen.spend(value)
            pen.plus_used = pen.plus_used or actions.is_plus(action)
        drawn: list[str] = []
        told = self.listener is not None
        if told:
            for n in range(route.count):
                drawn.append(place_name(sight.wide, route.places[n]))
            self.tell(
                seat,
                "rollfold.drew",
                {
                    "number": actions.length_of(action),
                    "start": place_name(sight.wide, actions.start_of(action)),
                    "boxes": drawn,
                },
            )
        marks = sheet.marks
        i: i64 = 0
        while i < route.count:
            cell: i64 = sight.shows[route.places[i]]
            last: bool = i == route.count - 1
            pen.x_used += 1
            if marks[cell] == 0:
                marks[cell] = CROSS
                self.set_off(seat, pen, cell, last)
            if sheet.won(self.options.orbs_connect):
                if last:
                    marks[cell] = CROSS | CIRCLE
                self.win(seat, pen)
                return
            if last:
                marks[cell] = CROSS | CIRCLE
            if route.jumps_to(i):
                marks[cell] = CROSS | CIRCLE
                marks[sight.shows[route.places[i - 1]]] = CROSS | CIRCLE
            i += 1

    def set_off(self, seat: i64, pen: Pen, cell: i64, last: bool) -> None:
        """What the first X on a box does."""
        value: i64 = self.box.value(cell)
        if value > 0:
            at = ""
            if self.listener is not None:
                sight = self.sheets[seat].sight
                at = place_name(sight.wide, sight.where[cell])
            if not self.box.exact or last:
                pen.win_bonus(value, cell if self.box.exact else i64(-1))
                self.tell(seat, "rollfold.bonus", {"value": value, "cell": at})
            else:
                self.tell(seat, "rollfold.devalued", {"value": value, "cell": at})
        elif self.box.printed[cell] & WIN and self.listener is not None:
            sight = self.sheets[seat].sight
            self.tell(seat, "rollfold.symbol", {"cell": place_name(sight.wide, sight.where[cell])})

    def win(self, seat: i64, pen: Pen) -> None:
        pen.won = True
        pen.finished = True
        pen.first = 0
        pen.second = 0
        pen.bonuses = vec[i64]()
        self.tell(seat, "rollfold.linked", {"x": pen.x_used})
        if self.listener is not None and self.secret():
            self.listener.tell("rollfold.finished", {"seat": seat})

    def tell(self, seat: i64, id: str, facts: dict[str, object]) -> None:
        """To the seat alone while marking is sealed."""
        if self.listener is not None:
            told: dict[str, object] = {"seat": seat}
            told.update(facts)
            self.listener.tell(id, told, seat if self.secret() else -1)

    # -- the end of a turn

    def end_if_all_finished(self) -> None:
        for pen in self.pens:
            if not pen.finished:
                return
        if self.listener is not None and self.secret():
            self.reveal()
        seat: i64 = 0
        won = False
        while seat < self.seats:
            self.shown[seat] = self.sheets[seat]
            won = won or self.pens[seat].won
            seat += 1
        alone: bool = self.seats == 1
        if won or (
            self.number >= len(self.options.column) if alone else self.number >= self.options.turn_cap
        ):
            self.finish()
            return
        seat = 0
        while seat < self.seats:
            self.pens[seat] = Pen(vec[i64]())
            seat += 1
        self.taken = NO_DIE
        self.active = (self.active + 1) % self.seats
        self.phase = ROLL

    def reveal(self) -> None:
        """All sheets together."""
        seat: i64 = 0
        while seat < self.seats:
            if self.listener is not None:
                facts: dict[str, object] = {"seat": seat}
                facts.update(news(self.shown[seat], self.sheets[seat]))
                self.listener.tell("rollfold.shown", facts)
                if self.pens[seat].won:
                    self.listener.tell("rollfold.completed", {"seat": seat, "x": self.pens[seat].x_used})
            seat += 1

    def finish(self) -> None:
        self.phase = GAME_OVER
        if self.listener is not None:
            winners = [
                int(seat) for seat in range(self.seats) if self.pens[seat].won and self.rank(seat) == 1
            ]
            self.listener.tell("rollfold.over", {"winners": winners, "turn": self.number})

    # -- the result

    def public(self, seat: i64) -> Sheet:
        """A sheet as everybody may see it."""
        return self.shown[seat] if self.secret() else self.sheets[seat]

    def score(self, seat: i64) -> i64:
        """Winning symbols in one network."""
        return self.public(seat).linked(self.options.orbs_connect)

    def ahead(self, one: i64, other: i64) -> bool:
        """Finished first, then fewer X's in the last turn, then more large corners; the rest is not ranked."""
        if self.pens[one].won != self.pens[other].won:
            return self.pens[one].won
        if not self.pens[one].won:
            return False
        if self.pens[one].x_used != self.pens[other].x_used:
            return self.pens[one].x_used < self.pens[other].x_used
        return self.sheets[one].larges() > self.sheets[other].larges()

    def rank(self, seat: i64) -> i64:
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.ahead(other, seat):
                place += 1
            other += 1
        return place

    def utility(self, seat: i64) -> float:
        if self.seats == 1:
            fields: i64 = len(self.options.column) + 1
            return float(fields - self.number) / float(fields) if self.pens[0].won else 0.0
        if self.rank(seat) != 1:
            return 0.0
        winners: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.rank(other) == 1:
                winners += 1
            other += 1
        return 1.0 / float(winners)

    def fallback(self, seat: i64) -> i64:
        """The left-over or first die; `done` as soon as it is allowed, else the first string of a number."""
        if self.phase == MARK and self.pens[seat].die != NO_DIE and self.held_by(seat) == 0:
            return actions.DONE
        out = buffer(self.options.most)
        self.decisions(seat, out, False)
        return out[0]

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        """The others' sealed marking could be anything: who is finished is known, what was drawn is not."""
        if self.phase != MARK or not self.secret():
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                finished: bool = self.pens[other].finished
                self.sheets[other] = self.shown[other]
                self.pens[other] = self.new_pen(other)
                if finished:
                    self.play_on(other, rng)
            other += 1

    def play_on(self, seat: i64, rng: Rng) -> None:
        """Mark at random until finished."""
        listener = self.listener
        self.listener = None
        out = buffer(self.options.most)
        while not self.pens[seat].finished:
            self.mark(seat, out[rng.below(self.decisions(seat, out, False))])
        self.listener = listener
