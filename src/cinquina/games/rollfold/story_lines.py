"""The events for headings, lines and clauses of the story of Roll 'Em Fold 'Em."""

from cinquina.core.event import Seat
from cinquina.games.rollfold.events import RollfoldEvent
from cinquina.games.rollfold.rules.names import Colour, Corner, Size


class StoryTurn(RollfoldEvent):
    """The heading of a turn: the roll."""

    turn: int
    white: list[int]
    black: list[int]
    alone: bool


class StoryLinked(RollfoldEvent):
    """A seat has linked all winning symbols, with this turn's number of X's."""

    seat: Seat
    x: int


# -- clauses of the line of a seat


class Clause(RollfoldEvent):
    seat: Seat


class StoryTakes(Clause):
    colour: Colour


class StoryUses(Clause):
    """The die that was chosen or required."""

    colour: Colour


class StoryStrings(Clause):
    numbers: list[int]
    count: int


class StoryCrosses(Clause):
    """New X's on a revealed sheet."""

    count: int


class StoryNothing(Clause):
    """A seat draws nothing."""


class StoryBonuses(Clause):
    bonuses: list[int]
    count: int


class StoryLost(Clause):
    """Bonuses that were lost."""

    count: int


class StorySymbols(Clause):
    """Winning symbols that were marked."""

    count: int


class Folds(Clause):
    count: int


class StoryFold(Folds):
    """One corner."""

    corner: Corner
    size: Size


class StoryFolds(Folds):
    """Several corners."""


class StoryDouble(Folds):
    """One blunt corner."""

    corner: Corner


class StoryDoubles(Folds):
    """Several blunt corners."""


class StoryTurned(Clause):
    """The sheet was turned over."""


# -- effects


class StoryPower(RollfoldEvent):
    """The power of a large corner from the next turn on."""

    power: str  # `B` or `W` is +1 on that die, `DB` or `DW` the use of it
