"""What lies on the table: where every piece is, chutes, cards, tokens, points, and whose turn it is (law, Play)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import Listener
from cinquina.core.playout import buffer
from cinquina.core.state import State
from cinquina.games.pentris.rules.box import COLOURS, Box
from cinquina.games.pentris.rules.chute import Chute
from cinquina.games.pentris.rules.slide import Slide

# Levels.
BEGINNER: Final = 0
INTERMEDIATE: Final = 1
ADVANCED: Final = 2

# Steps of the game. TURN_END, PHASE_END and ROUND_END are automatic: they pass within apply().
FIRST_BAG: Final = 0  # chance from here …
BONUS_SET: Final = 1
BONUS_SHAPE: Final = 2
KEEPING: Final = 3  # the white piece of a bonus shape that stays in the game
CARD_SHAPE: Final = 4
TOPS: Final = 5  # the stacks show their top pieces
POOL: Final = 6
DRAW: Final = 7
NEXT_TOP: Final = 8  # … to here
DRAFT_PICK: Final = 9
CHOOSE: Final = 10
PLACING: Final = 11
REMOVING: Final = 12
CLAIMING: Final = 13
PICKING: Final = 14  # from an open stack
END: Final = 15

# Where a piece is. A personal piece is at PERSONAL_OF + seat, a placed one at CHUTE_OF + seat, one of a stack at
# STACK_OF + stack.
IN_BOX: Final = 0  # out of the game, or never in it
IN_BAG: Final = 1
IN_POOL: Final = 2
ON_BOARD: Final = 3
DISCARDED: Final = 4
PERSONAL_OF: Final = 8
CHUTE_OF: Final = 12
STACK_OF: Final = 16

# A stack is colour * 4 + its number - 3.
STACKS: Final = 16
SMALLEST: Final = 3
LARGEST: Final = 6

BONUS_SHAPES: Final = 4
TOKENS: Final = 4
ROUNDS: Final = 3
PHASES: Final = 3
TURNS: Final = 3
NO_PIECE: Final = -1

# Points by source.
CLAIMS: Final = 0
ROWS: Final = 1
STAR_POINTS: Final = 2
PLATINUM: Final = 3
UNUSED: Final = 4
SOURCES: Final = 5


@mypyc_attr(acyclic=True)
class Options:
    """What the host chose."""

    def __init__(
        self,
        level: int,
        first: int,
        bonus_set: int,
        bonus_shapes: list[int],
        tries: bool,
        penalises: bool,
        open_stacks: bool,
        drops: bool,
        secret: bool,
        may_pass: bool,
        master: int,
    ) -> None:
        self.level: Final[i64] = level
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.bonus_set: Final[i64] = bonus_set  # or -1 = chance decides
        self.bonus_shapes: Final = vec[i64](bonus_shapes)  # chance chooses those that are missing
        self.tries: Final = tries
        self.penalises: Final = penalises
        self.open_stacks: Final = open_stacks
        self.drops: Final = drops
        self.secret: Final = secret
        self.may_pass: Final = may_pass
        self.master: Final[i64] = master  # points of the highest solo rank


@mypyc_attr(acyclic=True)
class Claim:
    """A group as it was claimed in this round; public even when chutes are not."""

    def __init__(self, seat: i64, phase: i64, colour: i64, cells: int, size: int) -> None:
        self.seat: Final = seat
        self.phase: Final = phase
        self.colour: Final = colour
        self.cells: Final = cells
        self.size: Final = size


# What a position has before anything is laid out; never changed.
NOTHING: Final[vec[i64]] = vec[i64]([])
NO_CHUTES: Final[list[Chute]] = []
NO_CLAIMS: Final[list[Claim]] = []


@mypyc_attr(acyclic=True)
class Table(State):
    """Every part of a position."""

    def __init__(self, box: Box, options: Options, seats: i64) -> None:
        self.listener: Listener | None = None
        self.box: Final = box
        self.options: Final = options
        self.seats: Final = seats
        self.step: i64 = FIRST_BAG
        self.round: i64 = 1
        self.phase: i64 = 1
        self.turn_of_phase: i64 = 1
        self.holder: i64 = 0  # of the bag
        self.active: i64 = 0
        self.to_draw: i64 = 0
        self.bonus_set: i64 = options.bonus_set
        self.bonus_shapes: vec[i64] = options.bonus_shapes
        self.kept: i64 = 0  # bonus shapes whose one white piece is settled
        self.card_shapes: vec[i64] = NOTHING  # of card 0 half A, half B, of card 1 half A, …
        self.tops: vec[i64] = NOTHING  # of stacks that are not open
        self.heights: vec[i64] = NOTHING
        self.stack: i64 = -1  # that pays, while a piece of it is picked or its next top is turned up
        self.zone: vec[i64] = NOTHING  # where each piece is
        self.bag: vec[i64] = NOTHING  # the pieces in it, in order
        self.personal: vec[i64] = NOTHING  # those of all seats, in order
        # Pieces on the central board: the first `older` lie in Previous Turns, the others in Current Turn.
        self.board: vec[i64] = NOTHING
        self.older: i64 = 0
        # The piece in hand stays where it is, on the board or beside the chute, until it is placed.
        self.hand: i64 = NO_PIECE
        self.slide: Slide | None = None  # where the piece in hand can go
        self.chutes: list[Chute] = NO_CHUTES
        self.claims: list[Claim] = NO_CLAIMS  # of this round
        self.tokens: vec[i64] = NOTHING  # on the cards, by seat and colour
        self.points: vec[i64] = NOTHING

    def lay_out(self) -> None:
        """An empty table, all pieces in the box. A copy does without: it takes over what another has."""
        self.zone = buffer(self.box.pieces)
        self.tops = vec[i64]([NO_PIECE for _ in range(STACKS)])
        self.heights = buffer(STACKS)
        self.chutes = [Chute() for _ in range(self.seats)]
        self.tokens = buffer(self.seats * COLOURS)
        self.points = buffer(self.seats * SOURCES)

    def take_over(self, other: "Table") -> None:
        """Everything that changes, from a position of the same game."""
        self.step = other.step
        self.round = other.round
        self.phase = other.phase
        self.turn_of_phase = other.turn_of_phase
        self.holder = other.holder
        self.active = other.active
        self.to_draw = other.to_draw
        self.bonus_set = other.bonus_set
        self.bonus_shapes = other.bonus_shapes
        self.kept = other.kept
        self.card_shapes = other.card_shapes
        self.tops = other.tops
        self.heights = other.heights
        self.stack = other.stack
        self.zone = other.zone[:]
        self.bag = other.bag
        self.personal = other.personal
        self.board = other.board
        self.older = other.older
        self.hand = other.hand
        self.slide = other.slide
        self.chutes = other.chutes[:]
        self.claims = other.claims
        self.tokens = other.tokens[:]
        self.points = other.points[:]

    # -- what follows from it

    def stars_count(self) -> bool:
        """As candies: in the beginner game."""
        return self.options.level == BEGINNER

    def claiming(self) -> bool:
        """Have the turns of the phase passed?"""
        return self.step == CLAIMING or self.step == PICKING or self.step == NEXT_TOP

    def in_hand(self, seat: i64) -> i64:
        """Tokens that are not on a card."""
        at: i64 = seat * COLOURS
        tokens = self.tokens
        return TOKENS - tokens[at] - tokens[at + 1] - tokens[at + 2] - tokens[at + 3]

    def following(self, seat: i64) -> i64:
        """The next seat counter-clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def before(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat - 1 if seat > 0 else self.seats - 1

    def paying(self, colour: i64, size: i64) -> i64:
        """The stack that pays for a group of this size: down over empty ones (pentris R31); -1 = none."""
        number: i64 = min(LARGEST, size)
        while number >= SMALLEST:
            stack: i64 = colour * 4 + number - SMALLEST
            if self.heights[stack] > 0:
                return stack
            number -= 1
        return -1

    # -- points

    def add(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat * SOURCES + source] += points

    def score(self, seat: i64) -> i64:
        at: i64 = seat * SOURCES
        points = self.points
        return points[at] + points[at + 1] + points[at + 2] + points[at + 3] + points[at + 4]

    def rank(self, seat: i64) -> i64:
        """Equal points share the place; there is no tie-break."""
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.score(other) > self.score(seat):
                place += 1
            other += 1
        return place

    def utility(self, seat: i64) -> float:
        if self.seats == 1:
            share: float = float(self.score(0)) / float(self.options.master)
            return min(1.0, share)
        if self.rank(seat) > 1:
            return 0.0
        winners: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.rank(other) == 1:
                winners += 1
            other += 1
        return 1.0 / float(winners)
