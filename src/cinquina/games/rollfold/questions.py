"""The queries of Roll 'Em Fold 'Em in scenarios."""

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.parts import queries_in
from cinquina.games.rollfold.notation import Drawn, path_text, place_name_on, place_of, read
from cinquina.games.rollfold.refusals import why_no_start, why_not_way
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.folds import GONE, PARTIAL
from cinquina.games.rollfold.rules.names import cell_name
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.route import Route
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.strings import every_string


def place(sheet: Sheet, words: list[str]) -> int:
    if len(words) != 1 or (found := place_of(sheet, words[0])) < 0:
        raise Invalid("$.query", f"{' '.join(words)!r} is not a place such as D2")
    return found


def starts(state: Position, seat: int, words: list[str]) -> str:
    """Answer `starts`: the visible starting points, row by row."""
    sheet = state.sheets[seat]
    return " ".join(place_name_on(sheet, at) for at in sheet.starts())


def marked(state: Position, seat: int, words: list[str]) -> str:
    """Answer `marked`: the X'ed places, row by row."""
    sheet = state.sheets[seat]
    found = [at for at, cell in enumerate(sheet.sight.shows) if cell >= 0 and sheet.is_crossed(cell)]
    return " ".join(place_name_on(sheet, at) for at in found)


def shows(state: Position, seat: int, words: list[str]) -> str:
    """Answer `shows D2`: the cell in sight there, `partial` or `gone`."""
    sheet = state.sheets[seat]
    cell = int(sheet.sight.shows[place(sheet, words)])
    return {GONE: "gone", PARTIAL: "partial"}.get(cell) or cell_name(sheet.box, cell)


def partial(state: Position, seat: int, words: list[str]) -> str:
    """Answer `partial`: the boxes cut by a crease, row by row."""
    sheet = state.sheets[seat]
    return " ".join(place_name_on(sheet, at) for at, cell in enumerate(sheet.sight.shows) if cell == PARTIAL)


def strings(state: Position, seat: int, words: list[str]) -> list[str]:
    """Answer `strings 3`: every string of a number, as `A1 RRR`; `strings 3 A1` those from a place."""
    sheet = state.sheets[seat]
    if not words or not words[0].isdigit() or not 0 < int(words[0]) <= actions.MOST_STEPS or len(words) > 2:
        raise Invalid("$.query", f"strings {' '.join(words)!r} is not a number, and a place if one is meant")
    texts = [
        f"{place_name_on(sheet, int(actions.start_of(action)))} {path_text(sheet, action)}"
        for action in every_string(sheet, int(words[0]), state.settings.most)
    ]
    return [text for text in texts if len(words) == 1 or text.split()[0] == words[1]]


def count(state: Position, seat: int, words: list[str]) -> int:
    """Answer `count 3`: the number of strings for a number."""
    return len(strings(state, seat, words))


def way(state: Position, seat: int, words: list[str]) -> str:
    """Answer `way 3 D4 RRR`: the boxes that a string would mark, or the id of the rule against it.

    Pending numbers are ignored.
    """
    sheet = state.sheets[seat]
    if len(words) != 3 or not words[0].isdigit() or not 0 < int(words[0]) <= actions.MOST_STEPS:
        raise Invalid("$.query", f"way {' '.join(words)!r} is not a number, a place and a path")
    start = place(sheet, [words[1]])
    if not sheet.is_start(start):
        return why_no_start(sheet, start).id
    try:
        drawn = read(state, seat, f"string {' '.join(words)}")
    except Refusal as refusal:
        return refusal.id
    assert isinstance(drawn, Drawn)
    if refused := why_not_way(sheet, drawn):
        return refused.id
    assert drawn.action is not None
    route = Route(sheet, drawn.action)
    return " ".join(place_name_on(sheet, int(route.places[n])) for n in range(int(route.count)))


def linked(state: Position, seat: int, words: list[str]) -> int:
    """Answer `linked`: the most winning symbols in one network."""
    return int(state.sheets[seat].count_linked(state.settings.orbs_connect))


def won(state: Position, seat: int, words: list[str]) -> bool:
    """Answer `won`: whether the sheet fulfils the winning condition."""
    return state.sheets[seat].is_won(state.settings.orbs_connect)


QUERIES = queries_in(__name__)
