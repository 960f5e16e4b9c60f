"""An entry as it was played: the positions before and after it, what was told, and the beats in between."""

from typing import NamedTuple

from cinquina.core.listener import Beat, Heard, Listener
from cinquina.core.record import Entry, Record, admitted, timed
from cinquina.core.state import State


class Played(NamedTuple):
    """Nobody changes these positions any more: whoever plays on copies them."""

    entry: Entry
    who: int
    before: State
    after: State
    told: list[Heard]
    beats: list[Beat]


def play(before: State, entry: Entry, who: int, action: int) -> Played:
    """A legal action, applied to a copy of the position."""
    after = before.copy()
    after.listener = listener = Listener(watches=True)
    after.apply(who, action)
    after.listener = None
    return Played(entry, who, before, after, listener.told, listener.end(after))


def playback(record: Record) -> list[Played]:
    """Every entry of a record that counts."""
    rules = record.rules()
    state = rules.start()
    found: list[Played] = []
    for entry, clock in timed(record.log):
        who, action = admitted(rules, state, entry, clock)
        found.append(play(state, entry, who, action))
        ran, state = state.clock_ms() > 0, found[-1].after
        if clock is not None:
            clock.passed(state, who, entry.time, ran)
    return found


def steps(record: Record) -> list[tuple[Entry | None, State, list[Heard]]]:
    """Every moment of a record: the entry (None at the start), the position after it, what happened."""
    start: tuple[Entry | None, State, list[Heard]] = (None, record.rules().start(), [])
    return [start, *((each.entry, each.after, each.told) for each in playback(record))]
