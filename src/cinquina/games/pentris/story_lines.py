"""The headings and lines of the story of Pentris: what is said of a turn, as facts."""

from typing import Literal

from cinquina.core.event import Seat, union_in
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


class StoryTurn(PentrisEvent):
    """A seat's turn: a piece, and what came of it."""

    seat: Seat
    way: Way
    shape: str
    kind: Kind
    rows: int  # complete now
    colour: str  # of the group that grew most, to this size
    size: int
    removed: str  # the shape of the piece that left the game, or none


class StoryPutBack(PentrisEvent):
    seat: Seat
    shape: str


class StoryDiscarded(PentrisEvent):
    seat: Seat
    shape: str
    mistake: bool


class StoryClaimed(PentrisEvent):
    seat: Seat
    colour: str
    size: int
    points: int
    shape: str  # of the piece that it earned, or none
    kind: Kind


class StoryScored(PentrisEvent):
    """What a chute brought at the end of a round; the sources are 0 where they are secret."""

    seat: Seat
    rows: int
    row_points: int
    stars: int
    platinum: int
    points: int
    total: int


class StoryUnused(PentrisEvent):
    """Advanced: what a seat's unused pieces are worth, and its points with them."""

    seat: Seat
    count: int
    points: int
    total: int


STORY = union_in(__name__)
