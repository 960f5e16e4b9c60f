"""The events for headings, lines and clauses of Pentris' story."""

from typing import Literal

from cinquina.core.event import Seat, Told
from cinquina.games.pentris.events import PentrisEvent, Set

Kind = Literal["plain", "rain", "mix", "popsicle", "trio", "pair", "bicolour"]
Way = Literal["takes", "own", "places"]  # from the board, a personal one, or already in hand


class StoryStart(PentrisEvent):
    """The heading of the set-up."""


class StoryPhase(PentrisEvent):
    """The heading of a phase."""

    round: int
    phase: int


class StoryCount(PentrisEvent):
    """The heading of the end of a round."""

    round: int
    last: bool


class StoryBonus(PentrisEvent):
    """Intermediate: the special pieces in the bag."""

    set: Set
    shapes: list[str]
    count: int


class StoryStacks(PentrisEvent):
    """Advanced: the special pieces lie on the cards."""


class StoryPool(PentrisEvent):
    """Advanced: pieces to choose a first personal piece from."""

    shapes: list[str]
    count: int


class StoryDrafted(PentrisEvent):
    seat: Seat
    shape: str


class StoryBag(PentrisEvent):
    """The seat that acts last in this phase."""

    seat: Seat


class StoryDrawn(PentrisEvent):
    """The new pieces of a turn."""

    turn: int  # 0 = the viewer joined later
    shapes: list[str]
    count: int


class StoryPutBack(PentrisEvent):
    seat: Seat
    shape: str


class StoryDiscarded(PentrisEvent):
    seat: Seat
    shape: str
    mistake: bool


class StoryUnused(PentrisEvent):
    """Advanced: the points of a seat's unused pieces, and its points with them."""

    seat: Seat
    count: int
    points: int
    total: int


# -- clauses of a turn


class Clause(PentrisEvent):
    seat: Seat


class StoryPiece(Clause):
    """The piece of a turn."""

    way: Way
    shape: str
    kind: Kind


class StoryCompletes(Clause):
    """Newly completed rows."""

    rows: int


class StoryGroup(PentrisEvent):
    """The group that grew most, with its size."""

    colour: str
    size: int


class StoryRemoved(PentrisEvent):
    """A piece left the game."""

    shape: str


# -- clauses of a claim


class StoryClaimed(Clause):
    colour: str
    size: int
    points: int


class StoryEarned(Clause):
    shape: str
    kind: Kind


# -- clauses of the end of a round


class StoryScored(Clause):
    """The points of a chute; without sources if they are secret."""

    points: int
    count: int  # number of sources
    scores: list[Told]


class StoryTotal(Clause):
    total: int


class StoryRows(PentrisEvent):
    """Complete rows: a source of points."""

    rows: int
    points: int


class StoryStars(PentrisEvent):
    points: int
    all: bool  # there is no other source


class StoryPlatinum(PentrisEvent):
    points: int
