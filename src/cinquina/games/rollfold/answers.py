"""Questions in Roll 'Em Fold 'Em and their answers: a seat's state, the dice, a row, the corners, the symbols."""

import re
from typing import Final

from cinquina.core.answers import Question
from cinquina.core.event import Event, Seat, Told
from cinquina.games.rollfold.choices import Option
from cinquina.games.rollfold.events import RollfoldEvent
from cinquina.games.rollfold.rules.names import LETTERS
from cinquina.games.rollfold.view import CornerView, SheetView, View

QUESTIONS: Final = ("where", "dice", "row", "corners", "symbols")

KINDS: Final = {  # of boxes, by their print
    "f": "face",
    "g": "face",
    "W": "symbol",
    "i": "ice",
    "o": "hole",
    "*": "star",
    "O": "orb",
    "b": "bulb",
    "1": "number",
    "2": "number",
    "3": "number",
}


class AnswerWhere(RollfoldEvent):
    """The state of a seat."""

    seat: Seat
    turn: int
    linked: int
    folded: int
    folds: int  # in all
    starts: list[str]
    back: bool  # the reverse is up


class AnswerDice(RollfoldEvent):
    """The roll."""

    white: str
    black: str
    taken: str  # the colour that the active player took; `none` before


class AnswerNumbers(RollfoldEvent):
    """The numbers that the asking seat has to draw."""

    numbers: list[int]
    count: int
    bonuses: list[int]
    extra: int


class AnswerRow(RollfoldEvent):
    row: int
    marked: list[str]
    crosses: int


class AnswerBox(RollfoldEvent):
    """A box with something on it and no X."""

    cell: str
    kind: str
    value: int  # of a number


class AnswerCorner(RollfoldEvent):
    """A corner, and the faces required by its next folds."""

    corner: str
    fold: str  # none, small, large or double
    small: list[str]
    wants: int
    large: list[str]
    more: int
    ready: bool


class AnswerSymbol(RollfoldEvent):
    cell: str
    state: str  # hidden, open, marked or linked


class AnswerString(RollfoldEvent):
    """A way to draw a number: where it starts, and its straight parts."""

    value: int
    plus: bool
    bonus: bool
    cell: str
    parts: list[Told]


class AnswerPart(RollfoldEvent):
    """A straight part of a way; `alone`: the whole way."""

    side: str  # U, D, L or R
    boxes: int
    alone: bool


class AnswerSlide(RollfoldEvent):
    """A slide over the ice in the direction of the last part."""


class AnswerJump(RollfoldEvent):
    """A jump to another orb."""

    cell: str


class AnswerFold(RollfoldEvent):
    corner: str
    size: str


class AnswerFinish(RollfoldEvent):
    """To finish the turn."""


class AnswerTurn(RollfoldEvent):
    """To turn the sheet over."""


def choice_in_words(view: View, choice: Option) -> list[Event]:
    """Return a string, a fold, or the end of a turn in words; nothing for other choices."""
    if choice.what == "done":
        return [AnswerFinish()]
    if choice.what == "flip":
        return [AnswerTurn()]
    if choice.path:
        bonus = choice.what == "bonus"
        return [AnswerString(choice.value, choice.plus, bonus, choice.start, parts_of(choice.path))]
    return [AnswerFold(choice.corner, choice.size)] if choice.corner else []


def parts_of(path: str) -> list[Told]:
    """Return the straight parts of a path and the jumps between them: `DDR@K7` has three."""
    found = re.findall(r"@([A-Z]\d+)|(([UDLR])\3*)", path)
    slides = path.endswith("~")
    alone = len(found) == 1 and not slides
    parts: list[Event] = [
        AnswerJump(cell) if cell else AnswerPart(side, len(run), alone) for cell, run, side in found
    ]
    if slides:
        parts.append(AnswerSlide())
    return [each.tell() for each in parts]


def answer(view: View, question: Question) -> list[Event]:
    seat = next((each for each in (question.seat, view.seat) if each is not None), 0)
    sheet = view.sheets[seat]
    match question.id:
        case "where":
            back = sheet.side == "reverse"
            folds = view.most_folds
            return [AnswerWhere(seat, view.turn, sheet.linked, sheet.folded, folds, sheet.starts, back)]
        case "dice":
            return answer_dice(view)
        case "row":
            return answer_row(view, sheet, question.number("row"))
        case "corners":
            return [answer_corner(each) for each in sheet.corners]
        case _:
            return answer_symbols(sheet)


def answer_dice(view: View) -> list[Event]:
    if not view.white:
        return []
    told: list[Event] = [AnswerDice(view.white, view.black, view.taken or "none")]
    if view.pen is not None and view.pen.die:
        die = [each.value for each in view.pen.numbers if each.kind == "die"]
        bonuses = [each.value for each in view.pen.numbers if each.kind != "die"]
        told.append(AnswerNumbers(die, len(die), bonuses, len(bonuses)))
    return told


def answer_row(view: View, sheet: SheetView, number: int) -> list[Event]:
    """Return the X's of a row, then its other boxes that are not empty."""
    if not 1 <= number <= view.size:
        return []
    marks, printed = sheet.marks[number - 1], sheet.symbols[number - 1]
    marked = [f"{LETTERS[x]}{number}" for x, mark in enumerate(marks) if mark != "."]
    boxes = [
        AnswerBox(f"{LETTERS[x]}{number}", KINDS[sign], int(sign) if sign.isdecimal() else 0)
        for x, sign in enumerate(printed)
        if sign in KINDS and marks[x] == "."
    ]
    return [AnswerRow(number, marked, len(marked)), *boxes]


def answer_corner(each: CornerView) -> AnswerCorner:
    missing = {fold.size: fold.missing for fold in each.folds}
    small = missing.get("double", missing.get("small", []))
    large = missing.get("large", [])
    fold = "double" if each.double else each.fold or "none"
    ready = any(fold.possible for fold in each.folds)
    return AnswerCorner(each.corner, fold, small, len(small), large, len(large), ready)


def answer_symbols(sheet: SheetView) -> list[Event]:
    return [
        AnswerSymbol(
            each.place or "",
            "hidden"
            if each.place is None
            else "linked"
            if each.marked and each.linked
            else "marked"
            if each.marked
            else "open",
        )
        for each in sheet.symbols_won
    ]
