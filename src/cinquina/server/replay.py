"""A finished game, moment by moment, with nothing sealed any more."""

from cinquina.core.record import steps
from cinquina.server.messages import Moment, Replay, ReplayMoment, TableView
from cinquina.server.plain import page_view, tell
from cinquina.server.updates import result
from cinquina.table.table import Table


def replay(table: Table, seen: TableView) -> Replay:
    record = table.record()  # refuses before the end
    rules = record.rules()
    ended = result(table.result())
    assert ended is not None
    moments = [
        ReplayMoment(
            Moment(entry.seq, entry.who, entry.text, entry.time, [tell(each.event) for each in told]),
            page_view(rules, state, None),
        )
        for entry, state, told in steps(record)
        if entry is not None
    ]
    return Replay(seen, moments, ended, rules.words())
