"""What a seat may do in Foldris, as a page needs it: every way to draw the Block, and what it brings."""

from typing import TYPE_CHECKING

from cinquina.core.playout import listed
from cinquina.core.rules import Choice
from cinquina.games.foldris import notation
from cinquina.games.foldris.codec import Square, barrier, covered
from cinquina.games.foldris.rules.blocks import COLUMNS, WORDINGS
from cinquina.games.foldris.rules.phases import DRAW
from cinquina.games.foldris.rules.position import Position

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook


class Drawing(Choice):
    """One way to draw the Block, and what it brings."""

    mirror: bool
    label: str  # the pruned square, or nothing
    turn: int
    column: int
    squares: list[Square]
    cost: int
    least: int  # what the same squares cost at least
    completes: list[int]  # visible lines it would complete
    covers: list[Square]  # empty squares that nothing can reach any more, until a fold
    bonus: int  # points after folding
    # Where the Barrier of this round would land, if somebody else completes a line; before the fold.
    barrier: list[Square]
    sends: bool  # it completes a line, so the Barrier falls on others


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Drawing]:
    """Every legal action, wasteful ones too, so that a page can say so before they are bought (foldris R11)."""
    if state.phase != DRAW or state.turn() < 0:
        return []
    block = state.block()
    short = set(listed(state, seat, block.outcomes * state.sheets[seat].columns))
    before = set(covered(state.sheets[seat]))
    return [
        drawing_of(
            rules, state, seat, words * COLUMNS + column, words * COLUMNS + column not in short, before
        )
        for words in range(WORDINGS)
        if block.form_of[words] >= 0
        for column in range(int(state.sheets[seat].columns))
        if state.legal(seat, words * COLUMNS + column)
    ]


def drawing_of(
    rules: "Rulebook", state: Position, seat: int, action: int, unlisted: bool, before: set[Square]
) -> Drawing:
    """An action; `before` are the squares that are covered without it."""
    block = state.block()
    words, column = divmod(action, COLUMNS)
    mirror, rest = divmod(words, 32)
    label, turn = divmod(rest, 4)
    form = block.forms[block.form_of[words]]
    sheet = state.sheets[seat].copy()
    y = sheet.rest(form, column)
    sheet.bonus -= block.cost_of[words]
    sheet.draw(form, column, y)
    completes = [line + 1 for line in range(int(sheet.visible)) if sheet.is_full(line)]
    covers = [square for square in covered(sheet) if square not in before]
    stay = [line + 1 for line in range(int(sheet.visible)) if line + 1 not in completes]
    sheet.fold()
    if sheet.barrier >= 0:
        sheet.lift_barrier()
    # foldris R15: who completes a line gets none; alone it falls in every round.
    sends = state.seats > 1 and bool(completes)
    if not sends:
        sheet.drop_barrier(state.box.left[state.box.lane[state.card]])
    return Drawing(
        notation=notation.text(state, seat, action),
        wasteful=unlisted and block.is_wasteful(words),
        mirror=bool(mirror),
        label=block.labels[label - 1] if label else "",
        turn=turn,
        column=column + 1,
        squares=[(x + column + 1, line + int(y) + 1) for x, line in form.cells],
        cost=int(block.cost_of[words]),
        least=int(block.price[block.form.index(form)]),
        completes=completes,
        covers=covers,
        bonus=int(sheet.bonus),
        barrier=[(x, stay[line - 1]) for x, line in barrier(sheet)],
        sends=sends,
    )
