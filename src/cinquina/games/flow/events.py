"""The events of Flow, its verdicts and its questions. Cells are row and column, from 0 at the top left."""

from typing import Literal

from msgspec import field

from cinquina.core.event import Event, Seat, Square, union_in

CardKind = Literal["support", "bird", "current", "fishing", "calm", "return"]
ScenarioKind = Literal["obstacles", "no_comm", "one_card", "no_sc", "single_path", "remain"]
Side = Literal["N", "E", "S", "W"]
DieColour = Literal["white", "black"]


class FlowEvent(Event):
    game = "flow"


# -- the set-up


class First(FlowEvent):
    seat: Seat


class Dealt(FlowEvent):
    seat: Seat
    card: str
    kind: CardKind


class Scenario(FlowEvent):
    """A Scenario card of this game."""

    card: str
    kind: ScenarioKind


class SetAside(FlowEvent):
    """A Scenario card that is set aside, because one of its kind is enough."""

    card: str
    kind: ScenarioKind


class Obstacle(FlowEvent):
    """A Scenario obstacle tile lies on the board."""

    tile: str
    shape: str
    cell: Square


class Facing(FlowEvent):
    """The direction in which the Boat with one path opens."""

    seat: Seat
    side: Side


# -- a round


class Round(FlowEvent):
    seat: Seat
    round: int


class Draws(FlowEvent):
    """A seat starts drawing; the outcome follows."""

    seat: Seat


class Drawn(FlowEvent):
    seat: Seat
    tile: str
    shape: str


class Took(FlowEvent):
    """A seat took one of the tiles that Fishing revealed."""

    seat: Seat
    tile: str
    shape: str


class Played(FlowEvent):
    seat: Seat
    card: str
    kind: CardKind


class Revealed(FlowEvent):
    """Fishing revealed tiles."""

    tile: str
    shape: str


class Handled(FlowEvent):
    """A seat does something with one tile on one cell."""

    seat: Seat
    tile: str
    shape: str
    cell: Square


class Placed(Handled):
    """A tile placed from the hand."""

    def filled_cells(self) -> list[Square]:
        row, column = self.cell
        return [(column + 1, -row)]


class Returned(Handled):
    """A tile placed from the discards."""


class Guarded(Handled):
    """A tile guarded by a Bird."""


class Removed(Handled):
    """A tile removed by Support."""


class Moved(FlowEvent):
    """A tile moved by Current."""

    seat: Seat
    tile: str
    shape: str
    start: Square = field(name="from")
    cell: Square


class Discarded(FlowEvent):
    seat: Seat
    tile: str
    shape: str
    reason: Literal["blocks", "nowhere"]  # it would cut an animal off wherever it fits, or fits nowhere


class Connected(FlowEvent):
    """An animal has gained a way to the Boat."""

    animal: str
    route: list[Square]


class CutOff(FlowEvent):
    """An animal has lost its way to the Boat."""

    animal: str


class MinuteOver(FlowEvent):
    seat: Seat
    lost: bool  # its turn was not started in time


class ClockSet(FlowEvent):
    """The clock that the table agreed on between rounds."""

    seconds: int  # 0 = no clock
    turns: int  # per round, without a clock


class Redrawn(FlowEvent):
    """Before the first round the table put the Scenario cards back, to draw others."""


class Skipped(FlowEvent):
    """A seat has no option, in a mode where that does not lose the game."""

    seat: Seat


# -- the wave


class Die(FlowEvent):
    """The only die rolled after Calm Waters."""

    seat: Seat
    die: DieColour


class Wave(FlowEvent):
    seat: Seat
    white: int  # faces of the dice; 0 = not rolled
    black: int


class Swept(FlowEvent):
    """A tile in a line that the wave takes."""

    tile: str
    shape: str
    cell: Square
    bird: bool  # was on it


class Washed(Swept):
    """The tile is washed away, with any Bird."""


class BirdFlew(Swept):
    """The Bird protected the tile and is used up."""


# -- the end


class Won(FlowEvent):
    seat: Seat


class Lost(FlowEvent):
    """The team loses: a seat has no option."""

    seat: Seat


class Ending(FlowEvent):
    """The statistics of the law."""

    round: int
    tiles: int  # left, face down or revealed
    cards: int  # left in hands


class TeamWon(Ending):
    pass


class TeamLost(Ending):
    pass


# -- questions


class Asks(FlowEvent):
    """The question for the next action: the available tiles, and whether a card is playable."""

    seat: Seat
    tiles: Literal["both", "draw", "take", "none"]
    cards: bool


class AsksFacing(FlowEvent):
    seat: Seat


class AsksReady(FlowEvent):
    """The question whether to start a round."""

    seat: Seat
    round: int


class AsksPlace(FlowEvent):
    seat: Seat
    tile: str
    shape: str


class AsksDiscard(FlowEvent):
    seat: Seat
    tile: str
    shape: str


class AsksSupport(FlowEvent):
    seat: Seat


class AsksBird(FlowEvent):
    seat: Seat


class AsksCurrent(FlowEvent):
    seat: Seat


class AsksReturn(FlowEvent):
    seat: Seat


class AsksDie(FlowEvent):
    seat: Seat


class Estimate(FlowEvent):
    """How hard a set-up is: how many of ten teams of casual players win, with rounds of this length."""

    won: int
    seconds: int  # 0 = no clock
    turns: int  # per round, without a clock


# -- legend below the picture of a terminal


class LegendCard(FlowEvent):
    """The visible Action cards of a kind."""

    kind: str
    cards: list[str]


class LegendScenario(FlowEvent):
    kind: str
    cards: list[str]


EVENTS = union_in(__name__)
