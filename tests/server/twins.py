"""What a page was sent, built again from a game in which other things happened that its seat cannot know.

A twin is a log of its own. What the seat may read has the same words in it: its own decisions, and those of others
once their audience lets them out. What it may not read is chosen anew, as long as nobody is asked anything else and
`imagine`, which is the rules' own word on what a seat knows, imagines the same. From update to update other secrets
change, and the twin's table has another seed. The server's own code builds the update from it: if that is byte for byte
the one that was sent, what differs was not told. No view, event, beat or film is asked what is secret: each is under
test.
"""

import copy
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.record import UNDO, Entry
from cinquina.core.rng import Rng
from cinquina.core.seed import seed_hash
from cinquina.core.state import OVER, State
from cinquina.core.who import actor_text, parse_actor
from cinquina.server.viewer.presence import Presence
from cinquina.server.viewer.rendered import Rendering
from cinquina.server.viewer.updates import build_update, table_view
from cinquina.table.chair import OPEN
from cinquina.table.header import Header
from cinquina.table.history import History
from cinquina.table.seating import Seating
from cinquina.table.table import Table
from tests.battery.words import difference
from tests.completed import completed

STEPS = 4000  # tried of one way through a log, before another way is looked for
LONG = 100_000  # until nobody asks any more whether there is a way at all
OTHERS = 12  # choices tried instead of a secret one
CHANGES = 2  # of a twin from update to update
KNOWN = ("view", "choices", "goal")
PLAIN = {"ack": {"type", "id", "seq"}, "pong": {"type", "now", "sent"}}  # tell nothing of the game


class Leak(AssertionError):
    """An update that could not have been built from what its seat knows."""


class RealGame:
    """A game as it was stored, with every position of it."""

    def __init__(self, header: Header, log: list[Entry], seatings: list[Seating]) -> None:
        assert not any(entry.text == UNDO for entry in log), "nobody takes anything back in these games"
        self.header, self.log, self.seatings = header, log, seatings
        self.rules = Table(header).rules
        self.states = [self.rules.start()]
        for entry in log:
            self.states.append(self.after(self.states[-1], parse_actor(entry.who), entry.text))
        self.known = cache(self.knowledge)
        history, seats = History(self.rules), range(header.setup.seats)
        self.counts = [[0] for _ in seats]  # of entries that a seat knows of, by how many there are
        for entry in log:
            history.add(entry)
            for seat in seats:
                self.counts[seat].append(history.count_known(seat))

    def lengths(self, seat: int, first: int, count: int) -> list[int]:
        """How many entries there can be, and not fewer than before, when a seat knows of so many."""
        return [n for n in range(first, len(self.log) + 1) if self.counts[seat][n] == count]

    def after(self, state: State, who: int, text: str) -> State:
        state = state.copy()
        state.apply(who, self.rules.parse(state, who, text))
        return state

    def reads(self, seat: int, seq: int, among: int) -> bool:
        """May the seat read an entry when there are so many?"""
        entry, states = self.log[seq], self.states[seq + 1 : among + 1]
        if entry.audience == "all" or entry.who == actor_text(seat) or states[-1].turn() == OVER:
            return True
        return entry.audience == "moment" and not all(state.has_sealed_decision() for state in states)

    def hides(self, seat: int, n: int, seq: int) -> bool:
        """Could an entry have been another one when there were so many, without the seat's notice? A string that earns
        no bonus could not, where a bonus came after it. Yes also where that takes too long to say."""
        others = self.rules.texts(self.states[n], parse_actor(self.log[n].who))
        ways = [
            self.unnoticed(seat, n, self.states[n], [text for text in others if text != self.log[n].text])
        ]
        for _ in range(LONG):
            if not ways:
                return False
            after = next(ways[-1], None)
            m = n + len(ways)
            if after is None:
                ways.pop()
            elif m == seq:
                return True
            elif self.reads(seat, m, seq):
                ways.append(self.unnoticed(seat, m, after, [self.log[m].text]))
            else:
                texts = self.rules.texts(after, parse_actor(self.log[m].who))
                ways.append(self.unnoticed(seat, m, after, texts))
        return True

    def unnoticed(self, seat: int, n: int, state: State, texts: list[str]) -> Iterator[State]:
        """Yield the positions after these, without illegal ones and those that the seat would notice."""
        entry = self.log[n]
        who = parse_actor(entry.who)
        for text in texts:
            try:
                after = self.after(state, who, text)
            except (Refusal, Invalid):
                continue
            audience = self.rules.audience(state, who, self.rules.parse(state, who, text))
            if audience == entry.audience and self.told_by(after, seat) == self.known(seat, n + 1):
                yield after

    def knowledge(self, seat: int, seq: int) -> tuple[list[int], Any]:
        return self.told_by(self.states[seq], seat)

    def told_by(self, state: State, seat: int) -> tuple[list[int], Any]:
        """Return a position as the seat knows it: turn, pending decisions, clock, sealing, and the resampled
        position."""
        asked = [
            int(state.turn()),
            *map(int, state.waiting()),
            int(state.clock_ms()),
            bool(state.has_sealed_decision()),
        ]
        return asked, self.rules.dump(imagined(state, seat))


class Twin:
    """A game that the seat cannot tell from the real one, as far as that was played; it changes all the time."""

    def __init__(self, real: RealGame, seat: int, seed: int = 1) -> None:
        self.real, self.seat = real, seat
        self.chance = random.Random(seed)
        self.texts: list[str] = []
        self.states = [real.rules.start()]
        self.histories = [History(real.rules)]  # by number of entries
        self.free: list[int] = []  # entries that the seat may not read now
        self.tries: Counter[int] = Counter()  # of another choice, by entry

    def follow(self, seq: int) -> None:
        """As far as the real game now: what has become known meanwhile is as it was there."""
        log = self.real.log
        self.free = [n for n in range(seq) if not self.real.reads(self.seat, n, seq)]
        known = [n for n in range(len(self.texts)) if n not in self.free]
        first = next((n for n in known if self.texts[n] != log[n].text), len(self.texts))
        kept = {n: self.texts[n] for n in self.free if n < len(self.texts)}
        ways = [kept, *self.exchanges(kept), {n: log[n].text for n in self.free}]
        assert any(self.go(min([first, *changed(way, self.texts)]), way, seq) for way in ways)
        for _ in range(CHANGES if self.free else 0):
            self.change(seq)

    def exchanges(self, kept: dict[int, str]) -> Iterator[dict[int, str]]:
        """One of the secrets is as it was, and changes places with where that was now."""
        for n in reversed(self.free):
            if n in kept and kept[n] != self.real.log[n].text:
                yield self.exchanged(kept, n, self.real.log[n].text)

    def exchanged(self, way: dict[int, str], n: int, text: str) -> dict[int, str]:
        who = self.real.log[n].who
        places = [m for m, other in way.items() if other == text and self.real.log[m].who == who and m != n]
        return {**way, **dict.fromkeys(places[:1], way[n]), n: text}

    def change(self, seq: int) -> None:
        """Another secret, if a way leads on from it to where the game is; one that was seldom tried, since the last
        ones before all is shown are not secret for long."""
        n = min(self.free, key=lambda n: (self.tries[n], self.chance.random()))
        self.tries[n] += 1
        way = {m: self.texts[m] for m in self.free}
        others = [text for text in self.others(n, self.states[n]) if text != self.texts[n]]
        if others:
            way = self.exchanged(way, n, others[0])
            self.go(min(changed(way, self.texts)), way, seq)

    def others(self, n: int, state: State) -> list[str]:
        """Return the alternatives to the real decision or draw."""
        entry = self.real.log[n]
        listed = self.real.rules.texts(state, parse_actor(entry.who))
        found = [text for text in listed if text != entry.text]
        return self.chance.sample(found, min(OTHERS, len(found)))

    def go(self, first: int, way: dict[int, str], seq: int) -> bool:
        """From an entry on to the end, along this way where it can be gone; False: the twin stays as it is."""
        texts, states = self.texts[:first], self.states[: first + 1]
        choices = [self.candidates(first, states[-1], way)]
        for _ in range(STEPS):
            if len(texts) == seq:
                self.become(texts, states)
                return True
            text = next(choices[-1], None)
            if text is not None and (after := self.step(len(texts), states[-1], text)) is not None:
                texts.append(text)
                states.append(after)
                choices.append(self.candidates(len(texts), after, way))
            elif text is None:
                choices.pop()
                if not choices:
                    return False
                texts.pop()
                states.pop()
        return False

    def candidates(self, n: int, state: State, way: dict[int, str]) -> Iterator[str]:
        if n in self.free:
            if n in way:
                yield way[n]
            yield from self.others(n, state)
        if n < len(self.real.log):
            yield self.real.log[n].text

    def step(self, n: int, state: State, text: str) -> State | None:
        """Return the position after an entry; None if it is illegal, or the seat would notice."""
        return next(self.real.unnoticed(self.seat, n, state, [text]), None)

    def become(self, texts: list[str], states: list[State]) -> None:
        pairs = enumerate(zip(texts, self.texts, strict=False))
        same = next((n for n, (one, two) in pairs if one != two), min(len(texts), len(self.texts)))
        del self.histories[same + 1 :]
        self.texts, self.states = texts, states
        for n in range(len(self.histories) - 1, len(texts)):
            history = branch(self.histories[n])
            history.add(msgspec.structs.replace(self.real.log[n], text=texts[n]))
            self.histories.append(history)

    @property
    def different(self) -> set[int]:
        """The secrets that are others than in the real game."""
        return {n for n in self.free if self.texts[n] != self.real.log[n].text}


def imagined(state: State, seat: int) -> State:
    """Return the position as resampled for the seat."""
    dream = state.copy()
    if state.turn() != OVER:
        dream.imagine(seat, Rng(1, "dream"))
    return dream


def changed(way: dict[int, str], texts: list[str]) -> list[int]:
    return [n for n, text in way.items() if n < len(texts) and texts[n] != text]


def branch(history: History) -> History:
    """Copy a history; positions are shared, since nobody changes them."""
    other = copy.copy(history)
    for name, value in vars(history).items():
        if isinstance(value, list):
            setattr(other, name, value.copy())
        elif isinstance(value, dict):
            parts = {key: each.copy() if isinstance(each, list) else each for key, each in value.items()}
            setattr(other, name, parts)
    other.clock = copy.copy(history.clock)
    return other


class Line:
    """One connection as the server keeps it: what was told on it before."""

    def __init__(self, real: RealGame, seat: int) -> None:
        self.seat = seat
        self.guest = real.header.chairs[seat].guest
        self.since = 0
        self.seen: int | None = None
        self.view: Any = None
        self.first = True
        self.booked = 0
        self.seatings = real.seatings
        self.table = Table(msgspec.structs.replace(real.header, seed=0))
        self.commitment = seed_hash(real.header.seed)  # told to all, and all that is told of the seed
        self.header = self.table.header

    @property
    def now(self) -> tuple[int, int | None, Any, bool, int]:
        return self.since, self.seen, self.view, self.first, self.booked

    @now.setter
    def now(self, known: tuple[int, int | None, Any, bool, int]) -> None:
        self.since, self.seen, self.view, self.first, self.booked = known

    def update(self, history: History, sent: dict[str, Any]) -> bytes:
        """Build the update from this history. Presence is no secret, so it is copied from the sent one."""
        chairs, started = self.header.chairs, sent["table"]["started"]
        self.table.history = history
        self.table.header = msgspec.structs.replace(
            self.header,
            chairs=chairs
            if started
            else tuple(chair if chair.guest == self.guest else OPEN for chair in chairs),
            over=history.is_over,
            running=0 if started and not history.is_over else None,
        )
        present = frozenset(chair["seat"] for chair in sent["table"]["chairs"] if chair["present"])
        presence = Presence(present, sent["table"]["watchers"])
        table = self.table
        shown = Rendering(table).render(table, self.seat, self.seen, self.view)
        # Who sits where is told to all.
        table.seatings = self.seatings[: self.booked + len(sent["seatings"])]
        seen = table_view(table, self.guest, presence)
        told = build_update(table, shown, seen, self.guest, self.seat, self.since, 0, self.first, self.booked)
        told.table.commitment = self.commitment
        self.booked = len(table.seatings)
        self.since = table.history.first_sealed(self.seat, self.since)
        self.seen, self.view = told.seq, shown.now
        self.first = False
        return msgspec.json.encode(told)

    def imagined(self) -> dict[str, Any]:
        """View, choices and goal of the last update, from what the seat imagines: some secrets were open once, and stay
        readable in the log."""
        self.table.history = branch(self.table.history)
        self.table.history.state = imagined(self.table.state, self.seat)
        shown = Rendering(self.table).render(self.table, self.seat, None)
        goal = self.table.estimate() or shown.goal  # as in the update
        seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode({**shown._asdict(), "goal": goal}))
        return seen


class Found(msgspec.Struct):
    """What was compared of a page's updates."""

    updates: int = 0
    from_twins: int = 0  # that differ in a secret
    from_dreams: int = 0  # that differ from the position
    secrets: set[int] = msgspec.field(
        default_factory=set
    )  # entries that the seat could not know at some time
    changed: set[int] = msgspec.field(default_factory=set)  # those that were others in a twin


def compare(real: RealGame, seat: int, frames: Iterable[bytes]) -> Found:
    """Every message of a connection with what a twin's table would have sent."""
    twin, line, found = Twin(real, seat), Line(real, seat), Found()
    unread: dict[int, int] = {}  # entries, and how many there were when they were secret for the first time
    entries = 0
    page: dict[str, Any] | None = None  # the last update, as the page completes it
    for frame in frames:
        message = msgspec.json.decode(frame)
        if message["type"] != "update":
            assert message.keys() == PLAIN[message["type"]], f"nobody knows what {frame!r} tells"
            continue
        # A seat is not told how many secret parts of a decision there were: any number of them makes the same update.
        told = ""
        for length in real.lengths(seat, entries, message["seq"]):
            entries = length
            twin.follow(entries)
            kept = line.now
            built = line.update(twin.histories[-1], message)
            if built == frame:
                break
            what = difference(message, msgspec.json.decode(built), "") or "the order of something"
            told = told or f"seat {seat} is told after {entries} entries: {what.removeprefix('.')}"
            line.now = kept
        else:
            raise Leak(told or f"seat {seat} is told of {message['seq']} entries")
        seq = entries
        page, imagined = completed(message, page), line.imagined()
        if what := difference(
            {name: page[name] for name in KNOWN}, {name: imagined[name] for name in KNOWN}, ""
        ):
            raise Leak(f"seat {seat} is shown what it need not imagine, after {seq} entries: {what}")
        found.updates += 1
        found.from_twins += bool(twin.different)
        found.from_dreams += real.rules.dump(real.states[seq]) != real.known(seat, seq)[1]
        unread = dict.fromkeys(twin.free, seq) | unread
        found.changed |= twin.different
    others = {n for n, seq in unread.items() if n not in found.changed and real.hides(seat, n, seq)}
    found.secrets = found.changed | others
    return found
