"""The clock of a common game waits for the player whose turn it is while their connection is lost (flow T8).

The clock pauses by itself, at most once in a round. It resumes when the player is back, when anybody ends the pause, or
after a minute: then a bot plays for them until they come back.
"""

from collections.abc import Collection

import msgspec

from cinquina.core.levels import USUAL_LEVEL
from cinquina.table import events, seats
from cinquina.table.header import Request
from cinquina.table.seating import News
from cinquina.table.table import Change, Table


def pause_or_resume(table: Table, now: int, present: Collection[int]) -> Change | None:
    """Stop the clock while a player's connection is lost; resume it when they are back. Return None if nothing
    changes."""
    request = table.header.request
    if request is not None and request.what == "away":
        return table.resume(now) if request.seat in present else None
    seat = absent_seat(table, present)
    if seat is None:
        return None
    chair = msgspec.structs.replace(table.chair(seat), waited=period_number(table))
    waits = Request(seat, number=table.header.next_number, what="away", since=now)
    return table.change(now, paused=True, request=waits, chairs=seats.with_chair(table.header, seat, chair))


def absent_seat(table: Table, present: Collection[int]) -> int | None:
    """Return the seat that everybody waits for: the only one with a pending decision, if its player is away and another
    person is present. Otherwise return None."""
    if not table.game.cooperative or not table.is_racing:
        return None
    chairs = table.header.chairs
    if any(chair.waited == period_number(table) for chair in chairs):
        return None
    asked = table.waiting()
    away = [seat for seat in asked if chairs[seat].kind == "person" and seat not in present]
    if len(asked) != 1 or not away:
        return None
    guest = chairs[away[0]].guest
    others = [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.guest != guest]
    return away[0] if set(others) & set(present) else None


def period_number(table: Table) -> int:
    """Return a number, never 0, that identifies the running period of the clock."""
    return table.history.clock.began + 1


def replace_by_bot(table: Table, now: int) -> Change:
    """Return the change that replaces an absent player by a bot, when the minute is over."""
    request = table.header.request
    assert request is not None
    chair = table.chair(request.seat)
    news = [News(request.seat, chair.name, events.Replaced(chair.name))]
    return seats.change_holder(table, request.seat, chair.with_bot(USUAL_LEVEL), now, news)
