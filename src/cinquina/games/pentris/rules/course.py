"""The course of a game: turns, claims, phases and rounds (docs/rules/pentris.md, section Play)."""

from mypy_extensions import i64, mypyc_attr

from cinquina.games.pentris.rules.scoring import Scoring
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    CHOOSE,
    CLAIMING,
    DISCARDED,
    DRAW,
    PHASES,
    ROUNDS,
    TURNS,
)


@mypyc_attr(acyclic=True)
class Course(Scoring):
    # -- a turn

    def begin_turn(self) -> None:
        self.to_draw = self.seats + 1
        self.step = DRAW
        self.await_draw()

    def await_draw(self) -> None:
        """An empty bag takes the discard pile in; without that too, fewer are drawn (pentris R12)."""
        if self.to_draw > 0 and len(self.bag) == 0:
            count: i64 = self.take_back_discards()
            if count == 0:
                self.to_draw = 0
            elif self.listener is not None:
                self.listener.tell("pentris.refilled", {"count": count})
        if self.to_draw == 0:
            self.active = self.following(self.holder)
            self.begin_choice()

    def begin_choice(self) -> None:
        """With nothing on the board and no personal piece to place, a seat has nothing to do."""
        self.step = CHOOSE
        if len(self.board) == 0 and not self.has_personal(self.active):
            self.next_seat()

    def next_seat(self) -> None:
        if self.active != self.holder:
            self.active = self.following(self.active)
            self.begin_choice()
            return
        self.older = len(self.board)
        if self.turn_of_phase < TURNS:
            self.turn_of_phase += 1
            if self.listener is not None:
                self.listener.tell("pentris.turn", {"turn": self.turn_of_phase, "left": self.board_ids()})
            self.begin_turn()
        else:
            if self.listener is not None:
                self.listener.tell("pentris.claims", {"phase": self.phase})
            self.active = self.following(self.holder)
            self.await_claim()

    # -- claims

    def await_claim(self) -> None:
        """Who has nothing to claim passes."""
        self.step = CLAIMING
        if not self.may_claim(self.active):
            self.tell_pass(True)
            self.next_claim()

    def next_claim(self) -> None:
        self.stack = -1
        if self.active == self.holder:
            self.end_phase()
        else:
            self.active = self.following(self.active)
            self.await_claim()

    def tell_pass(self, must: bool) -> None:
        if self.listener is not None:
            self.listener.tell("pentris.passed", {"seat": self.active, "must": must})

    # -- ends

    def end_phase(self) -> None:
        if self.phase == PHASES:
            self.end_round()
            return
        for piece in self.board:
            self.zone[piece] = DISCARDED
        if self.listener is not None:
            self.listener.tell("pentris.phase_over", {"phase": self.phase, "left": self.board_ids()})
        self.clear_board()
        self.phase += 1
        self.turn_of_phase = 1
        self.pass_bag(self.following(self.holder))
        self.begin_turn()

    def pass_bag(self, seat: i64) -> None:
        self.holder = seat
        if self.listener is not None:
            self.listener.tell("pentris.bag", {"seat": seat})

    def end_round(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.score_round(seat)
            seat += 1
        if self.round == ROUNDS:
            self.end_game()
            return
        self.empty_chutes()
        self.return_tokens()
        self.round += 1
        self.phase = 1
        self.turn_of_phase = 1
        if self.listener is not None:
            self.listener.tell("pentris.round", {"round": self.round, "count": len(self.bag)})
        if self.options.level == ADVANCED:
            self.pass_bag(self.leader())
        else:
            self.pass_bag(self.following(self.holder))
        self.begin_turn()
