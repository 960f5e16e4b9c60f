"""Questions in Holi and their answers: a pawn's place, the own cards, a level, a row of it, the Rivalry cards."""

from typing import Final

from cinquina.core.answers import Question
from cinquina.core.event import Event, Name, Seat, Told
from cinquina.games.holi.choices import Option
from cinquina.games.holi.events import HoliEvent
from cinquina.games.holi.rules.tower import COLOURS
from cinquina.games.holi.view import SeatView, View

QUESTIONS: Final = ("where", "cards", "floor", "line", "rivalry")


class AnswerWhere(HoliEvent):
    """The state of a seat; level 0: not on the tower yet."""

    seat: Seat
    level: int
    cell: str
    tokens: int
    cards: int
    sweets: int
    points: int


class AnswerCard(HoliEvent):
    """A card in the own hand: the columns of its filled spaces, row by row from the top; 0 = none."""

    card: str
    title: Name
    rows: str
    star: bool
    column: int  # of the star
    row: int


class AnswerFloor(HoliEvent):
    """The number of tokens on a level."""

    level: int
    count: int


class AnswerLine(HoliEvent):
    """The contents of a row of a level."""

    level: int
    line: int
    count: int
    things: list[Told]


class AnswerPawn(HoliEvent):
    cell: str
    seat: Seat


class AnswerToken(HoliEvent):
    cell: str
    seat: Seat


class AnswerSweets(HoliEvent):
    cell: str
    count: int


class AnswerRivalry(HoliEvent):
    title: Name
    about: Name


class AnswerThrow(HoliEvent):
    """The choice to throw a card at these cells, face up or face down."""

    card: str
    title: Name
    up: bool
    cells: list[str]


class AnswerCorner(HoliEvent):
    """The choice to begin at a corner of the Lower level."""

    cell: str


class AnswerGo(HoliEvent):
    """The choice to move on the own level."""

    cell: str


class AnswerClimb(HoliEvent):
    """The choice to climb a level, up or down."""

    up: bool


class AnswerEnd(HoliEvent):
    """The choice to end the turn."""


def choice_in_words(view: View, choice: Option) -> list[Event]:
    """Return a choice in words."""
    cells = [each[-2:] for each in choice.cells]
    match choice.what:
        case "up" | "down":
            return [AnswerThrow(choice.card, choice.card, choice.what == "up", cells)]
        case "corner":
            return [AnswerCorner(cells[0])]
        case "move":
            return [AnswerGo(cells[0])]
        case "climb" | "climb_down":
            return [AnswerClimb(choice.what == "climb")]
        case "end_turn":
            return [AnswerEnd()]
    return []


def answer(view: View, question: Question) -> list[Event]:
    seat = next((each for each in (question.seat, view.seat) if each is not None), 0)
    own = view.seats[seat]
    match question.id:
        case "where":
            return [answer_where(own)]
        case "cards":
            return answer_cards(own)
        case "floor":
            return answer_floor(view, question.number("floor"))
        case "line":
            level = int(own.pawn[0]) if own.pawn else 1
            number = question.number("line")
            return [answer_line(view, level, number)] if 1 <= number <= view.size else []
        case _:
            return [AnswerRivalry(each.id, each.about) for each in view.rivalry]


def answer_where(own: SeatView) -> AnswerWhere:
    level, cell = (int(own.pawn[0]), own.pawn[1:]) if own.pawn else (0, "")
    return AnswerWhere(own.seat, level, cell, own.tokens, own.hand_count, own.sweets, own.total)


def answer_cards(own: SeatView) -> list[Event]:
    told: list[Event] = []
    for each in own.hand or ():
        rows = [" ".join(str(n + 1) for n, mark in enumerate(row) if mark == "#") or "0" for row in each.grid]
        star = [(row.index("*") + 1, n + 1) for n, row in enumerate(each.grid) if "*" in row]
        column, row = star[0] if star else (0, 0)
        told.append(AnswerCard(each.id, each.id, "; ".join(rows), bool(star), column, row))
    return told


def answer_floor(view: View, level: int) -> list[Event]:
    """Return every row that is not empty."""
    if not 1 <= level <= len(view.levels):
        return []
    tokens = sum(mark != "." for row in view.levels[level - 1] for mark in row)
    lines = [answer_line(view, level, number) for number in range(1, view.size + 1)]
    return [AnswerFloor(level, tokens), *(each for each in lines if each.count)]


def answer_line(view: View, level: int, number: int) -> AnswerLine:
    things: list[Event] = []
    for n, mark in enumerate(view.levels[level - 1][number - 1]):
        cell = f"{'ABCDEF'[n]}{number}"
        place = f"{level}{cell}"
        things += [AnswerPawn(cell, each.seat) for each in view.seats if each.pawn == place]
        if mark != ".":
            things.append(AnswerToken(cell, COLOURS.index(mark)))
        things += [AnswerSweets(cell, each.count) for each in view.sweets if each.place == place]
    return AnswerLine(level, number, len(things), [each.tell() for each in things])
