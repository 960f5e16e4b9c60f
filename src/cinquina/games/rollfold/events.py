"""What can happen in Roll 'Em Fold 'Em, how it ends, and what is asked. A box is told by its place, `D2`."""

from cinquina.core.event import Event, Seat, Square, squares_of, union_in
from cinquina.games.rollfold.rules.names import Colour, Corner, Side, Size


class RollfoldEvent(Event):
    game = "rollfold"


# -- a turn


class Starter(RollfoldEvent):
    seat: Seat


class Rolled(RollfoldEvent):
    """Both dice, by the faces as they are printed: `1♦2`."""

    turn: int
    white: str
    black: str


class Took(RollfoldEvent):
    """The active player took a die; the other is for everybody else."""

    seat: Seat
    colour: Colour


class Uses(RollfoldEvent):
    """A seat that had the choice uses a die."""

    seat: Seat
    colour: Colour


class Finished(RollfoldEvent):
    """A seat has nothing more to do in this turn."""

    seat: Seat


class Shown(RollfoldEvent):
    """A sheet that was sealed, and what the turn changed on it."""

    seat: Seat
    new: int  # boxes with their first X
    boxes: list[str]
    symbols: int  # winning symbols with their first X, also where a fold hides them
    folded: int  # corners
    folds: list[str]  # `TL small`, `TL double`
    turned: bool  # over


class Completed(RollfoldEvent):
    """A sheet that was shown has all winning symbols linked, by so many X's in this turn."""

    seat: Seat
    x: int


# -- the own sheet


class Drew(RollfoldEvent):
    """A seat drew a string of X's."""

    seat: Seat
    number: int
    start: str
    boxes: list[str]

    def fills(self) -> list[Square]:
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
    side: Side  # that is up now


class Linked(RollfoldEvent):
    """All winning symbols are linked, by so many X's in this turn."""

    seat: Seat
    x: int


# -- the end


class Over(RollfoldEvent):
    winners: list[Seat]
    turn: int


class WonAlone(RollfoldEvent):
    """Nobody else linked all winning symbols."""

    seat: Seat
    turn: int


class WonFewest(RollfoldEvent):
    """By the fewest X's, of those who linked all in the same turn."""

    seat: Seat
    x: int


class WonLarge(RollfoldEvent):
    """By large corners, of those with the fewest X's."""

    seat: Seat
    large: int


class WonShared(RollfoldEvent):
    seats: list[Seat]
    turn: int


class Drawn(RollfoldEvent):
    """A draw: the turns are over and nobody has linked all."""

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


# -- what a seat is asked


class Asks(RollfoldEvent):
    """To draw the numbers that are left; those in brackets are bonuses."""

    seat: Seat
    numbers: list[str]


class AsksTake(RollfoldEvent):
    seat: Seat


class AsksUse(RollfoldEvent):
    seat: Seat


class AsksDone(RollfoldEvent):
    """No number is left: to fold, or to finish."""

    seat: Seat


EVENTS = union_in(__name__)
