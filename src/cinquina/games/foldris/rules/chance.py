"""What chance does in Foldris: the start player, the setup card, the card of a round; all outcomes are as likely."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.rng import Rng
from cinquina.games.foldris.rules.phases import IN_DECK, REVEAL, SETUP, START

if TYPE_CHECKING:
    from cinquina.games.foldris.rules.position import Position


def outcomes(position: "Position", out: vec[i64]) -> i64:
    count: i64 = 0
    i: i64 = 0
    if position.phase == START:
        while count < position.seats:
            out[count] = count
            count += 1
    elif position.phase == SETUP or position.phase == REVEAL:
        deck = position.deck
        cards: i64 = position.box.cards
        while i < cards:
            # Written always, kept when it counts: no jump that depends on a shuffled deck.
            out[count] = i
            count += 1 if deck[i] == IN_DECK else 0
            i += 1
    return count


def possible(position: "Position", outcome: i64) -> bool:
    if outcome < 0:
        return False
    if position.phase == START:
        return outcome < position.seats
    return (
        (position.phase == SETUP or position.phase == REVEAL)
        and outcome < position.box.cards
        and position.deck[outcome] == IN_DECK
    )


def drawn(position: "Position", rng: Rng) -> i64:
    if position.phase == START:
        return rng.below(position.seats)
    deck = position.deck
    rest: i64 = rng.below(position.left_in_deck) + 1
    card: i64 = -1
    while rest > 0:
        card += 1
        # No jump that depends on a shuffled deck, as above.
        rest -= 1 if deck[card] == IN_DECK else 0
    return card


def imagine(position: "Position", seat: i64, rng: Rng) -> None:
    """The others' sealed decisions could be any outcome; the deck has no order that could be known."""
    other: i64 = 0
    while other < position.seats:
        if other != seat and position.decided[other] >= 0:
            block = position.block()
            sheet = position.sheets[other]
            out = vec[i64]([i64(0) for _ in range(block.outcomes * sheet.columns)])
            position.decided[other] = out[rng.below(sheet.outcomes(block, out))]
        other += 1
