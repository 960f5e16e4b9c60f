"""A position of Foldris: its fields, its phases, and where each rule is (docs/rules/foldris.md).

START      chance chooses the start player             effects.start
SETUP      chance turns the setup card over            effects.set_up
REVEAL     chance turns the card of the round over     effects.reveal
DRAW       every seat in the game decides at once      moves; effects.decide, effects.resign
           when all are in: draw, fold, Barriers, end  effects.resolve
GAME_OVER  the result                                  scoring
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT
from cinquina.core.listener import Listener
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, RESIGN, State
from cinquina.games.foldris.rules import chance, effects, moves, scoring
from cinquina.games.foldris.rules.blocks import Block
from cinquina.games.foldris.rules.box import Box
from cinquina.games.foldris.rules.copies import carry
from cinquina.games.foldris.rules.phases import (
    DRAW,
    GAME_OVER,
    NOT_ASKED,
    REVEAL,
    SETUP,
    START,
    UNDECIDED,
)
from cinquina.games.foldris.rules.sheet import Sheet


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(State):
    def __init__(
        self,
        box: Box,
        ends_with_deck: bool,
        sheets: list[Sheet],
        decided: vec[i64],
        eliminated: vec[i64],
    ) -> None:
        self.listener: Listener | None = None
        self.seats: i64 = len(sheets)
        # The box and the house rule, the same in the whole game.
        self.box: Final = box
        self.ends_with_deck: Final = ends_with_deck
        # The game.
        self.phase: i64 = START
        self.round: i64 = 0
        self.starter: i64 = 0
        # The cards.
        self.deck: i64 = BIT[box.cards] - 1  # as bits; those not in it are used, but for the setup card
        self.left_in_deck: i64 = box.cards
        self.setup_card: i64 = -1
        self.card: i64 = -1  # the one of this round
        # The seats.
        self.sheets: list[Sheet] = sheets
        self.decided: vec[i64] = decided  # the action of this round, UNDECIDED or NOT_ASKED
        self.eliminated: vec[i64] = eliminated  # in which round, 0 = still in the game
        self.resigned: i64 = 0  # those that leave at the next DRAW, as bits

    def copy(self) -> "Position":
        sheets = [sheet.copy() for sheet in self.sheets]
        other = Position(self.box, self.ends_with_deck, sheets, self.decided[:], self.eliminated[:])
        carry(self, other)
        return other

    # -- who decides

    def turn(self) -> i64:
        if self.phase == DRAW:
            seat: i64 = 0
            while self.decided[seat] != UNDECIDED:
                seat += 1
            return seat
        return OVER if self.phase == GAME_OVER else CHANCE

    def waiting(self) -> vec[i64]:
        return vec[i64]([i64(seat) for seat in range(self.seats) if self.decided[seat] == UNDECIDED])

    def has_sealed_decision(self) -> bool:
        if self.phase == DRAW:
            seat: i64 = 0
            while seat < self.seats:
                if self.decided[seat] >= 0:
                    return True
                seat += 1
        return False

    # -- among what

    def most_actions(self) -> i64:
        return self.box.most_actions

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who >= 0:
            return moves.list_drawings(self, who, out)
        if who != CHANCE:
            return 0
        return chance.list_outcomes(self, out)

    def legal(self, who: i64, action: i64) -> bool:
        if who >= 0:
            return who < self.seats and moves.is_legal(self, who, action)
        return who == CHANCE and chance.is_possible(self, action)

    def draw(self, rng: Rng, out: vec[i64], odds: vec[i64]) -> i64:
        return chance.draw(self, rng)

    def fallback(self, seat: i64) -> i64:
        return moves.fallback(self, seat)

    # -- what it does

    def apply(self, who: i64, action: i64) -> None:
        if who >= 0:
            if action == RESIGN:
                effects.resign(self, who)
            else:
                effects.decide(self, who, action)
        elif self.phase == REVEAL:
            effects.reveal(self, action)
        elif self.phase == SETUP:
            effects.set_up(self, action)
        else:
            effects.start(self, action)

    # -- the result

    def score(self, seat: i64) -> i64:
        return scoring.total_lines(self, seat)

    def ranks_ahead(self, one: i64, other: i64) -> bool:
        return scoring.ranks_ahead(self, one, other)

    def solo_utility(self) -> float:
        return float(scoring.total_lines(self, 0)) / float(self.box.lines)

    # -- what a seat cannot know

    def imagine(self, seat: i64, rng: Rng) -> None:
        chance.imagine(self, seat, rng)

    # -- the cards

    def in_deck(self, card: i64) -> bool:
        return self.deck & BIT[card] != 0

    def is_used(self, card: i64) -> bool:
        """Return whether the card was revealed, in this round or before."""
        return card != self.setup_card and not self.in_deck(card)

    def is_card_open(self) -> bool:
        """Return whether the card of the round is shown; the last one still is when the game is over."""
        return self.card >= 0 and self.phase in (DRAW, GAME_OVER)

    def earlier_cards(self) -> list[int]:
        """Return the cards of earlier rounds."""
        now = self.card if self.phase == DRAW else -1
        return [card for card in range(self.box.cards) if self.is_used(card) and card != now]

    def take_from_deck(self, card: i64) -> None:
        """Remove a card from the deck."""
        self.deck &= ~BIT[card]
        self.left_in_deck -= 1

    def block(self) -> Block:
        """Return the Block of the revealed card."""
        return self.box.block[self.card]


def first_position(box: Box, ends_with_deck: bool, sheets: list[Sheet]) -> Position:
    """Create the position before the first entry."""
    seats = len(sheets)
    decided = vec[i64]([i64(NOT_ASKED) for _ in range(seats)])
    eliminated = vec[i64]([i64(0) for _ in range(seats)])
    position = Position(box, ends_with_deck, sheets, decided, eliminated)
    if seats == 1:  # there is no start player to choose
        position.phase = SETUP
    return position
