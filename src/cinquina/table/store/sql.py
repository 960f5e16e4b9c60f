"""A store in an SQL database: the statements that SQLite and PostgreSQL share.

The subclasses run the transactions: `sqlite.py` in a thread, `postgres.py` with a pool of connections.
"""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    LargeBinary,
    bindparam,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from cinquina.table.store import rows
from cinquina.table.store.forget import erase_guest
from cinquina.table.store.prune import AT_ONCE, last_gap, prune_editions, prune_guests, prune_tables
from cinquina.table.store.schema import (
    actions,
    archives,
    chairs,
    editions,
    entries,
    guests,
    house,
    lessons,
    lines,
    passes,
    seatings,
    tables,
    tokens,
)
from cinquina.table.store.store import DAY_MS, Answer, Conflict, Gap, Line, Person, Pruned, Saved, Store
from cinquina.table.table import Change

T = TypeVar("T")

Execute = Callable[[Any, Any], Any]  # a statement with its rows

_insert_table, _insert_chairs, _insert_entries = insert(tables), insert(chairs), insert(entries)
# Both databases support it, so no query is needed first.
_insert_edition = text("INSERT INTO editions (hash, data) VALUES (:hash, :data) ON CONFLICT DO NOTHING")
_insert_archive = text(
    "INSERT INTO archives (table_id, data) SELECT id, :data FROM tables WHERE id = :table ON CONFLICT DO NOTHING"
).bindparams(bindparam("data", type_=LargeBinary))
_unarchived = (
    select(tables.c.id)
    .where(tables.c.over, tables.c.id > bindparam("after"))
    .where(tables.c.id.not_in(select(archives.c.table_id)))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_hosted = (
    select(func.count()).select_from(tables).where(tables.c.host == bindparam("guest"), not_(tables.c.over))
)
_probe = text(
    "INSERT INTO probes (number, time) VALUES (1, :now) ON CONFLICT (number) DO UPDATE SET time = excluded.time"
)
_save_lesson = text(
    "INSERT INTO lessons (guest, lesson, data) VALUES (:guest, :lesson, :data)"
    " ON CONFLICT (guest, lesson) DO UPDATE SET data = excluded.data"
)
_edition = select(editions.c.data).where(editions.c.hash == bindparam("hash"))
_insert_action, _insert_line, _insert_seatings = insert(actions), insert(lines), insert(seatings)
_delete_chairs = delete(chairs).where(chairs.c.table_id == bindparam("table"))
_update_table = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in rows.CHANGING})
)
# What every decision writes; rows have all columns.
FREQUENT = (_update_table, _insert_entries, _insert_action)
_table = select(tables).where(tables.c.id == bindparam("table"))
_version = select(tables.c.version).where(tables.c.id == bindparam("table"))
_chairs = select(chairs).where(chairs.c.table_id == bindparam("table")).order_by(chairs.c.seat)
_entries = (
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq >= bindparam("since"))
    .order_by(entries.c.seq)
)
_seatings = (
    select(seatings)
    .where(seatings.c.table_id == bindparam("table"), seatings.c.number >= bindparam("since"))
    .order_by(seatings.c.number)
)
_actions = select(actions).where(
    actions.c.table_id == bindparam("table"), actions.c.seq >= bindparam("since")
)
_tables_of = (
    select(tables.c.id)
    .where(
        or_(
            tables.c.host == bindparam("guest"),
            tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.guest == bindparam("guest"))),
            tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.heir == bindparam("guest"))),
        )
    )
    .order_by(tables.c.touched.desc(), tables.c.id)
    .limit(bindparam("most"))
)
# Lines of a table are numbered one after the other; SQLite has one writer anyway.
_hold_table = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()
_last_number = select(func.coalesce(func.max(lines.c.number), 0)).where(
    lines.c.table_id == bindparam("table")
)
_said = select(lines).where(lines.c.table_id == bindparam("table"), lines.c.action == bindparam("action"))
_lines = (
    select(lines)
    .where(lines.c.table_id == bindparam("table"), lines.c.number > bindparam("after"))
    .order_by(lines.c.number.desc())
    .limit(bindparam("most"))
)


def create(connection: Connection, change: Change) -> None:
    edition = rows.edition_row(change.header)
    if edition is not None:
        connection.execute(_insert_edition, edition)
    connection.execute(_insert_table, rows.new_row(change.header))
    connection.execute(_insert_chairs, rows.chair_rows(change.header))
    if change.entries:
        connection.execute(_insert_entries, rows.entry_rows(change))
    if change.seatings:
        connection.execute(_insert_seatings, rows.seating_rows(change))


def write(execute: Execute, change: Change, action: str | None, answer: Answer) -> None:
    header = change.header
    known = {"table_id": header.id, "known": header.version - 1}
    if execute(_update_table, {**known, **rows.changing_columns(header)}).rowcount != 1:
        raise Conflict(header.id)
    if change.seated:
        execute(_delete_chairs, {"table": header.id})
        execute(_insert_chairs, rows.chair_rows(header))
    if change.entries:
        execute(_insert_entries, rows.entry_rows(change))
    if change.seatings:
        execute(_insert_seatings, rows.seating_rows(change))
    if action is not None:
        row = {"table_id": header.id, "action": action, "seq": answer.seq, "answer": answer.table}
        execute(_insert_action, row)


def load(connection: Connection, table: str, since: int, seatings: int) -> Saved | None:
    row = connection.execute(_table, {"table": table}).one_or_none()
    if row is None:
        return None
    edition = connection.execute(_edition, {"hash": row.edition}).scalar_one_or_none()
    seated = connection.execute(_chairs, {"table": table}).all()
    found = connection.execute(_entries, {"table": table, "since": since}).all()
    done = connection.execute(_actions, {"table": table, "since": since}).all()
    booked = connection.execute(_seatings, {"table": table, "since": seatings}).all()
    return Saved(
        rows.header_of(row, seated, edition),
        [rows.entry_of(each) for each in found],
        {each.seq for each in found if each.late},
        {each.action: Answer(each.seq, each.answer) for each in done},
        [rows.seating_of(each) for each in booked],
    )


def say(connection: Connection, table: str, line: Line, action: str) -> Line:
    connection.execute(_hold_table, {"table": table})
    said = connection.execute(_said, {"table": table, "action": action}).one_or_none()
    if said is not None:
        return rows.line_of(said)
    number = connection.execute(_last_number, {"table": table}).scalar_one() + 1
    connection.execute(_insert_line, rows.line_row(table, number, line, action))
    return Line(number, line.seat, line.name, line.text, line.reaction, line.time)


def save_house(connection: Connection, address: str | None) -> None:
    connection.execute(delete(house))
    if address is not None:
        connection.execute(insert(house), {"address": address})


def save_guest(connection: Connection, guest: str, token: str, expires: int) -> None:
    for kept, key, new in (
        (guests, guests.c.hash == guest, {"hash": guest}),
        (tokens, tokens.c.hash == token, {"hash": token, "guest": guest}),
    ):
        if connection.execute(update(kept).where(key).values(expires=expires)).rowcount == 0:
            connection.execute(insert(kept), {**new, "expires": expires})


def save_pass(connection: Connection, guest: str, hash: str, token: str) -> None:
    connection.execute(delete(passes).where(passes.c.guest == guest))
    connection.execute(insert(passes), {"guest": guest, "hash": hash})
    connection.execute(delete(tokens).where(tokens.c.guest == guest, tokens.c.hash != token))


def list_people(connection: Connection) -> list[Person]:
    found: dict[str, Person] = {}
    asked = select(chairs, tables.c.touched).join(tables, tables.c.id == chairs.c.table_id)
    for row in connection.execute(asked.order_by(tables.c.touched.desc())):
        chair = rows.chair_of(row)
        for guest in {chair.guest, chair.heir, chair.former} - {""}:
            person = found.setdefault(guest, Person(guest, set(), set(), row.touched))
            person.names |= chair.names_of(guest)
            person.tables.add(row.table_id)
    return list(found.values())


class SqlStore(Store):
    @abstractmethod
    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run work(connection, *arguments) in a transaction that only reads."""

    @abstractmethod
    async def transact(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run work(connection, *arguments) in its own transaction. IntegrityError is passed on."""

    def execute(self, connection: Connection, statement: Any, rows: Any) -> Any:
        """Execute a statement of a decision. A subclass may use a faster way."""
        return connection.execute(statement, rows)

    async def create(self, change: Change) -> None:
        await self.transact(create, change)

    async def write(self, change: Change, action: str | None, follower: Change | None = None) -> Answer:
        seq = change.seq
        answer = Answer(seq, follower.header.id if follower else "")

        def write_with_follower(connection: Connection) -> None:
            write(partial(self.execute, connection), change, action, answer)
            if follower:
                create(connection, follower)

        try:
            await self.transact(write_with_follower)
        except IntegrityError:
            raise Conflict(change.header.id) from None
        return answer

    async def load(self, table: str, since: int = 0, seatings: int = 0) -> Saved | None:
        return await self.read(load, table, since, seatings)

    async def version(self, table: str) -> int | None:
        return await self.read(lambda c: c.execute(_version, {"table": table}).scalar_one_or_none())

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        return await self.read(
            lambda c: list(c.execute(_tables_of, {"guest": guest, "most": limit}).scalars())
        )

    async def archive(self, table: str) -> bytes | None:
        asked = select(archives.c.data).where(archives.c.table_id == table)
        return await self.read(lambda c: c.execute(asked).scalar_one_or_none())

    async def save_archive(self, table: str, data: bytes) -> None:
        await self.transact(lambda c: c.execute(_insert_archive, {"table": table, "data": data}))

    async def unarchived(self, after: str, limit: int) -> list[str]:
        asked = {"after": after, "most": limit}
        return await self.read(lambda c: list(c.execute(_unarchived, asked).scalars()))

    async def say(self, table: str, line: Line, action: str) -> Line:
        return await self.transact(say, table, line, action)

    async def lines(self, table: str, after: int, limit: int) -> list[Line]:
        asked = {"table": table, "after": after, "most": limit}
        found = await self.read(lambda c: c.execute(_lines, asked).all())
        return [rows.line_of(each) for each in reversed(found)]

    async def count_hosted(self, guest: str) -> int:
        return await self.read(lambda c: c.execute(_hosted, {"guest": guest}).scalar_one())

    async def gap(self, now: int) -> Gap | None:
        return await self.read(last_gap, now)

    async def prune(self, now: int, older_than: int | None = None, sure: bool = False) -> Pruned:
        if older_than is not None:
            older_than = min(older_than, now - DAY_MS)  # people may be playing
        gap = None if sure else await self.gap(now)
        since = 0 if gap is None else gap.after
        pruned = Pruned()
        while True:
            gone = await self.transact(prune_tables, now, since, older_than)
            pruned.tables += gone
            if gone < AT_ONCE:
                break
        pruned.guests = await self.transact(prune_guests, now, since)
        pruned.editions = await self.transact(prune_editions)
        return pruned

    async def check(self) -> str | None:
        return None

    async def probe(self, now: int) -> None:
        await self.transact(lambda c: c.execute(_probe, {"now": now}))

    async def house(self) -> str | None:
        return await self.read(lambda c: c.execute(select(house.c.address)).scalar_one_or_none())

    async def save_house(self, address: str | None) -> None:
        await self.transact(save_house, address)

    async def guest(self, token: str) -> tuple[str, int] | None:
        asked = select(tokens.c.guest, tokens.c.expires).where(tokens.c.hash == token)
        found = await self.read(lambda c: c.execute(asked).one_or_none())
        return None if found is None else (found.guest, found.expires)

    async def save_guest(self, guest: str, token: str, expires: int) -> None:
        await self.transact(save_guest, guest, token, expires)

    async def save_pass(self, guest: str, hash: str, token: str) -> None:
        await self.transact(save_pass, guest, hash, token)

    async def guest_with_pass(self, hash: str) -> str | None:
        asked = select(passes.c.guest).where(passes.c.hash == hash)
        return await self.read(lambda c: c.execute(asked).scalar_one_or_none())

    async def people(self) -> list[Person]:
        return await self.read(list_people)

    async def lines_by(self, guest: str) -> list[tuple[str, Line]]:
        asked = select(lines).where(lines.c.action.like(f"{guest}/%")).order_by(lines.c.time)
        found = await self.read(lambda c: c.execute(asked).all())
        return [(each.table_id, rows.line_of(each)) for each in found]

    async def lessons_of(self, guest: str) -> dict[str, str]:
        asked = select(lessons.c.lesson, lessons.c.data).where(lessons.c.guest == guest)
        found = await self.read(lambda c: c.execute(asked).all())
        return {each.lesson: each.data for each in found}

    async def save_lesson(self, guest: str, lesson: str, data: str) -> None:
        row = {"guest": guest, "lesson": lesson, "data": data}
        await self.transact(lambda c: c.execute(_save_lesson, row))

    async def erase_guest(self, guest: str) -> list[str]:
        return await self.transact(erase_guest, guest)
