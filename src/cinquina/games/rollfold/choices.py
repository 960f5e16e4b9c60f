"""The choices of a seat in Roll 'Em Fold 'Em, for a page: the parts to pick in turn, and the effects."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cinquina.core.brings import Brought, Mood, brought
from cinquina.core.event import Event
from cinquina.core.rules import Choice
from cinquina.games.rollfold.events import Asks, AsksDone, AsksTake, AsksUse
from cinquina.games.rollfold.notation import face_text, path_text, place_name_on, possible_folds, text
from cinquina.games.rollfold.rules import actions, effects, moves
from cinquina.games.rollfold.rules.marks import BULB, FACE, LARGE, SMALL, STAR, WIN
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES
from cinquina.games.rollfold.rules.phases import MARK, NO_DIE, TAKE, WHITE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.route import Route
from cinquina.games.rollfold.view import FoldView, fold_view

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook

# The order of choices: winning ones, then folds, then strings by their effects; finishing comes last.
WINS, FOLDS, FINISHES = 10_000, 5_000, -10_000


class Option(Choice, omit_defaults=True):
    what: str  # the first word of the notation
    # a die
    colour: str = ""
    # a string
    value: int = 0  # the number as it was rolled or won
    plus: bool = False
    start: str = ""
    path: str = ""
    boxes: tuple[str, ...] = ()  # marked, in order; including slid boxes and orbs jumped to
    jumps: tuple[int, ...] = ()  # which of the boxes are jumped to, from 0
    slides: bool = False
    circles: tuple[str, ...] = ()  # new starting points
    devalues: tuple[str, ...] = ()  # exact bonuses lost for good
    spends: tuple[str, ...] = ()  # turn stars used up without turning
    # a fold
    corner: str = ""
    size: str = ""  # small, large; double


def asks(state: Position, seat: int) -> Event:
    """Return the question of the seat."""
    if state.phase == TAKE:
        return AsksTake(seat)
    pen = state.pens[seat]
    if pen.die == NO_DIE:
        return AsksUse(seat)
    numbers = [str(value) for value in pen.numbers()] + [f"({value})" for value in pen.bonus_values()]
    return Asks(seat, numbers) if numbers else AsksDone(seat)


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Option]:
    """Return every legal choice; strings from every starting point, even if two are the same move."""
    before = possible_openings(state, seat) if state.phase == MARK else []
    return [make_option(rules, state, seat, action, before) for action in moves.every_decision(state, seat)]


def choice(rules: "Rulebook", state: Position, seat: int, action: int) -> Option:
    return make_option(rules, state, seat, action, possible_openings(state, seat))


def make_option(rules: "Rulebook", state: Position, seat: int, action: int, before: list[str]) -> Option:
    what = actions.what_of(action)
    words = text(state, seat, action)
    choice = Option(notation=words, what=words.split(" ", 1)[0])
    if what in (actions.TAKE, actions.USE):
        tell_die(state, action, choice)
    elif what == actions.DONE:
        choice.brings = tuple(effects_of_finishing(state, seat, before))
        choice.worth = FINISHES
    elif what == actions.STRING:
        tell_string(state, seat, action, choice, before)
    else:
        tell_fold(rules, state, seat, action, choice, before)
    return choice


def tell_die(state: Position, action: int, choice: Option) -> None:
    colour = int(actions.colour_of(action))
    outcome = state.white if colour == WHITE else state.black
    choice.colour = COLOURS[colour]
    face = face_text(state, colour, outcome)
    choice.brings = (brought("rollfold", choice.what, colour=choice.colour, face=face),)


def possible_openings(state: Position, seat: int) -> list[str]:
    """Return the possible folds and the flip, in notation."""
    return possible_folds(state.sheets[seat]) + (["flip"] if moves.can_flip(state, seat) else [])


def opening_effect(verb: str, mood: Mood, notation: str) -> Brought:
    """Return the effect that a fold or the flip becomes possible (`opens`), or is not made (`leaves`)."""
    if notation == "flip":
        return brought("rollfold", f"{verb}-flip", mood)
    what, corner, *sizes = notation.split(" ")
    size = "double" if what == "blunt" else sizes[0]
    return brought("rollfold", f"{verb}-fold", mood, corner=corner, size=size)


def effects_of_finishing(state: Position, seat: int, open: list[str]) -> Iterator[Brought]:
    """Yield the effects of finishing: lost numbers and folds not made."""
    pen = state.pens[seat]
    for value in pen.numbers() + pen.bonus_values():
        yield brought("rollfold", "leaves-number", "bad", value=value)
    for each in open:
        yield opening_effect("leaves", "plain", each)


def tell_string(state: Position, seat: int, action: int, choice: Option, before: list[str]) -> None:
    sheet = state.sheets[seat]
    way = Route(sheet, action)
    places = [int(way.places[n]) for n in range(int(way.count))]
    cells = [int(sheet.sight.shows[place]) for place in places]
    named = dict(zip(cells, (place_name_on(sheet, place) for place in places), strict=True))
    new = [cell for cell in dict.fromkeys(cells) if not sheet.is_crossed(cell)]
    printed = {cell: int(sheet.box.printed[cell]) for cell in new}
    jumps = [n for n in range(len(places)) if way.jumps_to(n)]
    choice.value = int(actions.value_of(action))
    choice.plus = actions.is_plus(action)
    choice.start = place_name_on(sheet, int(actions.start_of(action)))
    choice.path = path_text(sheet, action)
    choice.boxes = tuple(named[cell] for cell in cells)
    choice.jumps = tuple(jumps)
    choice.slides = actions.slide_of(action) > 0
    ends = sorted({len(cells) - 1, *jumps, *(n - 1 for n in jumps)})
    choice.circles = tuple(dict.fromkeys(named[cells[n]] for n in ends))
    way_on = [int(actions.start_of(action)), *places]
    stars = [cell for cell in new if printed[cell] & STAR]
    choice.spends = tuple(named[cell] for cell in stars if continues_straight(way_on, cells.index(cell) + 1))
    numbers = [cell for cell in new if sheet.box.value(cell)]
    lost = [cell for cell in numbers if sheet.box.exact and cell != cells[-1]]
    choice.devalues = tuple(named[cell] for cell in lost)
    after = position_after(state, seat, action)
    if after.pens[seat].won:
        mark_as_win(choice)
        return
    faces, symbols, bulbs = (sum(each & kind != 0 for each in printed.values()) for kind in (FACE, WIN, BULB))
    found: list[Brought] = []
    if symbols:
        linked = int(after.sheets[seat].count_linked(state.settings.orbs_connect))
        found.append(brought("rollfold", "symbol", "good", count=symbols, linked=linked))
    found += new_openings(after, seat, before)
    if faces:
        found.append(brought("rollfold", "face", "good", count=faces))
    if bulbs:
        found.append(brought("rollfold", "bulb", "good", count=bulbs))
    won = [int(sheet.box.value(cell)) for cell in numbers if cell not in lost]
    found += [brought("rollfold", "bonus", "good", value=value) for value in won]
    found += [brought("rollfold", "devalued", "bad", cell=cell) for cell in choice.devalues]
    found += [brought("rollfold", "spent", "bad", cell=cell) for cell in choice.spends]
    choice.brings = tuple(found) or (brought("rollfold", "start", cell=choice.circles[-1]),)
    choice.worth = 100 * (2 * symbols + 2 * faces + len(won) - len(lost)) + len(new)


def position_after(state: Position, seat: int, action: int) -> Position:
    """Return a copy after a decision, changed only on the seat's own sheet."""
    after = state.copy()
    effects.apply_marking(after, seat, action)
    return after


def mark_as_win(choice: Option) -> None:
    choice.brings = (brought("rollfold", "win", "good"),)
    choice.worth = WINS


def continues_straight(places: list[int], n: int) -> bool:
    """Return whether a way continues straight, or ends, at its n-th place."""
    return n == len(places) - 1 or places[n] - places[n - 1] == places[n + 1] - places[n]


def new_openings(after: Position, seat: int, before: list[str]) -> Iterator[Brought]:
    """Yield the folds and the flip that become possible."""
    for each in possible_openings(after, seat):
        if each not in before:
            yield opening_effect("opens", "good", each)


def tell_fold(
    rules: "Rulebook", state: Position, seat: int, action: int, choice: Option, before: list[str]
) -> None:
    """Fill in the choice of a fold or of the flip."""
    after = position_after(state, seat, action)
    found: list[Brought] = []
    what = actions.what_of(action)
    if what != actions.FLIP:
        corner = int(actions.corner_of(action))
        size = None if what == actions.BLUNT else LARGE if actions.is_large(action) else SMALL
        fold = fold_view(rules, state.sheets[seat], corner, size)
        choice.corner, choice.size = CORNER_NAMES[corner], fold.size
        choice.worth = FOLDS
        found += effects_of_fold(fold)
    choice.brings = (*found, *new_openings(after, seat, before))
    if after.pens[seat].won:
        mark_as_win(choice)


def effects_of_fold(fold: FoldView) -> Iterator[Brought]:
    """Yield the boxes that a fold uncovers and hides, and its bonus."""
    if fold.symbol:
        yield brought("rollfold", "fold-symbol", "good", cell=fold.symbol)
    for cell in fold.bulbs:
        yield brought("rollfold", "fold-bulb", "good", cell=cell)
    for cell in fold.starts:
        yield brought("rollfold", "fold-start", "good", cell=cell)
    yield brought("rollfold", "fold-loses", "bad" if fold.loses else "plain", count=len(fold.loses))
    if fold.bonus:
        yield brought("rollfold", "fold-bonus", "good", bonus=fold.bonus.removeprefix("+1"))
