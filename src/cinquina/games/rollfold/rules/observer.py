"""Observations of Roll 'Em Fold 'Em for learning agents, and its actions as numbers.

The own sheet place by place, as it is folded: what is printed there, and what is marked. Of the other sheets the folds
and the winning symbols, as everybody may know them. Then the dice, the own pen, and the turn.

A string takes several numbers: the number that is drawn, the place where it starts, where it slides, and each step with
its jump. Those that all strings share are left out, so most strings need two or three.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.observer import (
    ENTRY,
    Observer,
    Part,
    clear,
    counts,
    padded,
    put_one,
    word,
    words_of,
)
from cinquina.core.state import State
from cinquina.games.rollfold.rules import actions as packed
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.dice import can_add_one
from cinquina.games.rollfold.rules.marks import (
    BONUS,
    BULB,
    CROSS,
    FACE,
    HOLE,
    ICE,
    LARGE,
    ORB,
    STAR,
    START,
    WIN,
)
from cinquina.games.rollfold.rules.pen import CELLS
from cinquina.games.rollfold.rules.phases import BLACK, GAME_OVER, MARK, PHASE_NAMES, TAKE, WHITE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.sight import Sight

PRINTS: Final = ["face", "ice", "hole", "star", "orb", "symbol", "bulb", "start"]
PRINT_BITS: Final = vec[i64]([FACE, ICE, HOLE, STAR, ORB, WIN, BULB, START])
PLANES: Final = ["paper", *PRINTS, "bonus"]  # of a sheet as it is folded
FOLDS: Final = [
    "fold_TL",
    "fold_TR",
    "fold_BL",
    "fold_BR",
    "double_TL",
    "double_TR",
    "double_BL",
    "double_BR",
]
SHEET: Final = ["next_TL", "next_TR", "next_BL", "next_BR", "reverse", "finished", "symbols_marked"]
DICE: Final = ["white_1", "white_2", "black_1", "black_2", "taken", "turn", "field", "left"]
PEN: Final = ["die", "number_1", "number_2", "plus", "x_used"]
PHASES: Final = len(PHASE_NAMES)

# The numbers. A string begins with its item: the number that is drawn, and from where it comes.
ITEMS: Final = 32
FOLDING: Final = 32  # corner * 2, 1 more for a large fold
BLUNTING: Final = 40  # corner
FLIPPING: Final = 44
DONE: Final = 45
TAKING: Final = 46  # colour
USING: Final = 48  # colour
STARTING: Final = 50  # a place; then how far it walks before it slides, then step by step
MOST_SLIDES: Final = 8
WAYS: Final = 4  # of a step


class PaperObserver(Observer):
    def __init__(self, box: Box, seats: i64) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.places: i64 = box.size * box.size
        self.jumps: i64 = len(box.orbs) + 1  # to an orb, or none
        sheet: i64 = words_of(self.places)
        self.sheet: i64 = sheet
        planes: i64 = len(PLANES) + 1
        self.words: i64 = planes * sheet + 2 * seats + 1 + 2 + words_of(PHASES) + words_of(seats)
        self.sliding: i64 = STARTING + self.places
        self.stepping: i64 = self.sliding + MOST_SLIDES
        self.ids: i64 = self.stepping + packed.MOST_STEPS * WAYS * self.jumps
        self.parts: i64 = 3 + packed.MOST_STEPS
        # By place with the frame of a sight: its number without.
        wide: i64 = box.size + 2
        self.inner: vec[i64] = vec[i64](
            [
                (place // wide - 1) * box.size + place % wide - 1
                if 0 < place // wide <= box.size and 0 < place % wide <= box.size
                else i64(0)
                for place in range(wide * wide)
            ]
        )
        # By place: its number with the frame.
        self.framed: vec[i64] = vec[i64](
            [(place // box.size + 1) * wide + place % box.size + 1 for place in range(self.places)]
        )
        self.printed: dict[Sight, vec[i64]] = {}  # what is printed on the sheets that were seen so far

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Position)
        own = state.sheets[seat]
        at = self.put_sheet(own, out, at)
        seats: i64 = self.seats
        other: i64 = seat
        n: i64 = 0
        while n < seats:
            at = self.put_folds(
                own if n == 0 else state.public_sheet(other), state.pens[other].finished, out, at
            )
            other = other + 1 if other + 1 < seats else i64(0)
            n += 1
        at = self.put_dice(state, out, at)
        at = self.put_pen(state, seat, out, at)
        at = put_one(state.phase, PHASES, out, at)
        put_one(state.active - seat if state.active >= seat else state.active - seat + seats, seats, out, at)

    def put_sheet(self, sheet: Sheet, out: vec[i64], at: i64) -> i64:
        """Write what the places of a sheet show, and the marks in sight: 1 an X, 2 a circled one."""
        shows = sheet.sight.shows
        marks = sheet.marks
        framed = self.framed
        printed = self.printed_planes(sheet.sight)
        i: i64 = 0
        while i < len(printed):
            out[at] = printed[i]
            at += 1
            i += 1
        place: i64 = 0
        entries: i64 = 0
        by: i64 = 0
        while place < self.places:
            cell: i64 = shows[framed[place]]
            if cell >= 0:
                mark: i64 = i64(marks[cell])
                entries |= ((mark & CROSS) + (mark >> 1)) << by
            by += 8
            if by == 64:
                out[at] = entries
                at += 1
                entries = 0
                by = 0
            place += 1
        if by > 0:
            out[at] = entries
            at += 1
        return at

    def printed_planes(self, sight: Sight) -> vec[i64]:
        """Return the planes of a folded sheet: paper, printed signs, bonus numbers."""
        if sight in self.printed:
            return self.printed[sight]
        found = vec[i64]([i64(0) for _ in range(len(PLANES) * self.sheet)])
        place: i64 = 0
        while place < self.places:
            cell: i64 = sight.shows[self.framed[place]]
            if cell >= 0:
                bits: i64 = self.box.printed[cell]
                at: i64 = place >> 3
                one: i64 = ENTRY[place & 7]
                found[at] += one
                i: i64 = 0
                while i < len(PRINT_BITS):
                    at += self.sheet
                    if bits & PRINT_BITS[i]:
                        found[at] += one
                    i += 1
                found[at + self.sheet] += one * (bits // BONUS)
            place += 1
        self.printed[sight] = found
        return found

    def put_folds(self, sheet: Sheet, finished: bool, out: vec[i64], at: i64) -> i64:
        blunts: i64 = sheet.blunts
        out[at] = word(
            sheet.fold_of(0),
            sheet.fold_of(1),
            sheet.fold_of(2),
            sheet.fold_of(3),
            blunts & 1,
            blunts >> 1 & 1,
            blunts >> 2 & 1,
            blunts >> 3 & 1,
        )
        wins = self.box.wins
        where = sheet.sight.where
        symbols: i64 = 0
        i: i64 = 0
        while i < len(wins):
            if where[wins[i]] >= 0 and sheet.marks[wins[i]] != 0:
                symbols += 1
            i += 1
        reverse: i64 = 1 if sheet.back else 0
        over: i64 = 1 if finished else 0
        out[at + 1] = word(
            fresh(sheet, 0), fresh(sheet, 1), fresh(sheet, 2), fresh(sheet, 3), reverse, over, symbols, 0
        )
        return at + 2

    def put_dice(self, state: Position, out: vec[i64], at: i64) -> i64:
        """Write the numbers rolled, the die taken, and, for a single player, the field of the move."""
        dice = state.box.dice
        rolled: bool = state.phase == TAKE or state.phase == MARK or state.phase == GAME_OVER
        field: i64 = 0
        left: i64 = 0
        if self.seats == 1:
            column = state.settings.column
            if 0 < state.number <= len(column):
                field = column[state.number - 1] + 1
            left = len(column) - state.number
        out[at] = word(
            dice.first[WHITE][state.white] if rolled else i64(0),
            dice.second[WHITE][state.white] if rolled else i64(0),
            dice.first[BLACK][state.black] if rolled else i64(0),
            dice.second[BLACK][state.black] if rolled else i64(0),
            state.taken + 1,
            state.number,
            field,
            left,
        )
        return at + 1

    def put_pen(self, state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
        """Write what the seat still has to draw, and how many bonus numbers of each value."""
        if state.phase != MARK:
            clear(out, at, at + 2)
            return at + 2
        pen = state.pens[seat]
        first: i64 = pen.first if pen.first else pen.second
        second: i64 = pen.second if pen.first else i64(0)
        plus: i64 = 1 if can_add_one(state, seat) else 0
        out[at] = word(pen.die + 1, first, second, plus, pen.x_used, 0, 0, 0)
        bonuses = pen.bonuses
        entries: i64 = 0
        i: i64 = 0
        while i < len(bonuses):
            entries += ENTRY[bonuses[i] % CELLS]
            i += 1
        out[at + 1] = entries
        return at + 2

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        inner = self.inner
        i: i64 = 0
        while i < count:
            action: i64 = actions[at + i]
            what: i64 = packed.what_of(action)
            if part == 0:
                out[i] = (
                    action >> packed.VALUE_AT & 31 if what == packed.STRING else other_number(action, what)
                )
            elif what != packed.STRING:
                out[i] = 0
            elif part == 1:
                out[i] = STARTING + inner[packed.start_of(action)]
            elif part == 2:
                out[i] = self.sliding + packed.slide_of(action)
            else:
                out[i] = self.step(action, part - 3)
            i += 1

    def step(self, action: i64, n: i64) -> i64:
        """Return the number of a step of a string, from 0, with its jump."""
        way: i64 = n * WAYS + packed.step_of(action, n)
        return self.stepping + way * self.jumps + packed.jump_of(action, n)

    def fields(self) -> list[Part]:
        size, seats = int(self.box.size), int(self.seats)
        found: list[Part] = []
        for name in [*PLANES, "marks"]:
            found += padded(name, size, size)
        for n in range(seats):
            whose = "own" if n == 0 else f"next_{n}"
            found += counts([f"{whose}_{name}" for name in FOLDS])
            found += counts([f"{whose}_{name}" for name in SHEET])
        return [
            *found,
            *counts(DICE),
            *counts(PEN),
            *padded("bonuses", CELLS),
            *padded("phase", PHASES),
            *padded("active", seats),
        ]


def fresh(sheet: Sheet, corner: i64) -> i64:
    """Return 1 for a large fold of this turn, whose bonus starts in the next."""
    return sheet.fresh >> corner & 1 if sheet.fold_of(corner) == LARGE else i64(0)


def other_number(action: i64, what: i64) -> i64:
    """Return the number of an action that is not a string."""
    if what == packed.FOLD:
        return FOLDING + 2 * packed.corner_of(action) + (1 if packed.is_large(action) else 0)
    if what == packed.BLUNT:
        return BLUNTING + packed.corner_of(action)
    if what == packed.FLIP:
        return FLIPPING
    if what == packed.DONE:
        return DONE
    return packed.colour_of(action) + (TAKING if what == packed.TAKE else USING)
