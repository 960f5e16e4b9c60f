"""The story of a game, for people. Chapters (a round, a lap), in each a few lines, one a turn.

A game's `story.py` has a Storyteller, which receives the events of a viewer and folds them into lines. A line is an
event that sums up others: `foldris.story_barrier seats=[0,2]`, or a `Line` of several clauses. Its words have no
notation and no places; those are in its spots, which a page highlights, and in its details, the events themselves.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

import msgspec

from cinquina.core.event import Event, Seat, Told

Kind = TypeVar("Kind", bound=Event)

QUIET: Final = 0  # no effect
PLAIN: Final = 1
MATTERS: Final = 2  # a seat gains or loses by it
DECIDES: Final = 3  # a seat wins or is eliminated

STORY_BEGIN: Final = "core.story_begin"  # the default heading of a chapter
STORY_END: Final = "core.story_end"


class Line(Event):
    """A sentence about a seat: its actions, clause by clause, and their effects.

    A clause begins with its verb (`takes the white die`) and carries the seat; the last one is joined by "and". An
    effect has a subject of its own (`the T leaves the game`).
    """

    game = "core"

    seat: Seat
    clauses: Sequence[Event]
    effects: Sequence[Event] = ()

    @property
    def text_id(self) -> str:
        return "core.line_effects" if self.effects else "core.line"

    @property
    def facts(self) -> dict[str, object]:
        parts = {"clauses": self.clauses, "effects": self.effects}
        return {
            "seat": self.seat,
            **{name: [each.tell() for each in part] for name, part in parts.items() if part},
        }


class Deed(Event):
    """A decision still secret from the viewer, so its line has no details."""

    game = "core"

    seat: Seat


class StoryLine(msgspec.Struct):
    """One turn, or the effect of a round on somebody, in a sentence."""

    told: Told
    seat: int | None  # the seat it is about; None: several or all
    first: int  # the numbers of its moments
    last: int
    weight: int
    done: bool  # complete and final
    picture: str  # a small picture, in words that the game's folder draws: `block 0,0 1,0`; empty = none
    spots: list[str]  # parts of the board to highlight, by name
    details: list[
        tuple[int, int]
    ]  # the events that it sums up: the number of the moment, and of the event in it


class Chapter(msgspec.Struct):
    number: int  # from 0
    told: Told  # its heading
    picture: str
    first: int
    last: int
    lines: list[StoryLine]


class Detail(NamedTuple):
    """An event with its place: the number of its moment, and its number within the moment."""

    seq: int
    number: int
    event: Event


class Draft:
    """A growing line: its event may still change."""

    def __init__(self, event: Event | Told, seq: int, weight: int, picture: str) -> None:
        self.event = event
        self.first: Final = seq
        self.last_seq = seq
        self.weight = weight
        self.picture = picture
        self.done = True
        self.spots: list[str] = []
        self.details: list[Detail] = []

    @property
    def events(self) -> list[Event]:
        return [each.event for each in self.details]

    def line(self) -> StoryLine:
        told = self.event.tell() if isinstance(self.event, Event) else self.event
        seat = told.facts.get("seat")
        details = [(each.seq, each.number) for each in self.details]
        spots = list(dict.fromkeys(self.spots))
        return StoryLine(
            told, seat, self.first, self.last_seq, self.weight, self.done, self.picture, spots, details
        )


class Part:
    """A growing chapter."""

    def __init__(self, event: Event | Told, seq: int, picture: str) -> None:
        self.event: Final = event
        self.first: Final = seq
        self.picture: Final = picture
        self.drafts: list[Draft] = []

    @property
    def last_seq(self) -> int:
        return max([self.first, *(draft.last_seq for draft in self.drafts)])

    def chapter(self, number: int) -> Chapter:
        told = self.event.tell() if isinstance(self.event, Event) else self.event
        lines = [draft.line() for draft in self.drafts]
        return Chapter(number, told, self.picture, self.first, self.last_seq, lines)


class Storyteller:
    """Folds a viewer's events, moment by moment. By default every event is a line, in one chapter."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.parts: list[Part] = []
        self.growing: dict[object, Draft] = {}  # the open lines of the chapter, by keys of the game
        self.seq = self.number = 0  # of the current moment, and of the event in it

    # -- overridden by games

    plain: ClassVar[tuple[type[Event], ...]] = ()  # decisions without a line, whose own text is a clause

    def hear(self, event: Event) -> Draft | None:
        """Return the line that an event starts or joins; None if it has none."""
        return self.add_line(event)

    def begin_chapter(self, event: Event | Told, picture: str = "") -> None:
        """Start a new chapter. The lines before it are complete."""
        self.settle()
        self.parts.append(Part(event, self.seq, picture))

    def add_line(
        self, event: Event | Told, weight: int = PLAIN, picture: str = "", spots: Iterable[str] = ()
    ) -> Draft:
        """Add a line to the current chapter."""
        if not self.parts:
            self.begin_chapter(Told(STORY_BEGIN, {}))
        draft = Draft(event, self.seq, weight, picture)
        draft.spots += spots
        self.parts[-1].drafts.append(draft)
        return draft

    def grow(
        self,
        key: object,
        event: Event,
        tell: Callable[[list[Event]], Event],
        weight: int = QUIET,
        picture: str = "",
        done: bool = False,
        spots: Iterable[str] = (),
    ) -> Draft:
        """Extend the open line of `key` with an event, or start it. `tell` makes the line from all its events.

        The greatest weight and the last picture count. An empty picture keeps the one before.
        """
        draft = self.growing.get(key)
        told = tell([*(draft.events if draft else []), event])
        if draft is None:
            draft = self.growing[key] = self.add_line(told, weight)
            draft.done = False
        draft.event, draft.done = told, draft.done or done
        draft.weight, draft.picture = max(draft.weight, weight), picture or draft.picture
        draft.spots += spots
        return draft

    def settle(self) -> None:
        """Complete the open lines."""
        for draft in self.growing.values():
            draft.done = True
        self.growing = {}

    def drop(self, draft: Draft) -> None:
        self.parts[-1].drafts.remove(draft)

    def conclude(self) -> None:
        """Add the lines about the end that precede the verdict and explain it."""

    # -- called by the table

    def add_moment(self, seq: int, events: Iterable[Event]) -> None:
        self.seq = seq
        for self.number, event in enumerate(events):
            # Events beside the game, such as the end of a time limit, are lines in every game.
            own = isinstance(event, self.rules.event_type)
            draft = self.hear(event) if own else self.add_line(event)
            if draft is not None:
                draft.last_seq = seq
                draft.details.append(self.detail(event))

    def detail(self, event: Event) -> Detail:
        """Return the current event and its place."""
        return Detail(self.seq, self.number, event)

    def end(self, seq: int, verdict: Sequence[Told]) -> None:
        """Add the last chapter, with the verdict."""
        self.seq = seq
        self.begin_chapter(Told(STORY_END, {}))
        self.conclude()
        for told in verdict:
            self.add_line(told, DECIDES)

    def chapters(self, since: int = 0) -> list[Chapter]:
        """Return the chapters that have changed since moment number `since`."""
        return [part.chapter(n) for n, part in enumerate(self.parts) if part.last_seq >= since]


def tell_deed(rules: Any, seat: Seat, events: Sequence[Event]) -> Told:
    """Return one decision of a seat as a line, from the events that a viewer knows.

    The first event with a text names the decision; the others are its effects.
    """
    for n, event in enumerate(events):
        teller: Storyteller = rules.storyteller()
        teller.add_moment(0, events[n:])
        lines = [line for chapter in teller.chapters() for line in chapter.lines]
        if lines:
            return lines[0].told
        if isinstance(event, teller.plain):
            return Line(seat, [event]).tell()
    return Deed(seat).tell()


def parts_of(line: Event) -> list[Event]:
    """Return the clauses and effects of a line; a line without any is its own only part."""
    return [*line.clauses, *line.effects] if isinstance(line, Line) else [line]


def of_kind(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    return [each for each in events if isinstance(each, kind)]
