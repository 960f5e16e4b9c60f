"""Legal actions of Foldris: drawing the Block of the round in one of its forms, or giving up."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.state import RESIGN
from cinquina.games.foldris.rules.blocks import COLUMNS, WORDINGS
from cinquina.games.foldris.rules.phases import DRAW, GAME_OVER, UNDECIDED

if TYPE_CHECKING:
    from cinquina.games.foldris.rules.position import Position


def list_drawings(position: "Position", seat: i64, out: vec[i64]) -> i64:
    """Write each form that fits and can be paid, in its cheapest wording (foldris R11)."""
    if position.phase != DRAW or position.decided[seat] != UNDECIDED:
        return 0
    return position.sheets[seat].list_outcomes(position.block(), out)


def every_wording(position: "Position", seat: i64) -> list[int]:
    """Return every legal drawing in all its wordings."""
    found: list[int] = []
    if position.phase != DRAW or position.decided[seat] != UNDECIDED:
        return found
    block = position.block()
    sheet = position.sheets[seat]
    words: i64 = 0
    while words < WORDINGS:
        if block.form_of[words] >= 0 and block.cost_of[words] <= sheet.bonus:
            form = block.forms[block.form_of[words]]
            column: i64 = 0
            while column + form.width <= sheet.columns:
                if sheet.fits(form, column):
                    found.append(words * COLUMNS + column)
                column += 1
        words += 1
    return found


def is_legal(position: "Position", seat: i64, action: i64) -> bool:
    if action == RESIGN:
        return (
            position.phase != GAME_OVER
            and position.eliminated[seat] == 0
            and not position.resigned & BIT[seat]
        )
    if position.phase != DRAW or position.decided[seat] != UNDECIDED:
        return False
    if action < 0 or action >= WORDINGS * COLUMNS:
        return False
    block = position.block()
    sheet = position.sheets[seat]
    wording: i64 = action // COLUMNS
    column: i64 = action % COLUMNS
    if block.form_of[wording] < 0 or block.cost_of[wording] > sheet.bonus:
        return False
    form = block.forms[block.form_of[wording]]
    return column + form.width <= sheet.columns and sheet.fits(form, column)


def fallback(position: "Position", seat: i64) -> i64:
    """Return the action with lowest cost, then lowest top line, then smallest column, turn, no Mirror, first label
    (foldris R30)."""
    block = position.block()
    sheet = position.sheets[seat]
    best: i64 = -1
    best_key: i64 = 0
    n: i64 = 0
    while n < block.outcomes and block.price[n] <= sheet.bonus:
        form = block.form[n]
        column: i64 = 0
        while column + form.width <= sheet.columns:
            top: i64 = sheet.resting_line(form, column) + form.height
            # Within one price and column the outcomes are ordered by turn, Mirror and label.
            key: i64 = ((block.price[n] * 64 + top) * COLUMNS + column) * 1024 + n
            if top <= sheet.visible and (best < 0 or key < best_key):
                best = block.action[n] + column
                best_key = key
            column += 1
        n += 1
    return best
