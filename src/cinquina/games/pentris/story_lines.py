"""The headings, lines and clauses of the story of Pentris: what is said of a turn, as facts."""

from typing import Literal

from cinquina.core.event import Seat, Told
from cinquina.games.pentris.events import PentrisEvent, Set

Kind = Literal["plain", "rain", "mix", "popsicle", "trio", "pair", "bicolour"]
Way = Literal["takes", "own", "places"]  # from the board, a personal one, or it was in hand already


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
    """Who acts last in this phase."""

    seat: Seat


class StoryDrawn(PentrisEvent):
    """The new pieces of a turn."""

    turn: int  # 0 = who tells it came later
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
    """Advanced: what a seat's unused pieces are worth, and its points with them."""

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
    """Rows that are complete now."""

    rows: int


class StoryGroup(PentrisEvent):
    """The group that grew most, to this size."""

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
    """What a chute brought; without sources where they are secret."""

    points: int
    count: int  # of sources
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
