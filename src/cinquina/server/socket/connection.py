"""The connection of a page to a table. Messages are processed in order; updates are sent as fast as the page reads.

A slow page gets fewer and larger updates: an Update always contains everything that the page missed.
"""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from cinquina.core import refusals
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Told
from cinquina.core.refusals import Malformed, TooLarge
from cinquina.server.ops.limits import MESSAGE_BYTES
from cinquina.server.ops.log import log
from cinquina.server.socket.port import RESTART, TOO_FAST, Gone, Port
from cinquina.server.viewer import messages
from cinquina.server.viewer.changes import is_same
from cinquina.server.viewer.messages import (
    Ack,
    Answers,
    Ask,
    AskHint,
    Because,
    Clock,
    Consent,
    FromPage,
    Hint,
    Look,
    Manage,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    ToPage,
    Undo,
    Update,
    Why,
)
from cinquina.server.viewer.updates import build_update, first_different
from cinquina.table import tables
from cinquina.table.table import Table

if TYPE_CHECKING:
    from cinquina.server.socket.room import Room

ANSWER_SECONDS = 5.0
BREATH_SECONDS = 0.25  # a pause in reading from a page that sent too much
LINES_KEPT = 100

from_page: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Connection:
    __slots__ = (
        "__weakref__",
        "address",
        "booked",
        "floods",
        "greeted",
        "guest",
        "heard",
        "hint",
        "idle",
        "lines",
        "looking",
        "port",
        "room",
        "seats",
        "seen",
        "since",
        "stale",
        "table",
        "token",
        "told",
        "view",
        "wake",
    )

    def __init__(
        self, room: "Room", port: Port, table: str, guest: str | None, address: str, token: str | None = None
    ) -> None:
        self.room = room
        self.port = port
        self.table = table
        self.guest = guest
        self.token = token  # the token of the guest's device
        self.address = address
        self.seats: list[int] = []
        self.looking: int | None = None
        self.since = 0
        self.seen: int | None = None  # entries that this viewer has seen; None = a new viewer
        self.view: Any = (
            None  # the one that the page has, which all with the same eyes share; None = of other eyes
        )
        self.greeted = False  # whether the page has got its first update
        self.told: int | None = None  # the hash of the last update, without the time
        self.booked = 0  # the number of seatings that the page knows
        self.heard = room.time.now()  # when the last message was received
        self.lines: list[tables.Line] = []
        self.stale = True
        self.floods = False  # whether the last message exceeded the rate limit
        self.wake = Alarm()
        self.idle = asyncio.Lock()  # held while a message is processed
        self.hint: asyncio.Task[None] | None = None

    def begin_at(self, table: Table, since: int, look: int | None, at: int | None = None) -> None:
        """Set what the page knows: the first `since` entries, the last of them made at `at` ms of play. If it was made
        at another time, the store was restored from a copy, and everything is sent again."""
        self.seats = table.seats_of(self.guest)
        if look in self.seats:
            self.looking = look
        elif len(self.seats) == 1:
            self.looking = self.seats[0]
        history = table.history
        self.since = max(0, min(since, history.count_known(self.looking)))
        if self.looking != look:
            self.since = min(self.since, first_different(table, None, self.looking))
        elif at is not None and history.time_of(self.looking, since - 1) != at:
            self.since = 0
        if self.since and self.looking == look:
            self.seen = self.since

    @property
    def name(self) -> str:
        """A name that no other open connection has."""
        return f"{id(self)}"

    # -- out

    def note_change(self, line: tables.Line | None = None) -> None:
        """Note that the table changed, or a line of chat, for the sending task."""
        if line is None:
            self.stale = True
        else:
            self.lines.append(line)
            del self.lines[:-LINES_KEPT]
        self.wake.set()

    async def send_changes(self) -> None:
        while True:
            await self.wake.wait()
            while self.lines:
                await self.send(self.lines.pop(0))
            if self.stale:
                self.stale = False
                await self.send_update()

    async def send_update(self) -> None:
        room = self.room
        async with room.rendering_turn():
            table = await room.tables.get(self.table)
            self.update_seats(table)
            rendering = room.rendered.for_table(table)
            shown = rendering.render(table, self.looking, self.seen, self.view)
            seen = rendering.table_view(table, self.guest, room.attendance.presence_now(self.table))
            now, first = room.time.now(), not self.greeted
            told = build_update(
                table, shown, seen, self.guest, self.looking, self.since, now, first, self.booked
            )
            self.booked = len(table.seatings)
            self.since = table.history.first_sealed(self.looking, self.since)
            self.seen = told.seq
            before, self.view = self.view, shown.now
        # Don't send an update whose content is unchanged: its timing would reveal a secret move.
        hashed = hash_of(
            msgspec.structs.replace(told, view=None, film=None, words=None, clock=lasting_clock(told.clock))
        )
        if hashed == self.told and is_same(before, shown.now):
            return
        self.told = hashed
        await self.send(told)
        self.greeted = True

    def update_seats(self, table: Table) -> None:
        """Update the guest's seats, which change when somebody joins, leaves or is replaced by a bot."""
        seats = table.seats_of(self.guest)
        if self.looking not in seats:
            self.change_viewer(table, None)  # also if a seat was gained and lost between two updates
        if seats == self.seats:
            return
        gained = [seat for seat in seats if seat not in self.seats]
        self.seats = seats
        if self.looking is None and gained and len(seats) == 1:
            self.change_viewer(table, seats[0])
        self.room.attendance.report_change(self.table)

    def change_viewer(self, table: Table, looking: int | None) -> None:
        """Change the seat whose view is shown. Entries that the new viewer knows differently are sent again."""
        if looking != self.looking:
            self.since = min(self.since, first_different(table, self.looking, looking))
            self.looking = looking
            self.seen = self.view = None  # so that nothing of the last viewer's view is reused

    async def send(self, message: ToPage) -> None:
        await self.port.send(msgspec.json.encode(message))

    # -- in

    async def run(self) -> None:
        """Serve the page until it leaves or the server stops."""
        sender = asyncio.create_task(self.send_changes())
        try:
            self.note_change()
            for line in await self.room.tables.lines(self.table):
                self.note_change(line)
            reader = asyncio.create_task(self.listen())
            done, _ = await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            for task in done:
                if (error := task.exception()) and not isinstance(error, Gone):
                    raise error
        finally:
            sender.cancel()
            if self.hint:
                self.hint.cancel()

    async def listen(self) -> None:
        while not self.room.stopping:
            said = await self.port.receive()
            self.room.attendance.note_message(self)
            self.floods = False
            async with self.idle:
                await self.handle_text(said if isinstance(said, str) else None)
            if self.floods:
                await self.slow_down()

    async def slow_down(self) -> None:
        """Read nothing for a while from a page that sends too much. Close the connection if that does not help."""
        try:
            self.room.floods.take(self.name, time.monotonic())
        except Refusal as refusal:
            await self.port.close(TOO_FAST, refusal.id)
            raise Gone from None
        await asyncio.sleep(BREATH_SECONDS)

    async def handle_text(self, text: str | None) -> None:
        """Process a message; every message gets an answer."""
        id = ""
        try:
            self.check_rate()
            if text is None:
                raise Refusal(Malformed(message="text frames only"))
            if len(text) > MESSAGE_BYTES or len(text.encode()) > MESSAGE_BYTES:
                raise Refusal(TooLarge(most=MESSAGE_BYTES))
            message = parse_message(text)
            id = getattr(message, "id", "")
            await self.handle_message(message)
        except Refusal as refusal:
            await self.refuse(id or claimed_id(text), refusal)
        except Invalid as error:
            await self.refuse(id, Refusal(refusals.Invalid(path=error.path, message=error.message)))
        except Gone:
            raise
        except Exception:
            log.exception("message_failed", table=self.table)
            await self.refuse(id, Refusal("table.failed"))

    def check_rate(self) -> None:
        try:
            self.room.messages.take(self.guest or self.address, time.monotonic())
            self.room.messages_by_address.take(self.address)
        except Refusal:
            self.floods = True
            raise

    async def refuse(self, id: str, refusal: Refusal) -> None:
        self.room.metrics.refusals.labels(refusal.id).inc()
        await self.send(Refused(id, Told(refusal.id, refusal.facts)))

    async def handle_message(self, message: FromPage) -> None:
        match message:
            case Ping(sent=sent):
                await self.send(Pong(self.room.time.now(), sent))
            case Look(seat=seat):
                await self.look_as(seat)
            case AskHint(id=id, seat=seat):
                self.room.hints.take(self.guest or self.address, time.monotonic())
                owed = await self.room.tables.hint(self.table, self.guest, seat, self.room.time.now())
                self.drop_hint()
                self.hint = asyncio.create_task(self.compute_hint(id, owed))
            case Why(id=id, seat=seat, text=text):
                if seat in self.seats and seat != self.looking:
                    raise Refusal("table.not_your_seat")
                refusal = await self.room.tables.why(self.table, self.guest, seat, text)
                await self.send(Because(id, Told(refusal.id, refusal.facts) if refusal else None))
            case Ask(id=id, seat=seat, text=text, names=names):
                if seat != self.looking:
                    raise Refusal("table.not_your_seat")
                there = self.room.attendance.presence_now(self.table).seats
                now = self.room.time.now()
                reply = await self.room.tables.ask(self.table, self.guest, seat, text, names, now, there)
                await self.send(Answers(id, reply.told, reply.does))
            case _:
                if isinstance(message, Play):
                    self.drop_hint()
                with self.room.holding_updates(self.table), self.room.metrics.latency.time():
                    answer = Ack(message.id, await self.decide(message))
                    async with asyncio.timeout(
                        ANSWER_SECONDS
                    ):  # a page that does not read must not block others
                        await self.send(answer)

    async def decide(self, message: Play | Undo | Consent | Manage | Say) -> int:
        """Carry out a message that is stored; return the number of entries for the acknowledgement."""
        tables, table, guest, now = self.room.tables, self.table, self.guest, self.room.time.now()
        there = self.room.attendance.presence_now(table).seats
        match message:
            case Play(id=id, seat=seat, text=text, seen=seen):
                if seen is not None:
                    seen = (await tables.get(table)).history.entries_at(self.looking, seen)
                answer = await tables.play(table, guest, seat, text, id, now, seen, there)
                self.room.metrics.decisions.labels("person").inc()
            case Undo(id=id, seat=seat):
                answer = await tables.undo(table, guest, seat, id, now)
            case Consent(id=id, seat=seat, request=request, agree=agree):
                answer = await tables.consent(table, guest, seat, request, agree, id, now, there)
            case Manage(id=id, what=what, seat=seat, level=level, text=text):
                answer = await tables.manage(
                    table, guest, what, id, now, seat=seat, level=level, text=text, present=there
                )
            case Say(id=id, text=text, reaction=reaction):
                await tables.say(table, guest, text, reaction, id, now)
                return (await tables.get(table)).history.count_known(self.looking)
        return (await tables.get(table)).history.count_at(self.looking, answer.seq)

    async def compute_hint(self, id: str, owed: tables.DecisionTask) -> None:
        """Compute a hint in the background, so that other messages do not wait for it."""
        try:
            await self.send(Hint(id, owed.seat, await self.room.bots.advise(owed)))
        except Refusal as refusal:
            await self.refuse(id, refusal)
        except asyncio.CancelledError:
            with suppress(Gone):
                await self.refuse(id, Refusal("table.hint_dropped"))
            raise

    def drop_hint(self) -> None:
        """Cancel a hint after a decision or another question."""
        if self.hint and not self.hint.done():
            self.hint.cancel()

    async def look_as(self, seat: int | None) -> None:
        table = await self.room.tables.get(self.table)
        if seat is not None and seat not in table.seats_of(self.guest):
            raise Refusal("table.not_your_seat")
        self.change_viewer(table, seat)
        self.told = None
        self.note_change()

    async def restart(self) -> None:
        """Close the connection after the current message."""
        async with self.idle:
            with suppress(Gone):
                await self.port.close(RESTART, "service restart")


class Alarm:
    """An event with a single waiter. asyncio's own keeps a queue of waiters, which would be most of a connection's
    memory."""

    __slots__ = ("_rings", "_waiter")

    def __init__(self) -> None:
        self._rings = False
        self._waiter: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._rings

    def set(self) -> None:
        self._rings = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until the alarm is set, then reset it."""
        if not self._rings:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self._rings = False


def hash_of(update: Update) -> int:
    """Return a hash of an update, to compare the next one with. The update itself would be most of a connection's
    memory."""
    return hash(msgspec.json.encode(update))


def lasting_clock(clock: Clock | None) -> Clock | None:
    """Return the clock in a form that stays equal while nothing happens: the end of a paused clock moves with time."""
    if clock is None:
        return None
    ends = clock.ends - clock.now if clock.paused else clock.ends
    return msgspec.structs.replace(clock, ends=ends, now=0)


def parse_message(text: str) -> FromPage:
    try:
        message = from_page.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal(Malformed(message=str(error)[:200])) from None
    if len(getattr(message, "id", "")) > messages.LONGEST_ID:
        raise Refusal(Malformed(message=f"an id has at most {messages.LONGEST_ID} characters"))
    return message


def claimed_id(text: str | None) -> str:
    """Extract the client's message id from an invalid message so that the error reply can name it."""
    try:
        found = msgspec.json.decode(text or "", type=Claim).id
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return found[: messages.LONGEST_ID]


class Claim(msgspec.Struct):
    id: str = ""
