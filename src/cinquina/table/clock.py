"""Time at a table: limits that run out, pauses and their end.

The caller stamps `now`. A message stamped at or after a deadline comes after the effects of the deadline.
"""

from collections.abc import Collection

from cinquina.core.errors import Refusal
from cinquina.core.refusals import UndoAsked
from cinquina.core.state import CLOCK
from cinquina.core.who import actor_text
from cinquina.table import away
from cinquina.table.header import Request
from cinquina.table.seats import is_managed_by
from cinquina.table.table import Change, Table

# A server that starts, or loads an unwatched table, gives everybody at least this time.
GRACE_MS = 10_000


def expire(table: Table, now: int) -> Change | None:
    """Return the change that the first expired deadline causes: the tick of a timed game, the fallback decision of a
    seat, or a bot for an absent player. Return None if nothing is due. Call it until it returns None, since several
    seats may be out of time."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    if table.header.absence is not None:
        return away.replace_by_bot(table, now)
    who = table.limits()[0].who
    if who == CLOCK:
        return table.decide(CLOCK, table.rules.actions(table.state, CLOCK)[0], now)
    return table.decide(who, int(table.state.fallback(who)), now, late=True)


def pause(table: Table, guest: str | None, now: int, present: Collection[int] = ()) -> Change:
    """Pause the table, or request a pause. The host may pause at once, and so may the only person at the table. While
    the game's clock runs for several people, all others who are present must agree (flow T7)."""
    table.must_run()
    own = table.seats_of(guest)
    alone = table.header.people == {guest}
    runs = table.state.clock_ms() > 0
    if not own and guest != table.header.host:
        raise Refusal("table.host_only")
    if alone or (guest == table.header.host and not runs):
        return table.change(now, paused=True, request=None)
    if not own:
        raise Refusal("table.not_yours")
    if table.header.blocking_request is not None:
        raise Refusal(UndoAsked(seat=actor_text(table.header.blocking_request.seat)))
    if not seats_to_agree(table, own[0], present):
        return table.change(now, paused=True, request=None)
    return table.change(now, request=Request(own[0], number=table.header.next_number, what="pause"))


def set_clock(table: Table, guest: str | None, text: str, now: int, present: Collection[int] = ()) -> Change:
    """Set the clock of the game, where the rules allow it; only the host may. The choice is an entry of the log, so a
    record replays it (flow R34). People who were ready for the old clock are asked again."""
    table.must_run()
    if not is_managed_by(table.header, guest, present):
        raise Refusal("table.host_only")
    if text not in table.rules.clocks(table.state) or table.seq >= table.rules.max_entries:
        raise Refusal("table.not_asked")
    return table.decide(CLOCK, table.rules.parse(table.state, CLOCK, text), now)


def seats_to_agree(table: Table, seat: int, present: Collection[int]) -> list[int]:
    """Return the seats that must agree to a pause: all other people who are present."""
    own = table.chair(seat).guest
    chairs = enumerate(table.header.chairs)
    return [at for at, each in chairs if each.kind == "person" and each.guest != own and at in present]


def resume(table: Table, guest: str | None, now: int) -> Change:
    """End a pause. Anybody with a seat may, so that an absent host holds up nobody."""
    if not table.header.paused:
        raise Refusal("table.not_paused")
    if guest != table.header.host and not table.seats_of(guest):
        raise Refusal("table.not_yours")
    return table.resume(now)
