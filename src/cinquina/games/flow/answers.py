"""Questions in Flow and their answers: the team's progress, a way, a row of the board, the tiles and the cards."""

from typing import Final

from cinquina.core.answers import Question
from cinquina.core.event import Event, Seat, Told
from cinquina.games.flow.choices import Option
from cinquina.games.flow.events import FlowEvent
from cinquina.games.flow.view import HandView, View

QUESTIONS: Final = ("where", "row", "animals", "tiles", "cards")


class AnswerWhere(FlowEvent):
    """The progress of the team."""

    round: int  # 0: before the first
    ways: int  # animals with a way to the Boat
    turns: int  # until the wave; 0: a clock runs


class AnswerNeeds(FlowEvent):
    missing: int  # tiles, at least
    supply: int


class AnswerAnimal(FlowEvent):
    animal: str
    connected: bool
    missing: int


class AnswerSide(FlowEvent):
    side: str


class AnswerCell(FlowEvent):
    """A tile, the Boat or an animal on a cell."""

    row: int
    column: int
    shape: str  # or the Boat, or an animal
    sides: list[Told]  # its open sides
    obstacle: bool
    bird: bool
    wet: bool


class AnswerEmpty(FlowEvent):
    """A row is empty."""

    row: int


class AnswerTiles(FlowEvent):
    count: int


class AnswerLeft(FlowEvent):
    """The number of face-down tiles of a shape."""

    shape: str
    count: int


class AnswerOpen(FlowEvent):
    """A revealed tile."""

    shape: str


class AnswerHand(FlowEvent):
    seat: Seat
    count: int
    cards: list[Told]


class AnswerCard(FlowEvent):
    kind: str


class AnswerPlace(FlowEvent):
    """A cell for a tile, and the open sides of the tile there."""

    row: int
    column: int
    sides: list[Told]


class AnswerTile(FlowEvent):
    """The tile in hand."""

    tile: str
    shape: str


def subject(view: View) -> list[Event]:
    """Return the tile in hand, which the choices are about."""
    return [] if view.tile is None else [AnswerTile(view.tile.id, view.tile.shape)]


def choice_in_words(view: View, choice: Option) -> list[Event]:
    """Return where the tile in hand would lie; nothing for other choices."""
    if choice.what != "place" or choice.cell is None:
        return []
    return [AnswerPlace(*choice.cell, side_names(choice.edges))]


def answer(view: View, question: Question) -> list[Event]:
    match question.id:
        case "where":
            ways = sum(each.connected for each in view.animals)
            return [AnswerWhere(view.round, ways, view.turns_left), AnswerNeeds(view.missing, view.supply)]
        case "row":
            return answer_row(view, question.number("row"))
        case "animals":
            return [AnswerAnimal(each.key, each.connected, each.missing) for each in view.animals]
        case "tiles":
            return answer_tiles(view)
        case _:
            return [answer_hand(each) for each in view.hands if question.seat in (None, each.seat)]


def side_names(edges: str) -> list[Told]:
    return [AnswerSide(edge).tell() for edge in edges]


def answer_row(view: View, number: int) -> list[Event]:
    """Return a row from left to right; rows and columns count from 0, as in decisions."""
    if not 0 <= number < view.rows:
        return []
    cells = [
        AnswerCell(*each.cell, each.shape, side_names(each.edges), each.obstacle, each.bird, each.wet)
        for each in view.tiles
    ]
    cells += [
        AnswerCell(*each.cell, each.key, side_names(each.edges), False, False, True) for each in view.animals
    ]
    cells.append(AnswerCell(*view.boat, "boat", side_names(view.boat_edges), False, False, True))
    found = sorted((each for each in cells if each.row == number), key=lambda each: each.column)
    return [*found] if found else [AnswerEmpty(number)]


def answer_tiles(view: View) -> list[Event]:
    return [
        AnswerTiles(view.supply),
        *(AnswerLeft(each.shape, each.count) for each in view.unseen if each.count),
        *(AnswerOpen(each.shape) for each in view.revealed),
    ]


def answer_hand(shown: HandView) -> AnswerHand:
    return AnswerHand(shown.seat, shown.count, [AnswerCard(each.kind).tell() for each in shown.cards or []])
