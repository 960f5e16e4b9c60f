"""A game of Pentris: three rounds of three phases of three turns (docs/rules/pentris.md)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE
from cinquina.games.pentris.rules.acting import Acting
from cinquina.games.pentris.rules.actions import DRAFT, PICK, PLACE, REMOVE, UNTAKE, kind_of, subject_of
from cinquina.games.pentris.rules.imagining import imagined_chute
from cinquina.games.pentris.rules.table import (
    CHOOSE,
    CLAIMING,
    DRAW,
    END,
    NEXT_TOP,
    PLACING,
    PLATINUM,
    ROWS,
    SOURCES,
    STAR_POINTS,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pentris(Acting):
    """One position."""

    def copy(self) -> "Pentris":
        other = Pentris(self.box, self.options, self.seats)
        other.take_over(self)
        return other

    # -- what happens

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            if self.step == DRAW:
                self.draw(action)
            elif self.step == NEXT_TOP:
                self.turn_up(self.stack, action)
                self.next_claim()
            else:
                self.prepare(action)
            return
        kind: i64 = kind_of(action)
        subject: i64 = subject_of(action)
        if kind == PLACE:
            self.place(subject)
        elif self.step == CHOOSE:
            self.choose(kind, subject)
        elif kind == REMOVE:
            self.remove(subject)
        elif self.step == CLAIMING:
            self.claim(kind, subject)
        elif kind == DRAFT:
            self.draft(subject)
        elif kind == PICK:
            self.earn(subject)
            self.next_claim()
        elif kind == UNTAKE:
            self.put_back()

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        """With secret chutes: the pieces of the others lie somehow, and their rounds brought so much somehow."""
        if not self.options.secret or self.step == END:
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                self.dream(other, rng)
                self.sum_up_rounds(other)
            other += 1

    def dream(self, other: i64, rng: Rng) -> None:
        """Another chute of the same pieces on which the seat can do what it is asked to."""
        real = self.chutes[other]
        tries: i64 = 0
        while tries < 24:
            self.chutes[other] = imagined_chute(self, other, real, rng)
            if self.chutes[other].count == real.count and self.can_go_on(other):
                break
            tries += 1
        if self.step == PLACING and self.active == other:
            self.slide = self.slide_of(other, self.hand)

    def sum_up_rounds(self, seat: i64) -> None:
        """The same points, whether they came from rows, stars or platinum."""
        at: i64 = seat * SOURCES
        points = self.points
        points[at + ROWS] += points[at + STAR_POINTS] + points[at + PLATINUM]
        points[at + STAR_POINTS] = 0
        points[at + PLATINUM] = 0

    def can_go_on(self, seat: i64) -> bool:
        if seat != self.active:
            return True
        if self.step == PLACING:
            return self.placeable(seat, self.hand)
        return self.step != CLAIMING or self.may_claim(seat)
