"""Refusals of Foldris: the first rule against an attempt (law, section Illegal input, which gives the order)."""

from typing import Literal

from cinquina.core.attempt import Attempt
from cinquina.core.errors import Refusal
from cinquina.core.event import Event
from cinquina.core.shapes import Shape, is_connected, normalized
from cinquina.core.state import RESIGN
from cinquina.games.foldris.notation import Dropped, Filled, GivenUp, Passed, outcome_of
from cinquina.games.foldris.rules.blocks import COLUMNS, Block, wording
from cinquina.games.foldris.rules.phases import DRAW, GAME_OVER, UNDECIDED
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Sheet

Effect = Literal["mirror", "prune", "both"]


class FoldrisRefusal(Event):
    game = "foldris"


class EffectRepeated(FoldrisRefusal):
    """An effect used twice, or so few squares that one would be needed twice."""

    sent: Literal["effects", "squares"]
    squares: int | None = None
    least: int | None = None


class NoSuchSquare(FoldrisRefusal):
    label: str


class PruneSplits(FoldrisRefusal):
    label: str | None = None


class NotEnoughBonus(FoldrisRefusal):
    effect: Effect
    cost: int
    have: int


def why_not(state: Position, seat: int, attempt: Attempt) -> Refusal | None:
    if isinstance(attempt, GivenUp):
        return why_not_resign(state, seat)
    if state.phase != DRAW:
        return Refusal("foldris.wrong_state")
    if state.eliminated[seat]:
        return Refusal("foldris.eliminated")
    if state.decided[seat] != UNDECIDED:
        return Refusal("foldris.already_confirmed")
    match attempt:
        case Dropped():
            return why_not_dropped(state.sheets[seat], state.block(), attempt)
        case Filled():
            return why_not_filled(state.sheets[seat], state.block(), attempt.cells)
        case Passed():
            return Refusal("foldris.must_draw")
    return None


def why_not_resign(state: Position, seat: int) -> Refusal | None:
    if state.legal(seat, RESIGN):
        return None
    return Refusal("foldris.wrong_state" if state.phase == GAME_OVER else "foldris.eliminated")


def why_not_dropped(sheet: Sheet, block: Block, attempt: Dropped) -> Refusal | None:
    """Check the number of effects, label, split, points, sides, top: in this order."""
    if attempt.mirrors > 1 or len(attempt.pruned) > 1:
        return Refusal(EffectRepeated("effects"))
    label = block.labels.find(attempt.pruned) + 1 if attempt.pruned else 0
    if attempt.pruned and label == 0:
        return Refusal(NoSuchSquare(attempt.pruned))
    form = block.form_of[wording(attempt.mirrors > 0, label, attempt.turn)]
    if form < 0:
        return Refusal(PruneSplits(attempt.pruned))
    if refused := why_not_paid(sheet, block, attempt.mirrors > 0, label > 0):
        return refused
    if not 0 <= attempt.column <= sheet.columns - block.forms[form].width:
        return Refusal("foldris.out_of_sheet")
    return None if sheet.fits(block.forms[form], attempt.column) else Refusal("foldris.top_out")


def why_not_paid(sheet: Sheet, block: Block, mirror: bool, prune: bool) -> Refusal | None:
    cost = block.mirror_cost * mirror + block.prune_cost * prune
    if cost <= sheet.bonus:
        return None
    effect: Effect = "both" if mirror and prune else "mirror" if mirror else "prune"
    return Refusal(NotEnoughBonus(effect, cost, int(sheet.bonus)))


def why_not_filled(sheet: Sheet, block: Block, cells: Shape) -> Refusal | None:
    """Check the form, at any place; then price, sides, top, Barrier, way down, rest."""
    form = tuple(sorted(normalized(cells)))
    least = len(block.picture) - 1
    if len(form) < least:
        return Refusal(EffectRepeated("squares", len(form), least))
    n = outcome_of(block, cells)
    if n < 0:
        return Refusal(PruneSplits() if form in split_forms(block) else "foldris.wrong_shape")
    words = block.action[n] // COLUMNS
    if refused := why_not_paid(sheet, block, mirror=words >= 32, prune=words % 32 >= 4):
        return refused
    column, line = min(x for x, _ in cells), min(y for _, y in cells)
    if column < 0 or line < 0 or max(x for x, _ in cells) >= sheet.columns:
        return Refusal("foldris.out_of_sheet")
    if max(y for _, y in cells) >= sheet.visible:
        return Refusal("foldris.top_out")
    if any(sheet.is_barred(x, y) for x, y in cells):
        return Refusal("foldris.barrier_square")
    rest = sheet.resting_line(block.form[n], column)
    if line == rest:
        return None
    return Refusal("foldris.not_reachable" if line < rest else "foldris.not_resting")


def split_forms(block: Block) -> set[Shape]:
    """Return the Block and its mirror image in all turns, each without a square that it cannot spare."""
    every = {
        block.squares_of_wording(mirror, label, turn)
        for mirror in (False, True)
        for label in range(1, len(block.picture) + 1)
        for turn in range(4)
    }
    return {cells for cells in every if not is_connected(cells)}
