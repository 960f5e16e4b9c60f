"""Presence at each table: in this process, and in the others as they report it."""

import asyncio
import itertools
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from cinquina.server.bus import Notification
from cinquina.server.viewer.presence import Presence, merge_presence
from cinquina.table.deadlines import Deadlines

if TYPE_CHECKING:
    from cinquina.server.socket.connection import Connection
    from cinquina.server.socket.room import Room

# How long a disconnected player still counts as present; while a game's clock runs, also an unresponsive one.
AWAY_MS = 8000
HEARTBEAT_SECONDS = 30.0
FORGET_MS = 75_000  # a process that died does not say goodbye


class Report(NamedTuple):
    """A report of another process: when it arrived, its number, and the presence."""

    time: int
    number: int
    there: Presence


class Elsewhere:
    """The presence that other processes reported, for the tables with viewers here."""

    def __init__(self) -> None:
        self.said: defaultdict[str, dict[str, Report]] = defaultdict(dict)  # by table and process

    def add_report(self, news: Notification, now: int) -> None:
        """Store a report. Reports may overtake each other, so a lower number than the last one is ignored."""
        before = self.said[news.table].get(news.process)
        if before is None or news.number >= before.number:
            there = Presence(frozenset(news.seats or ()), news.watchers)
            self.said[news.table][news.process] = Report(now, news.number, there)

    def presences_at(self, table: str) -> list[Presence]:
        return [each.there for each in self.said.get(table, {}).values()]

    def expiry_times(self, table: str) -> list[int]:
        """Return when each process's report expires unless it sends another."""
        return [each.time + FORGET_MS for each in self.said.get(table, {}).values()]

    def forget_silent(self, table: str, now: int) -> bool:
        """Forget unresponsive processes; return whether there was one."""
        silent = [
            process for process, each in self.said.get(table, {}).items() if each.time + FORGET_MS <= now
        ]
        for process in silent:
            del self.said[table][process]
        return bool(silent)

    def shorten_expiry(self, now: int) -> None:
        """Let all reports expire soon unless they are repeated, after some may have been lost."""
        for there in self.said.values():
            for process, each in there.items():
                there[process] = each._replace(time=min(each.time, now + AWAY_MS - FORGET_MS))

    def forget(self, table: str) -> None:
        self.said.pop(table, None)


class Attendance:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.elsewhere = Elsewhere()
        # Until when disconnected players count as present: by table, by seat and guest.
        self.lately: dict[str, dict[tuple[int, str], int]] = {}
        self.told: dict[str, Presence] = {}  # the last report, by table
        self.opened: dict[str, int] = {}  # when the first connection here was opened, by table
        self.moments = Deadlines()  # when a player may count as away, by table
        self.stirred: set[str] = set()  # tables where something happened since the last look
        self.attention = asyncio.Event()
        self.numbers = itertools.count(1)

    @property
    def is_waiting(self) -> bool:
        """Whether a player of this process may soon count as away."""
        return bool(self.lately) or any(self.is_racing(table) for table in self.room.connections)

    def presence_now(self, table: str) -> Presence:
        return self.at(table, self.room.time.now())

    def at(self, table: str, now: int) -> Presence:
        here, others = self.present_here(table, now), self.elsewhere.presences_at(table)
        return merge_presence([here, *others]) if others else here

    def present_here(self, table: str, now: int) -> Presence:
        """Return the presence at this process."""
        connected = self.room.connections.get(table, set())
        heard = (
            now - AWAY_MS if self.is_racing(table) else None
        )  # a page that sent nothing since then is unresponsive
        seats = {seat for each in connected if heard is None or each.heard > heard for seat in each.seats}
        if table in self.lately:
            found = self.room.tables.find_in_memory(table)
            for (seat, guest), until in self.lately[table].items():
                if now < until and found is not None and seat in found.seats_of(guest):
                    seats.add(seat)
        return Presence(frozenset(seats), sum(not each.seats for each in connected))

    # -- connections

    def note_left(self, connection: "Connection") -> None:
        """Note that a connection closed. The player counts as away only after AWAY_MS, since a reloaded page reconnects
        at once."""
        now = self.room.time.now()
        if connection.guest:
            races = self.is_racing(connection.table)
            since = self.silent_from(connection) - AWAY_MS if races else now
            for seat in connection.seats:
                self.lately.setdefault(connection.table, {})[seat, connection.guest] = since + AWAY_MS
        self.report_change(connection.table)

    def note_message(self, connection: "Connection") -> None:
        """Note that a message was received from a page."""
        now = self.room.time.now()
        silent = self.is_silent(connection, now)
        connection.heard = now
        if silent:
            self.report_change(connection.table)

    def is_racing(self, table: str) -> bool:
        """Return whether the clock of a game is running there. Its pages then send something every few seconds."""
        found = self.room.tables.find_in_memory(table)
        return found is not None and found.is_racing

    def is_silent(self, connection: "Connection", now: int) -> bool:
        """Return whether a page is unresponsive. Pages must send messages while the game's clock runs, or while it
        waits for this player."""
        found = self.room.tables.find_in_memory(connection.table)
        waits = None if found is None else found.header.absence
        if waits is not None and waits.seat in connection.seats:
            return connection.heard < waits.since
        return self.is_racing(connection.table) and now >= self.silent_from(connection)

    def silent_from(self, connection: "Connection") -> int:
        """Return when a page counts as unresponsive. Time before the clock ran does not count."""
        found = self.room.tables.find_in_memory(connection.table)
        assert found is not None
        return max(connection.heard, found.racing_since) + AWAY_MS

    # -- notifications

    def report_change(self, table: str, asks: bool = False) -> None:
        self.notify_everybody(table, self.room.time.now(), asks)
        self.mark_changed(table)

    def notify_everybody(self, table: str, now: int, asks: bool = False) -> None:
        """Notify the pages here, the other processes, and the clock that waits for people."""
        self.room.show(table)
        self.publish_presence(table, now, asks)
        self.update_clock(table, now)

    def update_clock(self, table: str, now: int) -> None:
        """Update a clock that depends on presence: it starts when all are ready, and stops while a player is away."""
        there = self.at(table, now)
        self.room.start_if_ready(table, there)
        # After a restart pages come back one after the other.
        if now >= self.opened.get(table, now) + AWAY_MS:
            self.room.pause_for_absent(table, there)

    def publish_presence(self, table: str, now: int, asks: bool = False) -> None:
        """Publish the presence here to the other processes."""
        here = self.told[table] = self.present_here(table, now)
        seats = tuple(sorted(here.seats))
        number = next(self.numbers)
        self.room.send_notification(
            Notification(
                table, self.room.process, seats=seats, watchers=here.watchers, asks=asks, number=number
            )
        )

    def receive_report(self, news: Notification) -> None:
        """Process another process's report of presence."""
        now = self.room.time.now()
        self.elsewhere.add_report(news, now)
        self.room.show(news.table)
        self.update_clock(news.table, now)
        self.mark_changed(news.table)
        if news.asks:
            self.publish_presence(news.table, now)

    def request_reports(self) -> None:
        """Publish the presence here and ask for that of others, after notifications may have been lost."""
        now = self.room.time.now()
        self.elsewhere.shorten_expiry(now)
        for table in self.room.connections:
            self.publish_presence(table, now, asks=True)
            self.mark_changed(table)

    # -- absence

    def mark_changed(self, table: str) -> None:
        """Mark a table whose presence, or its end, may have changed."""
        self.stirred.add(table)
        self.attention.set()

    async def watch_absences(self) -> None:
        """Wake up when a player counts as away, and notify the others. Only tables that changed, or whose time has
        come, are examined, however many there are."""
        while True:
            self.attention.clear()
            now = self.room.time.now()
            stirred, self.stirred = self.stirred, set()
            for table in {*stirred, *self.moments.due(now)}:
                self.update_presence(table, now)
            await self.room.wait_for_change(self.moments.next(), self.attention)

    def update_presence(self, table: str, now: int) -> None:
        """Update the presence at a table as of `now`, and schedule the next change."""
        lately = {who: until for who, until in self.lately.pop(table, {}).items() if until > now}
        if lately:
            self.lately[table] = lately
        forgotten = self.elsewhere.forget_silent(table, now)
        if table in self.told and (forgotten or self.told[table] != self.present_here(table, now)):
            self.notify_everybody(table, now)
        else:
            self.update_clock(table, now)
        if table not in self.room.connections:
            self.elsewhere.forget(table)
            self.opened.pop(table, None)
            if not lately:
                self.told.pop(table, None)
        self.moments.put(table, min(self.absence_times(table, now), default=None))

    def absence_times(self, table: str, now: int) -> list[int]:
        """Return when each present player counts as away if nothing is received from them."""
        moments = [*self.lately.get(table, {}).values(), *self.elsewhere.expiry_times(table)]
        if self.is_racing(table):
            moments += [self.silent_from(each) for each in self.room.connections.get(table, ())]
            moments.append(self.opened.get(table, now) + AWAY_MS)
        return [moment for moment in moments if moment > now]
