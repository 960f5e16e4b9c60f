"""Notation: `[+M][-label] rK @x`; a page may also send the squares themselves, `(5,1)(6,1)(7,1)(8,1)`.

Reading makes an attempt, legal or not; `refusals.py` names the rule against it.
"""

import re

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.core.refusals import NotUnderstood
from cinquina.core.shapes import Shape, normalized
from cinquina.core.state import CHANCE, RESIGN
from cinquina.core.who import LETTERS
from cinquina.games.foldris.rules.blocks import COLUMNS, Block, unpack, wording
from cinquina.games.foldris.rules.phases import DRAW, START
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Sheet

ACTION = re.compile(r"((?:\+M|-[a-z])*) ?r([0-3]) @(-?\d{1,9})", re.ASCII | re.IGNORECASE)
SQUARES = re.compile(r"(?:\((-?\d{1,9}),(-?\d{1,9})\))+", re.ASCII)
SQUARE = re.compile(r"\((-?\d+),(-?\d+)\)", re.ASCII)


class Dropped(Attempt):
    """A wording of a Block above a column, from 0."""

    mirrors: int  # how often the effect was written
    pruned: str  # the labels of the squares to prune
    turn: int
    column: int


class Filled(Attempt):
    """The squares to fill, column and line from 0."""

    cells: Shape


class Passed(Attempt):
    """Drawing nothing, which is never a choice."""


class GivenUp(Attempt):
    """`resign`."""


def text(state: Position, who: int, action: int) -> str:
    if who == CHANCE:
        if state.phase == START:
            return f"start {LETTERS[action]}"
        return f"card {state.box.names[action]}"
    if action == RESIGN:
        return "resign"
    return drawing_text(state.block(), *unpack(action))


def drawing_text(block: Block, mirror: bool, label: int, turn: int, column: int) -> str:
    return f"{wording_text(block, mirror, label, turn)}{column + 1}"


def wording_text(block: Block, mirror: bool, label: int, turn: int) -> str:
    """Return the notation of a wording, which the number of a column completes."""
    effects = ("+M" if mirror else "") + (f"-{block.labels[label - 1]}" if label else "")
    return f"{effects} r{turn} @" if effects else f"r{turn} @"


def read(state: Position, seat: int, words: str) -> Attempt:
    if words.lower() == "resign":
        return GivenUp(RESIGN)
    if words.lower() in ("", "pass"):
        return Passed(None)
    block = state.block() if state.phase == DRAW else None
    if found := ACTION.fullmatch(words):
        effects, turn, column = found[1].lower(), int(found[2]), int(found[3]) - 1
        mirrors, pruned = effects.count("+m"), "".join(re.findall("-([a-z])", effects))
        return Dropped(action_of(block, mirrors, pruned, turn, column), mirrors, pruned, turn, column)
    if SQUARES.fullmatch(words):
        cells = tuple((int(x) - 1, int(y) - 1) for x, y in SQUARE.findall(words))
        return Filled(action_filling(state.sheets[seat], block, cells), cells)
    raise Refusal(NotUnderstood(text=words[:80], example="r1 @3"))


def action_of(block: Block | None, mirrors: int, pruned: str, turn: int, column: int) -> int | None:
    """Return the action of a wording, if the Block has one."""
    if block is None or mirrors > 1 or len(pruned) > 1 or not 0 <= column < COLUMNS:
        return None
    label = block.labels.find(pruned) + 1 if pruned else 0
    if pruned and label == 0:
        return None
    return wording(mirrors > 0, label, turn) * COLUMNS + column


def action_filling(sheet: Sheet, block: Block | None, cells: Shape) -> int | None:
    """Return the cheapest action that fills these squares, if a Block comes to rest in them."""
    n = -1 if block is None else outcome_of(block, cells)
    if block is None or n < 0:
        return None
    column, line = min(x for x, _ in cells), min(y for _, y in cells)
    if (
        not 0 <= column <= sheet.columns - block.form[n].width
        or sheet.resting_line(block.form[n], column) != line
    ):
        return None
    return int(block.action[n]) + column


def outcome_of(block: Block, cells: Shape) -> int:
    """Return the outcome of a Block with the form of these squares, anywhere; -1 if there is none."""
    form = tuple(sorted(normalized(cells)))
    return next((n for n in range(int(block.outcomes)) if block.form[n].cells == form), -1)
