"""Observations of Holi for learning agents, and its actions as numbers.

Per seat, the own one first, the others in turn order: its tokens on each level, its pawn, its reserve, and those of its
cards that the viewer knows. Then the sweets that lie around, the Rivalry cards and the turn.

A card is numbered within the deck of its colour, so that no rule changes its number; the targets of a throw are chosen
cell by cell, the lowest first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT, lowest, size
from cinquina.core.observer import Observer, Part, counts, padded, put_one, put_set, word, words_of
from cinquina.core.state import State
from cinquina.games.holi.rules.actions import (
    CLIMB,
    CLIMB_DOWN,
    CORNER,
    DOWN,
    END_TURN,
    MOVE,
    UP,
    card_of,
    cells_of,
    what_of,
)
from cinquina.games.holi.rules.box import Box
from cinquina.games.holi.rules.cards import DECK
from cinquina.games.holi.rules.cells import CELLS, LEVELS, SIZE
from cinquina.games.holi.rules.phases import PHASE_NAMES
from cinquina.games.holi.rules.position import Position

COUNTS: Final = ["pawn_level", "tokens", "sweets", "points", "hand", "deck", "finished", "last_down"]
PHASES: Final = len(PHASE_NAMES)

# The numbers. A Climb and the end of a turn are one each.
THROW_UP: Final = 0  # a card
THROW_DOWN: Final = 13
CLIMBING: Final = 26
CLIMBING_DOWN: Final = 27
ENDING: Final = 28
STANDING: Final = 29  # a cell: where the pawn goes, or its corner
TARGET: Final = 65  # a cell
NUMBERS: Final = 101
MOST_TARGETS: Final = 9  # spaces of a card


class TowerObserver(Observer):
    def __init__(self, box: Box, seats: i64) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.rivalry: i64 = len(box.effects)
        cells: i64 = words_of(CELLS)
        seat: i64 = (LEVELS + 1) * cells + 2 + 2 * words_of(DECK)
        turn: i64 = words_of(PHASES) + 2 * words_of(seats) + 1
        self.words: i64 = seats * seat + LEVELS * cells + words_of(self.rivalry) + turn
        self.ids: i64 = NUMBERS
        self.parts: i64 = 1 + MOST_TARGETS

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Position)
        seats: i64 = self.seats
        n: i64 = 0
        while n < seats:
            at = self.put_seat(state, seat, n, out, at)
            n += 1
        lying = state.tower.lying
        level: i64 = 0
        while level < LEVELS:
            at = put_set(lying[level], CELLS, out, at)
            level += 1
        at = put_set(state.rivalry, self.rivalry, out, at)
        at = put_one(state.phase, PHASES, out, at)
        at = put_one(self.distance(seat, state.active), seats, out, at)
        at = put_one(self.distance(seat, state.first), seats, out, at)
        thrown: i64 = 1 if state.thrown else 0
        moved: i64 = 1 if state.moved else 0
        climbed: i64 = 1 if state.climbed else 0
        out[at] = word(thrown, moved, climbed, 0, 0, 0, 0, 0)

    def distance(self, seat: i64, other: i64) -> i64:
        """Return how many seats after a seat another one is in turn order."""
        return other - seat if other >= seat else other - seat + self.seats

    def put_seat(self, state: Position, viewer: i64, n: i64, out: vec[i64], at: i64) -> i64:
        """Write the seat that is `n` seats after the viewer. Return the word after it."""
        seats: i64 = self.seats
        seat: i64 = viewer + n if viewer + n < seats else viewer + n - seats
        tower = state.tower
        cards = state.cards
        tokens = tower.tokens
        level: i64 = 0
        while level < LEVELS:
            at = put_set(tokens[level * seats + seat], CELLS, out, at)
            level += 1
        place: i64 = tower.pawn[seat]
        at = put_one(place % CELLS if place >= 0 else i64(-1), CELLS, out, at)
        hand: i64 = cards.hand[seat]
        deck: i64 = cards.deck[seat]
        last_down: i64 = 1 if cards.is_last_face_down(seat) else 0
        out[at] = word(
            place // CELLS + 1 if place >= 0 else i64(0),
            tower.tokens_left(seat),
            tower.sweets[seat],
            state.points[seat],
            size(hand),
            size(deck),
            state.finished[seat],
            last_down,
        )
        out[at + 1] = word(
            self.count_reserve(state, viewer, seat, 0),
            self.count_reserve(state, viewer, seat, 1),
            self.count_reserve(state, viewer, seat, 2),
            self.count_reserve(state, viewer, seat, 3),
            0,
            0,
            0,
            0,
        )
        at += 2
        options = state.options
        known: bool = n == 0 or options.open_hands
        at = put_set(hand if known else i64(0), DECK, out, at)
        if known or options.open_discards:
            return put_set((BIT[DECK] - 1) & ~(hand | deck), DECK, out, at)
        return put_set(cards.face_up(seat), DECK, out, at)

    def count_reserve(self, state: Position, viewer: i64, owner: i64, n: i64) -> i64:
        """Return the number of tokens of one seat that `owner` keeps. That seat is `n` places after the viewer."""
        seats: i64 = self.seats
        if n >= seats:
            return 0
        seat: i64 = viewer + n if viewer + n < seats else viewer + n - seats
        return state.tower.held[owner * seats + seat]

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        i: i64 = 0
        while i < count:
            action: i64 = actions[at + i]
            out[i] = first_number(action) if part == 0 else target(action, part)
            i += 1

    def fields(self) -> list[Part]:
        seats, cells = int(self.seats), (SIZE, SIZE)
        found: list[Part] = []
        for n in range(seats):
            whose = "own" if n == 0 else f"next_{n}"
            for level in range(LEVELS):
                found += padded(f"{whose}_level{level + 1}", *cells)
            found += padded(f"{whose}_pawn", *cells)
            found += counts([f"{whose}_{name}" for name in COUNTS])
            found += counts([f"{whose}_holds_{k}" for k in range(4)])
            found += padded(f"{whose}_cards", DECK)
            found += padded(f"{whose}_seen", DECK)
        for level in range(LEVELS):
            found += padded(f"sweets_level{level + 1}", *cells)
        return [
            *found,
            *padded("rivalry", int(self.rivalry)),
            *padded("phase", PHASES),
            *padded("active", seats),
            *padded("first", seats),
            *counts(["thrown", "moved", "climbed"]),
        ]


def first_number(action: i64) -> i64:
    what: i64 = what_of(action)
    if what == DOWN:
        return THROW_DOWN + card_of(action)
    if what == UP:
        return THROW_UP + card_of(action)
    if what in (MOVE, CORNER):
        return STANDING + cells_of(action)
    if what == END_TURN:
        return ENDING
    if what == CLIMB:
        return CLIMBING
    assert what == CLIMB_DOWN
    return CLIMBING_DOWN


def target(action: i64, part: i64) -> i64:
    """Return the number of a target of a throw, the first in part 1; of other actions, and after the last, 0."""
    what: i64 = what_of(action)
    if what == DOWN:
        return TARGET + cells_of(action)
    if what != UP:
        return 0
    rest: i64 = cells_of(action)
    while part > 1:
        rest &= rest - 1
        part -= 1
    return TARGET + lowest(rest) if rest else i64(0)
