"""A game of Roll 'Em Fold 'Em: roll, take, and everybody marks at the same time."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.playout import buffer
from cinquina.core.rng import Rng
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.kinds import BLACK, NO_DIE, WHITE
from cinquina.games.rollfold.rules.marking import Marking
from cinquina.games.rollfold.rules.pen import Pen
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.table import CHOOSE_FIRST, FACES, GAME_OVER, MARK, ROLL, TAKE
from cinquina.games.rollfold.rules.telling import COLOURS, news


@mypyc_attr(acyclic=True, free_list_len=1)
class Rollfold(Marking):
    """One position."""

    def copy(self) -> "Rollfold":
        other = Rollfold(self.box, self.options, self.sheets[:], self.shown[:], self.pens[:])
        other.take_over(self)
        return other

    # -- a turn

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

    def begin_marking(self) -> None:
        self.phase = MARK
        seat: i64 = 0
        while seat < self.seats:
            self.pens[seat] = self.new_pen(seat)
            seat += 1

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
