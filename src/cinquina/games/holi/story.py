"""The story of a game of Holi: a chapter a lap of turns, a line a turn, with all that was done in it.

A line holds up to three clauses, in the order in which things were done (`holi.story_up`, `holi.story_move`, …); a
clause holds what came of it (`holi.story_stays`, `holi.story_rain`, …). Tokens are told by their owners.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cinquina.core.event import Event, Told
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, STORY_END, Draft, Storyteller
from cinquina.games.holi.events import (
    Climbed,
    Collected,
    Corner,
    Counted,
    Drew,
    DrewCard,
    Ended,
    Finished,
    First,
    FirstUp,
    Hit,
    HoliEvent,
    Landed,
    Moved,
    Rained,
    Rivalry,
    SteppedDown,
    Sweets,
    ThrewCard,
    ThrewDown,
    ThrewUp,
    Turn,
)
from cinquina.games.holi.rules.tower import COLOURS
from cinquina.games.holi.story_lines import (
    STORY,
    StoryAllFinished,
    StoryClimb,
    StoryCorners,
    StoryCounted,
    StoryDown,
    StoryDownCard,
    StoryHit,
    StoryLap,
    StoryMove,
    StoryRain,
    StoryRivalry,
    StoryStart,
    StoryStays,
    StorySweets,
    StoryTokens,
    StoryTurn,
    StoryUp,
)

if TYPE_CHECKING:
    from cinquina.games.holi.rulebook import Rulebook

__all__ = ["STORY", "storyteller"]


Deed = ThrewUp | ThrewDown | Moved | Climbed | SteppedDown


class HoliStoryteller(Storyteller):
    rules: "Rulebook"

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.lap = 0
        self.had_turn: set[int] = set()  # in this lap
        self.turn: Draft | None = None
        self.seat = 0  # whose turn it is
        self.corners: Draft | None = None
        self.cards = {card.id: card for card in rules.edition.cards}
        self.about = {card.id: card.about for card in rules.edition.rivalry}

    def hear(self, event: Event) -> Draft | None:
        match event:
            case Rivalry(card=card, title=title):
                self.begin()
                return self.line(StoryRivalry(title, self.about[card]), MATTERS)
            case First():
                self.begin()
                return self.line(event)
            case Corner(seat=seat, cell=cell):
                return self.corner(seat, cell)
            case Turn(seat=seat):
                self.turn_of(seat)
            case ThrewUp() | ThrewDown() | Moved() | Climbed() | SteppedDown():
                return self.deed(event)
            case (
                ThrewCard()
                | Landed()
                | Hit()
                | Rained()
                | FirstUp()
                | Sweets()
                | Collected()
                | Drew()
                | DrewCard()
            ):
                return self.came_of_it(event)
            case Ended():
                return self.ended()
            case Finished():
                return self.line(event, DECIDES)
            case Counted():
                return self.counted(event)
        return None

    def end(self, seq: int, verdict: Sequence[Told]) -> None:
        """In the chapter of the counting, if there was one."""
        if not self.is_counting():
            super().end(seq, verdict)
            return
        self.seq = seq
        for told in verdict:
            self.line(told, DECIDES)

    # -- the set-up

    def begin(self) -> None:
        """With the Rivalry cards that were chosen: of these nothing is heard."""
        if not self.parts:
            self.chapter(StoryStart())
            for card in self.rules.setup.settings.get("rivalry_cards", []):
                self.line(StoryRivalry(card, self.about[card]), MATTERS)

    def corner(self, seat: int, cell: str) -> Draft:
        self.begin()
        if self.corners is None:
            self.corners = self.line(StoryCorners([], 0), QUIET)
        event = self.corners.event
        assert isinstance(event, StoryCorners)
        self.corners.event = StoryCorners([*event.seats, seat], event.count + 1)
        self.corners.spots.append(spot(cell))
        return self.corners

    # -- turns

    def turn_of(self, seat: int) -> None:
        if not self.lap or seat in self.had_turn:
            self.lap += 1
            self.had_turn = set()
            self.chapter(StoryLap(self.lap))
        self.had_turn.add(seat)
        self.turn, self.seat = None, seat

    def deed(self, event: Deed) -> Draft:
        if self.turn is None:
            self.seat = event.seat
            nothing = Told("", {})
            self.turn = self.line(StoryTurn(event.seat, 0, nothing), PLAIN, done=False)
        if isinstance(event, ThrewUp):
            colour = COLOURS[event.seat]
            self.turn.picture = f"card {colour} {' '.join(self.cards[event.card].grid)}"
        elif isinstance(event, ThrewDown):
            self.turn.picture = f"back {COLOURS[event.seat]}"
        else:
            self.turn.spots.append(spot(event.cell))
        if isinstance(event, Climbed):
            self.turn.weight = MATTERS
        return self.retold(event)

    def came_of_it(self, event: Event) -> Draft | None:
        """Added to the line of the turn; nothing where it belongs to none, as the cards of the first hands."""
        if self.turn is None:
            return None
        if isinstance(event, Landed | Hit | Rained):
            self.turn.spots.append(spot(event.to))
        if isinstance(event, Hit) or (isinstance(event, Rained) and event.seat != event.by):
            self.turn.weight = MATTERS
        return self.retold(event)

    def ended(self) -> Draft | None:
        if self.turn is not None:
            self.turn.done = True
        return self.turn

    def retold(self, event: Event) -> Draft:
        """The turn with one more event."""
        assert self.turn is not None
        events = [*(each.event for each in self.turn.details), event]
        starts = [n for n, each in enumerate(events) if isinstance(each, Deed)]
        parts = [events[n:end] for n, end in zip(starts, [*starts[1:], len(events)], strict=True)]
        clauses = [self.clause(part, n == 0) for n, part in enumerate(parts)]
        self.turn.event = StoryTurn(self.seat, len(clauses), *clauses)
        return self.turn

    def clause(self, events: list[Event], start: bool) -> Told:
        """One deed with what came of it."""
        deed, *rest = events
        ends = [each.tell() for each in self.ends(rest)]
        gains = [each.tell() for each in self.gains(rest)]
        told: HoliEvent
        match deed:
            case ThrewUp(seat=seat, title=title):
                told = StoryUp(seat, start, title, ends)
            case ThrewDown(seat=seat):
                known = next((each for each in rest if isinstance(each, ThrewCard)), None)
                told = (
                    StoryDownCard(seat, start, known.title, ends) if known else StoryDown(seat, start, ends)
                )
            case Moved(seat=seat):
                told = StoryMove(seat, start, len(gains), gains)
            case Climbed(seat=seat, cell=cell) | SteppedDown(seat=seat, cell=cell):
                points = sum(each.points for each in rest if isinstance(each, FirstUp))
                down = isinstance(deed, SteppedDown)
                told = StoryClimb(seat, start, int(cell[0]), down, points, len(gains), gains)
            case _:
                raise AssertionError(deed)
        return told.tell()

    def ends(self, events: list[Event]) -> list[HoliEvent]:
        """Of the tokens of a throw: what met a pawn, then what lies, from the top down; with the points it brings."""
        edition = self.rules.edition
        found: list[HoliEvent] = []
        for each in events:
            given = edition.given_points
            if isinstance(each, Hit):
                found.append(StoryHit(each.seat, each.points + given))
            elif isinstance(each, Rained):
                own = each.seat == each.by
                found.append(StoryRain(each.seat, each.by, own, 0 if own else each.points + given))
        landed = [(int(each.to[0]), each.fell > 0) for each in events if isinstance(each, Landed)]
        for level, fell in sorted(set(landed), reverse=True):
            count = landed.count((level, fell))
            found.append(StoryStays(count, level, fell, count * edition.level_points[level - 1]))
        return found

    def gains(self, events: list[Event]) -> list[HoliEvent]:
        """What a pawn takes: sweets, then tokens by their owners, its own first."""
        found: list[HoliEvent] = []
        sweets = sum(each.count for each in events if isinstance(each, Sweets))
        if sweets:
            found.append(StorySweets(sweets))
        owners = [each.by for each in events if isinstance(each, Collected)]
        for owner in sorted(set(owners), key=lambda seat: (seat != self.seat, seat)):
            found.append(StoryTokens(owner, owner == self.seat, owners.count(owner)))
        return found

    # -- the end

    def is_counting(self) -> bool:
        told = self.parts[-1].event if self.parts else None
        return isinstance(told, Told) and told.id == STORY_END

    def counted(self, event: Counted) -> Draft:
        if not self.is_counting():
            self.chapter(Told(STORY_END, {}))
            self.line(StoryAllFinished())
        levels = {f"level{n}": points for n, points in enumerate(event.levels, 1)}
        points = {"so_far": event.so_far, **levels, "given": event.given, "sweets": event.sweets}
        sources = [
            Told(f"holi.score-{source}", {"count": count})
            for source, count in {**points, "rivalry": event.rivalry}.items()
            if count
        ]
        return self.line(StoryCounted(event.seat, event.points, sources), MATTERS)


def spot(place: str) -> str:
    """`tower.2.C4` for `2C4`."""
    return f"tower.{place[0]}.{place[1:]}"


def storyteller(rules: "Rulebook") -> HoliStoryteller:
    return HoliStoryteller(rules)
