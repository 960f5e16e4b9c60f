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


def play(before: State, entry: Entry, who: int, action: int, watches: bool = True) -> Played:
    """A legal action, applied to a copy of the position; unwatched it has one beat, its end."""
    after = before.copy()
    after.listener = listener = Listener(watches)
    after.apply(who, action)
    after.listener = None
    return Played(entry, who, before, after, listener.told, listener.end(after))


def shown(beats: list[Beat], told: list[Heard], viewer: int | None) -> list[tuple[list[int], State]]:
    """What a seat (None: a spectator) is told at each beat, as numbers among what reaches it, and the position then.

    A beat of which it is told nothing is seen with its neighbour: how many there are would tell.
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
