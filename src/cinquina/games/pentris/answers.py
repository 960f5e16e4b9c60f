"""Questions in Pentris and their answers: a seat's state, the pieces, a row, a column, groups, cards, the bag."""

from typing import Final

from cinquina.core.answers import Question
from cinquina.core.event import Event, Seat, Told
from cinquina.games.pentris.choices import Option
from cinquina.games.pentris.events import PentrisEvent
from cinquina.games.pentris.view import CardView, ChuteView, GroupView, PieceView, SeatView, View

QUESTIONS: Final = ("where", "board", "row", "column", "chute", "groups", "cards", "bag")

LETTERS_OF_COLUMNS = "abcdef"


class AnswerWhere(PentrisEvent):
    """The state of a seat."""

    seat: Seat
    round: int
    phase: int
    turn: int
    points: int
    placed: int
    top: int  # the highest row with a piece; 0 = none, or secret
    rows: int  # complete
    holes: int


class AnswerToken(PentrisEvent):
    """The print of a cell."""

    cell: str  # none for a cell of a piece on the board
    kind: str  # candy, rain, star, both, popsicle, platinum
    colour: str
    other: str  # the second colour of a star


class AnswerPiece(PentrisEvent):
    """A piece: its cells in the order of its shape, from the top, from the left."""

    piece: str
    set: str  # white, blue or beige
    shape: str
    face: list[Told]
    fits: bool


class AnswerTake(PentrisEvent):
    """A piece to take."""

    set: str
    shape: str
    face: list[Told]


class AnswerPlace(PentrisEvent):
    """A place of the piece in hand: the candy on each cell, and the new groups."""

    cells: list[Told]
    groups: list[Told]
    count: int  # of the groups


class AnswerNewGroup(PentrisEvent):
    """A group that a place would make of single candies."""

    colour: str
    size: int


class AnswerRow(PentrisEvent):
    row: int
    cells: list[Told]
    taken: int
    kind: str  # empty, full or part


class AnswerColumn(PentrisEvent):
    column: str
    top: int
    free: int  # rows above it
    holes: list[int]  # rows
    count: int  # of them


class AnswerGroup(PentrisEvent):
    colour: str
    size: int
    cells: list[str]
    stars: int


class AnswerCard(PentrisEvent):
    """The seats with tokens on a card."""

    colour: str
    seats: list[Seat]
    count: int


class AnswerStack(PentrisEvent):
    """Advanced: the payment of a stack."""

    colour: str
    stack: int
    piece: list[Told]  # on top
    count: int


class AnswerBag(PentrisEvent):
    seat: Seat  # the bag holder
    count: int
    discards: int


def answer(view: View, question: Question) -> list[Event]:
    seat = view.seats[next((each for each in (question.seat, view.seat) if each is not None), 0)]
    chute = seat.chute
    match question.id:
        case "where":
            return [answer_where(view, seat)]
        case "board":
            return [answer_piece(each) for each in on_board(view)]
        case "row":
            wanted = question.number("row")
            return [answer_row(chute, wanted)] if chute and 1 <= wanted <= view.rows else []
        case "column":
            wanted_column = question.words.get("column", "").strip().lower()
            return (
                [answer_column(chute, wanted_column)]
                if chute and wanted_column in tuple(LETTERS_OF_COLUMNS)
                else []
            )
        case "chute":
            taken = [n for n in range(view.rows, 0, -1) if chute and any(chute.rows[-n])]
            return [answer_where(view, seat), *(answer_row(chute, n) for n in taken if chute)]
        case "groups":
            return [answer_group(each) for each in (chute.groups if chute else []) if each.size > 1]
        case "cards":
            return [told for card in view.cards for told in answer_card(card)]
    return [AnswerBag(view.holder, len(view.bag), len(view.discards))]


def choice_in_words(view: View, choice: Option) -> list[Event]:
    """Return a piece to take, or where each candy of the piece in hand would lie; nothing for other choices."""
    taken = next((each for each in on_board(view) if each.id == choice.piece), None)
    if taken and choice.what == "take":
        return [AnswerTake(taken.set, taken.shape, faces_of(taken))]
    if choice.what != "place" or view.hand is None:
        return []
    cells = [token_of(mark, cell) for cell, mark in sorted(zip(choice.cells, view.hand.face, strict=True))]
    groups = [AnswerNewGroup(each.colour, each.size).tell() for each in choice.groups if not each.before]
    return [AnswerPlace(cells, groups, len(groups))]


def on_board(view: View) -> list[PieceView]:
    return [*view.current, *view.previous, *view.pool, *own_pieces(view)]


def own_pieces(view: View) -> list[PieceView]:
    return [] if view.seat is None else view.seats[view.seat].personal


def answer_where(view: View, seat: SeatView) -> AnswerWhere:
    chute = seat.chute
    taken = [view.rows - n for n, cells in enumerate(chute.rows if chute else []) if any(cells)]
    return AnswerWhere(
        seat.seat,
        view.round,
        view.phase,
        view.turn,
        seat.points,
        seat.placed,
        max(taken, default=0),
        len(chute.complete) if chute else 0,
        len(chute.holes) if chute else 0,
    )


# -- cells and pieces


def token_of(mark: str, cell: str = "none") -> Told:
    kind = "star" if mark.endswith("*") else "rain" if mark.endswith("2") else "candy"
    if mark == "j":
        return AnswerToken(cell, "popsicle", "none", "none").tell()
    if mark.startswith("p"):
        return AnswerToken(cell, "platinum", "none", "none").tell()
    if len(mark) == 3:
        return AnswerToken(cell, "both", mark[0], mark[1]).tell()
    return AnswerToken(cell, kind, mark[0], "none").tell()


def faces_of(shown: PieceView) -> list[Told]:
    return [token_of(mark) for mark in shown.face]


def answer_piece(shown: PieceView) -> AnswerPiece:
    return AnswerPiece(shown.id, shown.set, shown.shape, faces_of(shown), shown.placeable is not False)


def answer_row(chute: ChuteView, number: int) -> AnswerRow:
    marks = chute.rows[-number]
    cells = [token_of(mark, f"{LETTERS_OF_COLUMNS[x]}{number}") for x, mark in enumerate(marks) if mark]
    kind = "empty" if not cells else "full" if len(cells) == len(marks) else "part"
    return AnswerRow(number, cells, len(cells), kind)


def answer_column(chute: ChuteView, letter: str) -> AnswerColumn:
    x = LETTERS_OF_COLUMNS.index(letter)
    taken = [len(chute.rows) - n for n, marks in enumerate(chute.rows) if marks[x]]
    top = max(taken, default=0)
    holes = [n for n in range(1, top) if n not in taken]
    return AnswerColumn(letter, top, len(chute.rows) - top, holes, len(holes))


def answer_group(shown: GroupView) -> AnswerGroup:
    return AnswerGroup(shown.colour, shown.size, shown.cells, len(shown.stars))


def answer_card(card: CardView) -> list[Event]:
    seats = [seat for seat, count in enumerate(card.tokens) if count]
    told: list[Event] = [AnswerCard(card.colour, seats, len(seats))]
    for stack in card.stacks:
        tops = [answer_piece(stack.top).tell()] if stack.top else []
        if stack.pieces:
            told.append(AnswerStack(card.colour, stack.number, tops, len(stack.pieces)))
    return told
