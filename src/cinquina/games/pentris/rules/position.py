"""A position of Pentris: its fields, its steps, and where each rule is (docs/rules/pentris.md).

FIRST_BAG    chance chooses the first bag holder                setup.prepare
BONUS_SET    intermediate: chance chooses the set,              setup.prepare
BONUS_SHAPE    then the shapes,                                 setup.prepare
KEEPING        then the white piece of each that stays          setup.swap_in
CARD_SHAPE   advanced: chance fills the stacks of the cards,    setup.stock
TOPS           turns up their top pieces,                       setup.prepare
POOL           and draws the pieces for the draft               setup.prepare
DRAFT_PICK   a seat, clockwise: one of them as personal piece   moves.list_drafts; setup.draft
DRAW         chance draws a piece, seats + 1 times              effects.draw
CHOOSE       a seat: take, personal piece or discard            moves.list_picks; effects.choose
PLACING      the same: a resting place for it, or put it back   moves.list_places; effects.place, put_back
REMOVING     the same after a personal piece: remove one        moves.list_removable; effects.remove
CLAIMING     a seat: a group of its chute                       claims.list_claims; effects.claim
PICKING      the same: a piece of the open stack that pays      pieces.list_stack; effects.pick
NEXT_TOP     or chance turns up the next of the closed one      effects.show_next
END          the result                                         scoring.total
             what comes after a step, and all that is automatic: ends of turns, phases, rounds, game   course

A step is what other games call phase; here a phase is one of the three printed phases of a round: turns, then claims.
Acting order of a phase, in both: counter-clockwise from the seat after the bag holder, who is last (course). Only the
draft goes clockwise, from the bag holder on.
Round ends: course.end_round, scoring.score_round (claims score at once: effects.claim; unused pieces, when the game
ends: scoring.score_unused).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.listener import Listener
from cinquina.core.playout import int_buffer
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games.pentris.rules import chance, effects, moves, scoring, setup
from cinquina.games.pentris.rules.actions import DRAFT, PICK, PLACE, REMOVE, UNTAKE, kind_of, subject_of
from cinquina.games.pentris.rules.box import COLOURS, Box
from cinquina.games.pentris.rules.chute import Chute
from cinquina.games.pentris.rules.claims import NO_CLAIMS, Claim
from cinquina.games.pentris.rules.lists import NOTHING
from cinquina.games.pentris.rules.options import Options
from cinquina.games.pentris.rules.phases import (
    CHOOSE,
    CLAIMING,
    DRAW,
    END,
    FIRST_BAG,
    NEXT_TOP,
    NO_PIECE,
    NO_STACK,
    SOURCES,
    STACKS,
)
from cinquina.games.pentris.rules.slide import Slide

# Of stacks that nobody filled; never changed.
NO_TOPS: Final[vec[i64]] = vec[i64]([NO_PIECE] * STACKS)
EMPTY: Final[vec[i64]] = vec[i64]([0] * STACKS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(State):
    """A position of Pentris. Copies share the rarely changed lists (tops, heights, personal …), so a change makes a new
    list. Zones, bag, board, tokens and points change often: each position has its own."""

    def __init__(
        self,
        box: Box,
        options: Options,
        zone: vec[i64],
        chutes: list[Chute],
        tokens: vec[i64],
        points: vec[i64],
    ) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = len(chutes)
        # The box and what the host chose, the same in the whole game.
        self.box: Final = box
        self.options: Final = options
        # The course of the game.
        self.step: i64 = FIRST_BAG  # what other games call phase: a row of the table above
        self.round: i64 = 1
        self.phase: i64 = 1  # one of the printed phases of a round, 1 to 3
        self.turn_of_phase: i64 = 1
        self.holder: i64 = 0  # of the bag: acts last
        self.active: i64 = 0  # whose step it is, unless it is one of chance
        # The pieces.
        self.zone: vec[i64] = zone  # where each is: a mark of phases.py, such as IN_BAG or CHUTE_OF + seat
        self.bag: vec[i64] = NOTHING  # those in it, in order
        self.to_draw: i64 = 0  # how many chance has still to draw, in POOL and DRAW
        self.board: vec[i64] = NOTHING  # first those of Previous Turns, then those of Current Turn
        self.older: i64 = 0  # how many are in Previous Turns
        self.personal: vec[i64] = NOTHING  # those of all seats, in order
        self.hand: i64 = (
            NO_PIECE  # it stays where it is, on the board or beside the chute, until it is placed
        )
        self.slide: Slide | None = None  # where the piece in hand can go
        # The set-up of the intermediate game.
        self.bonus_set: i64 = options.bonus_set
        self.bonus_shapes: vec[i64] = options.bonus_shapes
        self.kept: i64 = 0  # bonus shapes whose one white piece is settled
        # The cards of the advanced game.
        self.card_shapes: vec[i64] = NOTHING  # of card 0 half A, half B, of card 1 half A, …
        self.tops: vec[i64] = NO_TOPS  # of stacks that are not open
        self.heights: vec[i64] = EMPTY
        # The one that pays, while a piece of it is picked or its next top is turned up. In TOPS it counts the stacks:
        # the one whose top comes next.
        self.stack: i64 = NO_STACK
        # The seats.
        self.chutes: list[Chute] = chutes
        self.claims: list[Claim] = NO_CLAIMS  # of this round
        self.tokens: vec[i64] = tokens  # on the cards, by seat and colour
        self.points: vec[i64] = points  # by seat and source

    def copy(self) -> "Position":
        # By hand: searches were 9 to 13 % slower with a generated function (`./dev bench --against`).
        other = Position(self.box, self.options, self.zone[:], self.chutes[:], self.tokens[:], self.points[:])
        other.step = self.step
        other.round = self.round
        other.phase = self.phase
        other.turn_of_phase = self.turn_of_phase
        other.holder = self.holder
        other.active = self.active
        other.bag = self.bag[:]
        other.to_draw = self.to_draw
        other.board = self.board[:]
        other.older = self.older
        other.personal = self.personal
        other.hand = self.hand
        other.slide = self.slide
        other.bonus_set = self.bonus_set
        other.bonus_shapes = self.bonus_shapes
        other.kept = self.kept
        other.card_shapes = self.card_shapes
        other.tops = self.tops
        other.heights = self.heights
        other.stack = self.stack
        other.claims = self.claims
        return other

    # -- who decides

    def turn(self) -> i64:
        if self.step == END:
            return OVER
        # The order of phases.py, where the steps of chance come first; not that of the table above.
        if self.step <= NEXT_TOP:
            return CHANCE
        return self.active

    def owes(self, seat: i64) -> bool:
        return seat == self.turn()

    def seat_after(self, seat: i64) -> i64:
        """Return the next seat counter-clockwise."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    # -- among what

    def most_actions(self) -> i64:
        return moves.longest_list(self)

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who != self.turn() or who == OVER:
            return 0
        return chance.list_outcomes(self, out) if who == CHANCE else moves.list_actions(self, who, out)

    def legal(self, who: i64, action: i64) -> bool:
        if who != self.turn() or action < 0:
            return False
        return (who >= 0 and moves.is_unlisted(self, action)) or super().legal(who, action)

    def draw(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        return chance.draw(self, rng, out)

    def fallback(self, seat: i64) -> i64:
        return moves.fallback(self, seat)

    # -- what it does

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            if self.step == DRAW:
                effects.draw(self, action)
            elif self.step == NEXT_TOP:
                effects.show_next(self, action)
            else:
                setup.prepare(self, action)
            return
        kind: i64 = kind_of(action)
        subject: i64 = subject_of(action)
        if kind == PLACE:
            effects.place(self, subject)
        elif self.step == CHOOSE:
            effects.choose(self, kind, subject)
        elif kind == REMOVE:
            effects.remove(self, subject)
        elif self.step == CLAIMING:
            effects.claim(self, kind, subject)
        elif kind == DRAFT:
            setup.draft(self, subject)
        elif kind == PICK:
            effects.pick(self, subject)
        elif kind == UNTAKE:
            effects.put_back(self)

    # -- the result

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def solo_utility(self) -> float:
        share: float = float(scoring.total(self, 0)) / float(self.options.master)
        return min(1.0, share)

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        chance.imagine(self, seat, rng)


def empty_position(box: Box, options: Options, seats: i64) -> Position:
    """Create a position with empty chutes and all pieces in the box."""
    chutes = [Chute() for _ in range(seats)]
    tokens, points = int_buffer(seats * COLOURS), int_buffer(seats * SOURCES)
    return Position(box, options, int_buffer(box.pieces), chutes, tokens, points)
