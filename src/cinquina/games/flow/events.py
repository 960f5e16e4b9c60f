"""What can happen in Flow, how it ends, and what is asked. Cells are row and column, from 0 at the top left."""

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
    """A Scenario card of a kind of which one is enough, and one is there."""

    card: str
    kind: ScenarioKind


class Obstacle(FlowEvent):
    """A Scenario obstacle tile lies on the board."""

    tile: str
    shape: str
    cell: Square


class Facing(FlowEvent):
    """Where the Boat with one path opens."""

    seat: Seat
    side: Side


# -- a round


class Round(FlowEvent):
    seat: Seat
    round: int


class Draws(FlowEvent):
    """A seat will draw; chance says what."""

    seat: Seat


class Drawn(FlowEvent):
    seat: Seat
    tile: str
    shape: str


class Took(FlowEvent):
    """One of the tiles that Fishing revealed."""

    seat: Seat
    tile: str
    shape: str


class Played(FlowEvent):
    seat: Seat
    card: str
    kind: CardKind


class Revealed(FlowEvent):
    """By Fishing."""

    tile: str
    shape: str


class Handled(FlowEvent):
    """A seat does something with one tile on one cell."""

    seat: Seat
    tile: str
    shape: str
    cell: Square


class Placed(Handled):
    """From the hand."""

    def fills(self) -> list[Square]:
        row, column = self.cell
        return [(column + 1, -row)]


class Returned(Handled):
    """From the discards."""


class Guarded(Handled):
    """By a Bird."""


class Removed(Handled):
    """By Support."""


class Moved(FlowEvent):
    """By Current."""

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
    """An animal has a way to the Boat that had none."""

    animal: str
    route: list[Square]


class CutOff(FlowEvent):
    """An animal has lost its way to the Boat."""

    animal: str


class MinuteOver(FlowEvent):
    seat: Seat
    lost: bool  # its turn, which was not begun


class ClockSet(FlowEvent):
    """What the table agreed on between rounds."""

    seconds: int  # 0 = no clock
    turns: int  # a round, then


class Skipped(FlowEvent):
    """A seat that can do nothing, where that does not lose the game."""

    seat: Seat


# -- the wave


class Die(FlowEvent):
    """The one die that is rolled after Calm Waters."""

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
    bird: bool  # sat on it


class Washed(Swept):
    """Away, and the Bird with it."""


class BirdFlew(Swept):
    """The Bird held the tile, and is gone."""


# -- the end


class Won(FlowEvent):
    seat: Seat


class Lost(FlowEvent):
    """A seat can do nothing."""

    seat: Seat


class Ending(FlowEvent):
    """What the law records for statistics."""

    round: int
    tiles: int  # left, face down or revealed
    cards: int  # left in hands


class TeamWon(Ending):
    pass


class TeamLost(Ending):
    pass


# -- what a seat is asked


class Asks(FlowEvent):
    """To begin something: which tiles it can get, and whether it could play a card as well."""

    seat: Seat
    tiles: Literal["both", "draw", "take", "none"]
    cards: bool


class AsksFacing(FlowEvent):
    seat: Seat


class AsksReady(FlowEvent):
    """To start a round."""

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


# -- under the picture of a terminal


class LegendCard(FlowEvent):
    """The Action cards of a kind that are seen."""

    kind: str
    cards: list[str]


class LegendScenario(FlowEvent):
    kind: str
    cards: list[str]


EVENTS = union_in(__name__)
