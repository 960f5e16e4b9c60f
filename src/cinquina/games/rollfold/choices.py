"""What a seat may do in Roll 'Em Fold 'Em, as a page shows it: the parts to pick in turn, and what would come of it."""

from typing import TYPE_CHECKING

from cinquina.core.event import Event
from cinquina.core.rules import Choice
from cinquina.games.rollfold.events import Asks, AsksDone, AsksTake, AsksUse
from cinquina.games.rollfold.notation import name, path_text, text
from cinquina.games.rollfold.rules import actions, effects, moves
from cinquina.games.rollfold.rules.marks import BULB, FACE, LARGE, SMALL, STAR, WIN
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, SIZES
from cinquina.games.rollfold.rules.pen import CELLS
from cinquina.games.rollfold.rules.phases import NO_DIE, TAKE
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.route import Route
from cinquina.games.rollfold.view import possible_folds

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook


class Option(Choice):
    what: str  # the first word of the notation
    # a die
    colour: str = ""
    # a string
    value: int = 0  # the number as it was rolled or won
    plus: bool = False
    start: str = ""
    path: str = ""
    boxes: tuple[str, ...] = ()  # marked, in order; slid boxes and orbs jumped to included
    jumps: tuple[int, ...] = ()  # which of the boxes are jumped to, from 0
    slides: bool = False
    circles: tuple[str, ...] = ()  # that become starting points
    new: tuple[str, ...] = ()  # boxes that get their first X
    faces: tuple[str, ...] = ()  # among the new ones: faces, winning symbols, light bulbs
    symbols: tuple[str, ...] = ()
    bulbs: tuple[str, ...] = ()
    bonuses: tuple[int, ...] = ()  # bonus numbers won
    devalues: tuple[str, ...] = ()  # exact bonuses passed over for good
    spends: tuple[str, ...] = ()  # turn stars used up without turning
    # a fold
    corner: str = ""
    size: str = ""  # small, large; double
    # what it makes possible, or done: what it gives up
    unlocks: tuple[str, ...] = ()  # notation of folds and flips that become possible
    unused: tuple[str, ...] = ()  # `done`: pending numbers that would be lost
    open: tuple[str, ...] = ()  # `done`: folds and flips that are possible now
    linked: int = 0  # winning symbols in one network afterwards
    wins: bool = False


def asks(state: Position, seat: int) -> Event:
    """What the seat is asked now."""
    if state.phase == TAKE:
        return AsksTake(seat)
    pen = state.pens[seat]
    if pen.die == NO_DIE:
        return AsksUse(seat)
    numbers = [str(int(value)) for value in (pen.first, pen.second) if value]
    numbers += [f"({int(bonus) % CELLS})" for bonus in pen.bonuses]
    return Asks(seat, numbers) if numbers else AsksDone(seat)


def choices(rules: "Rulebook", state: Position, seat: int) -> list[Option]:
    """Every legal action; strings from every starting point, also where two are the same move."""
    return [option(rules, state, seat, action) for action in moves.every_decision(state, seat)]


def option(rules: "Rulebook", state: Position, seat: int, action: int) -> Option:
    what = actions.what_of(action)
    words = text(state, seat, action)
    choice = Option(notation=words, what=words.split()[0])
    if what in (actions.TAKE, actions.USE):
        choice.colour = COLOURS[actions.colour_of(action)]
        return choice
    if what == actions.DONE:
        tell_done(state, seat, choice)
        return choice
    if what == actions.STRING:
        tell_string(state, seat, action, choice)
    elif what != actions.FLIP:
        choice.corner = CORNER_NAMES[actions.corner_of(action)]
        large = LARGE if actions.is_large(action) else SMALL
        choice.size = "double" if what == actions.BLUNT else SIZES[large]
    tell_after(state, seat, action, choice)
    return choice


def tell_done(state: Position, seat: int, choice: Option) -> None:
    pen, sheet = state.pens[seat], state.sheets[seat]
    choice.unused = (
        *(f"die {int(value)}" for value in (pen.first, pen.second) if value),
        *(f"bonus {int(bonus) % CELLS}" for bonus in pen.bonuses),
    )
    choice.open = tuple(openings(state, seat))
    choice.linked = int(sheet.linked(state.settings.orbs_connect))


def openings(state: Position, seat: int) -> list[str]:
    return possible_folds(state.sheets[seat]) + (["flip"] if moves.can_flip(state, seat) else [])


def tell_string(state: Position, seat: int, action: int, choice: Option) -> None:
    sheet = state.sheets[seat]
    way = Route(sheet, action)
    places = [int(way.places[n]) for n in range(int(way.count))]
    cells = [int(sheet.sight.shows[place]) for place in places]
    named = dict(zip(cells, (name(sheet, place) for place in places), strict=True))
    new = [cell for cell in dict.fromkeys(cells) if not sheet.crossed(cell)]
    printed = {cell: int(sheet.box.printed[cell]) for cell in new}
    jumps = [n for n in range(len(places)) if way.jumps_to(n)]
    choice.value = int(actions.value_of(action))
    choice.plus = actions.is_plus(action)
    choice.start = name(sheet, int(actions.start_of(action)))
    choice.path = path_text(sheet, action)
    choice.boxes = tuple(named[cell] for cell in cells)
    choice.jumps = tuple(jumps)
    choice.slides = actions.slide_of(action) > 0
    ends = sorted({len(cells) - 1, *jumps, *(n - 1 for n in jumps)})
    choice.circles = tuple(dict.fromkeys(named[cells[n]] for n in ends))
    choice.new = tuple(named[cell] for cell in new)
    choice.faces = tuple(named[cell] for cell in new if printed[cell] & FACE)
    choice.symbols = tuple(named[cell] for cell in new if printed[cell] & WIN)
    choice.bulbs = tuple(named[cell] for cell in new if printed[cell] & BULB)
    numbers = [cell for cell in new if sheet.box.value(cell)]
    exact = sheet.box.exact
    choice.bonuses = tuple(int(sheet.box.value(cell)) for cell in numbers if not exact or cell == cells[-1])
    choice.devalues = tuple(named[cell] for cell in numbers if exact and cell != cells[-1])
    way_on = [int(actions.start_of(action)), *places]
    stars = [cell for cell in new if printed[cell] & STAR]
    choice.spends = tuple(named[cell] for cell in stars if straight_on(way_on, cells.index(cell) + 1))


def straight_on(places: list[int], n: int) -> bool:
    """Does a way go straight on, or end, at its n-th place?"""
    return n == len(places) - 1 or places[n] - places[n - 1] == places[n + 1] - places[n]


def tell_after(state: Position, seat: int, action: int, choice: Option) -> None:
    """Looked up on a copy: only the own sheet is touched."""
    before = openings(state, seat)
    after = state.copy()
    effects.mark(after, seat, action)
    sheet = after.sheets[seat]
    choice.unlocks = tuple(each for each in openings(after, seat) if each not in before)
    choice.linked = int(sheet.linked(state.settings.orbs_connect))
    choice.wins = after.pens[seat].won
