"""Observations of Foldris for learning agents, and its actions as numbers.

Per seat, the own one first, the others in turn order: the squares, and a few counts. Then the card of the
round, the setup card and the cards still to come. Everything here is public; decisions of the round are never read.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from cinquina.core.bits import BIT
from cinquina.core.observer import Observer
from cinquina.core.state import State
from cinquina.games.foldris.rules.blocks import ACTIONS, COLUMNS
from cinquina.games.foldris.rules.box import Box
from cinquina.games.foldris.rules.phases import DRAW
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Sheet

COUNTS = ("barrier_line", "barrier_column", "bonus", "visible", "completed", "out")


class SheetObserver(Observer):
    def __init__(self, box: Box, seats: i64) -> None:
        self.box: Box = box
        self.seats: i64 = seats
        self.columns: i64 = box.starts[0].columns
        self.lines: i64 = box.lines
        self.plane: i64 = self.columns * self.lines
        self.blocks: i64 = len(box.blocks)
        self.lanes: i64 = len(box.left)
        self.size: i64 = seats * (self.plane + len(COUNTS)) + self.blocks + self.lanes + 2 * box.cards
        self.ids: i64 = ACTIONS // COLUMNS * self.columns

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        one: u8 = 1
        zero: u8 = 0
        n: i64 = 0
        while n < self.seats:
            other: i64 = (seat + n) % self.seats
            at = self.observe_sheet(state, other, out, at)
            n += 1
        box = self.box
        n = 0
        while n < self.blocks + self.lanes:
            out[at + n] = zero
            n += 1
        if state.phase == DRAW:
            block = state.block()
            n = 0
            while n < self.blocks:
                if box.blocks[n] is block:
                    out[at + n] = one
                n += 1
            out[at + self.blocks + box.lane[state.card]] = one
        at += self.blocks + self.lanes
        n = 0
        while n < box.cards:
            out[at + n] = one if state.deck & BIT[n] else zero
            out[at + box.cards + n] = one if state.setup_card == n else zero
            n += 1

    def observe_sheet(self, state: Position, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the squares of a sheet, from the bottom line up, and its counts; return where it ends."""
        sheet: Sheet = state.sheets[seat]
        lines = sheet.lines
        columns: i64 = self.columns
        y: i64 = 0
        while y < self.lines:
            line: i64 = lines[y]
            end: i64 = at + columns
            while at < end:
                out[at] = u8(line & 1)
                line >>= 1
                at += 1
            y += 1
        there: i64 = 1 if sheet.barrier >= 0 else 0
        out[at] = byte(sheet.barrier + 1)
        out[at + 1] = byte((sheet.lane + 1) * there)
        out[at + 2] = byte(sheet.bonus)
        out[at + 3] = byte(sheet.visible)
        out[at + 4] = byte(self.lines - sheet.visible)
        out[at + 5] = u8(1 if state.eliminated[seat] > 0 else 0)
        return at + 6

    def number(self, state: State, seat: i64, action: i64) -> i64:
        return action // COLUMNS * self.columns + action % COLUMNS

    def action(self, state: State, seat: i64, number: i64) -> i64:
        if number < 0 or number >= self.ids:
            return -1
        action: i64 = number // self.columns * COLUMNS + number % self.columns
        return action if state.legal(seat, action) else -1

    def fields(self) -> list[tuple[str, tuple[int, ...]]]:
        sheet = (int(self.lines), int(self.columns))
        found: list[tuple[str, tuple[int, ...]]] = []
        for n in range(self.seats):
            whose = "own" if n == 0 else f"next_{n}"
            found.append((f"{whose}_filled", sheet))
            found += [(f"{whose}_{name}", (1,)) for name in COUNTS]
        return [
            *found,
            ("block", (int(self.blocks),)),
            ("lane", (int(self.lanes),)),
            ("deck", (int(self.box.cards),)),
            ("setup_card", (int(self.box.cards),)),
        ]


def byte(value: i64) -> u8:
    """Return a count as a byte; more than 255 counts as 255."""
    value = min(value, 255)
    found: u8 = u8(value)
    return found
