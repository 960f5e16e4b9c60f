"""The story of a game: what happened, told for people. Chapters (a round, a lap), in each a few lines, one a turn.

A game's `story.py` has a Storyteller, which hears the events that a viewer is told and folds them into lines. A line is
an event of its own kind, which sums up others: `foldris.story_barrier seats=[0,2]`, or a `Line` of several clauses. It
has no notation and no places in its words; those are in its spots, which a page lights up, and in its details, the
events themselves.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from cinquina.core.event import Event, Seat, Told

Kind = TypeVar("Kind", bound=Event)

QUIET: Final = 0  # nothing came of it
PLAIN: Final = 1
MATTERS: Final = 2  # somebody gains or loses something by it
DECIDES: Final = 3  # who wins, who is out

STORY_BEGIN: Final = "core.story_begin"  # the headings of chapters that no game names
STORY_END: Final = "core.story_end"


class Line(Event):
    """A sentence about a seat: what it does, clause by clause, and what comes of it.

    A clause begins with its verb (`takes the white die`) and carries the seat; the last one is told with an "and". An
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


class StoryLine(msgspec.Struct):
    """One turn, or what a round did to somebody, in a sentence."""

    told: Told
    seat: int | None  # whose it is; None: it concerns all, or several
    first: int  # the moments it is about, by number
    last: int
    weight: int
    done: bool  # nothing will be added
    picture: str  # a small picture, in words that the game's folder draws: `block 0,0 1,0`; empty = none
    spots: list[str]  # what a page lights up, by the names that a board gives to what it draws
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
    """An event by its place: the number of its moment, and its own in it."""

    seq: int
    number: int
    event: Event


class Draft:
    """A line while it grows: its event may still change."""

    def __init__(self, event: Event | Told, seq: int, weight: int, picture: str) -> None:
        self.event = event
        self.first: Final = seq
        self.last = seq
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
            told, seat, self.first, self.last, self.weight, self.done, self.picture, spots, details
        )


class Part:
    """A chapter while it grows."""

    def __init__(self, event: Event | Told, seq: int, picture: str) -> None:
        self.event: Final = event
        self.first: Final = seq
        self.picture: Final = picture
        self.drafts: list[Draft] = []

    @property
    def last(self) -> int:
        return max([self.first, *(draft.last for draft in self.drafts)])

    def chapter(self, number: int) -> Chapter:
        told = self.event.tell() if isinstance(self.event, Event) else self.event
        lines = [draft.line() for draft in self.drafts]
        return Chapter(number, told, self.picture, self.first, self.last, lines)


class Storyteller:
    """Folds what a viewer is told, moment by moment. By default every event is a line, in one chapter."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.parts: list[Part] = []
        self.growing: dict[object, Draft] = {}  # the open lines of the chapter, by the game's own keys
        self.seq = self.number = 0  # of the moment that is told, and of the event in it

    # -- what a game says

    def hear(self, event: Event) -> Draft | None:
        """The line that an event becomes or belongs to; None = it is not told."""
        return self.line(event)

    def chapter(self, event: Event | Told, picture: str = "") -> None:
        """Begin another one. Nothing is added to the lines before it."""
        self.settle()
        self.parts.append(Part(event, self.seq, picture))

    def line(
        self, event: Event | Told, weight: int = PLAIN, picture: str = "", spots: Iterable[str] = ()
    ) -> Draft:
        """Add a line to the chapter that is told."""
        if not self.parts:
            self.chapter(Told(STORY_BEGIN, {}))
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
        """Tell the line of `key` again with one more event; begin it if none is open. `tell` gets all its events.

        The greatest weight and the last picture count. An empty picture leaves the one before.
        """
        draft = self.growing.get(key)
        told = tell([*(draft.events if draft else []), event])
        if draft is None:
            draft = self.growing[key] = self.line(told, weight)
            draft.done = False
        draft.event, draft.done = told, draft.done or done
        draft.weight, draft.picture = max(draft.weight, weight), picture or draft.picture
        draft.spots += spots
        return draft

    def settle(self) -> None:
        """Close the open lines: whatever is told next begins another."""
        for draft in self.growing.values():
            draft.done = True
        self.growing = {}

    def drop(self, draft: Draft) -> None:
        self.parts[-1].drafts.remove(draft)

    def conclude(self) -> None:
        """What is told of the end before the verdict, so that one sees why it is so."""

    # -- what the table does

    def moment(self, seq: int, events: Iterable[Event]) -> None:
        self.seq = seq
        for self.number, event in enumerate(events):
            # What happens beside the game, such as a time that is up, is a line in every game.
            own = isinstance(event, self.rules.event_type)
            draft = self.hear(event) if own else self.line(event)
            if draft is not None:
                draft.last = seq
                draft.details.append(self.detail(event))

    def detail(self, event: Event) -> Detail:
        """Return the event that is told now with its place."""
        return Detail(self.seq, self.number, event)

    def end(self, seq: int, verdict: Sequence[Told]) -> None:
        """How it ended: the last chapter."""
        self.seq = seq
        self.chapter(Told(STORY_END, {}))
        self.conclude()
        for told in verdict:
            self.line(told, DECIDES)

    def chapters(self, since: int = 0) -> list[Chapter]:
        """Those that have something of a moment from number `since` on."""
        return [part.chapter(n) for n, part in enumerate(self.parts) if part.last >= since]


def parts_of(line: Event) -> list[Event]:
    """Return the clauses and effects of a line; one that has none is its own only part."""
    return [*line.clauses, *line.effects] if isinstance(line, Line) else [line]


def of_kind(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    return [each for each in events if isinstance(each, kind)]
