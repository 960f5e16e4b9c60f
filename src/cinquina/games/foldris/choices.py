"""The choices of a seat in Foldris, for a page: every way to draw the Block, with its effects."""

from collections.abc import Hashable, Iterator

from cinquina.core.brings import Brought, brought
from cinquina.core.playout import list_actions
from cinquina.core.rules import Choice, Rules
from cinquina.games.foldris import notation
from cinquina.games.foldris.rules.blocks import COLUMNS, unpack
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
    places: dict[tuple[int, int], Landing] = {}
    found = []
    for action in every_wording(state, seat):
        words, column = divmod(action, COLUMNS)
        place = int(block.form_of[words]), column
        if place not in places:
            places[place] = landing_of(state, seat, *place)
        found.append(drawing_of(state, seat, action, places[place], action in first))
    return found


def choices_key(state: Position, seat: int) -> Hashable:
    """Return the card of the round and the own sheet, the only things that choices depend on."""
    return int(state.phase), int(state.card), int(state.decided[seat]), state.sheets[seat].key()


def choice(rules: Rules, state: Position, seat: int, action: int) -> Drawing:
    words, column = divmod(action, COLUMNS)
    place = landing_of(state, seat, int(state.block().form_of[words]), column)
    return drawing_of(state, seat, action, place)


def landing_of(state: Position, seat: int, form: int, column: int) -> Landing:
    """Return where a form of the Block comes to rest on the own sheet."""
    box, alone = state.box, state.seats == 1
    return land(state.sheets[seat], state.block().forms[form], column, box.left[box.lane[state.card]], alone)


def drawing_of(state: Position, seat: int, action: int, place: Landing, is_listed: bool = True) -> Drawing:
    """Return a drawing; one that is not listed has no effects, but for being wasteful."""
    block, words = state.block(), action // COLUMNS
    mirror, label, turn, column = unpack(action)
    cost = int(block.cost_of[words])
    least = int(block.price[block.form.index(block.forms[block.form_of[words]])]) if cost else 0
    drawing = Drawing(
        notation=notation.drawing_text(block, mirror, label, turn, column),
        wasteful=cost > least,
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
    if is_listed:
        folds = len(place.folds)
        left = int(state.sheets[seat].bonus) - cost + folds
        drawing.brings = tuple(effects_of_drawing(place, cost, least, left, sends=state.seats > 1))
        # Folds first, then low cost, few covered squares, low height.
        drawing.worth = ((folds * 16 - cost) * 64 - len(place.covers)) * 64 - place.rests
    elif cost > least:
        drawing.brings = (wasteful_effect(cost, least),)
    return drawing


def effects_of_drawing(place: Landing, cost: int, least: int, left: int, sends: bool) -> Iterator[Brought]:
    """Yield the effects of a drawing, lines by printed number; `sends`: would a fold send Barriers to others?"""
    if cost > least:
        yield wasteful_effect(cost, least)
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


def wasteful_effect(cost: int, least: int) -> Brought:
    return brought("foldris", "wastes", "bad", cost=cost, least=least)
