"""The story of a game of Foldris: a chapter per round with the folds, the Barriers and the eliminations.

Seats that only drew share a line. The last chapter tells each seat's lines and bonus, which decide the game.
"""

from functools import partial
from typing import TYPE_CHECKING

from cinquina.core.event import Event
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, Detail, Draft, Line, Storyteller, of_kind
from cinquina.core.who import LETTERS
from cinquina.games.foldris import events as told
from cinquina.games.foldris import story_lines as lines
from cinquina.games.foldris.story_lines import Effect

if TYPE_CHECKING:
    from cinquina.games.foldris.rulebook import Rulebook


class Teller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.cards = {card.id: card for card in rules.cards}
        self.decided: dict[int, Detail] = {}  # by seat: when a Block was chosen that nobody else has seen yet
        self.round = 0
        self.shape = ""  # of this round's Block
        seats = range(rules.setup.seats)
        self.finished = [lines.StoryFinished(seat, 0, rules.edition.start_bonus, 0) for seat in seats]

    def hear(self, event: Event) -> Draft | None:
        match event:
            case told.StartBlock(seat=seat):
                return self.start_block(seat, event)
            case told.Revealed(card=card, round=round):
                self.reveal(round, self.cards[card].shape)
            case told.Decided(seat=seat):
                self.decided[seat] = self.detail(event)
            case told.Drawn():
                draft = self.draw(event)
                draft.details += [self.decided.pop(event.seat)] if event.seat in self.decided else []
                return draft
            case told.Folded():
                return self.fold(event)
            case told.Barrier() | told.BarrierNoRoom():
                return self.barrier(event)
            case told.Eliminated(seat=seat) | told.Resigned(seat=seat):
                self.finished[seat].out = self.round
                return self.add_line(event, DECIDES, spots=[f"{LETTERS[seat]}.sheet"])
            case told.Reshuffled():
                return self.add_line(event, QUIET)
        return None  # visible at the table

    def start_block(self, seat: int, event: Event) -> Draft:
        if not self.parts:
            self.begin_chapter(lines.StoryStart())
        started = lines.StoryStartBlocks(self.rules.setup.seats)
        return self.grow("started", event, lambda _: started, done=True, spots=[f"{LETTERS[seat]}.sheet"])

    def reveal(self, round: int, shape: str) -> None:
        self.round, self.shape = round, shape
        self.begin_chapter(lines.StoryRound(round, shape), block_picture(self.rules, shape))

    def draw(self, event: told.Drawn) -> Draft:
        """Add a drawing to the shared line, until the seat does more."""
        seat = event.seat
        spots = [f"{LETTERS[seat]}.sheet.{x},{y}" for x, y in event.squares]
        self.finished[seat].bonus -= event.cost
        if event.cost:
            return self.grow(seat, event, partial(self.tell_drawing, seat), PLAIN, done=True, spots=spots)
        return self.grow("just drew", event, just_drew, done=True, spots=spots)

    def tell_drawing(self, seat: int, events: list[Event]) -> Line:
        """Return the line of a drawing with its folds or its cost."""
        paid = [each for each in of_kind(events, told.Drawn) if each.cost]
        folded = [each.printed for each in of_kind(events, told.Folded)]
        cost, effect = (paid[0].cost, self.effect_paid(paid[0])) if paid else (0, "none")
        clauses: list[Event] = [lines.StoryDraws(seat, cost, effect)]
        return Line(seat, [*clauses, lines.StoryFolds(seat, folded, len(folded))] if folded else clauses)

    def effect_paid(self, event: told.Drawn) -> Effect:
        """Return the effect that was paid for. A pruned Block has a square less; any other price is for the mirror. In
        a game that started with a card on the table the Block is unknown; then the largest shape counts as whole."""
        edition = self.rules.edition
        whole = max(len(edition.picture(shape)) for shape in ([self.shape] if self.shape else edition.shapes))
        if len(event.squares) == whole:
            return "mirror"
        price = edition.effects.prune
        alone = self.rules.setup.seats == 1
        return "prune" if event.cost == (price.solo_cost if alone else price.cost) else "both"

    def fold(self, event: told.Folded) -> Draft:
        seat = event.seat
        self.finished[seat].lines += 1
        self.finished[seat].bonus += 1
        if seat not in self.growing and "just drew" in self.growing:
            self.take_out(seat, self.growing["just drew"])
        return self.grow(seat, event, partial(self.tell_drawing, seat), MATTERS, done=True)

    def take_out(self, seat: int, draft: Draft) -> None:
        """Move a seat from the shared line to a separate line."""
        own = f"{LETTERS[seat]}."
        drawn = [each for each in draft.details if each.event.facts["seat"] == seat]
        fresh = self.growing[seat] = self.add_line(
            draft.event, QUIET, spots=[spot for spot in draft.spots if spot.startswith(own)]
        )
        fresh.details += drawn
        draft.details = [each for each in draft.details if each not in drawn]
        draft.spots = [spot for spot in draft.spots if not spot.startswith(own)]
        draft.event = just_drew(draft.events)
        if not draft.details:
            self.drop(draft)
            del self.growing["just drew"]

    def barrier(self, event: told.Barrier | told.BarrierNoRoom) -> Draft:
        alone, room = self.rules.setup.seats == 1, isinstance(event, told.Barrier)

        def tell(events: list[Event]) -> Event:
            seats = [each.seat for each in of_kind(events, type(event))]
            return lines.StoryBarrier(seats, len(seats), room, alone)

        spots = [f"{LETTERS[event.seat]}.sheet"]
        return self.grow(("barrier", room), event, tell, QUIET if alone else PLAIN, done=True, spots=spots)

    def conclude(self) -> None:
        """Close the round's line. A single player has none, since the verdict says it."""
        if len(self.finished) > 1:
            for each in self.finished:
                self.add_line(each, MATTERS, spots=[f"{LETTERS[each.seat]}.sheet"])


def just_drew(events: list[Event]) -> Event:
    seats = [each.seat for each in of_kind(events, told.Drawn)]
    return lines.StoryJustDrew(seats, len(seats))


def block_picture(rules: "Rulebook", shape: str) -> str:
    return "block " + " ".join(f"{x},{y}" for x, y in rules.edition.picture(shape))
