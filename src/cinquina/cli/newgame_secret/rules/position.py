"""A position of Newgame. An action is a card, from 1 to CARDS; a set of cards has a bit for each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.cli.newgame_secret.events import Dealt, Played, Took
from cinquina.core.bits import BIT, pick, size
from cinquina.core.rng import Rng
from cinquina.core.state import CHANCE, OVER, State

CARDS: Final = 24
HAND: Final = 5


def cards_of(members: i64) -> list[int]:
    """Return the cards of a set in ascending order."""
    return [card for card in range(1, CARDS + 1) if members & BIT[card] != 0]


class Position(State):
    def __init__(self, hands: list[int], points: list[int], table: list[int]) -> None:
        super().__init__(len(hands))
        self.hands = hands  # of each seat, a set of cards. Secret
        self.points = points  # rounds taken
        self.table = table  # the card of each seat in this round; 0 = none yet
        self.gone: i64 = 0  # the cards of earlier rounds
        self.lead: i64 = 0  # the seat that begins the round
        self.dealt: i64 = 0

    def copy(self) -> "Position":
        other = Position(self.hands[:], self.points[:], self.table[:])
        other.gone, other.lead, other.dealt = self.gone, self.lead, self.dealt
        return other

    def turn(self) -> i64:
        if self.dealt < HAND * self.seats:
            return CHANCE
        if sum(self.points) == HAND:
            return OVER
        return (self.lead + self.seats - self.table.count(0)) % self.seats

    def open(self) -> i64:
        """Return the cards that everybody has seen."""
        found: i64 = self.gone
        for card in self.table:
            if card > 0:
                found |= BIT[card]
        return found

    def unseen(self, seat: i64) -> i64:
        """Return the cards that a seat has not seen: the other hands and the deck."""
        own: i64 = self.hands[seat]
        return ~(own | self.open()) & (BIT[CARDS + 1] - 2)

    def deck(self) -> i64:
        found: i64 = self.unseen(0)
        for hand in self.hands:
            found &= ~hand
        return found

    def most_actions(self) -> i64:
        return CARDS

    def actions(self, who: i64, out: vec[i64]) -> i64:
        if who != self.turn() or who == OVER:
            return 0
        found = cards_of(self.deck() if who == CHANCE else self.hands[who])
        for n in range(len(found)):
            out[n] = found[n]
        return len(found)

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            seat: i64 = self.dealt % self.seats
            self.hands[seat] |= BIT[action]
            self.dealt += 1
            if self.listener is not None:
                self.listener.hear(Dealt(seat, action), seat)  # for this seat alone
            return
        self.hands[who] &= ~BIT[action]
        self.table[who] = action
        if self.listener is not None:
            self.listener.hear(Played(who, action))
        if 0 not in self.table:
            self.end_round()

    def end_round(self) -> None:
        self.lead = self.table.index(max(self.table))
        self.points[self.lead] += 1
        self.gone = self.open()
        self.table = [0] * self.seats
        if self.listener is not None:
            self.listener.hear(Took(self.lead))

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Deal the unseen cards at random to the other hands, whose sizes are known."""
        if self.turn() == OVER:
            return  # nothing is secret any more
        unseen = self.unseen(seat)
        for other in range(self.seats):
            if other != seat:
                hand: i64 = 0
                for _ in range(size(self.hands[other])):
                    card = BIT[pick(unseen, rng.below(size(unseen)))]
                    unseen &= ~card
                    hand |= card
                self.hands[other] = hand

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def fallback(self, seat: i64) -> i64:
        return cards_of(self.hands[seat])[0]
