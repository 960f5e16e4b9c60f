"""One game in progress, without input, output or a clock.

A method that changes the game returns a `Change` and alters nothing, or raises Refusal. `commit` applies a change after
it was stored, so nothing unstored is ever visible. `seats.py`, `clock.py` and `undo.py` have more such functions.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.event import Told
from cinquina.core.played import Played, play
from cinquina.core.record import Entry, Record, entry_of, with_rules_version
from cinquina.core.refusals import NoSuchSeat, OpenSeat, OtherRules, TooLong
from cinquina.core.registry import find
from cinquina.core.state import CHANCE, CLOCK, OVER, State
from cinquina.core.story import Chapter
from cinquina.core.who import actor_text
from cinquina.table.archive import record_of
from cinquina.table.chair import Chair, company_of
from cinquina.table.chance import draw_until_decision
from cinquina.table.events import TookOver
from cinquina.table.hand import is_hand_gone
from cinquina.table.header import Header
from cinquina.table.history import History, Moment
from cinquina.table.ready import waits_for_ready
from cinquina.table.result import Result, SeatResult, rank_players, result_of
from cinquina.table.seating import News, Seating, seatings_of
from cinquina.table.story import Stories

LONGEST_TEXT = 200  # of a decision in notation
STALLING_MS = 10_000  # the extra time for a decision begun in time, if others wait for it
WAIT_MS = 60_000  # how long the game's clock waits for a disconnected player


class Change(msgspec.Struct, frozen=True):
    """A change to store: the new header, and the entries to append."""

    header: Header
    seq: int  # entries in the log after it
    entries: tuple[Entry, ...] = ()
    played: tuple[Played, ...] = ()  # the entries carried out; an undo is folded from the log
    late: bool = False  # the first of them was made for a seat whose time was up
    seated: bool = False  # chairs changed
    seatings: tuple[Seating, ...] = ()  # the notices of these changes


class Limit(msgspec.Struct, frozen=True, order=True):
    """A running time limit: its end in the time of play, the seat that it is for (or CLOCK), and its length."""

    ends: int
    who: int
    length: int


class Table:
    def __init__(self, header: Header) -> None:
        game = find(header.setup.game)
        if not game.knows(header.rules_version):
            raise Refusal(OtherRules(header.rules_version, game.version, header.program))
        self.header = header
        self.game = game
        self.rules = game.rules(with_rules_version(header.setup, header.rules_version))
        self.history = History(self.rules)
        self.seatings: list[Seating] = []
        self._stories = Stories()
        self._result: tuple[tuple[str, ...], Result] | None = None  # by the names of those who gave up

    def commit(self, change: Change) -> None:
        """Apply a change after it was stored."""
        for number, played in enumerate(change.played):
            self.history.add_played(played, late=change.late and number == 0)
        for entry in change.entries[len(change.played) :]:
            self.history.add(entry)
        self.seatings += change.seatings
        self.header = change.header

    # -- what a viewer may know; viewer None = a spectator

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def log(self) -> list[Entry]:
        return self.history.log

    @property
    def seq(self) -> int:
        """The number of entries in the log."""
        return len(self.history.log)

    @property
    def state(self) -> State:
        """The whole position, secrets included."""
        return self.history.state

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return not self.header.open_seats

    @property
    def is_over(self) -> bool:
        return self.header.over

    @property
    def is_quiet(self) -> bool:
        """Return whether the rules forbid talk at this moment."""
        return not self.is_over and self.rules.forbids_talk(self.state)

    @property
    def is_racing(self) -> bool:
        """Whether the clock of the game is running."""
        return self.header.running is not None and self.state.clock_ms() > 0

    @property
    def racing_since(self) -> int:
        """When the clock of the game started to run, or ran again after a pause, in ms since the epoch."""
        assert self.header.running is not None
        return self.header.running + max(0, self.history.clock.began - self.header.played)

    @property
    def has_secrets(self) -> bool:
        """Whether a seat has secrets that another must not see. A team that may talk has none."""
        return self.game.hidden and self.rules.has_secrets() and (self.is_quiet or not self.game.cooperative)

    def moments(self, viewer: int | None, since: int = 0) -> list[Moment]:
        """Return the entries that follow the first `since`, as this viewer counts and may know them."""
        return self.history.moments(viewer, since, self.is_over)

    def story(self, viewer: int | None, since: int = 0) -> list[Chapter]:
        """Return the chapters that changed since a viewer knew of `since` entries."""
        return self._stories.chapters(self.history, viewer, self.result(), since)

    def view(self, viewer: int | None) -> Any:
        """Return the game's view for a viewer."""
        return self.rules.view(self.state, viewer)

    def estimate(self) -> Told | None:
        """Return the game's estimate of its difficulty before the first turn, or None if it makes none."""
        if self.header.running is None:
            return None
        event = self.rules.estimate(company_of(self.header.chairs), self.state)
        return None if event is None else event.tell()

    def waiting(self) -> list[int]:
        """Return the seats with a pending decision; none while a seat is open, the table is paused or the game over."""
        return [] if self.header.running is None else list(self.history.asked)

    def waiting_since(self) -> int | None:
        """Return when the oldest pending decision was asked, in ms since the epoch; None if none is pending."""
        asked = [self.history.asked[seat].time for seat in self.waiting()]
        if self.header.running is None or not asked:
            return None
        return self.header.running + min(asked) - self.header.played

    def choices(self, seat: int) -> list[Any]:
        """Return the choices of a seat; empty while it has no pending decision."""
        return self.rules.choices(self.state, seat) if seat in self.waiting() else []

    def verdict(self) -> Told | None:
        """Return the first sentence about the end, or None before it."""
        if not self.is_over:
            return None
        _, verdict = rank_players(self.rules, self.state, [chair.gave_up for chair in self.header.chairs])
        return verdict[0].tell() if verdict else None

    def result(self) -> Result | None:
        """Return ranks, scores, verdict and highlights of a finished game, else None."""
        if not self.is_over:
            return None
        names = tuple(chair.gave_up for chair in self.header.chairs)
        if self._result is None or self._result[0] != names:
            history = self.history
            found = result_of(self.rules, self.state, names, history.course, history.storyteller())
            self._result = (names, found)
        return self._result[1]

    def record(self) -> Record:
        return record_of(self.header, list(self.log))

    # -- seats

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.header.chairs):
            raise Refusal(NoSuchSeat(seats=len(self.header.chairs)))
        return self.header.chairs[seat]

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats that this guest holds as a person."""
        return self.header.seats_of(guest)

    def has_resigned(self, seat: int) -> bool:
        """Return whether the seat has given up, by the rules of the game or of the table."""
        return bool(self.chair(seat).gave_up) or self.history.has_resigned(seat)

    # -- the clock

    def time_of_play(self, now: int, tick: bool = False) -> int:
        """Return the time of play for an entry. It never runs backwards, though a server's clock may (flow R29). Until
        the tick that ends a period it stops just before the end, for seats with a grace period."""
        time = max(self.header.time(now), self.history.clock.now)
        ends = None if tick else self.history.clock.period_end(self.state)
        return time if ends is None else min(time, ends - 1)

    def limits(self) -> list[Limit]:
        """Return the current time limits, the next one first."""
        limits = []
        ends = self.history.clock.period_end(self.state)
        if ends is not None:
            limits.append(Limit(ends, CLOCK, int(self.state.clock_ms())))
        if self.header.seconds and not waits_for_ready(self):
            allowed = self.header.seconds * 1000
            limits += [
                Limit(asked.time + allowed, seat, allowed) for seat, asked in self.history.asked.items()
            ]
        if len(self.header.people) > 1:
            overdue = self.history.overdue().items()
            limits += [Limit(since + STALLING_MS, seat, STALLING_MS) for seat, since in overdue]
        return sorted(limits)

    def deadline(self) -> int | None:
        """Return when the next time limit runs out, in ms since the epoch; None if no clock runs."""
        if self.header.absence is not None:
            return self.header.absence.since + WAIT_MS
        limits = self.limits()
        if self.header.running is None or not limits:
            return None
        return self.header.running + limits[0].ends - self.header.played

    # -- decisions

    def must_run(self) -> None:
        """Raise Refusal unless play is in progress."""
        if self.is_over:
            raise Refusal("table.over")
        if self.header.open_seats:
            raise Refusal(OpenSeat(seats=[actor_text(seat) for seat in self.header.open_seats]))
        if self.header.paused:
            raise Refusal("table.paused")
        if self.header.is_deserted:
            raise Refusal("table.deserted")

    def propose(self, seat: int, text: str, now: int, seen: int | None = None) -> Change:
        """Return the change that a decision in notation makes, with the draws after it. `seen` is the number of entries
        that the player knew: a decision meant for an earlier question is refused."""
        self.chair(seat)
        self.must_run()
        asked = self.history.asked.get(seat)
        if seen is not None and self.history.was_cut_short(seat, min(seen, self.seq)):
            raise Refusal("table.after_time")
        if seen is not None and asked is not None and seen < asked.seq:
            raise Refusal("table.too_late")
        if len(text) > LONGEST_TEXT:
            raise Refusal(TooLong(most=LONGEST_TEXT))
        return self.decide(seat, self.rules.parse(self.state, seat, text), now)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Return the refusal that a decision would get, or None if it is legal. Raise Refusal if the seat has no
        pending decision."""
        if seat not in self.waiting():
            raise Refusal("table.not_asked")
        if len(text) > LONGEST_TEXT:
            raise Refusal(TooLong(most=LONGEST_TEXT))
        return self.rules.explain(self.state, seat, text)

    def decide(self, who: int, action: int, now: int, late: bool = False) -> Change:
        """Return the change that a legal action of a seat or of CLOCK makes."""
        time = self.time_of_play(now, tick=who == CLOCK)
        entry = entry_of(self.rules, self.state, self.seq, who, action, time)
        played = self.with_draws([play(self.state, entry, who, action)], time)
        asks = self.header.request
        if asks is not None and (
            asks.what == "ready" or who == (asks.seat if asks.what == "undo" else CLOCK)
        ):
            asks = None
        return self.change(now, played=played, late=late, request=asks)

    def with_draws(self, played: list[Played], time: int) -> list[Played]:
        """Return the played entries, followed by all draws up to the next decision."""
        state = played[-1].after if played else self.state
        seq = self.seq + len(played)
        return [
            *played,
            *draw_until_decision(self.rules, state, self.header.seed, self.history.draws, seq, time),
        ]

    def change(
        self,
        now: int,
        entries: Sequence[Entry] = (),
        *,
        played: Sequence[Played] = (),
        late: bool = False,
        news: Sequence[News] = (),
        **fields: Any,
    ) -> Change:
        """Return a change of the header's fields, with entries to store or entries already played."""
        news = list(news)
        if played:
            entries = [each.entry for each in played]
            after = played[-1].after
            fields["over"] = fields.get("over", False) or after.turn() == OVER
            draws = self.history.draws + sum(each.who == CHANCE for each in played)
            chairs, handed = self.hand_over(fields.get("chairs", self.header.chairs), after, draws)
            if handed:
                fields["chairs"], news = chairs, [*news, *handed]
        header = self.header.with_changes(now, **fields)
        seated = header.chairs != self.header.chairs
        seq = self.seq + len(entries)
        told = seatings_of(news, len(self.seatings), self.seq, now)
        return Change(header, seq, tuple(entries), tuple(played), late, seated, told)

    def change_chairs(self, now: int, news: Sequence[News] = (), **fields: Any) -> Change:
        """Return a change of chairs. If no seat is open afterwards, it includes the pending draws."""
        after = self.header.with_changes(now, **fields)
        goes_on = not after.open_seats and not after.over
        played = self.with_draws([], self.time_of_play(now)) if goes_on else ()
        return self.change(now, played=played, news=news, **fields)

    def hand_over(
        self, chairs: tuple[Chair, ...], state: State, draws: int
    ) -> tuple[tuple[Chair, ...], list[News]]:
        """Give seats to the people who wait for them, if the previous player's hand is gone."""
        kept, news = list(chairs), []
        for seat, chair in enumerate(chairs):
            if chair.heir and is_hand_gone(chair.hand, self.rules, state, seat, draws):
                kept[seat] = chair.with_new_person(chair.heir, chair.heir_name)
                news.append(News(seat, chair.heir_name, TookOver(chair.heir_name, seat)))
        return tuple(kept), news

    def resume(self, now: int) -> Change:
        """Return the change that ends a pause, or the wait for an absent player."""
        request = None if self.header.absence else self.header.request
        return self.change(now, paused=False, request=request)

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Return whether an undo would be done at once or start a request."""
        if self.is_over or self.header.running is None:
            return False
        return seat in self.history.last and not self.is_bound_by_time(seat) and not self.has_resigned(seat)

    def is_bound_by_time(self, seat: int) -> bool:
        """Return whether the game's clock ran at this seat's last decision or has ticked since: time cannot be
        undone."""
        last = self.history.last.get(seat)
        if last is None:
            return False
        ran = last.before.clock_ms() > 0 or last.after.clock_ms() > 0
        return ran or self.state.clock_ms() > 0 or self.history.tick is not None

    def seats_to_agree(self, seat: int) -> list[int]:
        """Return the seats whose people must agree to an undo of this seat's last decision; empty if the undo is free.
        Bots are not asked, nor is the person's own other seat."""
        last = self.history.last.get(seat)
        if last is None or self.undo_is_free(seat):
            return []
        own = self.chair(seat).guest
        return [
            other
            for other, chair in enumerate(self.header.chairs)
            if chair.kind == "person" and chair.guest != own
        ]

    def undo_is_free(self, seat: int) -> bool:
        """Return whether nothing was revealed since the seat's last decision, and the rules allow its undo."""
        last = self.history.last[seat]
        return not self.history.has_revealed_since(last.seq) and self.rules.can_undo(
            last.before, last.after, seat
        )


__all__ = ["Change", "Moment", "Result", "SeatResult", "Table"]
