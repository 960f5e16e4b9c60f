"""Chance in Holi: Rivalry cards, the first player, corners if they are random, every card drawn."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, size
from cinquina.core.rng import Rng
from cinquina.games.holi.rules.cards import DECK, pick_cards
from cinquina.games.holi.rules.cells import CELLS, write_members
from cinquina.games.holi.rules.moves import free_corners
from cinquina.games.holi.rules.phases import ACTION, CORNERING, DEAL, DRAW, FIRST, RIVALRY, STUCK
from cinquina.games.holi.rules.reach import can_reach_throw

if TYPE_CHECKING:
    from cinquina.games.holi.rules.position import Position


def list_outcomes(position: "Position", out: vec[i64]) -> i64:
    if position.phase == DRAW or position.phase == DEAL:
        return write_members(drawable_cards(position), 0, out, 0)
    if position.phase == RIVALRY:
        return write_members(unrevealed_cards(position), 0, out, 0)
    if position.phase == CORNERING and position.options.random_corners:
        return write_members(free_corners(position), 0, out, 0)
    count: i64 = 0
    if position.phase == FIRST:
        while count < position.seats:
            out[count] = count
            count += 1
    return count


def is_possible(position: "Position", outcome: i64) -> bool:
    """Return whether an outcome (not negative) is possible, when chance is due."""
    if outcome >= CELLS:
        return False
    if position.phase == FIRST:
        return outcome < position.seats
    if position.phase == RIVALRY:
        return unrevealed_cards(position) & BIT[outcome] != 0
    among: i64 = free_corners(position) if position.phase == CORNERING else drawable_cards(position)
    return among & BIT[outcome] != 0


def drawable_cards(position: "Position") -> i64:
    """Return the cards that may be drawn now."""
    return position.cards.deck[position.active if position.phase == DRAW else next_dealt_seat(position)]


def next_dealt_seat(position: "Position") -> i64:
    """Return the seat that gets the next card of the deal, or -1 if all have theirs."""
    k: i64 = 0
    while k < position.seats:
        seat: i64 = (position.first + k) % position.seats
        if size(position.cards.hand[seat]) < position.box.start_hand:
            return seat
        k += 1
    return -1


def unrevealed_cards(position: "Position") -> i64:
    """Return the Rivalry cards that may come next; surplus Rule cards are skipped (Setup, 2)."""
    rest: i64 = BIT[len(position.box.effects)] - 1
    rest &= ~position.rivalry
    if size(position.rivalry & position.box.rules) >= position.options.max_rule_cards:
        rest &= ~position.box.rules
    return rest


# -- hidden information


def imagine(position: "Position", seat: i64, rng: Rng) -> None:
    """Resample the hands, decks and face-down discards of the others from their unseen cards.

    A stuck seat holds none of the cards that would have helped. A seat due for a throw has a possible one. Past throws
    were possible.
    """
    if position.options.open_hands:
        return
    other: i64 = 0
    while other < position.seats:
        if other != seat:
            seen: i64 = position.cards.face_up(other)
            if position.options.open_discards:
                seen |= position.cards.pile_cards(other, True)
            unseen: i64 = (BIT[DECK] - 1) & ~seen
            hand: i64 = resample_hand(position, other, unseen, rng)
            position.cards = position.cards.resampled(
                other, hand, unseen, position.options.open_discards, rng
            )
        other += 1


def resample_hand(position: "Position", seat: i64, unseen: i64, rng: Rng) -> i64:
    count: i64 = size(position.cards.hand[seat])
    if position.finished[seat] == STUCK:
        return pick_cards(unseen & position.misfits[seat], count, rng)
    hand: i64 = pick_cards(unseen, count, rng)
    if position.phase == ACTION and position.active == seat and not position.thrown:
        while not can_reach_throw(position, seat, hand, not position.moved, not position.climbed):
            hand = pick_cards(unseen, count, rng)
    return hand
