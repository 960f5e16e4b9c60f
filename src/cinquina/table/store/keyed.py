"""A store over a shelf of keys, where no database is. Its rows have the columns of the schema, as JSON.

A change reads rows, and writes others only if those are still the same; otherwise it is tried again.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import msgspec

from cinquina.table.store import rows
from cinquina.table.store.keyed_chores import erase_guest, gap, prune_editions, prune_guests, prune_tables
from cinquina.table.store.keyed_rows import Rows, chairs_of, decoded, encoded, number_of, whole
from cinquina.table.store.shelf import Shelf, only, under
from cinquina.table.store.store import (
    DAY_MS,
    Answer,
    Conflict,
    Gap,
    Line,
    Person,
    Pruned,
    Saved,
    Store,
    Unavailable,
)
from cinquina.table.table import Change

T = TypeVar("T")

ATTEMPTS = 20  # other tabs write, too


class KeyedStore(Store):
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def open(self, upgrade: bool = True) -> None:
        await self.shelf.open()

    def lock(self, alone: bool) -> None:
        pass

    async def close(self) -> None:
        await self.shelf.close()

    async def transact(self, work: Callable[[Rows], Awaitable[T]]) -> T:
        """Carry out work that reads and writes rows; again, if a row that it read was changed meanwhile."""
        for _ in range(ATTEMPTS):
            found = Rows(self.shelf)
            result = await work(found)
            if not found.changes or await self.shelf.write(found.changes, found.known):
                return result
        raise Unavailable("too many other writers")

    # -- tables

    async def create(self, change: Change) -> None:
        written: dict[str, bytes | None] = dict(new_table(change))
        if not await self.shelf.write(written, {f"tables/{change.header.id}": None}):
            raise Conflict(change.header.id)

    async def write(self, change: Change, action: str | None, follower: Change | None = None) -> Answer:
        header = change.header
        key = f"tables/{header.id}"
        answer = Answer(change.seq, follower.header.id if follower else "")
        before = (await self.shelf.read(only(key))).get(key)
        row = None if before is None else decoded(before)
        if row is None or row["version"] != header.version - 1:
            raise Conflict(header.id)
        row |= rows.changing_columns(header)
        if change.seated:
            row["chairs"] = [rows.chair_row(chair) for chair in header.chairs]
        written: dict[str, bytes | None] = {key: encoded(row), **parts_of(change)}
        known: dict[str, bytes | None] = {key: before}
        known |= dict.fromkeys(name for name in written if name.startswith("entries/"))
        if action is not None:
            done = f"actions/{header.id}/{action}"
            written[done] = encoded({"seq": answer.seq, "answer": answer.table})
            known[done] = None
        if follower:
            written |= new_table(follower)
            known[f"tables/{follower.header.id}"] = None
        if not await self.shelf.write(written, known):
            raise Conflict(header.id)
        return answer

    async def load(self, table: str, since: int = 0, seatings: int = 0) -> Saved | None:
        found = await self.shelf.read(
            only(f"tables/{table}"),
            under("entries", table, since=number(since)),
            under("seatings", table, since=number(seatings)),
            under("actions", table),
        )
        key = f"tables/{table}"
        if key not in found:
            return None
        row = decoded(found.pop(key))
        edition = None
        if row["edition"]:
            named = f"editions/{row['edition']}"
            stored = (await self.shelf.read(only(named))).get(named)
            edition = None if stored is None else stored.decode()
        entries, booked, answers = [], [], {}
        late = set()
        for name, data in found.items():
            kind, _, rest = name.partition("/")
            fields = decoded(data)
            if kind == "entries":
                entries.append(rows.entry_of(whole(fields, seq=number_of(name))))
                if fields["late"]:
                    late.add(number_of(name))
            elif kind == "seatings":
                booked.append(rows.seating_of(whole(fields, number=number_of(name))))
            elif fields["seq"] >= since:
                answers[rest.partition("/")[2]] = Answer(fields["seq"], fields["answer"])
        return Saved(header_of(row, edition), entries, late, answers, booked)

    async def version(self, table: str) -> int | None:
        key = f"tables/{table}"
        found = (await self.shelf.read(only(key))).get(key)
        return None if found is None else int(decoded(found)["version"])

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        own = [
            row
            for row in await self.all_tables()
            if guest
            and (row["host"] == guest or any(guest in (c["guest"], c["heir"]) for c in row["chairs"]))
        ]
        own.sort(key=lambda row: (-row["touched"], row["id"]))
        return [row["id"] for row in own[:limit]]

    async def all_tables(self) -> list[dict[str, Any]]:
        return [decoded(data) for data in (await self.shelf.read(under("tables"))).values()]

    async def archive(self, table: str) -> bytes | None:
        key = f"archives/{table}"
        return (await self.shelf.read(only(key))).get(key)

    async def save_archive(self, table: str, data: bytes) -> None:
        async def save(found: Rows) -> None:
            there = await found.read(only(f"tables/{table}"), only(f"archives/{table}"))
            if list(there) == [f"tables/{table}"]:
                found.put(f"archives/{table}", data)

        await self.transact(save)

    async def unarchived(self, after: str, limit: int) -> list[str]:
        over = [row["id"] for row in await self.all_tables() if row["over"] and row["id"] > after]
        missing: list[str] = []
        for table in sorted(over):
            if len(missing) < limit and await self.archive(table) is None:
                missing.append(table)
        return missing

    # -- chat

    async def say(self, table: str, line: Line, action: str) -> Line:
        async def next_line(found: Rows) -> Line:
            there = await found.read(under("lines", table))
            for name, data in there.items():
                if decoded(data)["action"] == action:
                    return line_of(name, data)
            number_now = number_of(max(there)) + 1 if there else 1
            said = msgspec.structs.replace(line, number=number_now)
            row = rows.line_row(table, number_now, said, action)
            found.put(f"lines/{table}/{number(number_now)}", without(row, "table_id", "number"))
            return said

        return await self.transact(next_line)

    async def lines(self, table: str, after: int, limit: int) -> list[Line]:
        found = await self.shelf.read(under("lines", table, since=number(after + 1)))
        return [line_of(name, data) for name, data in list(found.items())[-limit:]]

    # -- keeping house

    async def count_hosted(self, guest: str) -> int:
        return sum(row["host"] == guest and not row["over"] for row in await self.all_tables())

    async def gap(self, now: int) -> Gap | None:
        return await gap(Rows(self.shelf), now)

    async def prune(self, now: int, older_than: int | None = None, sure: bool = False) -> Pruned:
        if older_than is not None:
            older_than = min(older_than, now - DAY_MS)
        found_gap = None if sure else await self.gap(now)
        since = 0 if found_gap is None else found_gap.after
        tables = await self.transact(lambda found: prune_tables(found, now, since, older_than))
        guests = await self.transact(lambda found: prune_guests(found, now, since))
        return Pruned(tables, guests, await self.transact(prune_editions))

    async def check(self) -> str | None:
        """Read every table's row; a row that cannot be read is the fault."""
        try:
            await self.all_tables()
        except (msgspec.MsgspecError, KeyError) as error:
            return str(error)
        return None

    async def probe(self, now: int) -> None:
        await self.shelf.write({"probes/1": encoded({"time": now})}, {})

    # -- the house

    async def house(self) -> str | None:
        found = await self.shelf.read(only("house"))
        return decoded(found["house"])["address"] if found else None

    async def save_house(self, address: str | None) -> None:
        await self.shelf.write({"house": None if address is None else encoded({"address": address})}, {})

    # -- guests

    async def guest(self, token: str) -> tuple[str, int] | None:
        key = f"tokens/{token}"
        found = (await self.shelf.read(only(key))).get(key)
        row = None if found is None else decoded(found)
        return None if row is None else (row["guest"], row["expires"])

    async def save_guest(self, guest: str, token: str, expires: int) -> None:
        visit = {"expires": expires}
        of_token = {"guest": guest, **visit}
        await self.shelf.write({f"guests/{guest}": encoded(visit), f"tokens/{token}": encoded(of_token)}, {})

    async def save_pass(self, guest: str, hash: str, token: str) -> None:
        async def save(found: Rows) -> None:
            await found.read(only(f"passes/{guest}"))
            found.put(f"passes/{guest}", {"hash": hash})
            for name, data in (await found.read(under("tokens"))).items():
                if decoded(data)["guest"] == guest and name != f"tokens/{token}":
                    found.delete(name)

        await self.transact(save)

    async def guest_with_pass(self, hash: str) -> str | None:
        for name, data in (await self.shelf.read(under("passes"))).items():
            if decoded(data)["hash"] == hash:
                return name.partition("/")[2]
        return None

    async def people(self) -> list[Person]:
        found: dict[str, Person] = {}
        for row in sorted(await self.all_tables(), key=lambda row: -row["touched"]):
            for chair in chairs_of(row):
                for guest in {chair.guest, chair.heir, chair.former} - {""}:
                    person = found.setdefault(guest, Person(guest, set(), set(), row["touched"]))
                    person.names |= chair.names_of(guest)
                    person.tables.add(row["id"])
        return list(found.values())

    async def lines_by(self, guest: str) -> list[tuple[str, Line]]:
        found = await self.shelf.read(under("lines"))
        own = [
            (name.split("/")[1], line_of(name, data))
            for name, data in found.items()
            if decoded(data)["action"].startswith(f"{guest}/")
        ]
        return sorted(own, key=lambda each: each[1].time)

    async def lessons_of(self, guest: str) -> dict[str, str]:
        found = await self.shelf.read(under("lessons", guest))
        return {name.split("/", 2)[2]: data.decode() for name, data in found.items()}

    async def save_lesson(self, guest: str, lesson: str, data: str) -> None:
        await self.shelf.write({f"lessons/{guest}/{lesson}": data.encode()}, {})

    async def erase_guest(self, guest: str) -> list[str]:
        return await self.transact(lambda found: erase_guest(found, guest))


# -- rows


def number(value: int) -> str:
    return f"{value:08}"


def without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}


def new_table(change: Change) -> dict[str, bytes]:
    header = change.header
    row = {**rows.new_row(header), "chairs": [rows.chair_row(chair) for chair in header.chairs]}
    edition = rows.edition_row(header)
    stored = {} if edition is None else {f"editions/{edition['hash']}": edition["data"].encode()}
    return {**stored, f"tables/{header.id}": encoded(row), **parts_of(change)}


def parts_of(change: Change) -> dict[str, bytes]:
    """Return the rows of a change's entries and seatings."""
    return numbered("entries", "seq", rows.entry_rows(change)) | numbered(
        "seatings", "number", rows.seating_rows(change)
    )


def numbered(kind: str, column: str, found: Iterable[dict[str, Any]]) -> dict[str, bytes]:
    return {
        f"{kind}/{row['table_id']}/{number(row[column])}": encoded(without(row, "table_id", column))
        for row in found
    }


def header_of(row: dict[str, Any], edition: str | None) -> Any:
    return rows.header_of(whole(without(row, "chairs")), [whole(chair) for chair in row["chairs"]], edition)


def line_of(name: str, data: bytes) -> Line:
    return rows.line_of(whole(decoded(data), number=number_of(name)))
