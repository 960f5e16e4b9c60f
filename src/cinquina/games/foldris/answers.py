"""Questions in Foldris and their answers: the card, a line, a column, a sheet, the deck."""

from typing import Final

from cinquina.core.answers import Question
from cinquina.core.event import Event, Seat
from cinquina.core.shapes import turns
from cinquina.games.foldris.choices import Drawing
from cinquina.games.foldris.events import FoldrisEvent
from cinquina.games.foldris.goal import free_lines
from cinquina.games.foldris.view import CardView, SheetView, View

QUESTIONS: Final = ("where", "card", "line", "column", "sheet", "room", "deck")


class AnswerWhere(FoldrisEvent):
    """The state of a seat."""

    seat: Seat
    round: int
    visible: int
    completed: int
    bonus: int
    free: int  # lines above the highest square
    out: int  # the round of elimination; 0 = in the game


class AnswerCard(FoldrisEvent):
    """The Block of the round, and where a Barrier would drop."""

    shape: str
    lane: int
    columns: list[int]


class AnswerForm(FoldrisEvent):
    """A turn of the Block: the columns of its squares, counted from its left edge, row by row from below."""

    turn: int
    rows: list[str]


class AnswerLine(FoldrisEvent):
    line: int  # its printed number
    filled: list[int]
    barrier: list[int]
    kind: str  # empty, filled, barrier or both


class AnswerFolded(FoldrisEvent):
    lines: list[int]
    count: int


class AnswerColumn(FoldrisEvent):
    column: int
    top: int  # the printed number of its highest filled line; 0 = it is empty
    free: int  # lines above it
    covered: list[int]  # printed numbers of the lines of its empty squares below
    holes: int


class AnswerRoom(FoldrisEvent):
    """The number of ways to draw a shape now."""

    shape: str
    count: int


class AnswerDrawing(FoldrisEvent):
    """To draw the Block: its quarter turns clockwise, its leftmost column, and the effects bought."""

    turn: int
    column: int
    effect: str  # none, mirror, prune or both
    square: str  # the label of the pruned square; empty: none


class AnswerDeck(FoldrisEvent):
    count: int


class AnswerLeft(FoldrisEvent):
    """The number of cards of a shape in the deck."""

    shape: str
    count: int


def choice_in_words(view: View, choice: Drawing) -> list[Event]:
    """Return a choice in words."""
    effect = ("both" if choice.label else "mirror") if choice.mirror else "prune" if choice.label else "none"
    return [AnswerDrawing(choice.turn, choice.column, effect, choice.label)]


def answer(view: View, question: Question) -> list[Event]:
    seat = next((each for each in (question.seat, view.seat) if each is not None), 0)
    sheet = view.sheets[seat]
    match question.id:
        case "where":
            return [answer_where(view, sheet)]
        case "card":
            return [] if view.card is None else answer_card(view, view.card)
        case "line":
            return [answer_line(sheet, n) for n in places_of_number(sheet, question.number("line"))]
        case "column":
            return (
                [answer_column(sheet, question.number("column"))]
                if 1 <= question.number("column") <= view.columns
                else []
            )
        case "sheet":
            return answer_sheet(view, sheet)
        case "room":
            return [AnswerRoom(shape, count) for shape, count in sheet.room.items()]
        case _:
            return answer_deck(view)


def places_of_number(sheet: SheetView, number: int) -> list[int]:
    """Return the place of a printed number among the visible lines, from the top; empty if it is not visible."""
    return [n for n, each in enumerate(sheet.numbers) if each == number]


def columns_with(marks: str, mark: str) -> list[int]:
    return [n + 1 for n, each in enumerate(marks) if each == mark]


def answer_line(sheet: SheetView, n: int) -> AnswerLine:
    filled, barrier = columns_with(sheet.lines[n], "#"), columns_with(sheet.lines[n], "B")
    kind = "both" if filled and barrier else "filled" if filled else "barrier" if barrier else "empty"
    return AnswerLine(sheet.numbers[n], filled, barrier, kind)


def answer_where(view: View, sheet: SheetView) -> AnswerWhere:
    return AnswerWhere(
        sheet.seat,
        view.round,
        len(sheet.lines),
        sheet.completed,
        sheet.bonus,
        free_lines(sheet),
        sheet.eliminated,
    )


def answer_sheet(view: View, sheet: SheetView) -> list[Event]:
    """Return the state of a sheet, and every line that is not empty, from the top."""
    lines = [answer_line(sheet, n) for n in range(len(sheet.lines))]
    told: list[Event] = [answer_where(view, sheet), *(each for each in lines if each.kind != "empty")]
    return [*told, AnswerFolded(sheet.folded, len(sheet.folded))] if sheet.folded else told


def answer_column(sheet: SheetView, number: int) -> AnswerColumn:
    marks = [each[number - 1] for each in sheet.lines]
    free = next((n for n, mark in enumerate(marks) if mark == "#"), len(marks))
    holes = [sheet.numbers[n] for n in range(free, len(marks)) if marks[n] == "."]
    top = sheet.numbers[free] if free < len(marks) else 0
    return AnswerColumn(number, top, free, sorted(holes), len(holes))


def answer_card(view: View, shown: CardView) -> list[Event]:
    told: list[Event] = [AnswerCard(shown.shape, shown.lane, list(view.lanes[shown.lane - 1]))]
    for quarters, squares in turns(tuple(shown.squares.values())):
        high = max(y for _, y in squares) + 1
        rows = [" ".join(str(x + 1) for x, y in sorted(squares) if y == row) for row in range(high)]
        told.append(AnswerForm(quarters, rows))
    return told


def answer_deck(view: View) -> list[Event]:
    left = dict.fromkeys(view.sheets[0].room, 0)
    for each in view.deck:
        left[each.shape] += 1
    return [AnswerDeck(len(view.deck)), *(AnswerLeft(shape, count) for shape, count in left.items() if count)]
