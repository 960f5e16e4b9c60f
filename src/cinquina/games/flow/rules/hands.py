"""The hands of Flow and the played cards. An immutable value: copies share it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.bits import BIT, pick, size
from cinquina.core.rng import Rng


@mypyc_attr(acyclic=True)
class Hands:
    def __init__(self, held: vec[i64], played: i64) -> None:
        self.held: Final = held  # per seat: its cards, a set
        self.played: Final = played

    def all_cards(self) -> i64:
        """Return all cards in hands."""
        cards: i64 = 0
        for held in self.held:
            cards |= held
        return cards

    def holder(self, card: i64) -> i64:
        """Return the seat that holds a card, or -1."""
        seat: i64 = 0
        while seat < len(self.held):
            if self.held[seat] & BIT[card]:
                return seat
            seat += 1
        return -1

    def with_dealt(self, seat: i64, card: i64) -> "Hands":
        held = self.held[:]
        held[seat] |= BIT[card]
        return Hands(held, self.played)

    def with_played(self, seat: i64, card: i64) -> "Hands":
        held = self.held[:]
        held[seat] &= ~BIT[card]
        return Hands(held, self.played | BIT[card])

    def resampled(self, seat: i64, cards: i64, rng: Rng) -> "Hands":
        """Return resampled hands for a viewer who knows only their sizes, from all cards not seen."""
        unseen: i64 = cards & ~self.played & ~self.held[seat]
        held = self.held[:]
        other: i64 = 0
        while other < len(held):
            if other != seat:
                due: i64 = size(self.held[other])
                held[other] = 0
                while due > 0:
                    card: i64 = pick(unseen, rng.below(size(unseen)))
                    held[other] |= BIT[card]
                    unseen &= ~BIT[card]
                    due -= 1
            other += 1
        return Hands(held, self.played)


def no_hands(seats: i64) -> Hands:
    return Hands(vec[i64]([i64(0) for _ in range(seats)]), 0)
