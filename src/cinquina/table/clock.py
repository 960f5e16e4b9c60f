"""Time at a table: limits that run out, pause and going on.

Whoever calls stamps `now`. A message stamped at or after a deadline comes after what the deadline brings.
"""

from cinquina.core.errors import Refusal
from cinquina.core.state import CLOCK
from cinquina.table.table import Change, Table

# A server that starts, or takes up a table that nobody watched, gives everybody at least this long.
GRACE_MS = 10_000


def expire(table: Table, now: int) -> Change | None:
    """What the first deadline that has passed brings: the tick of a timed game, or the fallback of a seat whose time
    is up. None = nothing is due. Call again until then: a fallback may end one seat's time and not another's."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    who = table.limits()[0].who
    if who == CLOCK:
        return table.decided(CLOCK, table.rules.actions(table.state, CLOCK)[0], now)
    return table.decided(who, int(table.state.fallback(who)), now, late=True)


def pause(table: Table, guest: str | None, now: int) -> Change:
    """The host may pause; so may a person who plays with no other people.

    While the clock of the game runs nobody pauses but at one device, where the pause hides the board from all.
    """
    table.must_run()
    people = table.header.people
    if guest != table.header.host and people != {guest}:
        raise Refusal("table.host_only")
    if len(people) > 1 and table.state.clock_ms() > 0:
        raise Refusal("table.no_pause")
    return table.change(now, paused=True)


def go_on(table: Table, guest: str | None, now: int) -> Change:
    """Anybody with a seat may end a pause, so that a host who went away holds up nobody."""
    if not table.header.paused:
        raise Refusal("table.not_paused")
    if guest != table.header.host and not table.seats_of(guest):
        raise Refusal("table.not_yours")
    return table.change(now, paused=False)
