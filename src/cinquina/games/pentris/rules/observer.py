"""Observations of Pentris for learning agents, and its actions as numbers.

Per seat, the own one first, the others counter-clockwise: its chute as sets of cells, its points and tokens. Then the
pieces, each by its number, the stacks of the advanced game, and the turn. Secret chutes of others are empty here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.observer import (
    ENTRY,
    Observer,
    Part,
    clear,
    counts,
    padded,
    put_one,
    put_set,
    word,
    words_of,
)
from cinquina.core.state import State
from cinquina.games.pentris.rules.actions import CLAIM, PASS, PLACE, kind_of, subject_of
from cinquina.games.pentris.rules.box import COLOURS, Box
from cinquina.games.pentris.rules.chute import CELLS, ORIENTATIONS, Chute
from cinquina.games.pentris.rules.masks import COLUMNS, WORD_CELLS
from cinquina.games.pentris.rules.phases import (
    DRAFT_PICK,
    END,
    IN_POOL,
    PERSONAL_OF,
    POOL,
    SMALLEST,
    STACKS,
    STEP_NAMES,
)
from cinquina.games.pentris.rules.position import Position

PLANES: Final = ["taken", "colour_0", "colour_1", "colour_2", "colour_3", "stars", "doubles", "two", "three"]
COUNTS: Final = ["points", "placed", "token_0", "token_1", "token_2", "token_3"]
PIECES: Final = ["bag", "board", "personal", "hand", "top"]
STEPS: Final = len(STEP_NAMES)

# Values of a piece on the board.
CURRENT: Final = 1
PREVIOUS: Final = 2
DRAFTED: Final = 3  # it lies in the pool of the draft

SEVEN_WORDS: Final = 56
LOW: Final[int] = 2**SEVEN_WORDS - 1


class ChuteObserver(Observer):
    def __init__(self, box: Box, seats: i64) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.cells: i64 = box.field.rows * COLUMNS
        self.pieces: i64 = box.pieces
        seat: i64 = 9 * words_of(self.cells) + 1
        turn: i64 = words_of(STEPS) + 2 * words_of(seats) + 1
        self.words: i64 = seats * seat + 5 * words_of(self.pieces) + words_of(STACKS) + turn
        # The numbers: a piece, whatever it is chosen for; a place; a claim; to pass.
        self.placing: i64 = self.pieces
        self.claiming: i64 = self.placing + ORIENTATIONS * self.cells
        self.passing: i64 = self.claiming + COLOURS * self.cells
        self.ids: i64 = self.passing + 1
        self.parts: i64 = 1

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Position)
        secret: bool = state.options.secret and state.step != END
        other: i64 = seat
        n: i64 = 0
        while n < self.seats:
            at = self.put_chute(state.chutes[other], n > 0 and secret, out, at)
            token: i64 = other * COLOURS
            tokens = state.tokens
            placed: i64 = state.chutes[other].count
            out[at] = word(
                state.score(other),
                placed,
                tokens[token],
                tokens[token + 1],
                tokens[token + 2],
                tokens[token + 3],
                0,
                0,
            )
            at += 1
            other = other + 1 if other + 1 < self.seats else i64(0)
            n += 1
        at = self.put_pieces(state, seat, out, at)
        heights = state.heights
        n = 0
        while n < STACKS:
            out[at] = word(
                heights[n],
                heights[n + 1],
                heights[n + 2],
                heights[n + 3],
                heights[n + 4],
                heights[n + 5],
                heights[n + 6],
                heights[n + 7],
            )
            at += 1
            n += 8
        at = put_one(state.step, STEPS, out, at)
        at = put_one(self.distance(seat, state.active), self.seats, out, at)
        at = put_one(self.distance(seat, state.holder), self.seats, out, at)
        paying: i64 = state.stack % 4 + SMALLEST if state.stack >= 0 else i64(0)
        out[at] = word(state.round, state.phase, state.turn_of_phase, state.to_draw, paying, 0, 0, 0)

    def put_chute(self, chute: Chute, hidden: bool, out: vec[i64], at: i64) -> i64:
        cells: i64 = self.cells
        if hidden:
            end: i64 = at + 9 * words_of(cells)
            clear(out, at, end)
            return end
        at = put_cells(chute.taken, cells, out, at)
        at = put_cells(chute.colour_0, cells, out, at)
        at = put_cells(chute.colour_1, cells, out, at)
        at = put_cells(chute.colour_2, cells, out, at)
        at = put_cells(chute.colour_3, cells, out, at)
        at = put_cells(chute.stars, cells, out, at)
        at = put_cells(chute.doubles, cells, out, at)
        at = put_cells(chute.platinum_2, cells, out, at)
        return put_cells(chute.platinum_3, cells, out, at)

    def put_pieces(self, state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
        """Write where the pieces are: in the bag, on the board, beside the chutes, in hand, on top of a stack."""
        plane: i64 = words_of(self.pieces)
        clear(out, at, at + 5 * plane)
        bag = state.bag
        i: i64 = 0
        while i < len(bag):
            mark(bag[i], 1, out, at)
            i += 1
        at += plane
        board = state.board
        i = 0
        while i < len(board):
            mark(board[i], PREVIOUS if i < state.older else CURRENT, out, at)
            i += 1
        zone = state.zone
        if state.step == POOL or state.step == DRAFT_PICK:
            i = 0
            while i < self.pieces:
                if zone[i] == IN_POOL:
                    mark(i, DRAFTED, out, at)
                i += 1
        at += plane
        personal = state.personal
        i = 0
        while i < len(personal):
            mark(personal[i], 1 + self.distance(seat, zone[personal[i]] - PERSONAL_OF), out, at)
            i += 1
        at += plane
        if state.hand >= 0:
            mark(state.hand, 1, out, at)
        at += plane
        tops = state.tops
        i = 0
        while i < STACKS:
            if tops[i] >= 0:
                mark(tops[i], 1, out, at)
            i += 1
        return at + plane

    def distance(self, seat: i64, other: i64) -> i64:
        """Return how many seats after a seat another one is, counter-clockwise."""
        return other - seat if other >= seat else other - seat + self.seats

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        cells: i64 = self.cells
        i: i64 = 0
        while i < count:
            kind: i64 = kind_of(actions[at + i])
            subject: i64 = subject_of(actions[at + i])
            if kind == PLACE:
                out[i] = self.placing + subject // CELLS * cells + subject % CELLS
            elif kind == CLAIM:
                out[i] = self.claiming + subject // CELLS * cells + subject % CELLS
            elif kind == PASS:
                out[i] = self.passing
            else:
                out[i] = subject
            i += 1

    def fields(self) -> list[Part]:
        seats, rows = int(self.seats), self.box.field.rows
        found: list[Part] = []
        for n in range(seats):
            whose = "own" if n == 0 else f"next_{n}"
            for name in PLANES:
                found += padded(f"{whose}_{name}", rows, COLUMNS)
            found += counts([f"{whose}_{name}" for name in COUNTS])
        for name in PIECES:
            found += padded(name, int(self.pieces))
        return [
            *found,
            *padded("stacks", STACKS),
            *padded("step", STEPS),
            *padded("active", seats),
            *padded("holder", seats),
            *counts(["round", "phase", "turn", "to_draw", "paying"]),
        ]


def put_cells(cells: int, count: i64, out: vec[i64], at: i64) -> i64:
    """Write a set of cells of a chute, which may be too large for a word of the machine."""
    if count <= WORD_CELLS:
        few: i64 = cells
        return put_set(few, count, out, at)
    low: i64 = cells & LOW
    high: i64 = cells >> SEVEN_WORDS
    return put_set(high, count - SEVEN_WORDS, out, put_set(low, SEVEN_WORDS, out, at))


def mark(piece: i64, value: i64, out: vec[i64], at: i64) -> None:
    """Write the value of a piece among entries that are 0."""
    out[at + (piece >> 3)] += ENTRY[piece & 7] * value
