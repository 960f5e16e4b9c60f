"""Requests about the table rather than the game: pauses, seats, the clock (`docs/developers/table.md` lists them)."""

from collections.abc import Collection
from typing import Literal

from cinquina.core.errors import Refusal
from cinquina.core.refusals import NoSuchSeat
from cinquina.table import clock, consent, ready, seats
from cinquina.table.opening import checked_level
from cinquina.table.table import Change, Table

What = Literal[
    "pause",
    "go_on",
    "ready",
    "clock",
    "leave",
    "come_back",
    "give_up",
    "seat_bot",
    "open_seat",
    "withdraw",
    "chat_on",
    "chat_off",
    "rematch",
    "go_further",
]


def manage(
    t: Table,
    guest: str | None,
    what: What,
    now: int,
    seat: int | None,
    level: str,
    text: str,
    present: Collection[int],
) -> Change:
    """Carry out any request but a rematch, which is another table."""
    if what == "pause":
        return clock.pause(t, guest, now, present)
    if what == "go_on":
        return clock.resume(t, guest, now)
    if what == "clock":
        return clock.set_clock(t, guest, text, now, present)
    if what == "ready":
        return ready.mark_ready(t, guest, now, present)
    if what in ("chat_on", "chat_off"):
        seats.must_host(t, guest, present)
        return t.change(now, chat=what == "chat_on")
    if what == "withdraw":
        request = t.header.request
        return consent.withdraw(t, t.seats_of(guest), request.number if request else 0, now)
    if seat is None:
        raise Refusal(NoSuchSeat(seats=len(t.header.chairs)))
    if what == "come_back":
        return seats.come_back(t, guest, seat, now)
    level = checked_level(level)
    if what == "leave":
        return seats.leave(t, guest, seat, level, now)
    if what == "give_up":
        return seats.give_up(t, guest, seat, level, now)
    if what == "seat_bot":
        return seats.seat_bot(t, guest, seat, level, now, present)
    return seats.open_seat(t, guest, seat, now, level, present)
