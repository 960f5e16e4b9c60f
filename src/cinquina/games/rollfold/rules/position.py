"""A position of Roll 'Em Fold 'Em: its fields, its phases, and where each rule is (docs/rules/rollfold.md).

CHOOSE_FIRST  chance chooses the first active player                       effects.begin
ROLL          chance rolls both dice                                       chance; effects.roll
TAKE          the active seat takes a die; alone there is no such phase    effects.take
MARK          every seat at once, on its own sheet: a die where it has a   dice; moves; effects.apply_marking
              choice, strings, folds, the flip, `done`
              when all are finished: show the sheets, winners, next turn   effects.end_if_all_finished
GAME_OVER     the result                                                   scoring

A sheet (sheet) is two pages of cells; what its folds (folds) leave in sight is a table of places (sight). A string is
an action (actions), one way over places (route) out of all that a number allows (strings).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.listener import Listener
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games.rollfold.rules import chance, effects, moves, scoring
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.copies import carry
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.phases import CHOOSE_FIRST, GAME_OVER, MARK, NO_DIE, TAKE
from cinquina.games.rollfold.rules.settings import Settings
from cinquina.games.rollfold.rules.sheet import Sheet


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(State):
    def __init__(
        self, box: Box, settings: Settings, sheets: list[Sheet], shown: list[Sheet], pens: list[Pen]
    ) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = len(sheets)
        # The level and the settings, the same in the whole game.
        self.box: Final = box
        self.settings: Final = settings
        # The turn.
        self.phase: i64 = CHOOSE_FIRST
        self.number: i64 = 0  # of the turn, from 1
        self.active: i64 = 0
        # The dice.
        self.white: i64 = 0  # faces rolled
        self.black: i64 = 0
        self.taken: i64 = NO_DIE  # colour that the active player took
        # The seats. Sheets and pens are never changed in here, only replaced: positions share them.
        self.sheets: list[Sheet] = sheets
        self.shown: list[Sheet] = shown  # as the others see them: from the beginning of the turn, if sealed
        self.pens: list[Pen] = pens  # what each still has to draw

    def copy(self) -> "Position":
        other = Position(self.box, self.settings, self.sheets[:], self.shown[:], self.pens[:])
        carry(self, other)
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
        seat: i64 = 0
        while seat < self.seats:
            if self.owes(seat):
                some = append(some, seat)
            seat += 1
        return some

    def owes(self, seat: i64) -> bool:
        if self.phase == MARK:
            return not self.pens[seat].finished
        return self.phase == TAKE and seat == self.active

    def has_sealed_decision(self) -> bool:
        if self.phase == MARK and self.is_secret():
            for pen in self.pens:
                if pen.acted:
                    return True
        return False

    # -- among what

    def most_actions(self) -> i64:
        return self.settings.most

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who >= 0:
            if who >= self.seats:
                return 0
            return moves.list_decisions(self, who, out, False)
        if who != CHANCE:
            return 0
        return chance.list_outcomes(self, out)

    def legal(self, who: i64, action: i64) -> bool:
        if who >= self.seats or action < 0:
            return False
        if who >= 0:
            return moves.is_legal(self, who, action)
        return who == CHANCE and chance.is_possible(self, action)

    def weights(self, out: vec[i64]) -> i64:
        return chance.write_weights(self, out)

    def is_uniform(self) -> bool:
        return self.phase == CHOOSE_FIRST or self.box.dice.even

    def fallback(self, seat: i64) -> i64:
        return moves.fallback(self, seat)

    # -- what it does

    def apply(self, who: i64, action: i64) -> None:
        if who >= 0:
            if self.phase == TAKE:
                effects.take(self, who, action)
            else:
                effects.apply_marking(self, who, action)
                if self.pens[who].finished:
                    effects.end_if_all_finished(self)
        elif self.phase == CHOOSE_FIRST:
            effects.begin(self, action)
        else:
            effects.roll(self, action)

    # -- the result

    def score(self, seat: i64) -> i64:
        return scoring.count_symbols(self, seat)

    def ranks_ahead(self, one: i64, other: i64) -> bool:
        return scoring.ranks_ahead(self, one, other)

    def solo_utility(self) -> float:
        return scoring.solo_utility(self)

    # -- what a seat cannot know

    def is_secret(self) -> bool:
        """Return whether seats mark their sheets in secret."""
        return self.settings.sealed and self.seats > 1

    def public_sheet(self, seat: i64) -> Sheet:
        """Return a sheet as everybody may see it."""
        return self.shown[seat] if self.is_secret() else self.sheets[seat]

    def imagine(self, seat: i64, rng: Rng) -> None:
        chance.imagine(self, seat, rng)
