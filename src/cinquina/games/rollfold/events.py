"""The events of Roll 'Em Fold 'Em, its verdicts and its questions. A box is named by its place, `D2`."""

from cinquina.core.event import Event, Seat, Square, squares_of, union_in
from cinquina.games.rollfold.rules.names import Colour, Corner, Side, Size


class RollfoldEvent(Event):
    game = "rollfold"


# -- a turn


class Starter(RollfoldEvent):
    seat: Seat


class Rolled(RollfoldEvent):
    """Both dice, by their printed faces: `1♦2`."""

    turn: int
    white: str
    black: str


class Took(RollfoldEvent):
    """The active player took a die; the other is for all others."""

    seat: Seat
    colour: Colour


class Uses(RollfoldEvent):
    """A seat with the choice uses a die."""

    seat: Seat
    colour: Colour


class Finished(RollfoldEvent):
    """A seat has finished this turn."""

    seat: Seat


class Shown(RollfoldEvent):
    """A revealed sheet with its changes in this turn."""

    seat: Seat
    new: int  # boxes with their first X
    boxes: list[str]
    symbols: int  # winning symbols with their first X, including those hidden by a fold
    folded: int  # corners
    folds: list[str]  # `TL small`, `TL double`
    turned: bool  # over


class Completed(RollfoldEvent):
    """A revealed sheet has all winning symbols linked, with this turn's number of X's."""

    seat: Seat
    x: int


# -- the own sheet


class Drew(RollfoldEvent):
    """A seat drew a string of X's."""

    seat: Seat
    number: int
    start: str
    boxes: list[str]

    def filled_cells(self) -> list[Square]:
        return squares_of(self.boxes)


class Bonus(RollfoldEvent):
    """A bonus number was won."""

    seat: Seat
    value: int
    cell: str


class Devalued(RollfoldEvent):
    """A bonus number is lost: the string did not end on it."""

    seat: Seat
    value: int
    cell: str


class Symbol(RollfoldEvent):
    """A winning symbol was marked."""

    seat: Seat
    cell: str


class Folded(RollfoldEvent):
    seat: Seat
    corner: Corner
    size: Size


class FoldedAgain(RollfoldEvent):
    """A blunt corner was folded."""

    seat: Seat
    corner: Corner


class Flipped(RollfoldEvent):
    """The sheet was turned over."""

    seat: Seat
    side: Side  # facing up now


class Linked(RollfoldEvent):
    """All winning symbols are linked, with this turn's number of X's."""

    seat: Seat
    x: int


# -- the end


class Over(RollfoldEvent):
    winners: list[Seat]
    turn: int


class WonAlone(RollfoldEvent):
    """Won as the only seat that linked all winning symbols."""

    seat: Seat
    turn: int


class WonFewest(RollfoldEvent):
    """Won by the fewest X's, among the seats that linked all in the same turn."""

    seat: Seat
    x: int


class WonLarge(RollfoldEvent):
    """Won by large corners, among the seats with the fewest X's."""

    seat: Seat
    large: int


class WonShared(RollfoldEvent):
    seats: list[Seat]
    turn: int


class Drawn(RollfoldEvent):
    """A draw: the last turn is over and nobody has linked all."""

    turn: int


class SoloMaster(RollfoldEvent):
    """Won in fewer moves than the legend of the solo table lists."""

    moves: int
    crowns: int


class SoloWon(RollfoldEvent):
    moves: int
    crowns: int


class SoloLost(RollfoldEvent):
    moves: int


# -- questions


class Asks(RollfoldEvent):
    """The question for the numbers left; those in brackets are bonuses."""

    seat: Seat
    numbers: list[str]


class AsksTake(RollfoldEvent):
    seat: Seat


class AsksUse(RollfoldEvent):
    seat: Seat


class AsksDone(RollfoldEvent):
    """No number is left: the question whether to fold or finish."""

    seat: Seat


EVENTS = union_in(__name__)
