"""The story of a game of Foldris: a chapter a round, in it who folded what, on whom a Barrier dropped, who is out.

Those who only drew share a line. In the end it says for each how far they came: what the victory hangs on.
"""

from typing import TYPE_CHECKING

from cinquina.core.event import Event
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, Draft, Storyteller
from cinquina.core.who import LETTERS
from cinquina.games.foldris.events import (
    Barrier,
    BarrierNoRoom,
    Drawn,
    Eliminated,
    Folded,
    Reshuffled,
    Resigned,
    Revealed,
    StartBlock,
)
from cinquina.games.foldris.story_lines import (
    STORY,
    Effect,
    StoryBarrier,
    StoryDrew,
    StoryFinished,
    StoryJustDrew,
    StoryRound,
    StoryStart,
    StoryStartBlocks,
)

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook

__all__ = ["STORY", "storyteller"]


class FoldrisStoryteller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.drew: dict[int, Draft] = {}  # by seat, in this round
        self.just_drew: Draft | None = None
        self.barriers: dict[bool, Draft] = {}  # by whether it found room
        self.started: Draft | None = None
        self.cards = {card.id: card for card in rules.edition.deck()}
        self.round = 0
        self.shape = ""  # of this round's Block
        seats = range(rules.setup.seats)
        self.finished = [StoryFinished(seat, 0, rules.edition.start_bonus, 0) for seat in seats]

    def hear(self, event: Event) -> Draft | None:
        match event:
            case StartBlock(seat=seat):
                return self.start_block(seat)
            case Revealed(card=card, round=round):
                self.reveal(round, self.cards[card].shape)
            case Drawn():
                return self.draw(event)
            case Folded(seat=seat, printed=printed):
                return self.fold(seat, printed)
            case Barrier(seat=seat) | BarrierNoRoom(seat=seat):
                return self.barrier(seat, isinstance(event, Barrier))
            case Eliminated(seat=seat) | Resigned(seat=seat):
                self.finished[seat].out = self.round
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

    def reveal(self, round: int, shape: str) -> None:
        self.round, self.shape = round, shape
        self.chapter(StoryRound(round, shape), block_picture(self.rules, shape))
        self.drew, self.just_drew, self.barriers = {}, None, {}

    def draw(self, event: Drawn) -> Draft:
        """With those who only draw, until more is heard of it."""
        seat = event.seat
        spots = [f"{LETTERS[seat]}.sheet.{x},{y}" for x, y in event.squares]
        self.finished[seat].bonus -= event.cost
        if event.cost:
            draft = self.line(StoryDrew(seat, [], 0, event.cost, self.effect(event)), PLAIN, spots=spots)
        elif self.just_drew is None:
            draft = self.just_drew = self.line(StoryJustDrew([seat], 1), QUIET, spots=spots)
        else:
            draft = self.just_drew
            assert isinstance(draft.event, StoryJustDrew)
            draft.event = StoryJustDrew([*draft.event.seats, seat], draft.event.count + 1)
            draft.spots += spots
        self.drew[seat] = draft
        return draft

    def effect(self, event: Drawn) -> Effect:
        """A pruned Block has a square less; whatever else was paid is for the mirror. Where play began with a card on
        the table, nobody told its Block: then as many squares as any has are a whole one."""
        edition = self.rules.edition
        whole = max(len(edition.picture(shape)) for shape in ([self.shape] if self.shape else edition.shapes))
        if len(event.squares) == whole:
            return "mirror"
        price = edition.effects.prune
        alone = self.rules.setup.seats == 1
        return "prune" if event.cost == (price.solo_cost if alone else price.cost) else "both"

    def fold(self, seat: int, printed: int) -> Draft:
        self.finished[seat].lines += 1
        self.finished[seat].bonus += 1
        draft = self.drew.get(seat) or self.line(StoryDrew(seat, [], 0, 0, "none"))
        self.drew[seat] = draft
        if isinstance(draft.event, StoryJustDrew):
            draft = self.alone(seat, draft, draft.event)
        assert isinstance(draft.event, StoryDrew)
        lines = [*draft.event.lines, printed]
        draft.event = StoryDrew(seat, lines, len(lines), draft.event.cost, draft.event.effect)
        draft.weight = MATTERS
        return draft

    def alone(self, seat: int, draft: Draft, event: StoryJustDrew) -> Draft:
        """The line of a seat that did more than draw, taken out of the line of the others."""
        own = f"{LETTERS[seat]}."
        spots = [spot for spot in draft.spots if spot.startswith(own)]
        fresh = self.line(StoryDrew(seat, [], 0, 0, "none"), spots=spots)
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
        alone = self.rules.setup.seats == 1
        if room not in self.barriers:
            self.barriers[room] = self.line(StoryBarrier([], 0, room, alone), QUIET if alone else PLAIN)
        draft = self.barriers[room]
        event = draft.event
        assert isinstance(event, StoryBarrier)
        seats = [*event.seats, seat]
        draft.event = StoryBarrier(seats, len(seats), room, alone)
        draft.spots.append(f"{LETTERS[seat]}.sheet")
        return draft

    def conclude(self) -> None:
        """Alone the verdict says it."""
        if len(self.finished) > 1:
            for each in self.finished:
                self.line(each, MATTERS, spots=[f"{LETTERS[each.seat]}.sheet"])


def block_picture(rules: "Rulebook", shape: str) -> str:
    return "block " + " ".join(f"{x},{y}" for x, y in rules.edition.picture(shape))


def storyteller(rules: "Rulebook") -> FoldrisStoryteller:
    return FoldrisStoryteller(rules)
