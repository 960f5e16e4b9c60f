"""The tables that this process serves: connections, updates, bots and clocks."""

import asyncio
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Any

from cinquina.core.errors import Refusal
from cinquina.server.bus import Bus, LocalBus, Notification
from cinquina.server.ops.limits import AddressBuckets, Gauge, Limits
from cinquina.server.ops.log import log
from cinquina.server.ops.server_time import Time
from cinquina.server.socket.attendance import HEARTBEAT_SECONDS, Attendance
from cinquina.server.socket.connection import Connection
from cinquina.server.thinking.analyses import Analyses
from cinquina.server.thinking.bots import Bots
from cinquina.server.thinking.pace import Pace
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.replays import Replays
from cinquina.server.viewer.presence import Presence
from cinquina.server.viewer.rendered import RenderedViews
from cinquina.table import away
from cinquina.table.buckets import Buckets, Rate
from cinquina.table.ready import is_ready_request
from cinquina.table.step import Step
from cinquina.table.tables import Notice, Tables

if TYPE_CHECKING:  # a browser measures nothing
    from cinquina.server.ops.metrics import Metrics

TELLING_SECONDS = 1.0  # to send the last notifications
DRAWING_WAITS = 0.02  # seconds
WITHOUT_BUS_SECONDS = 1.0
FLOODS = Rate(1, 30)  # messages of one page over its rate limit, before its connection is closed
FOLLOW_SECONDS = 60.0  # between two readings of the computer's clock, which may have been set
LEAVING_SECONDS = 5.0  # for decisions that are being stored when the server stops


class Room:
    def __init__(
        self,
        tables: Tables,
        bus: Bus,
        pool: Pool,
        metrics: "Metrics",
        limits: Limits,
        pace: Pace,
        clock: Time,
    ) -> None:
        self.tables = tables
        self.bus = bus
        self.pool = pool
        self.metrics = metrics
        self.time = clock
        self.bots = Bots(tables, pool, metrics, pace, clock, lambda table: table in self.connections)
        self.analyses = Analyses(pool)
        self.replays = Replays(tables, pool)
        self.process = secrets.token_hex(4)
        self.connections: defaultdict[str, set[Connection]] = defaultdict(set)
        self.attendance = Attendance(self)
        self.rendered = RenderedViews()
        self.messages = Buckets(limits.messages)
        self.floods = Buckets(FLOODS)
        self.messages_by_address = AddressBuckets(limits.messages_by_address, time.monotonic)
        self.replay_asks = AddressBuckets(limits.replays, time.monotonic)
        self.hints = Buckets(limits.hints)
        self.lessons = Buckets(limits.lessons)
        self.returns = AddressBuckets(limits.returns, time.monotonic)
        self.sockets = Gauge(limits.sockets)
        self.unanswered: Counter[str] = Counter()
        self.all_answered = asyncio.Event()
        self.drawing = asyncio.Lock()
        self.held: defaultdict[str, list[Notice]] = defaultdict(list)
        self.stopping = False
        self.clock_changed = asyncio.Event()
        self.clock_wakes: int | None = None  # when the clock task wakes up by itself; None: never
        self.chores: set[asyncio.Task[Any]] = set()
        self.telling: set[asyncio.Task[Any]] = set()  # the tasks that notify other processes
        self.unsubscribe: Callable[[], None] = lambda: None

    async def open(self) -> None:
        self.unsubscribe = self.tables.subscribe(self.on_change)
        self.tables.keep_watched(lambda table: table in self.connections)
        await self.bus.open(self.on_notification)
        self.start_task(self.pool.open())
        self.start_task(self.run_clock())
        self.start_task(self.follow_clock())
        self.start_task(self.heartbeat())
        self.start_task(self.attendance.watch_absences())
        self.start_task(self.poll_without_bus())
        self.start_task(self.replays.render_missing())

    async def close(self) -> None:
        await self.bots.close()
        await self.tables.close()
        self.unsubscribe()
        if self.telling:
            await asyncio.wait(self.telling, timeout=TELLING_SECONDS)
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.pool.close()
        await self.bus.close()

    def start_task(self, chore: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.task_done)
        return task

    def task_done(self, chore: asyncio.Task[Any]) -> None:
        self.chores.discard(chore)
        self.telling.discard(chore)
        if not chore.cancelled() and (error := chore.exception()):
            log.error("task_failed", exc_info=error)

    # -- what changed is shown

    @contextmanager
    def holding_updates(self, table: str) -> Iterator[None]:
        """Hold back the updates of a table while a decision waits for its answer."""
        self.unanswered[table] += 1
        self.all_answered.clear()
        try:
            yield
        finally:
            self.unanswered[table] -= 1
            if not self.unanswered[table]:
                del self.unanswered[table]
                for notice in self.held.pop(table, ()):
                    self.show_change(notice)
            if not self.unanswered:
                self.all_answered.set()

    @asynccontextmanager
    async def rendering_turn(self) -> AsyncIterator[None]:
        """Wait for a turn to render. Views take milliseconds and are rendered one at a time, so that messages are read
        in between; pending answers come first, unless that takes long."""
        async with self.drawing:
            if self.unanswered:
                with suppress(TimeoutError):
                    async with asyncio.timeout(DRAWING_WAITS):
                        await self.all_answered.wait()
            yield

    def on_change(self, notice: Notice) -> None:
        """Handle a change that this process stored."""
        if notice.table in self.unanswered:
            self.held[notice.table].append(notice)
        else:
            self.show_change(notice)

    def show_change(self, notice: Notice) -> None:
        for connection in self.connections.get(notice.table, ()):
            connection.note_change(notice.line)
        self.bots.update_turns(notice.table)
        self.wake_clock()
        self.attendance.mark_changed(notice.table)
        if notice.line is None:
            self.replays.drop(notice.table)
        found = self.tables.find_in_memory(notice.table)
        if found is not None and found.is_over:
            self.start_task(self.replays.render_ended(notice.table))
        line = notice.line.number if notice.line else 0
        version = found.header.version if found is not None else 0
        step = None if line else self.tables.last_step(notice.table)
        self.send_notification(
            Notification(notice.table, self.process, line=line, version=version, step=step)
        )

    async def on_notification(self, news: Notification | None) -> None:
        """Reload a table changed by another process, if a client here is watching it."""
        if news is None:
            self.attendance.request_reports()
            for table in list(self.connections):
                await self.catch_up(table)
            await self.check_devices()
            return
        if news.process == self.process:
            return
        if news.guest:
            self.reconnect_guest(news.guest)
            return
        if news.seats is None and not news.line:
            self.replays.drop(news.table)
        if news.table not in self.connections:
            return
        if news.seats is not None:
            self.attendance.receive_report(news)
        else:
            await self.catch_up(news.table, news.line, news.version, news.step)

    async def catch_up(self, table: str, line: int = 0, version: int = 0, step: Step | None = None) -> None:
        try:
            if line:
                for said in await self.tables.lines(table, after=line - 1):
                    for connection in self.connections.get(table, ()):
                        connection.note_change(said)
                return
            await self.tables.refresh(table, version, step)
        except Refusal as refusal:
            log.warning("reload_failed", table=table, refusal=str(refusal))
        self.show(table)
        self.attendance.mark_changed(table)
        self.bots.update_turns(table, elsewhere=True)
        self.wake_clock()

    def send_notification(self, news: Notification) -> None:
        if not isinstance(self.bus, LocalBus):
            self.telling.add(self.start_task(self.bus.publish(news)))

    def show(self, table: str) -> None:
        for connection in self.connections.get(table, ()):
            connection.note_change()

    # -- presence

    def enter(self, connection: Connection) -> None:
        first = connection.table not in self.connections
        self.connections[connection.table].add(connection)
        self.metrics.sockets.inc()
        if first:
            self.attendance.opened[connection.table] = self.time.now()
        self.attendance.report_change(connection.table, asks=first)
        self.bots.update_turns(connection.table)
        self.wake_clock()

    def leave(self, connection: Connection) -> None:
        here = self.connections[connection.table]
        here.discard(connection)
        self.metrics.sockets.dec()
        self.attendance.note_left(connection)
        self.floods.forget(connection.name)
        if not here:
            del self.connections[connection.table]
            self.rendered.forget(connection.table)
            self.bots.update_turns(connection.table)

    def start_if_ready(self, table: str, there: Presence) -> None:
        """Start the clock if an absent player was the last one it waited for."""
        found = self.tables.find_in_memory(table)
        if found is not None and is_ready_request(found.header.request):
            self.start_task(self.tables.start_ready(table, self.time.now(), there.seats))

    def pause_for_absent(self, table: str, there: Presence) -> None:
        """Stop the clock of a cooperative game while a player's connection is lost; resume it when they are back."""
        found = self.tables.find_in_memory(table)
        now = self.time.now()
        if found is not None and away.pause_or_resume(found, now, there.seats) is not None:
            self.start_task(self.tables.pause_for_absent(table, now, there.seats))

    def devices_changed(self, guest: str) -> None:
        """Disconnect the devices that a guest has lost."""
        self.reconnect_guest(guest)
        self.send_notification(Notification("", self.process, guest=guest))

    def reconnect_guest(self, guest: str) -> None:
        """Make all pages of a guest connect again, each with its token."""
        for connection in self.all_connections():
            if connection.guest == guest:
                self.start_task(connection.restart())

    async def check_devices(self) -> None:
        """Disconnect devices whose token has ended, in case the notification was lost."""
        for connection in self.all_connections():
            if connection.guest and await self.guest_of(connection.token) != connection.guest:
                self.start_task(connection.restart())

    def all_connections(self) -> list[Connection]:
        return [each for here in self.connections.values() for each in here]

    async def guest_of(self, token: str | None) -> str | None:
        return await self.tables.guests.recognise(token, self.time.now())

    async def heartbeat(self) -> None:
        """Publish presence every HEARTBEAT_SECONDS so that other processes notice when this one dies."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for table in list(self.connections):
                self.attendance.publish_presence(table, self.time.now())
                await self.poll(table)

    async def poll_without_bus(self) -> None:
        """Poll the store once a second for watched tables while the bus is down."""
        while True:
            await asyncio.sleep(WITHOUT_BUS_SECONDS)
            if not self.bus.up:
                for table in list(self.connections):
                    await self.poll(table)
                with suppress(Refusal):
                    await self.check_devices()

    async def poll(self, table: str) -> None:
        """Reload a table from the store. A notification is lost if a process dies between storing and sending it, and
        an operator's command sends none."""
        try:
            before = (await self.tables.get(table)).header.version
            if (await self.tables.refresh(table)).header.version != before:
                self.show(table)
                self.attendance.mark_changed(table)
        except Refusal as refusal:
            log.warning("poll_failed", table=table, refusal=str(refusal))
        self.bots.update_turns(table, elsewhere=True)
        self.wake_clock()

    # -- time

    def wake_clock(self) -> None:
        """Wake the clock task if a time limit runs out before it wakes up by itself."""
        deadline = self.tables.next_deadline()
        if deadline is not None and (self.clock_wakes is None or deadline < self.clock_wakes):
            self.clock_changed.set()

    async def run_clock(self) -> None:
        """Apply each time limit when it runs out. `wake_clock` ends the wait if an earlier limit was set."""
        while True:
            self.clock_changed.clear()
            deadline = self.clock_wakes = self.tables.next_deadline()
            if await self.wait_for_change(deadline, self.clock_changed):
                continue
            try:
                await self.tables.expire(self.time.now())
            except Exception:
                # In any case the clocks of the other tables continue.
                log.exception("clock_failed")
                await self.time.sleep(1)

    async def follow_clock(self) -> None:
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            self.follow_if_idle()

    def follow_if_idle(self) -> None:
        """Set the server's clock by the computer's, unless a time limit is running or a player has just left."""
        if self.tables.next_deadline() is None and not self.attendance.is_waiting:
            self.time.adopt_wall_clock()

    async def wait_for_change(self, deadline: int | None, changed: asyncio.Event) -> bool:
        """Wait for a change until a deadline. Return whether there was a change."""
        if deadline is None:
            return await changed.wait()
        change = asyncio.create_task(changed.wait())
        pause = asyncio.create_task(self.time.sleep(max(0, deadline - self.time.now()) / 1000))
        try:
            done, _ = await asyncio.wait([change, pause], return_when=asyncio.FIRST_COMPLETED)
        finally:
            change.cancel()
            pause.cancel()
        return pause not in done

    # -- the end

    async def stop(self) -> None:
        """Finish pending decisions, then ask every page to connect again later."""
        self.stopping = True
        everybody = [connection for here in self.connections.values() for connection in here]
        leaving = [asyncio.create_task(connection.restart()) for connection in everybody]
        if leaving:
            await asyncio.wait(leaving, timeout=LEAVING_SECONDS)
