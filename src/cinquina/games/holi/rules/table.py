"""Everything a position consists of: tower, cards, points, whose turn it is and what of it is done."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.events import Listener
from cinquina.core.state import CHANCE, OVER, State
from cinquina.games.holi.rules.box import Box
from cinquina.games.holi.rules.cards import Cards
from cinquina.games.holi.rules.cells import CELLS, size
from cinquina.games.holi.rules.customs import Customs
from cinquina.games.holi.rules.patterns import Patterns
from cinquina.games.holi.rules.tower import NOWHERE, Tower

# Phases; TURN_START, END_TURN, NEXT and SCORING of the law pass by themselves.
RIVALRY: Final = 0
FIRST: Final = 1
CORNERING: Final = 2
DEAL: Final = 3
ACTION: Final = 4
DRAW: Final = 5
GAME_OVER: Final = 6

# Why a seat is finished.
PLAYING: Final = 0
STUCK: Final = 1
TOKENS: Final = 2
CARDS: Final = 3


@mypyc_attr(acyclic=True)
class Options:
    """What the host chose."""

    def __init__(
        self,
        rivalry_count: int,
        max_rule_cards: int,
        first: int,
        random_corners: bool,
        adjacent: bool,
        plays_on_empty: bool,
        shared: bool,
        open_discards: bool,
        open_hands: bool,
    ) -> None:
        self.rivalry_count: Final[i64] = rivalry_count
        self.max_rule_cards: Final[i64] = max_rule_cards
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.random_corners: Final = random_corners
        self.adjacent: Final = adjacent  # holi R12: who enters a cell catches only what lies one level above
        self.plays_on_empty: Final = plays_on_empty  # holi R8: without tokens the turn goes on to its end
        self.shared: Final = shared  # holi R29: no tie-break by turn order
        self.open_discards: Final = open_discards  # holi R20
        self.open_hands: Final = open_hands


@mypyc_attr(acyclic=True)
class Table(State):
    def __init__(
        self,
        box: Box,
        options: Options,
        customs: Customs,
        tower: Tower,
        cards: Cards,
        points: vec[i64],
        finished: vec[i64],
        misfits: vec[i64],
    ) -> None:
        self.listener: Listener | None = None
        self.box: Final = box
        self.options: Final = options
        self.customs: Customs = customs
        self.tower: Tower = tower
        self.cards: Cards = cards
        self.points: vec[i64] = points  # per seat: scored so far
        self.finished: vec[i64] = finished  # per seat: why
        # Per seat that got stuck: the cards that would not have helped, of which everybody knows the hand consists.
        self.misfits: vec[i64] = misfits
        self.seats: i64 = tower.seats
        self.rivalry: i64 = 0  # open Rivalry cards, a set
        self.climbed_to: i64 = 0  # levels that somebody climbed onto, as bits 1 and 2
        self.phase: i64 = RIVALRY
        self.first: i64 = 0
        self.active: i64 = 0
        self.thrown: bool = False
        self.moved: bool = False
        self.climbed: bool = False

    def take_over(self, other: "Table") -> None:
        """The small things, from a position of the same game."""
        self.rivalry = other.rivalry
        self.climbed_to = other.climbed_to
        self.phase = other.phase
        self.first = other.first
        self.active = other.active
        self.thrown = other.thrown
        self.moved = other.moved
        self.climbed = other.climbed

    # -- who decides

    def turn(self) -> i64:
        if self.phase == ACTION:
            return self.active
        if self.phase == GAME_OVER:
            return OVER
        return self.active if self.phase == CORNERING and not self.options.random_corners else CHANCE

    def waiting(self) -> vec[i64]:
        return vec[i64]() if self.turn() < 0 else vec[i64]([self.active])

    # -- what follows

    def patterns(self) -> Patterns:
        return self.box.free_patterns if self.customs.free_star else self.box.patterns

    def level(self, seat: i64) -> i64:
        return self.tower.pawn[seat] // CELLS

    def cell(self, seat: i64) -> i64:
        return self.tower.pawn[seat] % CELLS

    def done_for(self) -> bool:
        """After the throw the active seat has no tokens left, and only the end of its turn remains (holi R8, L6)."""
        return self.thrown and not self.options.plays_on_empty and self.tower.left(self.active) == 0

    def dealt_to(self) -> i64:
        """In DEAL: the seat that gets the next card."""
        k: i64 = 0
        while k < self.seats:
            seat: i64 = (self.first + k) % self.seats
            if size(self.cards.hand[seat]) < self.box.start_hand:
                return seat
            k += 1
        return -1

    def cornered(self) -> i64:
        """The next seat in turn order without a corner, or -1."""
        k: i64 = 0
        while k < self.seats:
            seat: i64 = (self.first + k) % self.seats
            if self.tower.pawn[seat] == NOWHERE:
                return seat
            k += 1
        return -1
