"""The check that everybody is ready before the clock of a game starts (flow P1).

It is a request, made by the first person who is ready. A device answers for all its seats. Absent people are not waited
for.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.refusals import NotReady, UndoAsked
from cinquina.core.who import actor_text
from cinquina.table import questions
from cinquina.table.header import Request

if TYPE_CHECKING:
    from cinquina.table.table import Change, Table


class Start(NamedTuple):
    """The decision that starts the clock."""

    seat: int
    action: int
    length: int  # ms that the clock runs then


def start_of(table: "Table") -> Start | None:
    """Return the only possible decision, if it starts the clock of the game; else None."""
    waiting = table.waiting()
    if not table.game.timed or len(waiting) != 1 or table.state.clock_ms() > 0:
        return None
    [seat] = waiting
    actions = table.rules.actions(table.state, seat)
    if len(actions) != 1:
        return None
    after = table.state.copy()
    after.apply(seat, actions[0])
    length = int(after.clock_ms())
    return Start(seat, actions[0], length) if length > 0 else None


def waits_for_ready(table: "Table") -> bool:
    """Return whether the clock waits until all people are ready. At a table of bots it waits for nobody."""
    return bool(table.header.people) and start_of(table) is not None


def seconds_after_ready(table: "Table") -> int:
    """Return how many seconds the clock will run once all people are ready; 0 if no clock is waiting."""
    start = start_of(table) if table.header.people else None
    return 0 if start is None else start.length // 1000


def means_ready(table: "Table", text: str) -> bool:
    """Return whether a typed text means "ready" while the table waits for people to be ready."""
    found = questions.match_wording(table.rules, text)
    return found is not None and found[0] == "ready" and waits_for_ready(table)


def mark_ready(table: "Table", guest: str | None, now: int, present: Collection[int] = ()) -> "Change":
    """Mark all seats of a guest as ready. The last one starts the clock, no matter whose turn it is."""
    table.must_run()
    own = table.seats_of(guest)
    if not own:
        raise Refusal("table.not_yours")
    start, request = start_of(table), table.header.request
    if start is None:
        raise Refusal("table.not_asked")
    if table.header.blocking_request is not None:
        raise Refusal(UndoAsked(seat=actor_text(table.header.blocking_request.seat)))
    if request is None:
        request = Request(own[0], number=table.header.next_number, what="ready")
    request = msgspec.structs.replace(request, agreed=tuple(sorted({*request.agreed, *own})))
    if seats_not_ready(table, request, present):
        return table.change(now, request=request)
    return table.decide(start.seat, start.action, now)


def start_if_ready(table: "Table", now: int, present: Collection[int]) -> "Change | None":
    """Start the clock if everybody still present is ready, after a person left; otherwise return None."""
    start, request = start_of(table), table.header.request
    if start is None or not is_ready_request(request) or seats_not_ready(table, request, present):
        return None
    return table.decide(start.seat, start.action, now)


def is_ready_request(request: Request | None) -> TypeGuard[Request]:
    return request is not None and request.what == "ready"


def seats_not_ready(table: "Table", request: Request | None, present: Collection[int]) -> list[int]:
    """Return the seats of present people who have not said that they are ready."""
    agreed = request.agreed if is_ready_request(request) else ()
    chairs = enumerate(table.header.chairs)
    return [seat for seat, each in chairs if each.kind == "person" and seat in present and seat not in agreed]


def must_be_ready(table: "Table", guest: str | None, seat: int, present: Collection[int]) -> None:
    """Raise Refusal naming the present players who are not ready for the clock to start."""
    start = start_of(table)
    if start is None or start.seat != seat:
        return
    own = table.seats_of(guest)
    others = [seat for seat in seats_not_ready(table, table.header.request, present) if seat not in own]
    if others:
        raise Refusal(NotReady(seats=[actor_text(seat) for seat in others]))
