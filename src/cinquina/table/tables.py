"""The service for all tables: every attempt is checked, stored, acknowledged, and only then shown to others.

`now` is the caller's clock in ms since the epoch, stamped when the message arrived. `guest` is the result of
`guests.recognise` or `admit`: the hash of a secret token; None is a stranger, who may watch. Illegal requests raise
Refusal and change nothing, neither here nor in the store.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from cinquina.core.errors import Refusal
from cinquina.core.levels import LEVELS, USUAL_LEVEL
from cinquina.core.refusals import Malformed, TooManyTables
from cinquina.core.seed import OF_A_TABLE, new_seed
from cinquina.table import away, consent, opening, ready, seats, trial, undo
from cinquina.table.answers import TypedReply, answer_question, find_act
from cinquina.table.chair import Chair
from cinquina.table.decision_task import DecisionTask, Question, decision_task, question_for
from cinquina.table.guests import Guests
from cinquina.table.header import Header, UnplayableTable
from cinquina.table.live import (
    TRIES,
    LiveTable,
    LiveTables,
    Notice,
    Subscriber,
    read_or_refuse,
    write_or_refuse,
)
from cinquina.table.management import What, manage
from cinquina.table.opening import new_id
from cinquina.table.step import Step
from cinquina.table.store.store import Answer as Ack
from cinquina.table.store.store import Conflict, Line, Saved, Store, Unavailable
from cinquina.table.table import Change, Table
from cinquina.table.talk import checked_words, say

# Passed instead of a guest when the server plays for a bot.
BOT = "bot"
STRANGER = "stranger"  # a client who is no guest yet

LONGEST_ACTION_ID = 64
LINES_SHOWN = 100
MOST_HOSTED = 200  # tables of one guest that are not over


class Tables:
    def __init__(self, store: Store, in_memory: int = 2000) -> None:
        """Serve the tables of an open store."""
        self._store = store
        self._live_tables = LiveTables(store, in_memory)
        self.guests = Guests(store, self._live_tables)

    async def close(self) -> None:
        """Finish pending work. The caller closes the store."""
        await self._live_tables.finish()

    def keep_watched(self, has_viewers: Callable[[str], bool]) -> None:
        """Keep tables in memory while `looked_at` says that they have viewers."""
        self._live_tables.has_viewers = has_viewers

    @property
    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._live_tables)

    # -- tables

    def draft(self, guest: str, game: str, chairs: Sequence[Chair], now: int, **more: Any) -> Header:
        """Return the header of a new table, without storing anything. Raise Invalid for a bad set-up."""
        return opening.draft_header(guest, game, chairs, now, **more)

    async def create(self, guest: str, game: str, chairs: Sequence[Chair], now: int, **more: Any) -> Table:
        """Create a table. The guest is its host and takes every chair of kind person. Play begins at once if no chair
        is open."""
        header = self.draft(guest, game, chairs, now, **more)
        return await self._open(guest, Table(header).change_chairs(now, seats.first_news(header.chairs)))

    async def must_allow_fork(self, table: str, seq: int, name: str) -> None:
        """Raise Refusal if a stranger could not fork this game before that entry. Call it before storing anything about
        them."""
        trial.person_to_fork(await self.refresh(table), seq, name, STRANGER)

    async def fork(self, table: str, seq: int, guest: str, name: str, now: int) -> Table:
        """Fork a finished game before the decision with this number. The guest gets the seat that made it, and without
        a name the seat's letter as name."""
        old = await self.refresh(table)
        change = trial.begin_fork(old, seq, guest, name, USUAL_LEVEL, new_id(), new_seed(OF_A_TABLE), now)
        return await self._open(guest, change)

    async def _open(self, guest: str, change: Change) -> Table:
        if await write_or_refuse(self._store.count_hosted(guest)) >= MOST_HOSTED:
            raise Refusal(TooManyTables(most=MOST_HOSTED))
        await write_or_refuse(self._store.create(change))
        return self._keep_created(change).table

    def _keep_created(self, change: Change) -> LiveTable:
        """Keep a table in memory that this process has just stored."""
        live = LiveTable(Saved(change.header, list(change.entries), set(), {}, list(change.seatings)))
        live.watched = 0
        self._live_tables.keep_in_memory(live)
        return live

    async def get(self, table: str) -> Table:
        """Return the table as this process knows it, to be read only. Raise Refusal table.no_such_table."""
        return (await self._live_tables.at(table)).table

    def find_in_memory(self, table: str) -> Table | None:
        """Return the table if this process has it in memory, else None."""
        live = self._live_tables.find(table)
        return None if live is None else live.table

    async def refresh(self, table: str, stored: int = 0, step: Step | None = None) -> Table:
        """Reload the table from the store and return it. If this process has the version `stored`, or only lacks the
        `step` to it, nothing is read."""
        live = await self._live_tables.at(table)
        async with live.lock:
            await self._live_tables.refresh(live, stored, step)
        return live.table

    def last_step(self, table: str) -> Step | None:
        """Return the last change of a table if this process stored it, for the others; None if they must read it."""
        live = self._live_tables.find(table)
        step = None if live is None else live.step
        return step if live and step and step.version == live.table.header.version else None

    async def tables_of(self, guest: str | None, limit: int = 50) -> list[Table | UnplayableTable]:
        """Return the tables where the guest is host, has a seat, left one to a bot or waits for one; last touched
        first."""
        return [] if guest is None else await self._live_tables.tables_of(guest, limit)

    async def saved(self, table: str) -> Saved:
        """Return a table as stored, even if its rules are not known here."""
        return await self._live_tables.saved(table)

    async def archive(self, table: str) -> bytes | None:
        """Return the rendered replay of a finished game, or None."""
        return await read_or_refuse(self._store.archive(table))

    async def save_archive(self, table: str, data: bytes) -> None:
        """Save a rendered replay. If the store is unavailable it is rendered again later."""
        with suppress(Unavailable):
            await self._store.save_archive(table, data)

    async def unarchived(self, after: str, limit: int) -> list[str]:
        return await read_or_refuse(self._store.unarchived(after, limit))

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """Return the chat after a number, a hundred lines at most."""
        return await read_or_refuse(self._store.lines(table, after, LINES_SHOWN))

    # -- at a table

    async def must_allow_joining(self, table: str, name: str, seat: int | None, now: int) -> None:
        """Raise Refusal if a stranger could not take this seat. Call it before storing anything about them."""
        seats.join(await self.refresh(table), STRANGER, name, seat, now)

    async def join(self, table: str, guest: str, name: str, seat: int | None, now: int) -> Table:
        """Seat a guest in an open seat (None: the first), or in their own seat that a bot keeps."""
        await self._live_tables.change_at(
            table, None, now, lambda t, _: seats.join(t, guest, name, seat, now)
        )
        return await self.get(table)

    async def play(
        self,
        table: str,
        guest: str | None,
        seat: int,
        text: str,
        action_id: str,
        now: int,
        seen: int | None = None,
        present: Collection[int] = (),
    ) -> Ack:
        """Play a decision in notation for the guest who holds the seat, or for BOT. `seen` is the number of entries
        that the player knew: a decision meant for an earlier question is refused. A decision that starts the clock
        needs everybody present to be ready."""

        def attempt(t: Table, known: int | None) -> Change:
            if guest != BOT:
                seats.must_hold(t, guest, seat)
            elif t.chair(seat).kind != "bot":
                raise Refusal("table.not_yours")
            if text.strip().lower() == "resign" and guest != BOT:
                return seats.give_up(t, guest, seat, USUAL_LEVEL, now)
            if guest != BOT:
                ready.must_be_ready(t, guest, seat, present)
            return t.propose(seat, text, now, known if seen is None else seen)

        return await self._live_tables.change_at(table, action_key(guest, action_id), now, attempt)

    async def undo(self, table: str, guest: str | None, seat: int, action_id: str, now: int) -> Ack:
        """Take the seat's last decision back if nobody has to agree; otherwise ask the others."""

        def attempt(t: Table, _: int | None) -> Change:
            seats.must_hold(t, guest, seat)
            return undo.request_undo(t, seat, now)

        return await self._live_tables.change_at(table, action_key(guest, action_id), now, attempt)

    async def consent(
        self,
        table: str,
        guest: str | None,
        seat: int,
        request: int,
        agree: bool,
        action_id: str,
        now: int,
        present: Collection[int] = (),
    ) -> Ack:
        """Answer a request for all seats that the person holds. One refusal ends it; the last consent carries it
        out."""

        def attempt(t: Table, _: int | None) -> Change:
            seats.must_hold(t, guest, seat)
            return consent.answer_request(t, t.seats_of(guest), request, agree, now, present)

        return await self._live_tables.change_at(table, action_key(guest, action_id), now, attempt)

    async def manage(
        self,
        table: str,
        guest: str | None,
        what: What,
        action_id: str,
        now: int,
        *,
        seat: int | None = None,
        level: str = "",
        text: str = "",
        present: Collection[int] = (),
    ) -> Ack:
        """Carry out a request about the table (`docs/developers/table.md` lists them). `present` are the seats whose
        people are connected. The answer to a rematch names the new table."""
        if what in ("rematch", "go_further"):
            harder = what == "go_further"
            return await self._live_tables.run_to_end(
                self._rematch(table, guest, action_key(guest, action_id), now, harder)
            )

        def attempt(t: Table, _: int | None) -> Change:
            return manage(t, guest, what, now, seat, level, text, present)

        return await self._live_tables.change_at(table, action_key(guest, action_id), now, attempt)

    async def _rematch(self, table: str, guest: str | None, action: str, now: int, harder: bool) -> Ack:
        """Start a rematch, or return the one that was already started. Both tables are written in one transaction."""
        live = await self._live_tables.at(table)
        async with live.lock:
            for _ in range(TRIES):
                old = live.table
                header = seats.rematch_header(old, guest, new_id(), new_seed(OF_A_TABLE), now, harder)
                follower = Table(header).change_chairs(now, seats.first_news(header.chairs))
                if old.header.rematch is not None:
                    return Ack(old.seq, old.header.rematch)
                linked = old.change(now, rematch=follower.header.id)
                try:
                    answer = await self._live_tables.write_change(live, action, linked, follower)
                except Conflict:
                    await self._live_tables.catch_up(live)
                    continue
                self._keep_created(follower)
                return answer
        raise Refusal("table.try_again")

    # -- talk

    async def say(
        self, table: str, guest: str | None, text: str, reaction: bool, action_id: str, now: int
    ) -> Line:
        """Add a line of chat or a quick reaction by a person with a seat."""
        line = checked_words(text, reaction)
        action = action_key(guest, action_id)
        said = say(self._live_tables, self._store, table, guest, line, reaction, action, now)
        return await self._live_tables.run_to_end(said)

    # -- thinking

    async def hint(self, table: str, guest: str | None, seat: int, now: int) -> DecisionTask:
        """Return a worker's task for a hint at the strongest level. The request is stored before the hint is given."""

        def attempt(t: Table, _: int | None) -> Change:
            seats.must_hold(t, guest, seat)
            if seat not in t.waiting():
                raise Refusal("table.not_asked")
            return seats.count_hint(t, seat, now)

        await self._live_tables.change_at(table, None, now, attempt)
        found = await self.get(table)
        return decision_task(found, seat, LEVELS[-1])

    async def why(self, table: str, guest: str | None, seat: int, text: str) -> Refusal | None:
        """Return the refusal that a decision would get, or None if it is legal."""
        found = await self.get(table)
        seats.must_hold(found, guest, seat)
        return found.why_not(seat, text)

    async def ask(
        self,
        table: str,
        guest: str | None,
        seat: int | None,
        text: str,
        names: Sequence[str],
        now: int,
        present: Collection[int] = (),
    ) -> TypedReply:
        """Return the answer to a text typed by a seat or spectator, or its effect at the table."""
        found = await self.get(table)
        if seat is not None:
            seats.must_hold(found, guest, seat)
        told = answer_question(found, seat, text, names, present, now)
        return TypedReply(told, find_act(found, text) if told is None else None)

    def due_bots(self, table: str | None = None) -> list[Question]:
        """Return the pending decisions of bots, at one table or at all in memory. Play them with `play(…, BOT, …)`."""
        live_tables = self._live_tables if table is None else filter(None, [self._live_tables.find(table)])
        return [
            question_for(live.table, seat)
            for live in live_tables
            if not ready.waits_for_ready(live.table)
            for seat in live.table.waiting()
            if live.table.chair(seat).kind == "bot"
        ]

    def bot_task(self, question: Question) -> DecisionTask | None:
        """Return the task for a worker, or None if the decision is no longer pending."""
        table = self.find_in_memory(question.table)
        if table is None or question not in self.due_bots(question.table):
            return None
        return decision_task(table, question.seat, table.chair(question.seat).level)

    # -- time

    async def start_ready(self, table: str, now: int, present: Collection[int]) -> None:
        """Start the clock after a person left, if everybody still present is ready."""
        await self._live_tables.change_at(
            table, None, now, lambda t, _: ready.start_if_ready(t, now, present)
        )

    async def pause_for_absent(self, table: str, now: int, present: Collection[int]) -> None:
        """Stop the clock of a cooperative game while a player's connection is lost; resume it when they are back."""
        await self._live_tables.change_at(
            table, None, now, lambda t, _: away.pause_or_resume(t, now, present)
        )

    async def expire(self, now: int) -> None:
        """Apply the expired deadlines of all tables in memory. Call it at `next_deadline`."""
        failed: Exception | None = None
        for live in self._live_tables.due(now):
            try:
                await self._live_tables.run_to_end(self._expire_alone(live, now))
            except Exception as error:  # a failure at one table must not block the others
                failed = error  # it is due again at the next call
        if failed is not None:
            raise failed

    async def _expire_alone(self, live: LiveTable, now: int) -> None:
        async with live.lock:
            await self._live_tables.expire(live, now)

    def next_deadline(self) -> int | None:
        """Return when the next time limit of a table in memory runs out; None if no clock runs."""
        return self._live_tables.next_deadline()

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call the subscriber after each stored change. Return a function that ends the subscription."""
        return self._live_tables.subscribe(subscriber)


def action_key(guest: str | None, action_id: str) -> str:
    """Return the store's key of an action. It includes the guest, so that the ids of different guests cannot
    collide."""
    if not 0 < len(action_id) <= LONGEST_ACTION_ID:
        raise Refusal(Malformed(message=f"an id has 1 to {LONGEST_ACTION_ID} characters"))
    if not action_id.isprintable():
        raise Refusal(Malformed(message="an id has characters that can be printed"))
    return f"{guest or ''}/{action_id}"


__all__ = ["BOT", "Ack", "DecisionTask", "Line", "Notice", "Question", "Tables", "What"]
