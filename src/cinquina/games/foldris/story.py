"""The story of a game of Foldris: a chapter a round, in it who folded what, on whom a Barrier dropped, who is out.

Those who only drew share a line.
"""

from typing import TYPE_CHECKING

from cinquina.core.event import Event, Seat
from cinquina.core.game import LETTERS
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, Draft, Storyteller
from cinquina.games.foldris.events import (
    Barrier,
    BarrierNoRoom,
    Drawn,
    Eliminated,
    Folded,
    FoldrisEvent,
    Reshuffled,
    Resigned,
    Revealed,
    StartBlock,
)

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook


class StoryStart(FoldrisEvent):
    """The heading of the set-up."""


class StoryRound(FoldrisEvent):
    """The heading of a round."""

    round: int


class StoryStartBlocks(FoldrisEvent):
    """Everybody has a starting block."""

    count: int


class StoryDrew(FoldrisEvent):
    """A seat drew the Block, and something came of it or was paid for it."""

    seat: Seat
    lines: list[int]  # the printed numbers of those it folded
    count: int
    cost: int


class StoryJustDrew(FoldrisEvent):
    """Seats that drew the Block, and no more."""

    seats: list[Seat]
    count: int


class StoryBarrier(FoldrisEvent):
    """A Barrier drops on seats."""

    seats: list[Seat]
    count: int
    room: bool  # False: it found none


STORY = StoryStart | StoryRound | StoryStartBlocks | StoryDrew | StoryJustDrew | StoryBarrier


class FoldrisStoryteller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.drew: dict[int, Draft] = {}  # by seat, in this round
        self.just_drew: Draft | None = None
        self.barriers: dict[bool, Draft] = {}  # by whether it found room
        self.started: Draft | None = None
        deck = rules.edition.deck()
        self.blocks = {card.id: block_picture(rules, card.shape) for card in deck}

    def hear(self, event: Event) -> Draft | None:
        match event:
            case StartBlock(seat=seat):
                return self.start_block(seat)
            case Revealed(card=card, round=round):
                self.chapter(StoryRound(round), self.blocks[card])
                self.drew, self.just_drew, self.barriers = {}, None, {}
            case Drawn(seat=seat, squares=squares, cost=cost):
                return self.draw(seat, cost, [f"{LETTERS[seat]}.sheet.{x},{y}" for x, y in squares])
            case Folded(seat=seat, printed=printed):
                return self.fold(seat, printed)
            case Barrier(seat=seat) | BarrierNoRoom(seat=seat):
                return self.barrier(seat, isinstance(event, Barrier))
            case Eliminated(seat=seat) | Resigned(seat=seat):
                return self.line(event, DECIDES, spots=[f"{LETTERS[seat]}.sheet"])
            case Reshuffled():
                return self.line(event, QUIET)
        return None  # who begins and who has decided is seen at the table

    def start_block(self, seat: int) -> Draft:
        if self.started is None:
            self.chapter(StoryStart())
            self.started = self.line(StoryStartBlocks(self.rules.setup.seats), QUIET)
        self.started.spots.append(f"{LETTERS[seat]}.sheet")
        return self.started

    def draw(self, seat: int, cost: int, spots: list[str]) -> Draft:
        """With those who only draw, until more is heard of it."""
        if cost:
            draft = self.line(StoryDrew(seat, [], 0, cost), PLAIN, spots=spots)
        elif self.just_drew is None:
            draft = self.just_drew = self.line(StoryJustDrew([seat], 1), QUIET, spots=spots)
        else:
            draft = self.just_drew
            assert isinstance(draft.event, StoryJustDrew)
            draft.event = StoryJustDrew([*draft.event.seats, seat], draft.event.count + 1)
            draft.spots += spots
        self.drew[seat] = draft
        return draft

    def fold(self, seat: int, printed: int) -> Draft:
        draft = self.drew.get(seat) or self.line(StoryDrew(seat, [], 0, 0))
        self.drew[seat] = draft
        if isinstance(draft.event, StoryJustDrew):
            draft = self.alone(seat, draft, draft.event)
        assert isinstance(draft.event, StoryDrew)
        lines = [*draft.event.lines, printed]
        draft.event = StoryDrew(seat, lines, len(lines), draft.event.cost)
        draft.weight = MATTERS
        return draft

    def alone(self, seat: int, draft: Draft, event: StoryJustDrew) -> Draft:
        """The line of a seat that did more than draw, taken out of the line of the others."""
        own = f"{LETTERS[seat]}."
        fresh = self.line(
            StoryDrew(seat, [], 0, 0), spots=[spot for spot in draft.spots if spot.startswith(own)]
        )
        drawn = [each for each in draft.details if isinstance(each.event, Drawn) and each.event.seat == seat]
        fresh.details += drawn
        rest = [each for each in event.seats if each != seat]
        draft.details = [each for each in draft.details if each not in drawn]
        draft.spots = [spot for spot in draft.spots if not spot.startswith(own)]
        draft.event = StoryJustDrew(rest, len(rest))
        if not rest:
            self.drop(draft)
            self.just_drew = None
        self.drew[seat] = fresh
        return fresh

    def barrier(self, seat: int, room: bool) -> Draft:
        if room not in self.barriers:
            weight = PLAIN if self.rules.setup.seats > 1 else QUIET  # alone it drops every round
            self.barriers[room] = self.line(StoryBarrier([], 0, room), weight)
        draft = self.barriers[room]
        event = draft.event
        assert isinstance(event, StoryBarrier)
        seats = [*event.seats, seat]
        draft.event = StoryBarrier(seats, len(seats), room)
        draft.spots.append(f"{LETTERS[seat]}.sheet")
        return draft


def block_picture(rules: "Rulebook", shape: str) -> str:
    return "block " + " ".join(f"{x},{y}" for x, y in rules.edition.picture(shape))


def storyteller(rules: "Rulebook") -> FoldrisStoryteller:
    return FoldrisStoryteller(rules)
