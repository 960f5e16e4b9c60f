"""What lies on the table: sheets, dice, who marks with what, and in which phase (docs/rules/rollfold.md, Play)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import CHANCE, OVER, State
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.kinds import ANY_DIE, BLACK, NO_DIE, PLUS, WHITE
from cinquina.games.rollfold.rules.options import FREE, Options
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.sheet import Sheet

# Phases of a turn.
CHOOSE_FIRST: Final = 0
ROLL: Final = 1
TAKE: Final = 2
MARK: Final = 3
GAME_OVER: Final = 4

FACES: Final = 8  # a roll is  white face * FACES + black face


@mypyc_attr(acyclic=True)
class Table(State):
    """Every part of a position."""

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

    def take_over(self, other: "Table") -> None:
        """Everything that changes besides the lists, from a position of the same game."""
        self.phase = other.phase
        self.number = other.number
        self.active = other.active
        self.white = other.white
        self.black = other.black
        self.taken = other.taken

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

    # -- the dice

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

    def can_add(self, seat: i64) -> bool:
        """Is the +1 of the die in use there and unused?"""
        pen = self.pens[seat]
        return pen.die != NO_DIE and not pen.plus_used and self.sheets[seat].owns(PLUS + pen.die)

    def face_text(self, colour: i64, face: i64) -> str:
        return "♦".join([str(number) for number in self.box.dice.numbers(colour, face)])

    # -- chance

    def outcomes(self, out: vec[i64]) -> i64:
        count: i64 = 0
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

    def possible(self, outcome: i64) -> bool:
        if self.phase == CHOOSE_FIRST:
            return outcome < self.seats
        dice = self.box.dice
        return (
            self.phase == ROLL
            and outcome // FACES < dice.faces(WHITE)
            and outcome % FACES < dice.faces(BLACK)
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
