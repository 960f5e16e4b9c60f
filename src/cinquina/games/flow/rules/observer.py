"""Observations of Flow for learning agents, and its actions as numbers.

The board as sets of cells, then the tiles, the hands from the own one on, the cards in play, and the turn. The hands of
others are empty here while communication is closed. Current and Return take two numbers: what is moved, then where to.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import size
from cinquina.core.observer import Observer, Part, counts, padded, put_one, put_set, word, words_of
from cinquina.core.state import State
from cinquina.games.flow.rules.actions import (
    BRING_BACK,
    DIE,
    DISCARD,
    DRAW,
    FACE,
    GUARD,
    MOVE,
    PLACE,
    PLAY,
    REMOVE,
    START_ROUND,
    TAKE,
    cell_of,
    subject_of,
    turn_of,
    what_of,
)
from cinquina.games.flow.rules.box import Box
from cinquina.games.flow.rules.cards import count_birds_left
from cinquina.games.flow.rules.phases import PHASE_NAMES
from cinquina.games.flow.rules.position import Position

PLANES: Final = ["full", "north", "east", "south", "west", "birds", "obstacles"]
TILES: Final = ["tile", "face_down", "revealed", "discarded"]
COUNTS: Final = [
    "round",
    "turns_in_round",
    "cards_in_round",
    "birds_left",
    "calm",
    "die",
    "facing",
    "time_up",
]
PHASES: Final = len(PHASE_NAMES)

# The first numbers; those of tiles, cards and cells follow.
STARTING: Final = 0
DRAWING: Final = 1
DISCARDING: Final = 2
DICE: Final = 3  # white, black
FACING: Final = 5  # a direction
TAKING: Final = 9  # a revealed tile
TARGETS: Final = 256  # cell * 4 + turn, of an action


class BoardObserver(Observer):
    def __init__(self, box: Box, seats: i64) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.cells: i64 = box.grid.size
        self.tiles: i64 = box.map_tiles
        self.cards: i64 = box.card_kinds.total
        self.scenarios: i64 = box.scenario_kinds.total
        self.words: i64 = (
            7 * words_of(self.cells)
            + 4 * words_of(self.tiles)
            + (seats + 2) * words_of(self.cards)
            + words_of(self.scenarios)
            + words_of(PHASES)
            + words_of(seats)
            + 3
        )
        self.playing: i64 = TAKING + self.tiles  # a card
        self.removing: i64 = self.playing + self.cards  # a cell, of Support
        self.guarding: i64 = self.removing + self.cells  # a cell, of Bird
        self.lifting: i64 = self.guarding + self.cells  # a cell, of Current
        self.returning: i64 = self.lifting + self.cells  # a discarded tile
        self.putting: i64 = self.returning + self.tiles  # a cell and a turn
        self.ids: i64 = self.putting + 4 * self.cells
        self.parts: i64 = 2

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Position)
        board = state.board
        cells: i64 = self.cells
        at = put_set(board.full, cells, out, at)
        at = put_set(board.north, cells, out, at)
        at = put_set(board.east, cells, out, at)
        at = put_set(board.south, cells, out, at)
        at = put_set(board.west, cells, out, at)
        at = put_set(board.birds, cells, out, at)
        at = put_set(board.obstacles, cells, out, at)
        tiles: i64 = self.tiles
        at = put_one(state.tile, tiles, out, at)
        at = put_set(state.face_down, tiles, out, at)
        at = put_set(state.revealed, tiles, out, at)
        at = put_set(state.discarded, tiles, out, at)
        at = self.put_hands(state, seat, out, at)
        at = put_set(state.hands.played, self.cards, out, at)
        at = put_one(state.card, self.cards, out, at)
        at = put_set(state.scenario.kept, self.scenarios, out, at)
        at = put_one(state.phase, PHASES, out, at)
        at = put_one(self.distance(seat, state.active), self.seats, out, at)
        time_up: i64 = 1 if state.time_up else 0
        out[at] = word(
            state.round,
            state.turns_in_round,
            state.cards_in_round,
            count_birds_left(board),
            self.distance(seat, state.calm) + 1 if state.calm >= 0 else i64(0),
            state.dice + 1,
            state.facing + 1,
            time_up,
        )
        turns: i64 = state.options.turns if state.options.round_ms == 0 else i64(0)
        out[at + 1] = word(turns, 0, 0, 0, 0, 0, 0, 0)

    def put_hands(self, state: Position, viewer: i64, out: vec[i64], at: i64) -> i64:
        """Write the hands as far as the viewer sees them, then their sizes. Return the word after them."""
        held = state.hands.held
        seats: i64 = self.seats
        quiet: bool = state.forbids_talk()
        sizes: i64 = 0
        seat: i64 = viewer
        n: i64 = 0
        while n < seats:
            at = put_set(held[seat] if n == 0 or not quiet else i64(0), self.cards, out, at)
            sizes |= size(held[seat]) << 8 * n
            seat = seat + 1 if seat + 1 < seats else i64(0)
            n += 1
        out[at] = sizes
        return at + 1

    def distance(self, seat: i64, other: i64) -> i64:
        """Return how many seats after a seat another one is in turn order."""
        return other - seat if other >= seat else other - seat + self.seats

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        putting: i64 = self.putting
        i: i64 = 0
        while i < count:
            action: i64 = actions[at + i]
            what: i64 = what_of(action)
            if what == PLACE:
                out[i] = putting + action % TARGETS
            elif what in (MOVE, BRING_BACK):
                lifted: i64 = subject_of(action) + (self.lifting if what == MOVE else self.returning)
                out[i] = lifted if part == 0 else putting + action % TARGETS
            else:
                out[i] = self.single(what, action)
            i += 1

    def single(self, what: i64, action: i64) -> i64:
        """Return the number of an action that has only one and is not a placement."""
        if what == DRAW:
            return DRAWING
        if what == TAKE:
            return TAKING + subject_of(action)
        if what == PLAY:
            return self.playing + subject_of(action)
        if what == REMOVE:
            return self.removing + cell_of(action)
        if what == GUARD:
            return self.guarding + cell_of(action)
        if what == START_ROUND:
            return STARTING
        if what == DISCARD:
            return DISCARDING
        if what == DIE:
            return DICE + subject_of(action)
        assert what == FACE
        return FACING + turn_of(action)

    def fields(self) -> list[Part]:
        seats, grid = int(self.seats), self.box.grid
        found: list[Part] = []
        for name in PLANES:
            found += padded(name, int(grid.rows), int(grid.wide))  # the last column is spare, always 0
        for name in TILES:
            found += padded(name, int(self.tiles))
        for n in range(seats):
            found += padded("own_cards" if n == 0 else f"next_{n}_cards", int(self.cards))
        return [
            *found,
            *counts(["own_held", *(f"next_{n}_held" for n in range(1, seats))]),
            *padded("played", int(self.cards)),
            *padded("card", int(self.cards)),
            *padded("scenarios", int(self.scenarios)),
            *padded("phase", PHASES),
            *padded("active", seats),
            *counts(COUNTS),
            *counts(["turns"]),
        ]
