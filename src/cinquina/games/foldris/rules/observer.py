"""Observations of Foldris for learning agents, and its actions as numbers.

Per seat, the own one first, the others in turn order: the squares, and a few counts. Then the card of the
round, the setup card and the cards still to come. Everything here is public; decisions of the round are never read.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.observer import (
    SPREAD,
    WORD,
    Observer,
    Part,
    counts,
    padded,
    put_one,
    put_set,
    word,
    words_of,
)
from cinquina.core.state import State
from cinquina.games.foldris.rules.blocks import ACTIONS, COLUMN_BITS, COLUMNS
from cinquina.games.foldris.rules.box import Box
from cinquina.games.foldris.rules.phases import DRAW
from cinquina.games.foldris.rules.position import Position

COUNTS: Final = ["barrier_line", "barrier_column", "bonus", "visible", "completed", "out"]


class SheetObserver(Observer):
    def __init__(self, box: Box, seats: i64) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.columns: i64 = box.starts[0].columns
        self.lines: i64 = box.lines
        self.blocks: i64 = len(box.blocks)
        self.lanes: i64 = len(box.left)
        self.block: vec[i64] = vec[i64]([box.blocks.index(block) for block in box.block])  # per card
        sheet: i64 = self.lines * words_of(self.columns) + 1
        cards: i64 = words_of(self.blocks) + words_of(self.lanes) + 2 * words_of(box.cards)
        self.words: i64 = seats * sheet + cards
        self.ids: i64 = ACTIONS // COLUMNS * self.columns
        self.parts: i64 = 1

    def observe(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(state, Position)
        n: i64 = 0
        other: i64 = seat
        while n < self.seats:
            at = self.put_sheet(state, other, out, at)
            other = other + 1 if other + 1 < self.seats else i64(0)
            n += 1
        box = self.box
        card: i64 = state.card if state.phase == DRAW else i64(-1)
        at = put_one(self.block[card] if card >= 0 else i64(-1), self.blocks, out, at)
        at = put_one(box.lane[card] if card >= 0 else i64(-1), self.lanes, out, at)
        at = put_set(state.deck, box.cards, out, at)
        put_one(state.setup_card, box.cards, out, at)

    def put_sheet(self, state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
        """Write the squares of a sheet, from the bottom line up, and its counts. Return the word after them."""
        sheet = state.sheets[seat]
        lines = sheet.lines
        columns: i64 = self.columns
        spread = SPREAD
        y: i64 = 0
        while y < self.lines:
            if columns <= WORD:  # put_set, inlined: this is the hot loop
                out[at] = spread[lines[y]]
                at += 1
            else:
                at = put_set(lines[y], columns, out, at)
            y += 1
        there: i64 = 1 if sheet.barrier >= 0 else 0
        visible: i64 = sheet.visible
        out_of_it: i64 = 1 if state.eliminated[seat] > 0 else 0
        out[at] = word(
            sheet.barrier + 1,
            (sheet.lane + 1) * there,
            sheet.bonus,
            visible,
            self.lines - visible,
            out_of_it,
            0,
            0,
        )
        return at + 1

    def number(self, part: i64, actions: vec[i64], at: i64, count: i64, out: vec[i64]) -> None:
        columns: i64 = self.columns
        i: i64 = 0
        while i < count:
            action: i64 = actions[at + i]
            out[i] = (action >> COLUMN_BITS) * columns + (action & (COLUMNS - 1))
            i += 1

    def fields(self) -> list[Part]:
        wide = int(words_of(self.columns)) * 8
        found: list[Part] = []
        for n in range(self.seats):
            whose = "own" if n == 0 else f"next_{n}"
            found.append((f"{whose}_filled", (int(self.lines), wide)))  # columns beyond the sheet are 0
            found += counts([f"{whose}_{name}" for name in COUNTS])
        return [
            *found,
            *padded("block", int(self.blocks)),
            *padded("lane", int(self.lanes)),
            *padded("deck", int(self.box.cards)),
            *padded("setup_card", int(self.box.cards)),
        ]
