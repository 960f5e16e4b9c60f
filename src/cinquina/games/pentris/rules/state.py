"""A game of Pentris: three rounds of three phases of three turns (docs/rules/pentris.md, section Play)."""

from librt.vecs import remove
from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import ALL
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE
from cinquina.games.pentris.rules.actions import (
    DISCARD,
    DRAFT,
    PASS,
    PICK,
    PLACE,
    REMOVE,
    TAKE,
    UNTAKE,
    kind_of,
    subject_of,
)
from cinquina.games.pentris.rules.box import BLUE, COLOURS, SET_NAMES, UNUSED_POINTS, WHITE
from cinquina.games.pentris.rules.choosing import Choosing
from cinquina.games.pentris.rules.chute import CELLS, Chute, group_at
from cinquina.games.pentris.rules.imagining import imagined_chute
from cinquina.games.pentris.rules.masks import COLUMNS, ONE, longer, size
from cinquina.games.pentris.rules.table import (
    ADVANCED,
    BEGINNER,
    BONUS_SET,
    BONUS_SHAPE,
    BONUS_SHAPES,
    CARD_SHAPE,
    CHOOSE,
    CHUTE_OF,
    CLAIMING,
    CLAIMS,
    DISCARDED,
    DRAFT_PICK,
    DRAW,
    END,
    FIRST_BAG,
    IN_BAG,
    IN_BOX,
    IN_POOL,
    INTERMEDIATE,
    KEEPING,
    NEXT_TOP,
    NO_CLAIMS,
    NO_PIECE,
    NOTHING,
    ON_BOARD,
    PERSONAL_OF,
    PHASES,
    PICKING,
    PLACING,
    PLATINUM,
    POOL,
    REMOVING,
    ROUNDS,
    ROWS,
    SMALLEST,
    STACK_OF,
    STACKS,
    STAR_POINTS,
    TOPS,
    TURNS,
    UNUSED,
    Claim,
)
from cinquina.games.pentris.rules.telling import cell_names, full_rows, place_facts, tell_scoring


@mypyc_attr(acyclic=True, free_list_len=1)
class Pentris(Choosing):
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

    # -- the set-up, step by step

    def prepare(self, outcome: i64) -> None:
        box = self.box
        listener = self.listener
        if self.step == FIRST_BAG:
            self.holder = outcome
            if listener is not None:
                listener.tell("pentris.first_bag", {"seat": outcome})
        elif self.step == BONUS_SET:
            self.bonus_set = outcome
            if listener is not None:
                listener.tell("pentris.bonus_set", {"set": SET_NAMES[outcome]})
        elif self.step == BONUS_SHAPE:
            self.bonus_shapes = longer(self.bonus_shapes, outcome)
            if listener is not None:
                listener.tell("pentris.bonus_shape", {"shape": box.letters[outcome]})
        elif self.step == KEEPING:
            self.swap_in(outcome)
        elif self.step == CARD_SHAPE:
            self.stock(outcome)
        elif self.step == TOPS:
            self.turn_up(self.stack, outcome)
            self.stack += 1
        else:
            self.move(outcome, IN_POOL)
            self.to_draw -= 1
            if listener is not None:
                listener.tell("pentris.pool", {"piece": box.ids[outcome]})
        self.go_on()

    def fill_bag(self) -> None:
        """All white pieces."""
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.box.set[piece] == WHITE:
                self.zone[piece] = IN_BAG
                self.in_bag += 1
            piece += 1

    def go_on(self) -> None:
        """To the next step of the set-up that has anything to do."""
        level: i64 = self.options.level
        if self.step == FIRST_BAG:
            self.step = BONUS_SET
        if self.step == BONUS_SET and (level != INTERMEDIATE or self.bonus_set > 0):
            self.step = BONUS_SHAPE
        if self.step == BONUS_SHAPE and (level != INTERMEDIATE or len(self.bonus_shapes) == BONUS_SHAPES):
            self.step = KEEPING
        if self.step == KEEPING and (level != INTERMEDIATE or self.kept == BONUS_SHAPES):
            self.step = CARD_SHAPE
        if self.step == CARD_SHAPE and (level != ADVANCED or len(self.card_shapes) == 2 * COLOURS):
            self.step = TOPS
            self.stack = 0
        if self.step == TOPS and (level != ADVANCED or self.options.open_stacks or self.stack == STACKS):
            self.step = POOL
            self.stack = -1
            self.to_draw = self.seats
        if self.step == POOL and level != ADVANCED:
            self.begin_turn()
        elif self.step == POOL and self.to_draw == 0:
            self.step = DRAFT_PICK
            self.active = self.holder
            self.last_draft()

    def swap_in(self, piece: i64) -> None:
        """Intermediate: of a bonus shape one white piece stays, the others leave for its three special ones."""
        shape: i64 = self.bonus_shapes[self.kept]
        self.kept += 1
        other: i64 = 0
        while other < self.box.pieces:
            if self.box.shape[other] == shape:
                if self.box.set[other] == WHITE and other != piece:
                    self.move(other, IN_BOX)
                elif self.box.set[other] == self.bonus_set:
                    self.move(other, IN_BAG)
            other += 1
        if self.listener is not None:
            facts: dict[str, object] = {"piece": self.box.ids[piece], "shape": self.box.letters[shape]}
            self.listener.tell("pentris.kept", {**facts, "set": SET_NAMES[self.bonus_set]})

    def stock(self, shape: i64) -> None:
        """Advanced: half A fills stacks 3 (blue) and 5 (beige) of a card, half B stacks 4 and 6."""
        colour: i64 = len(self.card_shapes) // 2
        half: i64 = len(self.card_shapes) % 2
        self.card_shapes = longer(self.card_shapes, shape)
        heights = self.heights[:]
        piece: i64 = 0
        while piece < self.box.pieces:
            kind: i64 = self.box.set[piece]
            if self.box.shape[piece] == shape and kind != WHITE:
                stack: i64 = colour * 4 + half + (0 if kind == BLUE else 2)
                self.zone[piece] = STACK_OF + stack
                heights[stack] += 1
            piece += 1
        self.heights = heights
        if self.listener is not None:
            facts: dict[str, object] = {"colour": self.box.codes[colour], "shape": self.box.letters[shape]}
            self.listener.tell("pentris.stocked", {**facts, "blue": 3 + half, "beige": 5 + half})

    def turn_up(self, stack: i64, piece: i64) -> None:
        """The piece is now the visible one of its stack."""
        tops = self.tops[:]
        tops[stack] = piece
        self.tops = tops
        if self.listener is not None and piece != NO_PIECE:
            facts: dict[str, object] = {"piece": self.box.ids[piece], "colour": self.box.codes[stack // 4]}
            self.listener.tell("pentris.top", {**facts, "stack": stack % 4 + SMALLEST})

    def draft(self, piece: i64) -> None:
        """Clockwise, from the bag holder on (pentris R27)."""
        self.give(self.active, piece)
        if self.listener is not None:
            self.listener.tell("pentris.drafted", {"seat": self.active, "piece": self.box.ids[piece]})
        self.active = self.before(self.active)
        self.last_draft()

    def last_draft(self) -> None:
        """The last player takes the last piece; then the first turn begins."""
        pool: i64 = NO_PIECE
        left: i64 = 0
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == IN_POOL:
                pool = piece
                left += 1
            piece += 1
        if left == 1:
            self.draft(pool)
        elif left == 0:
            self.begin_turn()

    # -- pieces on the move

    def move(self, piece: i64, zone: i64) -> None:
        if self.zone[piece] == IN_BAG:
            self.in_bag -= 1
        if zone == IN_BAG:
            self.in_bag += 1
        self.zone[piece] = zone

    def give(self, seat: i64, piece: i64) -> None:
        self.move(piece, PERSONAL_OF + seat)

    def off_board(self, piece: i64, zone: i64) -> None:
        """From the central board to somewhere else."""
        i: i64 = 0
        while i < self.older:
            if self.board[i] == piece:
                self.older -= 1
            i += 1
        self.board = remove(self.board[:], piece)
        self.move(piece, zone)

    def gather(self, zone: i64) -> i64:
        """Everything there goes into the bag; returns how many."""
        before: i64 = self.in_bag
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == zone:
                self.move(piece, IN_BAG)
            piece += 1
        return self.in_bag - before

    # -- a turn

    def begin_turn(self) -> None:
        self.to_draw = self.seats + 1
        self.step = DRAW
        self.await_draw()

    def await_draw(self) -> None:
        """An empty bag takes the discard pile in; without that too, fewer are drawn (pentris R12)."""
        if self.to_draw > 0 and self.in_bag == 0:
            count: i64 = self.gather(DISCARDED)
            if count == 0:
                self.to_draw = 0
            elif self.listener is not None:
                self.listener.tell("pentris.refilled", {"count": count})
        if self.to_draw == 0:
            self.active = self.following(self.holder)
            self.begin_choice()

    def draw(self, piece: i64) -> None:
        self.move(piece, ON_BOARD)
        self.board = longer(self.board, piece)
        self.to_draw -= 1
        if self.listener is not None:
            self.listener.tell("pentris.drawn", {"piece": self.box.ids[piece]})
        self.await_draw()

    def begin_choice(self) -> None:
        """With nothing on the board and no personal piece to place, a seat has nothing to do."""
        self.step = CHOOSE
        if len(self.board) == 0 and not self.has_personal(self.active):
            self.next_seat()

    def has_personal(self, seat: i64) -> bool:
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == PERSONAL_OF + seat and self.placeable(seat, piece):
                return True
            piece += 1
        return False

    def choose(self, kind: i64, piece: i64) -> None:
        seat: i64 = self.active
        facts: dict[str, object] = {}
        if self.listener is not None:
            facts = {"seat": seat, "piece": self.box.ids[piece]}
        if kind == DISCARD or (kind == TAKE and self.options.penalises and not self.placeable(seat, piece)):
            if self.listener is not None:
                self.listener.tell("pentris.discarded", {**facts, "mistake": kind == TAKE})
            self.off_board(piece, DISCARDED)
            self.next_seat()
            return
        self.hand = piece
        self.slide = self.slide_of(seat, piece)
        self.step = PLACING
        if self.listener is not None:
            self.listener.tell("pentris.took" if kind == TAKE else "pentris.personal", facts)

    def put_back(self) -> None:
        if self.listener is not None:
            self.listener.tell("pentris.put_back", {"seat": self.active, "piece": self.box.ids[self.hand]})
        self.hand = NO_PIECE
        self.slide = None
        self.step = CHOOSE

    def place(self, place: i64) -> None:
        seat: i64 = self.active
        piece: i64 = self.hand
        before = self.chutes[seat]
        self.chutes[seat] = before.putting(self.box, piece, place)
        if self.listener is not None:
            self.tell_placed(piece, place, before.complete(self.box.field))
        self.hand = NO_PIECE
        self.slide = None
        if self.zone[piece] == ON_BOARD:
            self.off_board(piece, CHUTE_OF + seat)
            self.next_seat()
        else:
            self.move(piece, CHUTE_OF + seat)
            self.step = REMOVING
            if len(self.board) == 0:
                self.next_seat()

    def tell_placed(self, piece: i64, place: i64, complete: int) -> None:
        """Of a secret chute the others learn only which piece it was."""
        listener = self.listener
        if listener is None:
            return
        seat: i64 = self.active
        secret: bool = self.options.secret
        if secret:
            listener.tell("pentris.hidden", {"seat": seat, "piece": self.box.ids[piece]})
        audience: int = int(seat) if secret else ALL
        listener.tell("pentris.placed", {"seat": seat, **place_facts(self.box, piece, place)}, audience)
        new: int = self.chutes[seat].complete(self.box.field) & ~complete
        if new:
            listener.tell("pentris.completed", {"seat": seat, "rows": full_rows(new)}, audience)

    def remove(self, piece: i64) -> None:
        """Out of the game for good (pentris R32)."""
        if self.listener is not None:
            self.listener.tell("pentris.removed", {"seat": self.active, "piece": self.box.ids[piece]})
        self.off_board(piece, IN_BOX)
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

    def board_ids(self) -> list[str]:
        return [self.box.ids[piece] for piece in self.board]

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

    def claim(self, kind: i64, subject: i64) -> None:
        if kind == PASS:
            self.tell_pass(False)
            self.next_claim()
            return
        seat: i64 = self.active
        colour: i64 = subject // CELLS
        cell: int = subject % CELLS
        chute = self.chutes[seat]
        group: int = group_at(chute.colour(colour), ONE << cell, self.box.field)
        candies: int = chute.size(group, self.stars_count())
        self.tokens[seat * COLOURS + colour] += 1
        self.claims = [*self.claims, Claim(seat, self.phase, colour, group, candies)]
        advanced: bool = self.options.level == ADVANCED
        if self.listener is not None:
            facts: dict[str, object] = {"seat": seat, "colour": self.box.codes[colour], "size": candies}
            points: int = 0 if advanced else candies
            self.listener.tell("pentris.claimed", {**facts, "points": points, "cells": cell_names(group)})
        if not advanced:
            self.add(seat, CLAIMS, candies)
            self.next_claim()
            return
        self.stack = self.paying(colour, candies)
        if not self.options.open_stacks:
            self.earn(self.tops[self.stack])
            self.show_next()
        elif self.heights[self.stack] > 1:
            self.step = PICKING
        else:
            self.earn(self.only(self.stack))
            self.next_claim()

    def earn(self, piece: i64) -> None:
        """A special piece of the paying stack becomes personal."""
        heights = self.heights[:]
        heights[self.stack] -= 1
        self.heights = heights
        self.give(self.active, piece)
        if self.listener is not None:
            facts: dict[str, object] = {"seat": self.active, "piece": self.box.ids[piece]}
            self.listener.tell("pentris.earned", {**facts, "stack": self.stack % 4 + SMALLEST})

    def show_next(self) -> None:
        """Which piece comes up next, chance decides, unless it is the last."""
        if self.heights[self.stack] > 1:
            self.turn_up(self.stack, NO_PIECE)
            self.step = NEXT_TOP
            return
        self.turn_up(self.stack, self.only(self.stack))
        self.next_claim()

    def only(self, stack: i64) -> i64:
        """The first piece of a stack, or NO_PIECE."""
        piece: i64 = 0
        while piece < self.box.pieces:
            if self.zone[piece] == STACK_OF + stack:
                return piece
            piece += 1
        return NO_PIECE

    # -- ends

    def end_phase(self) -> None:
        if self.phase == PHASES:
            self.end_round()
            return
        for piece in self.board:
            self.move(piece, DISCARDED)
        if self.listener is not None:
            self.listener.tell("pentris.phase_over", {"phase": self.phase, "left": self.board_ids()})
        self.clear_board()
        self.phase += 1
        self.turn_of_phase = 1
        self.pass_bag(self.following(self.holder))
        self.begin_turn()

    def clear_board(self) -> None:
        self.board = NOTHING
        self.older = 0

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
            self.listener.tell("pentris.round", {"round": self.round, "count": self.in_bag})
        if self.options.level == ADVANCED:
            self.pass_bag(self.leader())
        else:
            self.pass_bag(self.following(self.holder))
        self.begin_turn()

    def score_round(self, seat: i64) -> None:
        chute = self.chutes[seat]
        stars: bool = self.options.level != BEGINNER
        before: i64 = self.score(seat)
        complete: int = chute.complete(self.box.field)
        self.add(seat, ROWS, 2 * (size(complete) // COLUMNS))
        if stars:
            self.add(seat, STAR_POINTS, chute.star_points(self.box.field))
            self.add(seat, PLATINUM, chute.platinum_points(complete))
        if self.listener is not None:
            audience: int = int(seat) if self.options.secret else ALL
            tell_scoring(self.listener, self.box, seat, chute, stars, audience)
            gained: i64 = self.score(seat) - before
            facts: dict[str, object] = {"seat": seat, "round": self.round, "points": gained}
            self.listener.tell("pentris.scored", {**facts, "total": self.score(seat)})

    def empty_chutes(self) -> None:
        """Pieces of the chutes, of the board and of the discard pile go back (pentris R11, R36)."""
        for piece in self.board:
            self.move(piece, IN_BAG)
        self.clear_board()
        self.gather(DISCARDED)
        seat: i64 = 0
        while seat < self.seats:
            self.gather(CHUTE_OF + seat)
            self.chutes[seat] = Chute()
            seat += 1
        self.claims = NO_CLAIMS

    def return_tokens(self) -> None:
        """All of them, or in the advanced game one from each card."""
        at: i64 = 0
        while at < self.seats * COLOURS:
            if self.tokens[at] > 0:
                self.tokens[at] = self.tokens[at] - 1 if self.options.level == ADVANCED else 0
            at += 1

    def leader(self) -> i64:
        """Most points; among equals the first in the acting order of the phase just ended (pentris R34)."""
        best: i64 = self.following(self.holder)
        seat: i64 = best
        while seat != self.holder:
            seat = self.following(seat)
            if self.score(seat) > self.score(best):
                best = seat
        return best

    def end_game(self) -> None:
        """Advanced: unused blue pieces are worth 2, beige ones 3 (pentris R35)."""
        seat: i64 = 0
        while seat < self.seats and self.options.level == ADVANCED:
            piece: i64 = 0
            while piece < self.box.pieces:
                points: i64 = UNUSED_POINTS[self.box.set[piece]]
                if self.zone[piece] == PERSONAL_OF + seat and points > 0:
                    self.add(seat, UNUSED, points)
                    if self.listener is not None:
                        facts: dict[str, object] = {"seat": seat, "piece": self.box.ids[piece]}
                        self.listener.tell("pentris.unused", {**facts, "points": points})
                piece += 1
            seat += 1
        self.step = END
        if self.listener is not None:
            self.listener.tell("pentris.over", {})

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        """With secret chutes: the pieces of the others lie somehow; nobody knows where."""
        if not self.options.secret or self.step == END:
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                self.dream(other, rng)
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

    def can_go_on(self, seat: i64) -> bool:
        if seat != self.active:
            return True
        if self.step == PLACING:
            return self.placeable(seat, self.hand)
        return self.step != CLAIMING or self.may_claim(seat)
