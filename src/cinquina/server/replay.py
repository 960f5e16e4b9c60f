"""A finished game, moment by moment, with nothing sealed any more."""

from cinquina.core.played import playback
from cinquina.server.film import beats_of, frame
from cinquina.server.messages import Replay, ReplayMoment, TableView
from cinquina.table.history import Moment
from cinquina.table.table import Table


def replay(table: Table, seen: TableView) -> Replay:
    record = table.record()  # refuses before the end
    rules = record.rules()
    ended = table.result()
    assert ended is not None
    start = view = frame(rules, rules.start(), None)
    moments: list[ReplayMoment] = []
    for played in playback(record):
        entry = played.entry
        beats, view = beats_of(rules, played, view)
        events = [each.event.tell() for each in played.told]
        moments.append(ReplayMoment(Moment(entry.seq, entry.who, entry.text, entry.time, events), beats))
    return Replay(seen, start, moments, ended, rules.words())
