"""The Colour cards of all seats: hands, decks, discard piles. An immutable value: copies share it.

A seat's 13 cards are numbered in the order of its deck list; hands and decks are sets of them, so there is no order
that could leak. A discard pile is ordered: its n-th card, oldest first, is four bits of an int.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT, pick, size
from cinquina.core.rng import Rng

DECK: Final = 13


@mypyc_attr(acyclic=True)
class Cards:
    def __init__(self, hand: vec[i64], deck: vec[i64], pile: vec[i64], turned: vec[i64]) -> None:
        self.hand: Final = hand
        self.deck: Final = deck
        self.pile: Final = pile
        self.turned: Final = turned  # per seat: the cards of the pile that are face down, the oldest as bit 0

    def discards(self, seat: i64) -> i64:
        """Return the number of cards in the discard pile."""
        rest: i64 = self.hand[seat] | self.deck[seat]
        thrown: i64 = DECK
        while rest:  # DECK - size(rest), inlined: every list of actions asks
            rest &= rest - 1
            thrown -= 1
        return thrown

    def discard_at(self, seat: i64, place: i64) -> i64:
        """Return the card at a place of the discard pile."""
        return self.pile[seat] >> (4 * place) & 15

    def is_face_down(self, seat: i64, place: i64) -> bool:
        return self.turned[seat] & BIT[place] != 0

    def is_last_face_down(self, seat: i64) -> bool:
        """Return whether the last throw was face down. (holi R19)"""
        count: i64 = self.discards(seat)
        return count > 0 and self.is_face_down(seat, count - 1)

    def face_up(self, seat: i64) -> i64:
        """Return the public cards of the pile."""
        return self.pile_cards(seat, False)

    def pile_cards(self, seat: i64, face_down: bool) -> i64:
        cards: i64 = 0
        place: i64 = 0
        count: i64 = self.discards(seat)
        while place < count:
            if self.is_face_down(seat, place) == face_down:
                cards |= BIT[self.discard_at(seat, place)]
            place += 1
        return cards

    def with_drawn(self, seat: i64, card: i64) -> "Cards":
        hand = self.hand[:]
        deck = self.deck[:]
        hand[seat] |= BIT[card]
        deck[seat] &= ~BIT[card]
        return Cards(hand, deck, self.pile, self.turned)

    def with_thrown(self, seat: i64, card: i64, face_down: bool) -> "Cards":
        hand = self.hand[:]
        pile = self.pile[:]
        turned = self.turned
        place: i64 = self.discards(seat)
        hand[seat] &= ~BIT[card]
        pile[seat] |= card << (4 * place)
        if face_down:
            turned = self.turned[:]
            turned[seat] |= BIT[place]
        return Cards(hand, self.deck, pile, turned)

    def resampled(self, seat: i64, hand: i64, unseen: i64, piles_open: bool, rng: Rng) -> "Cards":
        """Return a sample with this hand for a seat; its other unseen cards are anywhere possible."""
        hands = self.hand[:]
        decks = self.deck[:]
        piles = self.pile[:]
        rest: i64 = unseen & ~hand
        hands[seat] = hand
        if not piles_open:
            place: i64 = 0
            count: i64 = self.discards(seat)
            while place < count:
                if self.is_face_down(seat, place):
                    card: i64 = pick(rest, rng.below(size(rest)))
                    rest &= ~BIT[card]
                    piles[seat] &= ~(15 * BIT[4 * place])
                    piles[seat] |= card * BIT[4 * place]
                place += 1
        decks[seat] = rest
        return Cards(hands, decks, piles, self.turned)


def pick_cards(cards: i64, count: i64, rng: Rng) -> i64:
    """Return a random choice of `count` cards."""
    chosen: i64 = 0
    while count > 0:
        card: i64 = pick(cards, rng.below(size(cards)))
        chosen |= BIT[card]
        cards &= ~BIT[card]
        count -= 1
    return chosen


def new_cards(seats: i64) -> Cards:
    """Create the cards, all in the decks."""
    none = vec[i64]([i64(0) for _ in range(seats)])
    return Cards(none, vec[i64]([BIT[DECK] - 1 for _ in range(seats)]), none, none)
