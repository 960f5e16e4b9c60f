"""The highlights of a finished game, in the words of its story."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from cinquina.core.event import Event, Told
from cinquina.core.rules import Rules
from cinquina.core.state import State
from cinquina.core.story import Draft, Line, Part, Storyteller

# lead: the winner took the lead for good, and nobody else had led before; turn: the winner took it from another seat;
# best: the event that brought its seat most; blow: the event that cost the losers most.
Kind = Literal["lead", "turn", "best", "blow"]


class Highlight(msgspec.Struct, frozen=True):
    kind: Kind
    at: int  # the number of its entry in the log
    seat: int | None
    chapter: Told
    told: Told
    picture: str


class Standing(NamedTuple):
    """The lead of each seat after an entry; None if no running count predicts the winner."""

    seq: int
    figures: tuple[int | None, ...]


def standing_after(rules: Rules, seq: int, state: State) -> Standing:
    return Standing(seq, tuple(rules.standing(state, seat) for seat in range(rules.setup.seats)))


class Sentence(NamedTuple):
    """A line of the story, with its chapter and its event."""

    part: Part
    draft: Draft
    event: Event

    @property
    def seat(self) -> int | None:
        seat = self.event.facts.get("seat")
        return seat if isinstance(seat, int) else None

    def highlight(self, kind: Kind) -> Highlight:
        heading = self.part.event.tell() if isinstance(self.part.event, Event) else self.part.event
        return Highlight(kind, self.draft.last_seq, self.seat, heading, self.event.tell(), self.draft.picture)


def highlights(
    rules: Rules, teller: Storyteller, course: Sequence[Standing], ranks: Sequence[int], team: bool
) -> list[Highlight]:
    """Return the notable moments of a finished story, by the final ranks."""
    ending = rules.parts.ending
    if ending is None:
        return []
    told = [
        Sentence(part, draft, draft.event)
        for part in teller.parts
        for draft in part.drafts
        if isinstance(draft.event, Event) and draft.event.game in (rules.setup.game, Line.game)
    ]
    winners = [] if team else [seat for seat, rank in enumerate(ranks) if rank == 1]
    losers = [seat for seat in range(len(ranks)) if seat not in winners]
    worth = [(ending.worth(each.event), each) for each in told]
    found = [find_turning_point(worth, course, winners[0], ranks)] if len(winners) == 1 and losers else []
    cost = getattr(ending, "cost", None)
    if losers and cost:
        found.append(pick_greatest([(cost(each.event, losers), each) for each in told], "blow"))
    for seats in [range(len(ranks))] if team else [[seat] for seat in range(len(ranks))]:
        found.append(pick_greatest([(value, each) for value, each in worth if each.seat in seats], "best"))
    return [each for each in found if each is not None]


def pick_greatest(weighed: Iterable[tuple[int, Sentence]], kind: Kind) -> Highlight | None:
    """Return the highlight with the greatest value; of equals the last, which was nearer to the end."""
    best, found = 0, None
    for value, each in weighed:
        if value > 0 and value >= best:
            best, found = value, each
    return found.highlight(kind) if found else None


def find_turning_point(
    told: Sequence[tuple[int, Sentence]], course: Sequence[Standing], winner: int, ranks: Sequence[int]
) -> Highlight | None:
    """Return the moment when the winner took the lead for good; None if a tie-break decided."""
    ranked = [seat for seat, rank in enumerate(ranks) if rank]
    leaders = [find_leader(each.figures, ranked) for each in course]
    if len(ranked) < 2:
        return None  # the others gave up
    behind = [n for n, each in enumerate(leaders) if each != winner]
    first = behind[-1] + 1 if behind else 0
    if first >= len(course):
        return None
    kind: Kind = "turn" if any(each is not None for each in leaders[:first]) else "lead"
    seq = course[first].seq
    lines = [
        (each.seat == winner, value, each.draft.weight, n)
        for n, (value, each) in enumerate(told)
        if any(detail.seq == seq for detail in each.draft.details)
    ]
    return told[max(lines)[-1]][1].highlight(kind) if lines else None


def find_leader(figures: Sequence[int | None], seats: Sequence[int]) -> int | None:
    """Return the one seat in front of all others, or None."""
    known = [(figure, seat) for seat in seats if (figure := figures[seat]) is not None]
    if len(known) < len(seats):
        return None
    best = max(figure for figure, _ in known)
    front = [seat for figure, seat in known if figure == best]
    return front[0] if len(front) == 1 else None
