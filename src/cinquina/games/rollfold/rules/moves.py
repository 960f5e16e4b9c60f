"""Legal actions of Roll 'Em Fold 'Em: take or use a die, draw a string, fold, turn the sheet over, be done."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.playout import int_buffer
from cinquina.games.rollfold.rules import actions
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.dice import can_add_one
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.marks import BONUS, ICY, TURNING
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.phases import BLACK, MARK, NO_DIE, TAKE, WHITE
from cinquina.games.rollfold.rules.route import CLEAR, Route
from cinquina.games.rollfold.rules.sheet import Sheet
from cinquina.games.rollfold.rules.strings import Strings, has_string

if TYPE_CHECKING:
    from cinquina.games.rollfold.rules.position import Position

OTHERS: Final = 3 * CORNERS + 2  # folds, double folds, the flip and `done`

# With orbs and stars a long number has many ways: about 340 on a typical sheet, 100,000 if every box were a starting
# point. A list ends here; the actions left out are legal all the same.
LONGEST: Final = 10_000


# -- lists


def list_decisions(position: "Position", seat: i64, out: vec[i64], every_start: bool) -> i64:
    """Write the decisions; with `every_start` also strings that equal one from another starting point."""
    if position.phase == TAKE and seat == position.active:
        out[0] = actions.die(actions.TAKE, WHITE)
        out[1] = actions.die(actions.TAKE, BLACK)
        return 2
    if position.phase != MARK or position.pens[seat].finished:
        return 0
    pen = position.pens[seat]
    if pen.die == NO_DIE:
        out[0] = actions.die(actions.USE, WHITE)
        out[1] = actions.die(actions.USE, BLACK)
        return 2
    sheet = position.sheets[seat]
    strings = Strings(sheet, out, position.settings.most - OTHERS, every_start)
    held = write_die_strings(position, pen, strings, can_add_one(position, seat))
    write_bonus_strings(pen, strings)
    count: i64 = strings.count
    corner: i64 = 0
    while corner < CORNERS:
        if sheet.can_fold(corner, False):
            out[count] = actions.fold(corner, False)
            count += 1
        if sheet.can_fold(corner, True):
            out[count] = actions.fold(corner, True)
            count += 1
        if sheet.can_blunt(corner):
            out[count] = actions.blunt(corner)
            count += 1
        corner += 1
    if can_flip(position, seat):
        out[count] = actions.FLIP
        count += 1
    if not held:
        out[count] = actions.DONE
        count += 1
    return count


def every_decision(position: "Position", seat: i64) -> list[int]:
    """Return all decisions, with strings from every starting point."""
    out = int_buffer(position.settings.most)
    return [out[n] for n in range(list_decisions(position, seat, out, True))]


def write_die_strings(position: "Position", pen: Pen, strings: Strings, plus: bool) -> bool:
    """Write strings of the numbers of the die. Return whether one of them must still be drawn."""
    held = False
    k: i64 = 0
    while k < 2:
        value: i64 = pen.first if k == 0 else pen.second
        if value > 0 and not (k == 1 and value == pen.first):
            before: i64 = strings.count
            strings.write(actions.item(value, False, False), 0)
            held = held or (strings.count > before and position.settings.mandatory)
            if plus:
                strings.write(actions.item(value, False, True), 0)
        k += 1
    return held


def write_bonus_strings(pen: Pen, strings: Strings) -> None:
    i: i64 = 0
    while i < len(pen.bonuses):
        bonus: i64 = pen.bonuses[i]
        again = False
        k: i64 = 0
        while k < i:
            again = again or pen.bonuses[k] == bonus
            k += 1
        value: i64 = bonus % CELLS
        cell: i64 = bonus // CELLS - 1
        if not again and cell < 0:
            strings.write(actions.item(value, True, False), 0)
        elif not again and strings.sheet.sight.where[cell] >= 0:
            strings.write(actions.item(value, True, False), strings.sheet.sight.where[cell])
        i += 1


def fallback(position: "Position", seat: i64) -> i64:
    """Return the left-over die, else the first; then `done` as soon as it is allowed, else the first legal string."""
    if position.phase == MARK and position.pens[seat].die != NO_DIE and number_due(position, seat) == 0:
        return actions.DONE
    out = int_buffer(position.settings.most)
    list_decisions(position, seat, out, False)
    return out[0]


# -- single actions


def is_legal(position: "Position", seat: i64, action: i64) -> bool:
    if not actions.is_exact(action):
        return False
    what: i64 = actions.what_of(action)
    if position.phase == TAKE:
        return what == actions.TAKE and seat == position.active
    pen = position.pens[seat]
    if position.phase != MARK or pen.finished:
        return False
    if pen.die == NO_DIE:
        return what == actions.USE
    sheet = position.sheets[seat]
    if what == actions.STRING:
        return has_item(position, seat, action) and is_clear(position, sheet, action)
    if what == actions.FOLD:
        return sheet.can_fold(actions.corner_of(action), actions.is_large(action))
    if what == actions.BLUNT:
        return sheet.can_blunt(actions.corner_of(action))
    if what == actions.FLIP:
        return can_flip(position, seat)
    return what == actions.DONE and number_due(position, seat) == 0


def has_item(position: "Position", seat: i64, action: i64) -> bool:
    """Return whether the number of a string is pending, and may be used in this way."""
    pen = position.pens[seat]
    value: i64 = actions.value_of(action)
    if actions.is_bonus(action):
        return not actions.is_plus(action) and pen.has_bonus(value, fixed_start(position, seat, action))
    return pen.has(value) and (not actions.is_plus(action) or can_add_one(position, seat))


def fixed_start(position: "Position", seat: i64, action: i64) -> i64:
    """Return the fixed start of a bonus number drawn from a place, or -1 if it may start anywhere."""
    if not position.box.exact:
        return -1
    start: i64 = actions.start_of(action)
    shows = position.sheets[seat].sight.shows
    return max(shows[start], -1) if start < len(shows) else -1


def is_clear(position: "Position", sheet: Sheet, action: i64) -> bool:
    """Return whether a string of a pending number has a start and an unobstructed way."""
    start: i64 = actions.start_of(action)
    if start >= len(sheet.sight.shows):
        return False
    # Fixed bonus numbers have their own start, circled or not.
    if not sheet.is_start(start) and not (position.box.exact and actions.is_bonus(action)):
        return False
    way = Route(sheet, action)
    if way.trouble != CLEAR:
        return False
    return actions.slide_of(action) == 0 or way.canonical_slide(sheet, action) == action


def can_flip(position: "Position", seat: i64) -> bool:
    """Return whether the sheet may be turned over. Twice in a row is forbidden, as it could go on forever (R34)."""
    return not position.pens[seat].turned and position.sheets[seat].can_flip(position.settings.flip_back)


def number_due(position: "Position", seat: i64) -> i64:
    """Return a number of the die that must still be drawn; 0 = none."""
    pen = position.pens[seat]
    if position.settings.mandatory:
        if pen.first > 0 and has_string(position.sheets[seat], pen.first):
            return pen.first
        if pen.second > 0 and has_string(position.sheets[seat], pen.second):
            return pen.second
    return 0


# -- the longest list


def most_actions(box: Box) -> int:
    """Return the longest list, if every visible box were a starting point."""
    if box.kind == TURNING:
        return LONGEST
    rolled = 0
    for colour in (WHITE, BLACK):
        for face in range(box.dice.faces(colour)):
            numbers = set(box.dice.numbers(colour, face))
            strings = [most_strings(box, value) + most_strings(box, value + 1) for value in numbers]
            rolled = max(rolled, sum(strings))
    values = {int(bits) // BONUS for bits in box.printed} - {0}
    won = 4 * int(box.numbers) if box.exact else sum([most_strings(box, value) for value in values])
    return max(rolled + won + OTHERS, 36)


def most_strings(box: Box, length: int) -> int:
    """Return a bound of the strings: a straight line, and a slide from every second box on."""
    slides = (length + 1) // 2 if box.kind == ICY else 0
    return 4 * int(box.size) ** 2 * (1 + slides)
