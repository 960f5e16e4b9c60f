"""The choices of a seat in Foldris, for a page: every way to draw the Block, with its effects."""

from collections.abc import Iterator
from typing import NamedTuple

from cinquina.core.brings import Brought, brought
from cinquina.core.playout import listed
from cinquina.core.rules import Choice, Rules
from cinquina.games.foldris import notation
from cinquina.games.foldris.rules.blocks import COLUMNS, WORDINGS, Form, parts_of
from cinquina.games.foldris.rules.phases import DRAW
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Square, squares_in


class Drawing(Choice, omit_defaults=True):
    """One way to draw the Block."""

    column: int
    turn: int
    squares: list[Square]
    mirror: bool = False
    label: str = ""  # the pruned square
    cost: int = 0
    completes: tuple[int, ...] = ()  # visible lines it would complete
    covers: tuple[Square, ...] = ()  # empty squares that become unreachable until a fold
    # Where the Barrier of this round would land if another seat completes a line: a line before the fold; 0: nowhere.
    barrier: int = 0


class Place(NamedTuple):
    """The Block on a sheet, without regard to its cost."""

    squares: list[Square]
    completes: tuple[int, ...]
    covers: tuple[Square, ...]
    barrier: int
    folds: list[int]  # printed numbers of the lines that it completes
    rests: int  # printed number of the lowest line that it touches


def choices(rules: Rules, state: Position, seat: int) -> list[Drawing]:
    """Return every legal drawing, also wasteful ones, so that a page can warn before they are bought (foldris R11).

    Many wordings draw the same squares. The listed one has the effects, a wasteful one only says that it is wasteful.
    """
    if state.phase != DRAW or state.turn() < 0:
        return []
    block, sheet = state.block(), state.sheets[seat]
    first = set(listed(state, seat, block.outcomes * sheet.columns))
    before = sheet.covered_rows()
    places: dict[tuple[int, int], Place] = {}
    found = []
    for words in range(WORDINGS):
        form = int(block.form_of[words])
        for column in range(int(sheet.columns)) if form >= 0 else ():
            action = words * COLUMNS + column
            if not state.legal(seat, action):
                continue
            if (form, column) not in places:
                places[form, column] = place_of(state, seat, block.forms[form], column, before)
            drawing = drawing_of(state, seat, action, places[form, column])
            if action not in first:
                drawing.brings = drawing.brings[:1] if drawing.wasteful else ()
                drawing.worth = 0
            found.append(drawing)
    return found


def choice(rules: Rules, state: Position, seat: int, action: int) -> Drawing:
    block = state.block()
    words, column = divmod(action, COLUMNS)
    form = block.forms[block.form_of[words]]
    before = state.sheets[seat].covered_rows()
    return drawing_of(state, seat, action, place_of(state, seat, form, column, before))


def place_of(state: Position, seat: int, form: Form, column: int, before: list[int]) -> Place:
    """Return where a form comes to rest on the own sheet; `before` are the squares covered without it, by line."""
    old = state.sheets[seat]
    sheet = old.copy()
    y = int(sheet.rest(form, column))
    completed = sheet.draw(form, column, y)
    lines = range(1, int(sheet.visible) + 1)
    completes = tuple(line for line in lines if sheet.is_full(line - 1)) if completed else ()
    covers = [now & ~then for now, then in zip(sheet.covered_rows(), before, strict=True)]
    if completes:
        sheet.fold()
    if sheet.barrier >= 0:
        sheet.lift_barrier()
    if (
        state.seats == 1 or not completes
    ):  # foldris R15: a seat that completes a line gets none; alone it always falls
        sheet.drop_barrier(state.box.left[state.box.lane[state.card]])
    stay = [line for line in lines if line not in completes]
    return Place(
        squares=[(x + column + 1, line + y + 1) for x, line in form.cells],
        completes=completes,
        covers=tuple(squares_in(covers)),
        barrier=stay[sheet.barrier] if sheet.barrier >= 0 else 0,
        folds=[int(old.printed(line - 1)) + 1 for line in completes],
        rests=int(old.printed(y)) + 1,
    )


def drawing_of(state: Position, seat: int, action: int, place: Place) -> Drawing:
    block, words = state.block(), action // COLUMNS
    mirror, label, turn, column = parts_of(action)
    cost = int(block.cost_of[words])
    least = int(block.price[block.form.index(block.forms[block.form_of[words]])]) if cost else 0
    folds, covers = len(place.folds), len(place.covers)
    left = int(state.sheets[seat].bonus) - cost + folds
    return Drawing(
        notation=notation.text(state, seat, action),
        wasteful=cost > least,
        brings=tuple(consequences(place, cost, least, left, sends=state.seats > 1)),
        # Folds first, then low cost, few covered squares, low height.
        worth=((folds * 16 - cost) * 64 - covers) * 64 - place.rests,
        column=column + 1,
        turn=turn,
        squares=place.squares,
        mirror=mirror,
        label=block.labels[label - 1] if label else "",
        cost=cost,
        completes=place.completes,
        covers=place.covers,
        barrier=place.barrier,
    )


def consequences(place: Place, cost: int, least: int, left: int, sends: bool) -> Iterator[Brought]:
    """Yield the effects of a drawing, lines by printed number; `sends`: would a fold send Barriers to others?"""
    if cost > least:
        yield brought("foldris", "wastes", "bad", cost=cost, least=least)
    if place.folds:
        yield brought("foldris", "folds", "good", lines=place.folds, count=len(place.folds))
        if sends:
            yield brought("foldris", "sends", "good")
    if place.covers:
        yield brought("foldris", "covers", "bad", line=place.rests, count=len(place.covers))
    else:
        yield brought("foldris", "rests", line=place.rests)
    if cost or place.folds:
        yield brought("foldris", "points", cost=cost, left=left)
