"""Undo: at once where it is free, otherwise when the others agree.

An undo is an entry of its seat; replaying the log leaves out that seat's last live decision and the draws since. If the
rest of the log would then be illegal, later decisions are undone first, from the latest on, each by an undo entry of
its own seat. Nothing is deleted.
"""

from cinquina.core.errors import Refusal
from cinquina.core.record import UNDO, Entry
from cinquina.core.refusals import UndoAsked, UndoneOften
from cinquina.core.state import OVER
from cinquina.core.who import actor_text
from cinquina.table.chance import draw_until_decision
from cinquina.table.header import Request
from cinquina.table.history import History
from cinquina.table.table import Change, Table

MOST_UNDOS = 500  # at one table, so that its log has an end


def request_undo(table: Table, seat: int, now: int) -> Change:
    """Take the seat's last decision back, or ask the people who must agree."""
    table.chair(seat)
    table.must_run()
    if table.is_bound_by_time(seat):
        raise Refusal("table.no_undo_in_time")
    if not table.can_undo(seat):
        raise Refusal("table.nothing_to_undo")
    if table.header.blocking_request is not None:
        raise Refusal(UndoAsked(seat=actor_text(table.header.blocking_request.seat)))
    if table.history.undos >= MOST_UNDOS:
        raise Refusal(UndoneOften(most=MOST_UNDOS))
    if table.seats_to_agree(seat):
        return table.change(now, request=undo_request(table, seat))
    return take_back(table, seat, now)


def undo_request(table: Table, seat: int) -> Request:
    seats, _ = plan_undo(table, seat)
    return Request(seat, number=table.header.next_number, back=table.history.last_decisions_of(seats))


def take_back_if_agreed(table: Table, request: Request, now: int) -> Change:
    """Undo the decision after all agreed. If more entries would be undone than they agreed to, ask them again."""
    anew = undo_request(table, request.seat)
    if anew.back != request.back:
        return table.change(now, request=anew)
    return take_back(table, request.seat, now)


def take_back(table: Table, seat: int, now: int) -> Change:
    seats, rest = plan_undo(table, seat)
    time = table.time_of_play(now)
    entries = [Entry(table.seq + n, actor_text(each), UNDO, "all", time) for n, each in enumerate(seats)]
    seq = table.seq + len(entries)
    drawn = draw_until_decision(table.rules, rest.state, table.header.seed, rest.draws, seq, time)
    over = (drawn[-1].after if drawn else rest.state).turn() == OVER
    return table.change(now, [*entries, *(each.entry for each in drawn)], request=None, over=over)


def plan_undo(table: Table, seat: int) -> tuple[list[int], History]:
    """Return the seats that each undo a decision, in order, so that the rest of the log is legal; and the resulting
    history."""
    history = table.history
    free = table.undo_is_free(seat)
    since = [] if free else history.seats_decided_since(history.last[seat].seq)
    for others in range(len(since) + 1):
        seats = [*since[:others], seat]
        rest = history.with_undo_by(seats)
        if rest is not None:
            return seats, rest
    raise Refusal("table.cannot_undo")
