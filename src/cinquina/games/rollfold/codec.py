"""Positions of Roll 'Em Fold 'Em as plain data: what scenarios write and the battery reads back.

Both pages are drawn as if the paper were glass, row by row: x an X, o a circled one, . nothing.
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.checks import (
    id_of,
    members,
    names_in,
    need,
    number,
    one_of,
    position_data,
    rows_of,
    seat_of,
    under,
)
from cinquina.core.errors import Invalid
from cinquina.core.fields import OWNER
from cinquina.core.who import LETTERS as SEATS
from cinquina.games.rollfold.notation import face_of, face_text
from cinquina.games.rollfold.rules import phases
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.dice import chooses, give, new_pen
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.marks import CIRCLE, CROSS, MARKS, THREES
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, LETTERS, SIDES, SIZES, cell_name
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.sheet import Sheet, blank

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook

MOST_X = 999


class SheetData(msgspec.Struct, forbid_unknown_fields=True):
    front: Annotated[str | list[str], OWNER] = []
    back: Annotated[str | list[str], OWNER] = []
    marked: str = ""  # instead of or besides drawings: X'ed cells `A3 B:C1`, front unless B: is written …
    circled: str = ""  # … and circled ones
    folds: Annotated[dict[str, str], OWNER] = {}  # small or large, by corner
    double: Annotated[list[str], OWNER] = []  # double-folded corners
    side: Annotated[str, OWNER] = "front"  # or reverse
    fresh: Annotated[list[str], OWNER] = []  # corners folded in this turn


class SeatData(SheetData):
    """The table of a seat, under its letter."""

    die: Annotated[str | None, OWNER] = None  # in use; left out: what the turn gives, "" = still to be chosen
    # of the die, still to be drawn; left out: those of the die
    numbers: Annotated[list[int] | None, OWNER] = None
    # pending numbers, `3`; on level 4 with the cell they start from, `3 F:G5`
    bonus: Annotated[list[str], OWNER] = []
    plus_used: Annotated[bool, OWNER] = False
    flipped: Annotated[bool, OWNER] = False  # turned over, and nothing done since
    x: Annotated[int, OWNER] = 0  # X's drawn in this turn
    acted: Annotated[bool | None, OWNER] = None  # did anything in this turn
    finished: bool | None = None
    won: Annotated[bool, OWNER] = False
    before: Annotated[SheetData | None, OWNER] = None  # the sheet as the others see it; left out: as it is


class Data(msgspec.Struct):
    phase: str | None = None  # of PHASE_NAMES; left out: mark if dice lie on the table, else roll
    turn: int | None = None
    active: str = "A"
    roll: str | None = None  # the numbers of both faces, white first
    taken: str | None = None  # by the active player


PAPER = {*SheetData.__struct_fields__, "before"}


# -- reading


def load(rules: "Rulebook", raw: dict[str, Any]) -> Position:
    """Fill in a fresh position."""
    state = rules.start()
    data, seats = position_data(raw, int(state.seats), Data, SeatData)
    phase = data.phase or ("roll" if data.roll is None else "mark")
    state.phase = one_of(phases.PHASE_NAMES, phase, "$.phase")
    need(state.phase != phases.TAKE or state.seats > 1, "$.phase", "alone nobody takes a die")
    state.active = seat_of(int(state.seats), data.active, "$.active")
    last = int(state.settings.turns)
    first = 0 if data.roll is None else 1
    state.number = number(first if data.turn is None else data.turn, "$.turn", last)
    load_dice(state, data, phase)
    need(state.phase != phases.ROLL or state.number < last, "$.turn", f"after turn {last} the game is over")
    for seat, part in enumerate(seats):
        with under(f"$.{SEATS[seat]}"):
            load_seat(state, seat, part, raw.get(SEATS[seat], {}))
    if state.phase == phases.MARK and all(pen.finished for pen in state.pens):
        raise Invalid("$.phase", "everybody is finished: begin with the phase roll")
    return state


def load_dice(state: Position, data: Data, phase: str) -> None:
    rolled, taken = data.roll, data.taken
    on_table = state.phase in (phases.TAKE, phases.MARK, phases.GAME_OVER)
    if on_table != (rolled is not None) and state.phase != phases.GAME_OVER:
        raise Invalid("$.roll", f"dice lie on the table in the phases take and mark, not in {phase}")
    need(not on_table or state.number > 0, "$.turn", "turns count from 1")
    if rolled is not None:
        words = rolled.split()
        faces = [face_of(state, colour, word) for colour, word in enumerate(words[:2])]
        if len(words) != 2 or min(faces) < 0:
            raise Invalid("$.roll", f"{rolled!r} is not a white and a black face, such as 1/2 4")
        state.white, state.black = faces
    if state.seats > 1 and state.phase in (phases.MARK, phases.GAME_OVER) and rolled is not None:
        if taken is None:
            raise Invalid("$.taken", f"in the phase {phase} the active player has taken a die")
        state.taken = id_of(COLOURS, taken, "$.taken")
    else:
        need(taken is None, "$.taken", f"nobody has taken a die in the phase {phase}")


def load_seat(state: Position, seat: int, data: SeatData, raw: dict[str, Any]) -> None:
    state.sheets[seat] = load_sheet(state.box, data)
    state.shown[seat] = state.sheets[seat]
    if data.before is not None:
        with under("$.before"):
            state.shown[seat] = load_sheet(state.box, data.before)
    if state.phase in (phases.MARK, phases.GAME_OVER):
        load_pen(state, seat, data)
        return
    for name in raw:
        need(name in PAPER, f"$.{name}", "nobody has a number to draw in this phase")


def load_sheet(box: Box, data: SheetData) -> Sheet:
    sheet = blank(box)
    load_page(sheet, 0, rows_of(data.front), "$.front")
    load_page(sheet, int(box.size) ** 2, rows_of(data.back), "$.back")
    for word in data.marked.split():
        sheet.marks[cell_of(box, word, "$.marked")] |= CROSS
    for word in data.circled.split():
        sheet.marks[cell_of(box, word, "$.circled")] |= CROSS | CIRCLE
    for corner, fold in data.folds.items():
        place = id_of(CORNER_NAMES, corner, "$.folds")
        sheet.folds += THREES[place] * (1 + one_of(SIZES[1:], fold, f"$.folds.{corner}"))
    sheet.blunts = members(CORNER_NAMES, data.double, "$.double")
    sheet.fresh = members(CORNER_NAMES, data.fresh, "$.fresh")
    sheet.back = id_of(SIDES, data.side, "$.side") == 1
    if sheet.back and not (box.two_sided and sheet.all_folded()):
        raise Invalid("$.side", "only a sheet of level 4 with four folded corners is turned over")
    need(sheet.back or not sheet.blunts, "$.double", "corners are double-folded on the reverse")
    if any(sheet.fresh & BIT[corner] and not sheet.fold_of(corner) for corner in range(CORNERS)):
        raise Invalid("$.fresh", "a corner that is not folded was not folded in this turn")
    sheet.look()
    return sheet


def load_page(sheet: Sheet, first: int, rows: list[str], path: str) -> None:
    size = int(sheet.box.size)
    need(len(rows) in (0, size), path, f"{len(rows)} rows instead of {size}")
    for y, row in enumerate(rows):
        if len(row) != size or set(row) - set(MARKS):
            raise Invalid(f"{path}[{y}]", f"{row!r} is not {size} of {' '.join(MARKS)}")
        for x, mark in enumerate(row):
            sheet.marks[first + y * size + x] |= MARKS[mark]


def cell_of(box: Box, text: str, path: str) -> int:
    """Return a cell by its name; a bare name is a cell of the front."""
    page, _, place = text.rpartition(":")
    size = int(box.size)
    x = LETTERS.find(place[:1]) if place else -1
    y = int(place[1:]) - 1 if place[1:].isdecimal() and len(place) < 4 else -1
    if page not in ("", "F", "B") or not 0 <= x < size or not 0 <= y < size:
        raise Invalid(path, f"{text!r} is not a cell such as D2, F:D2 or B:D2")
    return (page == "B") * size * size + y * size + x


def load_pen(state: Position, seat: int, data: SeatData) -> None:
    over = state.phase == phases.GAME_OVER
    pen = load_die(state, seat, data.die)
    if data.numbers is not None:
        if len(data.numbers) > 2 or not all(1 <= each <= 6 for each in data.numbers):
            raise Invalid("$.numbers", f"{data.numbers} are not up to two numbers from 1 to 6")
        need(not data.numbers or pen.die != phases.NO_DIE, "$.numbers", "numbers come from a die")
        pen.first, pen.second = [*data.numbers, 0, 0][:2]
    for word in data.bonus:
        pen.win_bonus(*bonus_of(state.box, word))
    pen.plus_used = data.plus_used
    pen.turned = data.flipped
    pen.x_used = number(data.x, "$.x", MOST_X)
    pen.won = data.won
    if over if data.finished is None else data.finished:
        pen.finish()
    pen.acted = pen.finished if data.acted is None else data.acted
    if pen.finished and not over and pen.die == phases.NO_DIE:
        raise Invalid("$.finished", "a seat that has not chosen a die is not finished")
    state.pens[seat] = pen


def load_die(state: Position, seat: int, die: str | None) -> Pen:
    """Return a pen with the numbers of a die; by default the one that the turn gives."""
    if die is None and state.phase == phases.MARK:
        return new_pen(state, seat)
    pen = Pen(vec[i64]())
    if die:
        give(state, pen, id_of(COLOURS, die, "$.die"))
    elif die is not None:
        need(chooses(state, seat), "$.die", "this seat has no choice of dice")
    return pen


def bonus_of(box: Box, word: str) -> tuple[int, int]:
    value, _, cell = word.partition(" ")
    if value not in ("1", "2", "3") or bool(cell) != box.exact:
        wanted = "a number with its cell, such as `3 B:G5`" if box.exact else "a number from 1 to 3"
        raise Invalid("$.bonus", f"{word!r} is not {wanted}")
    return int(value), cell_of(box, cell, "$.bonus") if cell else -1


# -- writing


def dump(state: Position) -> dict[str, Any]:
    data: dict[str, Any] = {
        "phase": phases.PHASE_NAMES[int(state.phase)],
        "turn": int(state.number),
        "active": SEATS[state.active],
    }
    if state.phase in (phases.TAKE, phases.MARK, phases.GAME_OVER):
        data["roll"] = (
            f"{face_text(state, phases.WHITE, int(state.white))} {face_text(state, phases.BLACK, int(state.black))}"
        )
    if state.taken != phases.NO_DIE:
        data["taken"] = COLOURS[state.taken]
    for seat in range(int(state.seats)):
        data[SEATS[seat]] = dump_seat(state, seat)
    return data


def dump_seat(state: Position, seat: int) -> dict[str, Any]:
    data = dump_sheet(state.sheets[seat])
    if state.secret() and state.shown[seat] is not state.sheets[seat]:
        before = dump_sheet(state.shown[seat])
        if before != data:
            data["before"] = before
    if state.phase in (phases.MARK, phases.GAME_OVER):
        data |= dump_pen(state.box, state.pens[seat])
    return data


def dump_sheet(sheet: Sheet) -> dict[str, Any]:
    folds = {CORNER_NAMES[c]: SIZES[sheet.fold_of(c)] for c in range(CORNERS) if sheet.fold_of(c)}
    return {
        "front": sheet.page(0),
        "back": sheet.page(1),
        "folds": folds,
        "double": names_in(CORNER_NAMES, int(sheet.blunts)),
        "side": SIDES[int(sheet.back)],
        "fresh": names_in(CORNER_NAMES, int(sheet.fresh)),
    }


def dump_pen(box: Box, pen: Pen) -> dict[str, Any]:
    return {
        "die": COLOURS[pen.die] if pen.die != phases.NO_DIE else "",
        "numbers": pen.numbers(),
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
