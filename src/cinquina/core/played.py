"""A played entry: the positions before and after it, its events, and the beats in between."""

from typing import NamedTuple

from cinquina.core.listener import Beat, Heard, Listener
from cinquina.core.record import Entry, Record, admit, timed_entries
from cinquina.core.state import State


class Played(NamedTuple):
    """A played entry. Its positions must not be changed: copy them to play on."""

    entry: Entry
    who: int
    before: State
    after: State
    told: list[Heard]
    beats: list[Beat]


def play(before: State, entry: Entry, who: int, action: int, watches: bool = True) -> Played:
    """Apply a legal action to a copy of the position; unless `watches`, it has one beat, its end."""
    after = before.copy()
    after.listener = listener = Listener(watches)
    after.apply(who, action)
    after.listener = None
    return Played(entry, who, before, after, listener.told, listener.end(after))


def beats_of(beats: list[Beat], told: list[Heard], viewer: int | None) -> list[tuple[list[int], State]]:
    """Return per beat the events that a seat (None: a spectator) receives, by number, and the position.

    A beat without any is merged with its neighbour: their number would leak information.
    """
    heard = [n for n, each in enumerate(told) if each.reaches(viewer)]
    found: list[tuple[list[int], State]] = []
    for beat in beats:
        numbers = [heard.index(n) for n in beat.told if n in heard]
        if found and not (numbers and found[-1][0]):
            numbers = found.pop()[0] + numbers
        found.append((numbers, beat.state))
    return found


def playback(record: Record) -> list[Played]:
    """Return every entry of a record that counts, played."""
    rules = record.rules()
    state = rules.start()
    found: list[Played] = []
    for entry, clock in timed_entries(record.log):
        who, action = admit(rules, state, entry, clock)
        found.append(play(state, entry, who, action))
        ran, state = state.clock_ms() > 0, found[-1].after
        if clock is not None:
            clock.record_entry(state, who, entry.time, ran)
    return found


def steps(record: Record) -> list[tuple[Entry | None, State, list[Heard]]]:
    """Return entry (None at the start), position after it and events for every moment of a record."""
    start: tuple[Entry | None, State, list[Heard]] = (None, record.rules().start(), [])
    return [start, *((each.entry, each.after, each.told) for each in playback(record))]
