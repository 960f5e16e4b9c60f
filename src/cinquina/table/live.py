"""The tables in memory, each a copy of the stored one. All changes are made here.

A change is based on the copy's version and stored only if the store still has that version. If another process was
faster, the copy is reloaded and the attempt is repeated.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.refusals import Unreadable
from cinquina.table import clock
from cinquina.table.buckets import Buckets, Rate
from cinquina.table.clock import GRACE_MS
from cinquina.table.deadlines import Deadlines
from cinquina.table.header import UnplayableTable
from cinquina.table.step import Step, step_of
from cinquina.table.store.store import Answer, Conflict, Line, Saved, Store, Unavailable
from cinquina.table.table import Change, Table

T = TypeVar("T")

LINES_KNOWN = 100  # of a table: a repeated line gets its earlier answer
TALK = Rate(0.5, 5)  # lines, by guest
TRIES = 5  # all seats may decide at the same moment, each at another process

Attempt = Callable[[Table], Change | None]  # None = nothing to change


class Notice(msgspec.Struct, frozen=True):
    """A stored change of a table, to be shown. `line` is a new line of chat, if the change is one."""

    table: str
    seq: int
    line: Line | None = None


Subscriber = Callable[[Notice], None]


class LiveTable:
    """A table in memory, with the data that only this process has about it."""

    __slots__ = ("answers", "doubtful", "lock", "said", "step", "table", "talk", "watched")

    def __init__(self, saved: Saved) -> None:
        self.lock = asyncio.Lock()
        self.table = Table(saved.header)
        self.answers: dict[str, Answer] = {}
        self.talk = Buckets(TALK)
        self.said: dict[str, Line] = {}  # the last lines of this process, by action
        self.doubtful = False  # the last write may or may not have happened
        self.step: Step | None = None  # the last change that this process stored
        self.watched: int | None = None  # since when this process enforces its clock; 0 = from its beginning
        self.apply_saved(saved)

    def apply_saved(self, saved: Saved) -> None:
        """Add the stored entries, seatings and answers that this copy lacks."""
        for entry in saved.entries:
            self.table.history.add(entry, late=entry.seq in saved.late)
        self.table.seatings += saved.seatings
        self.table.header = saved.header
        self.answers.update(saved.answers)
        self.doubtful = False

    def remember_line(self, action: str, line: Line) -> None:
        self.said[action] = line
        if len(self.said) > LINES_KNOWN:
            del self.said[next(iter(self.said))]

    # -- its clock

    def start_clock(self, now: int) -> None:
        """Enforce the table's clock in this process, if that has not begun."""
        if self.watched is None:
            self.watched = now

    def deadline(self) -> int | None:
        """Return when the next limit runs out. After loading a table, everybody has a grace period to come back."""
        limit = self.table.deadline()
        if limit is None or not self.watched:
            return limit
        return max(limit, self.watched + GRACE_MS)

    def is_due(self, now: int) -> bool:
        limit = self.deadline()
        return limit is not None and now >= limit


class LiveTables:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._live_tables: OrderedDict[str, LiveTable] = OrderedDict()  # last used last
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._deadlines = Deadlines()
        self._unwatched: set[str] = set()
        self._subscribers: list[Subscriber] = []
        self._work: set[asyncio.Task[Any]] = set()
        self.has_viewers: Callable[[str], bool] = lambda table: False  # whether a table has viewers

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live_tables.values()))

    def __len__(self) -> int:
        return len(self._live_tables)

    # -- reading

    async def at(self, table: str) -> LiveTable:
        """Return a table, loading it from the store if needed."""
        if table in self._live_tables:
            self._live_tables.move_to_end(table)
            return self._live_tables[table]
        if not table.isprintable():
            raise Refusal("table.no_such_table")
        if table not in self._loading:
            self._loading[table] = self._start_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        try:
            live = LiveTable(await self.saved(table))
            self.keep_in_memory(live)
            return live
        except Invalid as error:
            raise unreadable_refusal(error) from None
        finally:
            del self._loading[table]

    async def saved(self, table: str) -> Saved:
        """Return a table as stored, even if its rules are not known here."""
        try:
            found = await read_or_refuse(self._store.load(table))
        except Invalid as error:
            raise unreadable_refusal(error) from None
        if found is None:
            raise Refusal("table.no_such_table")
        return found

    async def tables_of(self, guest: str, limit: int) -> list[Table | UnplayableTable]:
        """Return the tables where the guest is host, has a seat or left one to a bot; last touched first."""
        found: list[Table | UnplayableTable] = []
        for id in await read_or_refuse(self._store.tables_of(guest, limit)):
            try:
                live = await self.at(id)
                async with live.lock:
                    await self.refresh(live)
                found.append(live.table)
            except Refusal as refusal:
                if refusal.id not in ("table.other_rules", "table.unreadable"):
                    raise
                with suppress(Refusal):
                    found.append(UnplayableTable((await self.saved(id)).header, refusal))
        return found

    def find(self, table: str) -> LiveTable | None:
        """Return a table that is in memory, else None."""
        return self._live_tables.get(table)

    def keep_in_memory(self, live: LiveTable) -> None:
        """Keep a table in memory. Drop the least recently used one that is neither busy nor watched, since clocks run
        only in memory."""
        self._live_tables[live.table.id] = live
        if live.watched is None:
            self._unwatched.add(live.table.id)
        self.register_deadline(live)
        if len(self._live_tables) > self._most:
            for id, each in self._live_tables.items():
                if each is not live and not each.lock.locked() and not self.has_viewers(id):
                    self.drop(id)
                    return

    def drop(self, table: str) -> None:
        """Remove a table from memory; it is loaded again when needed."""
        self._live_tables.pop(table, None)
        self._unwatched.discard(table)
        self._deadlines.put(table, None)

    # -- clocks

    def register_deadline(self, live: LiveTable) -> None:
        """Register the deadline of a table after any change of it."""
        if self._live_tables.get(live.table.id) is live:
            self._deadlines.put(live.table.id, live.deadline())

    def next_deadline(self) -> int | None:
        return self._deadlines.next()

    def due(self, now: int) -> list[LiveTable]:
        """Return the tables whose time is up. Begin to enforce the clocks of tables loaded since the last call."""
        for table in self._unwatched:
            live = self._live_tables[table]
            live.start_clock(now)
            self.register_deadline(live)
        self._unwatched.clear()
        return [self._live_tables[table] for table in self._deadlines.due(now)]

    async def expire(self, live: LiveTable, now: int) -> None:
        """Apply what the clock of a table has caused until now. The caller holds the lock."""
        if live.watched is None:
            live.start_clock(now)
            self.register_deadline(live)
        while live.is_due(now):
            await self.change(live, None, lambda table: clock.expire(table, now))

    async def refresh(self, live: LiveTable, stored: int = 0, step: Step | None = None) -> bool:
        """Bring a table up to date with the store; return whether it was behind. If the `stored` version is given, the
        store is not asked for it. If the `step` to it is given and the only one that is missing, nothing is read."""
        table = live.table
        if stored and not live.doubtful and stored <= table.header.version:
            return False
        if not stored and await read_or_refuse(self._store.version(table.id)) == table.header.version:
            live.doubtful = False
            return False
        saved = None if step is None or live.doubtful else step.applied_to(table.header, table.seq)
        if saved is None:
            saved = await read_or_refuse(self._store.load(table.id, table.seq, len(table.seatings)))
        if saved is None:
            self.drop(table.id)
            raise Refusal("table.no_such_table")
        try:
            live.apply_saved(saved)
        except Invalid as error:
            self.drop(table.id)
            raise unreadable_refusal(error) from None
        self.register_deadline(live)
        return True

    async def catch_up(self, live: LiveTable) -> bool:
        """Reload a table from the store during a change, and notify viewers if it had changed."""
        behind = await self.refresh(live)
        if behind:
            self.notify(Notice(live.table.id, live.table.seq))
        return behind

    # -- writing

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if its caller is cancelled, since a stored change must also be shown."""
        return await asyncio.shield(self._start_task(work))

    def _start_task(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work_done)
        return task

    def _work_done(self, task: "asyncio.Task[Any]") -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not warn if the caller was cancelled

    async def finish(self) -> None:
        """Wait for the work under way."""
        while self._work:
            await asyncio.wait(self._work)

    async def change_at(
        self, table: str, action: str | None, now: int, attempt: Callable[[Table, int | None], Change | None]
    ) -> Answer:
        """Change a table, one change at a time, after applying expired deadlines. If these added entries, the attempt
        gets the number of entries before them, else None."""

        async def work() -> Answer:
            live = await self.at(table)
            async with live.lock:
                before = live.table.seq
                await self.expire(live, now)
                known = before if live.table.seq > before else None
                return await self.change(live, action, lambda t: attempt(t, known))

        return await self.run_to_end(work())

    async def change(self, live: LiveTable, action: str | None, attempt: Attempt) -> Answer:
        """Check, store and show a change, and return the answer. After a lost race try again. The caller holds the
        lock."""
        if live.doubtful:
            await self.catch_up(live)
        for _ in range(TRIES):
            if action is not None and action in live.answers:
                return live.answers[action]
            try:
                change = attempt(live.table)
            except Refusal:
                # The copy may be outdated: refuse only if the store agrees.
                if not await self.catch_up(live):
                    raise
                continue
            if change is None:
                return Answer(live.table.seq)
            try:
                return await self.write_change(live, action, change)
            except Conflict:
                await self.catch_up(live)
        raise Refusal("table.try_again")

    async def write_change(
        self, live: LiveTable, action: str | None, change: Change, follower: Change | None = None
    ) -> Answer:
        try:
            answer = await self._store.write(change, action, follower)
        except Unavailable:
            live.doubtful = True
            raise Refusal("table.not_saved") from None
        live.step = step_of(live.table.header, change, action, answer)
        live.table.commit(change)
        self.register_deadline(live)
        if action is not None:
            live.answers[action] = answer
        self.notify(Notice(live.table.id, live.table.seq))
        return answer

    # -- showing

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def notify(self, notice: Notice) -> None:
        for subscriber in list(self._subscribers):
            subscriber(notice)


def unreadable_refusal(error: Invalid) -> Refusal:
    """Return a Refusal that gives the place where the log is invalid, but not its content, which may be secret."""
    return Refusal(Unreadable(why=error.path))


async def read_or_refuse(reading: Coroutine[Any, Any, T]) -> T:
    try:
        return await reading
    except Unavailable:
        raise Refusal("table.not_reachable") from None


async def write_or_refuse(writing: Coroutine[Any, Any, T]) -> T:
    try:
        return await writing
    except Unavailable:
        raise Refusal("table.not_saved") from None
