"""Chance in Foldris: the start player, the setup card, the card of a round; all outcomes are equally likely."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.games.foldris.rules.phases import REVEAL, SETUP, START

if TYPE_CHECKING:
    from cinquina.games.foldris.rules.position import Position


def list_outcomes(position: "Position", out: vec[i64]) -> i64:
    count: i64 = 0
    i: i64 = 0
    if position.phase == START:
        while count < position.seats:
            out[count] = count
            count += 1
    elif position.phase == SETUP or position.phase == REVEAL:
        while i < position.box.cards:
            if position.in_deck(i):
                out[count] = i
                count += 1
            i += 1
    return count


def is_possible(position: "Position", outcome: i64) -> bool:
    if outcome < 0:
        return False
    if position.phase == START:
        return outcome < position.seats
    return (
        (position.phase == SETUP or position.phase == REVEAL)
        and outcome < position.box.cards
        and position.in_deck(outcome)
    )


def draw(position: "Position", rng: Rng) -> i64:
    if position.phase == START:
        return rng.below(position.seats)
    rest: i64 = rng.below(position.left_in_deck) + 1
    deck: i64 = position.deck
    card: i64 = -1
    while rest > 0:
        # Branch-free: a shuffled deck is unpredictable.
        rest -= deck & 1
        deck >>= 1
        card += 1
    return card


def imagine(position: "Position", seat: i64, rng: Rng) -> None:
    """Resample the others' sealed decisions; the deck has no order that could be known."""
    other: i64 = 0
    while other < position.seats:
        if other != seat and position.decided[other] >= 0:
            block = position.block()
            sheet = position.sheets[other]
            out = vec[i64]([i64(0) for _ in range(block.outcomes * sheet.columns)])
            position.decided[other] = out[rng.below(sheet.list_outcomes(block, out))]
        other += 1
