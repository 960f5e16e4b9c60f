"""The log of a table and the state that results: the position, each entry's audience, the pending decisions."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import NamedTuple

import msgspec

from cinquina.core.clock import Clock
from cinquina.core.errors import Invalid
from cinquina.core.event import Event, Told
from cinquina.core.listener import Beat, Heard
from cinquina.core.played import Played, beats_of, play
from cinquina.core.record import UNDO, Entry, admit, check_order, live_entries
from cinquina.core.rules import Rules
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.core.story import Storyteller, tell_deed
from cinquina.core.who import actor_text, parse_actor
from cinquina.table.events import TimeUp, TookBack
from cinquina.table.highlights import Standing, standing_after

MARK_EVERY = 16  # live entries: an undo folds the log from the last mark, not from the start
MARKS_KEPT = 2
BEATS_KEPT = 24  # entries: a page that missed more gets no film, only the current view


class Moment(msgspec.Struct, frozen=True):
    """One entry of the log as this viewer may know it, with its events. A sealed entry has no text yet."""

    seq: int
    who: str
    text: str | None
    time: int  # ms of play since the start, pauses left out
    events: list[Told]


class AskedAt(msgspec.Struct, frozen=True):
    """The moment at which a decision became pending, or of a tick: the number of entries, and the time of play."""

    seq: int
    time: int


class Decision(msgspec.Struct, frozen=True):
    """A seat's last live decision, with the positions around it."""

    seq: int
    before: State
    after: State


class FilmFrame(NamedTuple):
    """A beat as a viewer knows it: the viewer's number of its entry, and of the events that led to it."""

    seq: int
    told: list[int]
    state: State


class Mark(NamedTuple):
    """The state after a number of live entries. Nobody changes these positions."""

    entries: int
    state: State
    draws: int
    asked: dict[int, AskedAt]
    last: dict[int, Decision]
    clock: Clock
    tick: AskedAt | None


class History:
    def __init__(self, rules: Rules, first: State | None = None) -> None:
        """Begin at the start of the game, or at another position."""
        self.rules = rules
        self.first: State = rules.start() if first is None else first
        self.log: list[Entry] = []
        self.state: State = self.first
        self.draws = 0  # live entries of chance
        self.asked: dict[int, AskedAt] = {int(seat): AskedAt(0, 0) for seat in self.state.waiting()}
        self.last: dict[int, Decision] = {}
        self.clock = Clock()
        self.tick: AskedAt | None = None  # the last tick of the game's clock
        self.undos = 0
        self.course: list[Standing] = []  # per entry that counts
        self._live: list[Entry] = []
        self._resigned: set[int] = set()  # seats
        self._marks: list[Mark] = []  # the last ones
        self._told: list[list[Heard]] = []  # per entry of the log: what happened
        self._beats: dict[int, list[Beat]] = {}  # of the last entries
        self._shown: list[int | None] = []  # per entry: with which entry all could read it; None = not yet
        self._sealed: list[int] = []  # live entries that wait to be shown together
        self._waited = [tuple(self.asked)]  # who owed a decision after each number of entries
        # The entries that each viewer knows of, in the order of learning of them; and those that only
        # their own seat knows of: parts of an unfinished decision, whose number is secret.
        self._known: dict[int | None, list[int]] = {
            None: [],
            **{seat: [] for seat in range(self.state.seats)},
        }
        self._parts: set[int] = set()

    @property
    def is_over(self) -> bool:
        return self.state.turn() == OVER

    def add(self, entry: Entry, late: bool = False) -> None:
        """Add an entry from the store; `late`: made for a seat whose time was up."""
        self._must_be_next(entry)
        if entry.text == UNDO:
            self.log.append(entry)
            undone = next(each for each in reversed(self._live) if each.who == entry.who)
            if undone.seq in self._parts:
                self._parts.add(entry.seq)
            self._take_back(entry)
            self._store_events(
                entry, [Heard(TookBack(parse_actor(entry.who)))], [Beat(self.state, [0])], late
            )
        else:
            self.add_played(self._play(entry), late)

    def add_played(self, played: Played, late: bool = False) -> None:
        """Add an entry that was checked and played on this history's position already."""
        self._must_be_next(played.entry)
        self.log.append(played.entry)
        self._apply(played)
        self._store_events(played.entry, played.told, played.beats, late)

    def _must_be_next(self, entry: Entry) -> None:
        if entry.seq != len(self.log):
            raise Invalid(f"$.log[{entry.seq}]", f"out of order, {len(self.log)} is next")
        check_order(self.log[-1] if self.log else None, entry)

    def _store_events(self, entry: Entry, told: list[Heard], beats: list[Beat], late: bool) -> None:
        """Store the events of an entry and their audience."""
        before = [Heard(TimeUp(parse_actor(entry.who)))] if late else []
        self._waited.append(tuple(self.asked))
        self._told.append([*before, *told])
        self._beats[entry.seq] = [
            Beat(beats[0].state, [*range(len(before)), *shift_events(beats[0], before)])
        ]
        self._beats[entry.seq] += [Beat(each.state, shift_events(each, before)) for each in beats[1:]]
        self._beats.pop(entry.seq - BEATS_KEPT, None)
        self._shown.append(entry.seq if entry.audience == "all" else None)
        if entry.audience == "moment":
            self._sealed.append(entry.seq)
            if parse_actor(entry.who) in self.asked:
                self._parts.add(entry.seq)
        opened: list[int] = []
        if self._sealed and not self.state.has_sealed_decision():
            opened, self._sealed = self._sealed, []
            for seq in opened:
                self._shown[seq] = entry.seq
        self._make_known(entry, opened)

    def _make_known(self, entry: Entry, opened: list[int]) -> None:
        """Make an entry known to its viewers, after the parts that it opened. At the end of the game decisions that
        were taken back unseen become known, too."""
        opened = [seq for seq in (sorted(self._parts) if self.is_over else opened) if seq in self._parts]
        self._parts.difference_update(opened)
        for viewer, known in self._known.items():
            own = None if viewer is None else actor_text(viewer)
            known += [seq for seq in opened if seq != entry.seq and self.log[seq].who != own]
            if entry.seq not in self._parts or entry.who == own:
                known.append(entry.seq)

    def count_known(self, viewer: int | None) -> int:
        """Return how many entries a viewer knows of."""
        return len(self._known[viewer])

    def time_of(self, viewer: int | None, number: int) -> int | None:
        """Return the time of play of an entry by the viewer's own count, or None if there is no such entry."""
        known = self._known[viewer]
        return self.log[known[number]].time if 0 <= number < len(known) else None

    def has_sealed(self, seat: int | None) -> bool:
        """Return whether a seat has decided something that the others are not shown yet."""
        return seat is not None and any(self.log[seq].who == actor_text(seat) for seq in self._sealed)

    def entries_at(self, viewer: int | None, count: int) -> int:
        """Return the length of the log when a viewer knew of `count` entries."""
        return max(self._known[viewer][: max(count, 0)], default=-1) + 1

    def count_at(self, viewer: int | None, entries: int) -> int:
        """Return the viewer's own count after the last entry that they know among the first `entries` of the log."""
        known = self._known[viewer]
        return next((number + 1 for number in reversed(range(len(known))) if known[number] < entries), 0)

    def numbers_of(self, viewer: int | None, entries: Iterable[int]) -> list[int]:
        """Convert entry numbers to those of a viewer's own count. Entries unknown to the viewer are left out."""
        known = self._known[viewer]
        return [known.index(seq) for seq in entries if seq in known]

    def tell_decisions(self, viewer: int | None, entries: Sequence[int]) -> list[Told]:
        """Describe each of these decisions in one sentence, as far as the viewer may know it."""
        told = []
        for seq in entries:
            who = parse_actor(self.log[seq].who)
            # The events of a sealed decision belong to the entry that opened it, with those of other seats.
            opened = self._shown[seq]
            heard = [*self._told[seq], *(self._told[opened] if opened is not None and opened != seq else [])]
            events = [each.event for each in heard if each.reaches(viewer)]
            own = [each for each in events[1:] if getattr(each, "seat", who) == who]
            told.append(tell_deed(self.rules, who, [*events[:1], *own]))
        return told

    def first_sealed(self, viewer: int | None, since: int) -> int:
        """Return the number of the first entry, from `since` on, that is not open to all yet."""
        known = self._known[viewer]
        return next((n for n in range(since, len(known)) if self._shown[known[n]] is None), len(known))

    def _play(self, entry: Entry, watches: bool = True) -> Played:
        who, action = admit(self.rules, self.state, entry)
        return play(self.state, entry, who, action, watches)

    def _apply(self, played: Played) -> None:
        entry, who = played.entry, played.who
        was_running = self.state.clock_ms() > 0
        self.state = played.after
        self._live.append(entry)
        if entry.text == "resign":
            self._resigned.add(who)
        self.course.append(standing_after(self.rules, entry.seq, self.state))
        self.draws += who == CHANCE
        if who >= 0:
            self.last[who] = Decision(entry.seq, played.before, played.after)
        asks_anew = AskedAt(entry.seq + 1, entry.time)
        self.asked = {
            seat: asks_anew if seat == who else self.asked.get(seat, asks_anew)
            for seat in map(int, self.state.waiting())
        }
        if who == CLOCK and was_running:
            self.tick = AskedAt(entry.seq, entry.time)
        self.clock.record_entry(self.state, who, entry.time, was_running)
        if len(self._live) % MARK_EVERY == 0:
            mark = Mark(
                len(self._live),
                self.state,
                self.draws,
                self.asked,
                dict(self.last),
                copy(self.clock),
                self.tick,
            )
            self._marks = [*self._marks[1 - MARKS_KEPT :], mark]

    def _fold(self, log: list[Entry]) -> "History":
        """Return the history of another log, reusing what both have in common. Raise Invalid if the rest is illegal."""
        entries = live_entries(log)
        same = next(
            (
                n
                for n, (one, other) in enumerate(zip(entries, self._live, strict=False))
                if one.seq != other.seq
            ),
            min(len(entries), len(self._live)),
        )
        fresh = History(self.rules, self.first)
        fresh._marks = [mark for mark in self._marks if mark.entries <= same]
        if fresh._marks:
            count, fresh.state, fresh.draws, fresh.asked, last, clock, fresh.tick = fresh._marks[-1]
            fresh.last, fresh.clock, fresh._live = dict(last), copy(clock), entries[:count]
            fresh.course = self.course[:count]
            fresh._resigned = {parse_actor(each.who) for each in fresh._live if each.text == "resign"}
        for entry in entries[len(fresh._live) :]:
            fresh._apply(fresh._play(entry, watches=False))
        return fresh

    def _take_back(self, undo: Entry) -> None:
        """Replay the log without the undone decision. Pending decisions get their whole time again."""
        fresh = self._fold(self.log)
        self.state, self._live, self.last, self._marks = fresh.state, fresh._live, fresh.last, fresh._marks
        self.draws, self.tick, self.course = fresh.draws, fresh.tick, fresh.course
        self._resigned = fresh._resigned
        self.clock.now = self.clock.began = undo.time
        self.undos += 1
        counts = {entry.seq for entry in self._live}
        # Decisions taken back unseen stay unseen.
        self._sealed = [seq for seq in self._sealed if seq in counts]
        self.asked = {int(seat): AskedAt(undo.seq + 1, undo.time) for seat in self.state.waiting()}

    def moments(self, viewer: int | None, since: int, over: bool = False) -> list[Moment]:
        """Return the entries from number `since` on, as a seat (None: a spectator) knows and counts them; with all
        contents when the game is over."""
        over = over or self.is_over
        own = None if viewer is None else actor_text(viewer)
        found = []
        for number in range(max(since, 0), self.count_known(viewer)):
            entry = self.log[self._known[viewer][number]]
            readable = over or entry.who == own or self._shown[entry.seq] is not None
            events = [told.event.tell() for told in self._told[entry.seq] if told.reaches(viewer)]
            found.append(Moment(number, entry.who, entry.text if readable else None, entry.time, events))
        return found

    def events_for(self, viewer: int | None, since: int) -> list[tuple[int, list[Event]]]:
        """Return the viewer's events of the live entries and undos from number `since` on."""
        counts = {entry.seq for entry in self._live}
        return [
            (number, [told.event for told in self._told[seq] if told.reaches(viewer)])
            for number, seq in enumerate(self._known[viewer][since:], since)
            if seq in counts or self.log[seq].text == UNDO
        ]

    def storyteller(self) -> Storyteller:
        """Return a storyteller that has all events of the live entries, secrets included: only for a finished game."""
        teller = self.rules.storyteller()
        for entry in self._live:
            teller.add_moment(entry.seq, [told.event for told in self._told[entry.seq]])
        return teller

    def has_undo_since(self, viewer: int | None, since: int) -> bool:
        """Return whether one of the entries from number `since` on is an undo."""
        return any(self.log[seq].text == UNDO for seq in self._known[viewer][since:])

    def film_frames(self, viewer: int | None, since: int) -> list[FilmFrame]:
        """Return the frames of a film from number `since` on: first the position before it, then each beat. The film
        begins after the last undo. Return an empty list if the beats are no longer in memory."""
        known = self._known[viewer]
        fresh = known[since:]
        undone = [seq + 1 for seq in fresh if self.log[seq].text == UNDO]
        first = max([self.entries_at(viewer, since), *undone])
        if first and first - 1 not in self._beats:
            return []
        start = self._beats[first - 1][-1].state if first else self.first
        found = [FilmFrame(since - 1, [], start)]
        for seq in sorted(seq for seq in fresh if seq >= first):
            seen = beats_of(self._beats[seq], self._told[seq], viewer)
            found += [FilmFrame(known.index(seq), told, state) for told, state in seen]
        return found

    # -- time

    def was_cut_short(self, seat: int, seen: int) -> bool:
        """Return whether the game's clock ended the decision that was pending for the seat after `seen` entries."""
        if self.tick is None or self.tick.seq < seen or seat not in self._waited[max(seen, 0)]:
            return False
        asked = self.asked.get(seat)
        return asked is None or seen < asked.seq

    def overdue(self) -> dict[int, int]:
        """Return the seats whose decision was already pending when time ran out, with the time of that tick."""
        tick = self.tick
        if tick is None or self.state.clock_ms() > 0:
            return {}
        return {seat: tick.time for seat, asked in self.asked.items() if asked.seq <= tick.seq}

    # -- taking back

    def has_revealed_since(self, seq: int) -> bool:
        """Return whether this entry or a later one revealed anything: a draw, a tick, another seat's decision."""
        who = self.log[seq].who
        for entry in self._live:
            if entry.who != who:
                shown = self._shown[entry.seq]
                if (shown is not None and shown >= seq) or (entry.seq > seq and parse_actor(entry.who) < 0):
                    return True
        return False

    def seats_decided_since(self, seq: int) -> list[int]:
        """Return the seats of the live decisions after this entry, the latest first."""
        since = [parse_actor(entry.who) for entry in reversed(self._live) if entry.seq > seq]
        return [who for who in since if who >= 0]

    def last_decisions_of(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Return the numbers of the decisions that an undo by each of these seats in turn would take back,
        ascending."""
        left = list(self._live)
        found = []
        for seat in seats:
            at = next(n for n in reversed(range(len(left))) if left[n].who == actor_text(seat))
            found.append(left.pop(at).seq)
        return tuple(sorted(found))

    def with_undo_by(self, seats: Iterable[int]) -> "History | None":
        """Return the history after each of these seats in turn took one decision back; None if the rest would be
        illegal."""
        log = list(self.log)
        for seat in seats:
            log.append(Entry(len(log), actor_text(seat), UNDO))
        try:
            return self._fold(log)
        except Invalid:
            return None

    def has_resigned(self, seat: int) -> bool:
        return seat in self._resigned


def shift_events(beat: Beat, before: list[Heard]) -> list[int]:
    """Return the numbers of a beat's events, shifted by the events that come before them."""
    return [n + len(before) for n in beat.told]
