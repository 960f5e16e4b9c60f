"""Positions as plain data: what scenarios write and the battery reads back.

phase = "mark"          # first, roll, take, mark, over; left out: mark if dice lie on the table, else roll
turn = 5
active = "A"
roll = "1/2 4"          # white face, black face
taken = "black"         # by the active player
[A]                     # one table a seat
front = '''             # drawn on each page, both as if the paper were glass: x an X, o a circled one, . nothing
o.x..…
'''
back = '''…'''
marked = "A3 B:C1"      # instead of or besides drawings: X'ed cells, front unless B: is written …
circled = "D1"          # … and circled ones
folds = { TL = "small" }
double = ["TL"]         # double-folded corners
side = "front"          # or reverse
fresh = ["TL"]          # corners folded in this turn
die = "white"           # in use; left out: what the turn gives, "" = still to be chosen
numbers = [1, 2]        # of the die, still to be drawn; left out: those of the die
bonus = ["3", "3 F:G5"] # pending bonus numbers; on level 4 with the cell they start from
plus_used = false
flipped = false         # turned over, and nothing done since
x = 3                   # X's drawn in this turn
acted = true            # did anything in this turn
finished = false
won = false
[A.before]              # sealed marking: the sheet as the others see it; fields front … fresh; left out: the same
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.edition import converted
from cinquina.core.errors import Invalid
from cinquina.core.game import LETTERS as SEATS
from cinquina.games.rollfold.notation import face_of, face_text
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.kinds import BIT, BLACK, CIRCLE, CROSS, NO_DIE, THREES, WHITE
from cinquina.games.rollfold.rules.options import Options
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.sheet import Sheet, blank
from cinquina.games.rollfold.rules.state import Rollfold
from cinquina.games.rollfold.rules.table import CHOOSE_FIRST, GAME_OVER, MARK, ROLL, TAKE
from cinquina.games.rollfold.rules.telling import COLOURS, CORNER_NAMES, LETTERS, SIDES, SIZES

PHASES = {"first": CHOOSE_FIRST, "roll": ROLL, "take": TAKE, "mark": MARK, "over": GAME_OVER}
MARKS = {".": 0, "x": CROSS, "o": CROSS | CIRCLE}
MARK_OF = {value: mark for mark, value in MARKS.items()}
PAPER = ("front", "back", "marked", "circled", "folds", "double", "side", "fresh")
PEN = ("die", "numbers", "bonus", "plus_used", "flipped", "x", "acted", "finished", "won")


def fresh(box: Box, options: Options, seats: int) -> Rollfold:
    """Before anything happened. Alone, there is nobody to be first."""
    sheets = [blank(box) for _ in range(seats)]
    state = Rollfold(box, options, sheets, sheets[:], [Pen(vec[i64]()) for _ in range(seats)])
    if seats == 1:
        state.phase = ROLL
    return state


# -- names


def cell_name(box: Box, cell: int) -> str:
    """`F:D2`, `B:D2`"""
    size = int(box.size)
    page, rest = divmod(cell, size * size)
    return f"{'FB'[page]}:{LETTERS[rest % size]}{rest // size + 1}"


def cell_of(box: Box, text: str, path: str) -> int:
    """A bare name is a cell of the front."""
    page, _, place = text.rpartition(":")
    size = int(box.size)
    x = LETTERS.find(place[:1]) if place else -1
    y = int(place[1:]) - 1 if place[1:].isdecimal() and len(place) < 4 else -1
    if page not in ("", "F", "B") or not 0 <= x < size or not 0 <= y < size:
        raise Invalid(path, f"{text!r} is not a cell such as D2, F:D2 or B:D2")
    return (page == "B") * size * size + y * size + x


# -- load


def load(state: Rollfold, data: dict[str, Any]) -> Rollfold:
    """Fill in a fresh position."""
    seats = SEATS[: state.seats]
    for name in data:
        if name not in ("phase", "turn", "active", "roll", "taken", *seats):
            raise Invalid(f"$.{name}", f"a position of {state.seats} seats has no such field")
    rolled = data.get("roll")
    phase = data.get("phase", "roll" if rolled is None else "mark")
    if not isinstance(phase, str) or phase not in PHASES:
        raise Invalid("$.phase", f"{phase!r} is not one of {', '.join(PHASES)}")
    state.phase = PHASES[phase]
    if state.phase == TAKE and state.seats == 1:
        raise Invalid("$.phase", "alone nobody takes a die")
    active = data.get("active", "A")
    if not isinstance(active, str) or len(active) != 1 or active not in seats:
        raise Invalid("$.active", f"{active!r} is not a seat of this game")
    state.active = seats.index(active)
    last = int(state.options.turn_cap) if state.seats > 1 else len(state.options.column)
    state.number = number_at("$.turn", data.get("turn", 0 if rolled is None else 1), last)
    load_dice(state, rolled, data.get("taken"), phase)
    if state.phase != GAME_OVER and state.number >= last and state.phase == ROLL:
        raise Invalid("$.turn", f"after turn {last} the game is over")
    for seat, letter in enumerate(seats):
        try:
            load_seat(state, seat, converted_at("$", data.get(letter, {}), dict[str, Any]))
        except Invalid as error:
            raise error.under(f"$.{letter}") from None
    if state.phase == MARK and all(pen.finished for pen in state.pens):
        raise Invalid("$.phase", "everybody is finished: begin with the phase roll")
    return state


def load_dice(state: Rollfold, rolled: Any, taken: Any, phase: str) -> None:
    on_table = state.phase in (TAKE, MARK, GAME_OVER)
    if on_table != (rolled is not None) and state.phase != GAME_OVER:
        raise Invalid("$.roll", f"dice lie on the table in the phases take and mark, not in {phase}")
    if on_table and state.number < 1:
        raise Invalid("$.turn", "turns count from 1")
    if rolled is not None:
        words = str(rolled).split()
        faces = (
            [face_of(state, colour, word) for colour, word in enumerate(words)] if len(words) == 2 else [-1]
        )
        if min(faces) < 0:
            raise Invalid("$.roll", f"{rolled!r} is not a white and a black face, such as 1/2 4")
        state.white, state.black = faces
    if taken is not None and taken not in COLOURS:
        raise Invalid("$.taken", f"{taken!r} is not white or black")
    if state.seats > 1 and state.phase in (MARK, GAME_OVER) and rolled is not None:
        if taken is None:
            raise Invalid("$.taken", f"in the phase {phase} the active player has taken a die")
        state.taken = COLOURS.index(taken)
    elif taken is not None:
        raise Invalid("$.taken", f"nobody has taken a die in the phase {phase}")


def load_seat(state: Rollfold, seat: int, data: dict[str, Any]) -> None:
    for name in data:
        if name not in (*PAPER, *PEN, "before"):
            raise Invalid(f"$.{name}", "a seat has no such field")
    state.sheets[seat] = load_sheet(state.box, data)
    state.shown[seat] = state.sheets[seat]
    if "before" in data:
        before = converted_at("$.before", data["before"], dict[str, Any])
        for name in before:
            if name not in PAPER:
                raise Invalid(f"$.before.{name}", "a sheet has no such field")
        try:
            state.shown[seat] = load_sheet(state.box, before)
        except Invalid as error:
            raise error.under("$.before") from None
    if state.phase in (MARK, GAME_OVER):
        load_pen(state, seat, data)
    else:
        for name in PEN:
            if name in data:
                raise Invalid(f"$.{name}", "nobody has a number to draw in this phase")


def load_sheet(box: Box, data: dict[str, Any]) -> Sheet:
    sheet = blank(box)
    size = int(box.size)
    for page, name in enumerate(("front", "back")):
        load_page(sheet, page * size * size, data.get(name, []), f"$.{name}")
    for name, mark in (("marked", CROSS), ("circled", CROSS | CIRCLE)):
        for word in converted_at(f"$.{name}", data.get(name, ""), str).split():
            sheet.marks[cell_of(box, word, f"$.{name}")] |= mark
    for corner, fold in converted_at("$.folds", data.get("folds", {}), dict[str, str]).items():
        if corner not in CORNER_NAMES or fold not in SIZES[1:]:
            raise Invalid("$.folds", f"{corner} = {fold!r} is not a corner that is small or large")
        sheet.folds += THREES[CORNER_NAMES.index(corner)] * SIZES.index(fold)
    sheet.blunts = load_corners(data.get("double", []), "$.double")
    sheet.fresh = load_corners(data.get("fresh", []), "$.fresh")
    side = data.get("side", "front")
    if side not in SIDES:
        raise Invalid("$.side", f"{side!r} is not front or reverse")
    sheet.back = side == "reverse"
    if sheet.back and not (box.two_sided and sheet.all_folded()):
        raise Invalid("$.side", "only a sheet of level 4 with four folded corners is turned over")
    if sheet.blunts and not sheet.back:
        raise Invalid("$.double", "corners are double-folded on the reverse")
    if any(sheet.fresh & BIT[corner] and not sheet.fold_of(corner) for corner in range(CORNERS)):
        raise Invalid("$.fresh", "a corner that is not folded was not folded in this turn")
    sheet.look()
    return sheet


def load_page(sheet: Sheet, first: int, rows: Any, path: str) -> None:
    if isinstance(rows, str):
        rows = rows.split()
    rows = converted_at(path, rows, list[str])
    size = int(sheet.box.size)
    if rows and len(rows) != size:
        raise Invalid(path, f"{len(rows)} rows instead of {size}")
    for y, row in enumerate(rows):
        if len(row) != size or set(row) - set(MARKS):
            raise Invalid(f"{path}[{y}]", f"{row!r} is not {size} of {' '.join(MARKS)}")
        for x, mark in enumerate(row):
            sheet.marks[first + y * size + x] |= MARKS[mark]


def load_corners(names: Any, path: str) -> int:
    bits = 0
    for name in converted_at(path, names, list[str]):
        if name not in CORNER_NAMES:
            raise Invalid(path, f"{name!r} is not one of {', '.join(CORNER_NAMES)}")
        bits |= 2 ** CORNER_NAMES.index(name)
    return bits


def load_pen(state: Rollfold, seat: int, data: dict[str, Any]) -> None:
    over = state.phase == GAME_OVER
    pen = Pen(vec[i64]()) if over and "die" not in data else state.new_pen(seat)
    die = data.get("die")
    if die is not None:
        if die not in ("", *COLOURS):
            raise Invalid("$.die", f"{die!r} is not white, black or nothing")
        pen = Pen(vec[i64]())
        if die:
            state.give(pen, COLOURS.index(die))
        elif not state.chooses(seat):
            raise Invalid("$.die", "this seat has no choice of dice")
    if "numbers" in data:
        numbers = converted_at("$.numbers", data["numbers"], list[int])
        if len(numbers) > 2 or not all(1 <= number <= 6 for number in numbers):
            raise Invalid("$.numbers", f"{numbers} are not up to two numbers from 1 to 6")
        if numbers and pen.die == NO_DIE:
            raise Invalid("$.numbers", "numbers come from a die")
        pen.first, pen.second = [*numbers, 0, 0][:2]
    for word in converted_at("$.bonus", data.get("bonus", []), list[str]):
        value, cell = bonus_of(state.box, word)
        pen.win_bonus(value, cell)
    pen.plus_used = converted_at("$.plus_used", data.get("plus_used", False), bool)
    pen.turned = converted_at("$.flipped", data.get("flipped", False), bool)
    pen.x_used = number_at("$.x", data.get("x", 0), 999)
    pen.finished = converted_at("$.finished", data.get("finished", over), bool)
    pen.won = converted_at("$.won", data.get("won", False), bool)
    pen.acted = converted_at("$.acted", data.get("acted", pen.finished), bool)
    if pen.finished and not over and (pen.die == NO_DIE):
        raise Invalid("$.finished", "a seat that has not chosen a die is not finished")
    if pen.finished:
        pen.first, pen.second, pen.bonuses = 0, 0, vec[i64]()
    state.pens[seat] = pen


def bonus_of(box: Box, word: str) -> tuple[int, int]:
    value, _, cell = word.partition(" ")
    if value not in ("1", "2", "3") or bool(cell) != box.exact:
        wanted = "a number with its cell, such as `3 B:G5`" if box.exact else "a number from 1 to 3"
        raise Invalid("$.bonus", f"{word!r} is not {wanted}")
    return int(value), cell_of(box, cell, "$.bonus") if cell else -1


def converted_at(path: str, value: Any, kind: Any) -> Any:
    try:
        return converted(value, kind)
    except Invalid as error:
        raise error.under(path) from None


def number_at(path: str, value: Any, most: int) -> int:
    number = int(converted_at(path, value, int))
    if not 0 <= number <= most:
        raise Invalid(path, f"{number} is not from 0 to {most}")
    return number


# -- dump


def dump(state: Rollfold) -> dict[str, Any]:
    data: dict[str, Any] = {
        "phase": next(name for name, phase in PHASES.items() if phase == state.phase),
        "turn": int(state.number),
        "active": SEATS[state.active],
    }
    if state.phase in (TAKE, MARK, GAME_OVER):
        data["roll"] = (
            f"{face_text(state, WHITE, int(state.white))} {face_text(state, BLACK, int(state.black))}"
        )
    if state.taken != NO_DIE:
        data["taken"] = COLOURS[state.taken]
    for seat in range(int(state.seats)):
        data[SEATS[seat]] = dump_seat(state, seat)
    return data


def dump_seat(state: Rollfold, seat: int) -> dict[str, Any]:
    data = dump_sheet(state.sheets[seat])
    if state.secret() and state.shown[seat] is not state.sheets[seat]:
        before = dump_sheet(state.shown[seat])
        if before != data:
            data["before"] = before
    if state.phase in (MARK, GAME_OVER):
        data |= dump_pen(state.box, state.pens[seat])
    return data


def dump_sheet(sheet: Sheet) -> dict[str, Any]:
    area = int(sheet.box.size) ** 2
    folds = {CORNER_NAMES[c]: SIZES[sheet.fold_of(c)] for c in range(CORNERS) if sheet.fold_of(c)}
    return {
        "front": page_rows(sheet, 0),
        "back": page_rows(sheet, area),
        "folds": folds,
        "double": corner_names(int(sheet.blunts)),
        "side": SIDES[int(sheet.back)],
        "fresh": corner_names(int(sheet.fresh)),
    }


def corner_names(bits: int) -> list[str]:
    return [name for corner, name in enumerate(CORNER_NAMES) if bits & 2**corner]


def page_rows(sheet: Sheet, first: int) -> list[str]:
    size = int(sheet.box.size)
    cells = "".join([MARK_OF[mark] for mark in sheet.marks[first : first + size * size]])
    return [cells[y * size : (y + 1) * size] for y in range(size)]


def dump_pen(box: Box, pen: Pen) -> dict[str, Any]:
    return {
        "die": COLOURS[pen.die] if pen.die != NO_DIE else "",
        "numbers": [int(number) for number in (pen.first, pen.second) if number],
        "bonus": [bonus_text(box, int(bonus)) for bonus in pen.bonuses],
        "plus_used": pen.plus_used,
        "flipped": pen.turned,
        "x": int(pen.x_used),
        "acted": pen.acted,
        "finished": pen.finished,
        "won": pen.won,
    }


def bonus_text(box: Box, bonus: int) -> str:
    cell, value = divmod(bonus, CELLS)
    return f"{value} {cell_name(box, cell - 1)}" if cell else str(value)
