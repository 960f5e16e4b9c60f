"""Requests that others must agree to: an undo, or a pause while the clock of a game runs.

The request to be ready is in `ready.py`, since nobody can refuse it.
"""

from collections.abc import Collection

import msgspec

from cinquina.core.errors import Refusal
from cinquina.table import clock, events, undo
from cinquina.table.header import Request
from cinquina.table.seating import News
from cinquina.table.seats import MOST_SEATINGS
from cinquina.table.table import Change, Table


def seats_to_agree(table: Table, request: Request, present: Collection[int]) -> list[int]:
    """Return the seats whose people have to agree."""
    if request.what == "pause":
        return clock.seats_to_agree(table, request.seat, present)
    return table.seats_to_agree(request.seat)


def answer_request(
    table: Table, seats: list[int], number: int, agree: bool, now: int, present: Collection[int] = ()
) -> Change:
    """Answer a request for these seats. One refusal ends the request; the last consent carries it out."""
    table.must_run()
    request = pending_request(table, number)
    asked = seats_to_agree(table, request, present)
    if not set(seats) & {*asked, *request.agreed} or request.seat in seats:
        raise Refusal("table.not_asked")
    if not agree:
        return end_request(table, request, events.Declined, seats[0], now)
    agreed = tuple(sorted({*request.agreed, *seats}))
    if set(asked) - set(agreed):
        return table.change(now, request=msgspec.structs.replace(request, agreed=agreed))
    if request.what == "pause":
        return table.change(now, paused=True, request=None)
    return undo.take_back_if_agreed(table, request, now)


def withdraw(table: Table, seats: list[int], number: int, now: int) -> Change:
    """Withdraw a pending request. Raise Refusal unless one of `seats` made it."""
    request = pending_request(table, number)
    if request.seat not in seats:
        raise Refusal("table.not_yours")
    return end_request(table, request, events.Withdrew, request.seat, now)


def end_request(
    table: Table, request: Request, event: type[events.Declined | events.Withdrew], seat: int, now: int
) -> Change:
    """End a request, and announce who ended it, unless the table has too many announcements already."""
    name = table.chair(seat).name
    full = len(table.seatings) >= MOST_SEATINGS
    news = [] if full else [News(None, "", event(name, request.what))]
    return table.change(now, news=news, request=None)


def pending_request(table: Table, number: int) -> Request:
    request = table.header.blocking_request
    if request is None or request.number != number:
        raise Refusal("table.no_undo_asked")
    return request
