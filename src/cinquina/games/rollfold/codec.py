"""Positions of Roll 'Em Fold 'Em as plain data: what scenarios write and the battery reads back.

Both pages are drawn as if the paper were glass, row by row: x an X, o a circled one, . nothing.
"""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cinquina.core.bits import BIT
from cinquina.core.checks import (
    index_of_id,
    index_of_name,
    path_prefix,
    position_data,
    require,
    rows_of,
)
from cinquina.core.errors import Invalid
from cinquina.core.fields import OWNER
from cinquina.core.kinds import Flag, Letter, Members, Number, OneOf, Written
from cinquina.core.who import LETTERS as SEATS
from cinquina.games.rollfold import plain
from cinquina.games.rollfold.notation import face_of
from cinquina.games.rollfold.rules import phases
from cinquina.games.rollfold.rules.box import Box
from cinquina.games.rollfold.rules.dice import give_numbers, may_choose_die, new_pen
from cinquina.games.rollfold.rules.folds import CORNERS
from cinquina.games.rollfold.rules.marks import CIRCLE, CROSS, MARKS, THREES
from cinquina.games.rollfold.rules.names import COLOURS, CORNER_NAMES, LETTERS, SIDES, SIZES, cell_name
from cinquina.games.rollfold.rules.pen import CELLS, Pen
from cinquina.games.rollfold.rules.position import Position
from cinquina.games.rollfold.rules.sheet import Sheet, blank_sheet

if TYPE_CHECKING:
    from cinquina.games.rollfold.rulebook import Rulebook

MOST_X = 999


class SheetData(msgspec.Struct, forbid_unknown_fields=True):
    front: Annotated[str | list[str], OWNER, Written("sheet.page(0)")] = []
    back: Annotated[str | list[str], OWNER, Written("sheet.page(1)")] = []
    marked: str = ""  # instead of or besides drawings: X'ed cells `A3 B:C1`, front unless B: is written …
    circled: str = ""  # … and circled ones
    folds: Annotated[dict[str, str], OWNER, Written("folds_text(sheet)")] = {}  # small or large, by corner
    double: Annotated[list[str], OWNER, Members("CORNER_NAMES", at="blunts")] = []  # double-folded corners
    side: Annotated[str, OWNER, Written("SIDES[int(sheet.back)]")] = "front"
    fresh: Annotated[list[str], OWNER, Members("CORNER_NAMES")] = []  # corners folded in this turn


class PenData(SheetData):
    # in use; left out: what the turn gives, "" = still to be chosen
    die: Annotated[str | None, OWNER, Written("COLOURS[pen.die] if pen.die != phases.NO_DIE else ''")] = None
    # of the die, still to be drawn; left out: those of the die
    numbers: Annotated[list[int] | None, OWNER, Written("pen.numbers()")] = None
    # pending numbers, `3`; on level 4 with the cell they start from, `3 F:G5`
    bonus: Annotated[list[str], OWNER] = []
    plus_used: Annotated[bool, OWNER, Flag()] = False
    flipped: Annotated[bool, OWNER, Flag(at="turned")] = False  # turned over, and nothing done since
    x: Annotated[int, OWNER, Number(MOST_X, at="x_used")] = 0  # X's drawn in this turn
    acted: Annotated[bool | None, OWNER, Flag()] = None  # did anything in this turn; left out: as finished
    finished: Annotated[bool | None, Written("pen.finished")] = None
    won: Annotated[bool, OWNER, Flag()] = False


class SeatData(PenData):
    """The table of a seat, under its letter."""

    before: Annotated[SheetData | None, OWNER] = None  # the sheet as the others see it; left out: as it is


class Data(msgspec.Struct):
    # left out: mark if dice lie on the table, else roll
    phase: Annotated[str | None, OneOf("phases.PHASE_NAMES")] = None
    turn: Annotated[int | None, Number("int(state.settings.turns)", at="number")] = None
    active: Annotated[str, Letter()] = "A"
    roll: Annotated[  # the numbers of both faces, white first
        str | None, Written("roll_text(state)", when="state.phase >= phases.TAKE")
    ] = None
    taken: Annotated[  # by the active player
        str | None, Written("COLOURS[state.taken]", when="state.taken != phases.NO_DIE")
    ] = None


PAPER = {*SheetData.__struct_fields__, "before"}


# -- reading


def load(rules: "Rulebook", raw: dict[str, Any]) -> Position:
    """Fill in a fresh position."""
    state = rules.start()
    data, seats = position_data(raw, int(state.seats), Data, SeatData)
    state.phase, state.number = (phases.ROLL, 0) if data.roll is None else (phases.MARK, 1)
    plain.read(state, data)
    require(state.phase != phases.TAKE or state.seats > 1, "$.phase", "alone nobody takes a die")
    load_dice(state, data, phases.PHASE_NAMES[int(state.phase)])
    last = int(state.settings.turns)
    require(
        state.phase != phases.ROLL or state.number < last, "$.turn", f"after turn {last} the game is over"
    )
    for seat, part in enumerate(seats):
        with path_prefix(f"$.{SEATS[seat]}"):
            load_seat(state, seat, part, raw.get(SEATS[seat], {}))
    if state.phase == phases.MARK and all(pen.finished for pen in state.pens):
        raise Invalid("$.phase", "everybody is finished: begin with the phase roll")
    return state


def load_dice(state: Position, data: Data, phase: str) -> None:
    rolled, taken = data.roll, data.taken
    on_table = state.phase >= phases.TAKE
    if on_table != (rolled is not None) and state.phase != phases.GAME_OVER:
        raise Invalid("$.roll", f"dice lie on the table in the phases take and mark, not in {phase}")
    require(not on_table or state.number > 0, "$.turn", "turns count from 1")
    if rolled is not None:
        words = rolled.split()
        faces = [face_of(state, colour, word) for colour, word in enumerate(words[:2])]
        if len(words) != 2 or min(faces) < 0:
            raise Invalid("$.roll", f"{rolled!r} is not a white and a black face, such as 1/2 4")
        state.white, state.black = faces
    if state.seats > 1 and state.phase in (phases.MARK, phases.GAME_OVER) and rolled is not None:
        if taken is None:
            raise Invalid("$.taken", f"in the phase {phase} the active player has taken a die")
        state.taken = index_of_id(COLOURS, taken, "$.taken")
    else:
        require(taken is None, "$.taken", f"nobody has taken a die in the phase {phase}")


def load_seat(state: Position, seat: int, data: SeatData, raw: dict[str, Any]) -> None:
    state.sheets[seat] = load_sheet(state.box, data)
    state.shown[seat] = state.sheets[seat]
    if data.before is not None:
        with path_prefix("$.before"):
            state.shown[seat] = load_sheet(state.box, data.before)
    if state.phase in (phases.MARK, phases.GAME_OVER):
        load_pen(state, seat, data)
        return
    for name in raw:
        require(name in PAPER, f"$.{name}", "nobody has a number to draw in this phase")


def load_sheet(box: Box, data: SheetData) -> Sheet:
    sheet = blank_sheet(box)
    load_page(sheet, 0, rows_of(data.front), "$.front")
    load_page(sheet, int(box.size) ** 2, rows_of(data.back), "$.back")
    for word in data.marked.split():
        sheet.marks[cell_of(box, word, "$.marked")] |= CROSS
    for word in data.circled.split():
        sheet.marks[cell_of(box, word, "$.circled")] |= CROSS | CIRCLE
    for corner, fold in data.folds.items():
        place = index_of_id(CORNER_NAMES, corner, "$.folds")
        sheet.folds += THREES[place] * (1 + index_of_name(SIZES[1:], fold, f"$.folds.{corner}"))
    plain.read_sheet(sheet, data)
    sheet.back = index_of_id(SIDES, data.side, "$.side") == 1
    if sheet.back and not (box.two_sided and sheet.is_all_folded()):
        raise Invalid("$.side", "only a sheet of level 4 with four folded corners is turned over")
    require(sheet.back or not sheet.blunts, "$.double", "corners are double-folded on the reverse")
    if any(sheet.fresh & BIT[corner] and not sheet.fold_of(corner) for corner in range(CORNERS)):
        raise Invalid("$.fresh", "a corner that is not folded was not folded in this turn")
    sheet.update_sight()
    return sheet


def load_page(sheet: Sheet, first: int, rows: list[str], path: str) -> None:
    size = int(sheet.box.size)
    require(len(rows) in (0, size), path, f"{len(rows)} rows instead of {size}")
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
        require(not data.numbers or pen.die != phases.NO_DIE, "$.numbers", "numbers come from a die")
        pen.first, pen.second = [*data.numbers, 0, 0][:2]
    for word in data.bonus:
        pen.win_bonus(*bonus_of(state.box, word))
    plain.read_pen(pen, data)
    if over if data.finished is None else data.finished:
        pen.finish()
    if data.acted is None:
        pen.acted = pen.finished
    if pen.finished and not over and pen.die == phases.NO_DIE:
        raise Invalid("$.finished", "a seat that has not chosen a die is not finished")
    state.pens[seat] = pen


def load_die(state: Position, seat: int, die: str | None) -> Pen:
    """Return a pen with the numbers of a die; by default the one that the turn gives."""
    if die is None and state.phase == phases.MARK:
        return new_pen(state, seat)
    pen = Pen(vec[i64]())
    if die:
        give_numbers(state, pen, index_of_id(COLOURS, die, "$.die"))
    elif die is not None:
        require(may_choose_die(state, seat), "$.die", "this seat has no choice of dice")
    return pen


def bonus_of(box: Box, word: str) -> tuple[int, int]:
    value, _, cell = word.partition(" ")
    if value not in ("1", "2", "3") or bool(cell) != box.exact:
        wanted = "a number with its cell, such as `3 B:G5`" if box.exact else "a number from 1 to 3"
        raise Invalid("$.bonus", f"{word!r} is not {wanted}")
    return int(value), cell_of(box, cell, "$.bonus") if cell else -1


# -- writing


def dump(state: Position) -> dict[str, Any]:
    return plain.dump(state) | {SEATS[seat]: dump_seat(state, seat) for seat in range(int(state.seats))}


def dump_seat(state: Position, seat: int) -> dict[str, Any]:
    data = plain.dump_sheet(state.sheets[seat])
    if state.is_secret() and state.shown[seat] is not state.sheets[seat]:
        before = plain.dump_sheet(state.shown[seat])
        if before != data:
            data["before"] = before
    if state.phase in (phases.MARK, phases.GAME_OVER):
        bonus = [bonus_text(state.box, int(each)) for each in state.pens[seat].bonuses]
        data |= plain.dump_pen(state.pens[seat]) | {"bonus": bonus}
    return data


def bonus_text(box: Box, bonus: int) -> str:
    cell, value = divmod(bonus, CELLS)
    return f"{value} {cell_name(box, cell - 1)}" if cell else str(value)
