"""The choices of a seat in Foldris, for a page: every way to draw the Block, with its effects."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import NamedTuple

from cinquina.core.brings import Brought, brought
from cinquina.core.playout import list_actions
from cinquina.core.rules import Choice, Rules
from cinquina.games.foldris import notation
from cinquina.games.foldris.rules.blocks import COLUMNS, WORDINGS, Block, unpack
from cinquina.games.foldris.rules.landing import Landing, land
from cinquina.games.foldris.rules.moves import every_wording
from cinquina.games.foldris.rules.phases import DRAW
from cinquina.games.foldris.rules.position import Position
from cinquina.games.foldris.rules.sheet import Square


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


def choices(rules: Rules, state: Position, seat: int) -> list[Drawing]:
    """Return every legal drawing, also wasteful ones, so that a page can warn before they are bought (foldris R11).

    Many wordings draw the same squares. The listed one has the effects, a wasteful one only says that it is wasteful.
    """
    if state.phase != DRAW or state.turn() < 0:
        return []
    block, sheet = state.block(), state.sheets[seat]
    first = set(list_actions(state, seat, block.outcomes * sheet.columns))
    said, fall = sayings(block), landings(state, seat)
    places: dict[tuple[int, int], Landing] = {}
    found = []
    for action in every_wording(state, seat):
        words, column = divmod(action, COLUMNS)
        how = said[words]
        place = places.get((how.form, column))
        if place is None:
            place = places[how.form, column] = fall(how.form, column)
        found.append(drawing_of(state, seat, how, column, place, action in first))
    return found


def choices_key(state: Position, seat: int) -> Hashable:
    """Return the card of the round and the own sheet, the only things that choices depend on."""
    return int(state.phase), int(state.card), int(state.decided[seat]), state.sheets[seat].key()


def choice(rules: Rules, state: Position, seat: int, action: int) -> Drawing:
    words, column = divmod(action, COLUMNS)
    how = sayings(state.block())[words]
    return drawing_of(state, seat, how, column, landings(state, seat)(how.form, column))


def landings(state: Position, seat: int) -> Callable[[int, int], Landing]:
    """Return where each form of the Block comes to rest on the own sheet, above each column."""
    box, block, sheet, alone = state.box, state.block(), state.sheets[seat], state.seats == 1
    lane, covered = box.left[box.lane[state.card]], sheet.covered_rows()
    return lambda form, column: land(sheet, covered, block.forms[form], column, lane, alone)


class Saying(NamedTuple):
    """A wording of a Block: everything about it that is the same on all sheets."""

    text: str  # its notation, up to the column
    form: int
    mirror: bool
    label: str  # the pruned square
    turn: int
    cost: int
    least: int  # the cost of the cheapest wording of the same form


@lru_cache(maxsize=256)
def sayings(block: Block) -> dict[int, Saying]:
    """Return the wordings of a Block by number."""
    found = {}
    for words in range(WORDINGS):
        form, cost = int(block.form_of[words]), int(block.cost_of[words])
        if form >= 0:
            mirror, label, turn, _ = unpack(words * COLUMNS)
            least = int(block.price[block.form.index(block.forms[form])])
            pruned = block.labels[label - 1] if label else ""
            text = notation.wording_text(block, mirror, label, turn)
            found[words] = Saying(text, form, mirror, pruned, turn, cost, least)
    return found


def drawing_of(
    state: Position, seat: int, how: Saying, column: int, place: Landing, is_listed: bool = True
) -> Drawing:
    """Return a drawing; one that is not listed has no effects, but for being wasteful."""
    cost, least = how.cost, how.least
    drawing = Drawing(
        notation=f"{how.text}{column + 1}",
        wasteful=cost > least,
        column=column + 1,
        turn=how.turn,
        squares=place.squares,
        mirror=how.mirror,
        label=how.label,
        cost=cost,
        completes=place.completes,
        covers=place.covers,
        barrier=place.barrier,
    )
    if is_listed:
        folds = len(place.folds)
        left = int(state.sheets[seat].bonus) - cost + folds
        drawing.brings = effects_of_drawing(place, cost, least, left, sends=state.seats > 1)
        # Folds first, then low cost, few covered squares, low height.
        drawing.worth = ((folds * 16 - cost) * 64 - len(place.covers)) * 64 - place.rests
    elif cost > least:
        drawing.brings = (wasteful_effect(cost, least),)
    return drawing


def effects_of_drawing(place: Landing, cost: int, least: int, left: int, sends: bool) -> tuple[Brought, ...]:
    """Return the effects of a drawing, with lines by printed number. With `sends` a fold sends Barriers to others."""
    if not (cost or place.folds or place.covers):  # as most are
        return (brought("foldris", "rests", line=place.rests),)
    found = [wasteful_effect(cost, least)] if cost > least else []
    if place.folds:
        found.append(brought("foldris", "folds", "good", lines=place.folds, count=len(place.folds)))
        if sends:
            found.append(brought("foldris", "sends", "good"))
    if place.covers:
        found.append(brought("foldris", "covers", "bad", line=place.rests, count=len(place.covers)))
    else:
        found.append(brought("foldris", "rests", line=place.rests))
    if cost or place.folds:
        found.append(brought("foldris", "points", cost=cost, left=left))
    return tuple(found)


def wasteful_effect(cost: int, least: int) -> Brought:
    return brought("foldris", "wastes", "bad", cost=cost, least=least)
