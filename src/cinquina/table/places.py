"""The tables in memory, each a copy of what the store holds, and the one way to change them.

A change is made on the copy's version and stored only if the store still has that version. If another process was
faster, the copy is brought up to date and the attempt made again on what is true now.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import msgspec

from cinquina.core.errors import Invalid, Refusal
from cinquina.table.bucket import Bucket
from cinquina.table.clock import GRACE_MS
from cinquina.table.store import Answer, Conflict, Line, Saved, Store, Unavailable
from cinquina.table.table import Change, Table

T = TypeVar("T")

TRIES = 5  # at one moment of a game everybody may decide at once, each at a process of their own

Attempt = Callable[[Table], Change | None]  # None = nothing to change


class Notice(msgspec.Struct, frozen=True):
    """Something about a table was stored: show it. `line` is the new line of chat, if that is what it was."""

    table: str
    seq: int
    line: Line | None = None


Subscriber = Callable[[Notice], None]


class Place:
    """A table in memory, with what belongs to it only here."""

    def __init__(self, saved: Saved) -> None:
        self.lock = asyncio.Lock()
        self.table = Table(saved.header)
        self.answers: dict[str, Answer] = {}
        self.talk: dict[str, Bucket] = {}  # by guest
        self.doubtful = False  # the last write may or may not have happened
        self.watched: int | None = None  # since when its clock is looked after here; 0 = from its beginning
        self.follow(saved)

    def follow(self, saved: Saved) -> None:
        """Take over what the store has more."""
        for entry in saved.entries:
            self.table.history.add(entry, late=entry.seq in saved.late)
        self.table.header = saved.header
        self.answers.update(saved.answers)
        self.doubtful = False

    # -- its clock

    def watch(self, now: int) -> None:
        """From now on somebody looks after the clock here, if nobody did before."""
        if self.watched is None:
            self.watched = now

    def deadline(self) -> int | None:
        """When a limit runs out here: a table just taken up from the store leaves everybody a moment to come back."""
        limit = self.table.deadline()
        if limit is None or not self.watched:
            return limit
        return max(limit, self.watched + GRACE_MS)

    def is_due(self, now: int) -> bool:
        limit = self.deadline()
        return limit is not None and now >= limit


class Places:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._places: OrderedDict[str, Place] = OrderedDict()  # last used last
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._subscribers: list[Subscriber] = []
        self._work: set[asyncio.Task[Any]] = set()

    def __iter__(self) -> Iterator[Place]:
        return iter(list(self._places.values()))

    def __len__(self) -> int:
        return len(self._places)

    # -- reading

    async def at(self, table: str) -> Place:
        """The place of a table, read from the store if it is not in memory."""
        if table in self._places:
            self._places.move_to_end(table)
            return self._places[table]
        if table not in self._loading:
            self._loading[table] = self._begin(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Place:
        try:
            saved = await readable(self._store.load(table))
            if saved is None:
                raise Refusal("table.no_such_table")
            try:
                place = Place(saved)
            except Invalid as error:
                raise unreadable(error) from None
            self.keep(place)
            return place
        finally:
            del self._loading[table]

    def find(self, table: str) -> Place | None:
        """The place of a table that is in memory."""
        return self._places.get(table)

    def keep(self, place: Place) -> None:
        """In memory from now on; what was not used for the longest time goes, if nobody is busy with it."""
        self._places[place.table.id] = place
        if len(self._places) > self._most:
            idle = next(
                (id for id, each in self._places.items() if not each.lock.locked() and each is not place),
                None,
            )
            if idle is not None:
                del self._places[idle]

    async def refresh(self, place: Place) -> bool:
        """Bring a table up to date with the store; was it behind?"""
        table = place.table
        if await readable(self._store.version(table.id)) == table.header.version:
            place.doubtful = False
            return False
        saved = await readable(self._store.load(table.id, since=table.seq))
        if saved is None:
            self._places.pop(table.id, None)
            raise Refusal("table.no_such_table")
        try:
            place.follow(saved)
        except Invalid as error:
            self._places.pop(table.id, None)
            raise unreadable(error) from None
        return True

    async def catch_up(self, place: Place) -> bool:
        """The same for a change under way: whoever looks on here is shown what the store had more."""
        behind = await self.refresh(place)
        if behind:
            self.notify(Notice(place.table.id, place.table.seq))
        return behind

    # -- writing

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do all of it, though its caller may go away in the middle: what was stored must also be shown."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work_done)
        return task

    def _work_done(self, task: "asyncio.Task[Any]") -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # seen: its caller was told, or went away

    async def finish(self) -> None:
        """Wait for the work under way."""
        while self._work:
            await asyncio.wait(self._work)

    async def change(self, place: Place, action: str | None, attempt: Attempt) -> Answer:
        """Checked, stored, shown; the caller holds the lock, and is answered then. Again after a lost race."""
        if place.doubtful:
            await self.catch_up(place)
        for _ in range(TRIES):
            if action is not None and action in place.answers:
                return place.answers[action]
            try:
                change = attempt(place.table)
            except Refusal:
                # Refused by what this process knows: is that still true?
                if not await self.catch_up(place):
                    raise
                continue
            if change is None:
                return Answer(place.table.seq)
            try:
                return await self.store(place, action, change)
            except Conflict:
                await self.catch_up(place)
        raise Refusal("table.try_again")

    async def store(
        self, place: Place, action: str | None, change: Change, follower: Change | None = None
    ) -> Answer:
        try:
            answer = await self._store.write(change, action, follower)
        except Unavailable:
            place.doubtful = True
            raise Refusal("table.not_saved") from None
        place.table.commit(change)
        if action is not None:
            place.answers[action] = answer
        self.notify(Notice(place.table.id, place.table.seq))
        return answer

    # -- showing

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def notify(self, notice: Notice) -> None:
        for subscriber in list(self._subscribers):
            subscriber(notice)


def unreadable(error: Invalid) -> Refusal:
    """Says where the log is wrong, not what stands there: it may be sealed."""
    return Refusal("table.unreadable", why=error.path)


async def readable(reading: Coroutine[Any, Any, T]) -> T:
    try:
        return await reading
    except Unavailable:
        raise Refusal("table.not_reachable") from None
