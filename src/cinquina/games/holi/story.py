"""The story of a game of Holi: a chapter per lap of turns, a line per turn.

A line has up to three actions in order (`holi.story_up`, `holi.story_move`, …); an action contains its effects
(`holi.story_stays`, `holi.story_rain`, …). Tokens are named by their owners.
"""

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

from cinquina.core.event import Event, Told
from cinquina.core.story import DECIDES, MATTERS, PLAIN, QUIET, STORY_END, Draft, Line, Storyteller, of_kind
from cinquina.games.holi import events as told
from cinquina.games.holi import story_lines as lines
from cinquina.games.holi.rules.tower import COLOURS

if TYPE_CHECKING:
    from cinquina.games.holi.rulebook import Rulebook


Deed = told.ThrewUp | told.ThrewDown | told.Moved | told.Climbed | told.SteppedDown


class Teller(Storyteller):
    rules: "Rulebook"
    plain = (told.Ended,)

    def __init__(self, rules: "Rulebook") -> None:
        super().__init__(rules)
        self.lap = 0
        self.had_turn: set[int] = set()  # in this lap
        self.cards = {card.id: card for card in rules.edition.cards}
        self.about = {card.id: card.about for card in rules.edition.rivalry}

    def hear(self, event: Event) -> Draft | None:
        match event:
            case told.Rivalry(card=card, title=title):
                self.begin()
                return self.add_line(lines.StoryRivalry(title, self.about[card]), MATTERS)
            case told.First():
                self.begin()
                return self.add_line(event)
            case told.Corner(cell=cell):
                self.begin()
                return self.grow("corners", event, corners, done=True, spots=[spot(cell)])
            case told.Turn(seat=seat):
                self.begin_turn(seat)
            case told.ThrewUp() | told.ThrewDown() | told.Moved() | told.Climbed() | told.SteppedDown():
                return self.tell_deed(event)
            case told.Finished():
                return self.add_line(event, DECIDES)
            case told.Counted():
                return self.tell_scores(event)
            case told.Over():
                return None
            case _ if "turn" in self.growing:  # cards of the first hands belong to no turn
                return self.add_effect(event)
        return None

    def end(self, seq: int, verdict: Sequence[Told]) -> None:
        """Tell the verdict in the chapter of the scoring, if there was one."""
        if not self.is_counting():
            super().end(seq, verdict)
            return
        self.seq = seq
        for each in verdict:
            self.add_line(each, DECIDES)

    # -- the set-up

    def begin(self) -> None:
        """Start the game, with the Rivalry cards that the host picked: there is no event for them."""
        if not self.parts:
            self.begin_chapter(lines.StoryStart())
            for card in self.rules.setup.settings.get("rivalry_cards", []):
                self.add_line(lines.StoryRivalry(card, self.about[card]), MATTERS)

    # -- turns

    def begin_turn(self, seat: int) -> None:
        if not self.lap or seat in self.had_turn:
            self.lap += 1
            self.had_turn = set()
            self.begin_chapter(lines.StoryLap(self.lap))
        self.had_turn.add(seat)
        self.settle()

    def tell_deed(self, event: Deed) -> Draft:
        picture, spots = "", []
        match event:
            case told.ThrewUp(seat=seat, card=card):
                picture = f"card {COLOURS[seat]} {' '.join(self.cards[card].grid)}"
            case told.ThrewDown(seat=seat):
                picture = f"back {COLOURS[seat]}"
            case _:
                spots = [spot(event.cell)]
        weight = MATTERS if isinstance(event, told.Climbed) else PLAIN
        return self.grow("turn", event, self.turn, weight, picture, spots=spots)

    def add_effect(self, event: Event) -> Draft:
        spots = [spot(event.to)] if isinstance(event, told.Landed | told.Hit | told.Rained) else []
        hit = isinstance(event, told.Hit) or (isinstance(event, told.Rained) and event.seat != event.by)
        done = isinstance(event, told.Ended)
        return self.grow("turn", event, self.turn, MATTERS if hit else QUIET, done=done, spots=spots)

    def turn(self, events: list[Event]) -> Line:
        starts = [n for n, each in enumerate(events) if isinstance(each, Deed)]
        deeds = [events[n:end] for n, end in zip(starts, [*starts[1:], len(events)], strict=True)]
        first = events[0]
        assert isinstance(first, Deed)
        clauses = reduce(join_clauses, [self.clauses(deed) for deed in deeds])
        return Line(first.seat, clauses)

    def clauses(self, events: list[Event]) -> list[Event]:
        """Return one action with its effects."""
        deed, *rest = events
        ends = [each.tell() for each in self.ends(rest)]
        match deed:
            case told.ThrewUp(seat=seat, title=title):
                return [lines.StoryUp(seat, title, ends)]
            case told.ThrewDown(seat=seat):
                known = of_kind(rest, told.ThrewCard)
                return [
                    lines.StoryDownCard(seat, known[0].title, ends) if known else lines.StoryDown(seat, ends)
                ]
            case told.Moved(seat=seat):
                return [lines.StoryMove(seat), *taken_events(seat, rest)]
            case told.Climbed(seat=seat, cell=cell) | told.SteppedDown(seat=seat, cell=cell):
                points = sum(each.points for each in of_kind(rest, told.FirstUp))
                down = isinstance(deed, told.SteppedDown)
                return [lines.StoryClimb(seat, int(cell[0]), down, points), *taken_events(seat, rest)]
        raise AssertionError(deed)

    def ends(self, events: list[Event]) -> list[Event]:
        """Return the ends of a throw's tokens with their points: hits first, the others from the top down."""
        edition = self.rules.edition
        found: list[Event] = []
        for each in events:
            given = edition.given_points
            if isinstance(each, told.Hit):
                found.append(lines.StoryHit(each.seat, each.points + given))
            elif isinstance(each, told.Rained):
                own = each.seat == each.by
                found.append(lines.StoryRain(each.seat, each.by, own, 0 if own else each.points + given))
        landed = [(int(each.to[0]), each.fell > 0) for each in of_kind(events, told.Landed)]
        for level, fell in sorted(set(landed), reverse=True):
            count = landed.count((level, fell))
            found.append(lines.StoryStays(count, level, fell, count * edition.level_points[level - 1]))
        return found

    # -- the end

    def is_counting(self) -> bool:
        heading = self.parts[-1].event if self.parts else None
        return isinstance(heading, Told) and heading.id == STORY_END

    def tell_scores(self, event: told.Counted) -> Draft:
        if not self.is_counting():
            self.begin_chapter(Told(STORY_END, {}))
            self.add_line(lines.StoryAllFinished())
        levels = {f"level{n}": points for n, points in enumerate(event.levels, 1)}
        points = {"so_far": event.so_far, **levels, "given": event.given, "sweets": event.sweets}
        sources = [
            Told(f"holi.score-{source}", {"count": count})
            for source, count in {**points, "rivalry": event.rivalry}.items()
            if count
        ]
        return self.add_line(lines.StoryCounted(event.seat, event.points, sources), MATTERS)


def corners(events: list[Event]) -> Event:
    seats = [each.seat for each in of_kind(events, told.Corner)]
    return lines.StoryCorners(seats, len(seats))


def join_clauses(first: list[Event], second: list[Event]) -> list[Event]:
    return [lines.StoryThen([each.tell() for each in first], [each.tell() for each in second])]


def taken_events(seat: int, events: list[Event]) -> list[Event]:
    """Return sweets, then tokens by their owners, the seat's own first."""
    gains: list[Event] = []
    if sweets := sum(each.count for each in of_kind(events, told.Sweets)):
        gains.append(lines.StorySweets(sweets))
    owners = [each.by for each in of_kind(events, told.Collected)]
    for owner in sorted(set(owners), key=lambda each: (each != seat, each)):
        gains.append(lines.StoryTokens(owner, owner == seat, owners.count(owner)))
    return [lines.StoryTakes(seat, [each.tell() for each in gains])] if gains else []


def spot(place: str) -> str:
    """Convert `2C4` to `tower.2.C4`."""
    return f"tower.{place[0]}.{place[1:]}"
