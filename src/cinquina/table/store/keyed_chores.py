"""Erasing and deleting in a keyed store, by the same rules as `forget.py` and `prune.py` in a database."""

from typing import Any

from cinquina.core.who import LETTERS
from cinquina.table.store import rows
from cinquina.table.store.keyed_rows import Rows, chairs_of, decoded, number_of, whole
from cinquina.table.store.shelf import Span, only, under
from cinquina.table.store.store import DAY_MS, GAP_MS, UNBEGUN_MS, YEAR_MS, Gap, newest_gap

OF_A_TABLE = ("entries", "actions", "seatings", "lines")

Row = dict[str, Any]


async def all_tables(found: Rows) -> list[Row]:
    return [decoded(data) for data in (await found.read(under("tables"))).values()]


async def gap(found: Rows, now: int) -> Gap | None:
    days = {row["touched"] // DAY_MS for row in await all_tables(found)}
    guests = await found.read(under("guests"))
    days |= {(decoded(data)["expires"] - YEAR_MS) // DAY_MS for data in guests.values()}
    return newest_gap(days, now)


async def prune_tables(found: Rows, now: int, since: int, older_than: int | None) -> int:
    gone = 0
    for row in await all_tables(found):
        waited = since <= row["touched"] < now - UNBEGUN_MS and not row["over"]
        unbegun = waited and not await found.read(under("entries", row["id"]))
        if unbegun or (older_than is not None and row["touched"] < older_than):
            await delete_table(found, row["id"])
            gone += 1
    return gone


async def delete_table(found: Rows, table: str) -> None:
    spans: list[Span] = [only(f"tables/{table}"), only(f"archives/{table}")]
    spans += [under(kind, table) for kind in OF_A_TABLE]
    for key in await found.read(*spans):
        found.delete(key)


async def prune_guests(found: Rows, now: int, since: int) -> int:
    """Delete expired guests with their tokens, passphrases and lessons, unless they sit in a game that is not over.
    Return how many guests went."""
    playing = set()
    for row in await all_tables(found):
        if not row["over"]:
            playing |= {guest for chair in row["chairs"] for guest in (chair["guest"], chair["heir"])}

    def expired(row: Row) -> bool:
        return since + YEAR_MS <= int(row["expires"]) < now - GAP_MS

    for key, data in (await found.read(under("tokens"))).items():
        if expired(decoded(data)) and decoded(data)["guest"] not in playing:
            found.delete(key)
    stay, gone = set(), 0
    for key, data in (await found.read(under("guests"))).items():
        guest = key.partition("/")[2]
        if expired(decoded(data)) and guest not in playing:
            found.delete(key)
            gone += 1
        else:
            stay.add(guest)
    for key in await found.read(under("passes"), under("lessons")):
        if key.split("/")[1] not in stay:
            found.delete(key)
    return gone


async def prune_editions(found: Rows) -> int:
    used = {row["edition"] for row in await all_tables(found)}
    unused = [key for key in await found.read(under("editions")) if key.partition("/")[2] not in used]
    for key in unused:
        found.delete(key)
    return len(unused)


async def erase_guest(found: Rows, guest: str) -> list[str]:
    """Erase a guest. Return the ids of the affected tables: each has a new version, so that other tabs read it
    again."""
    everything = {row["id"]: row for row in await all_tables(found)}
    affected: dict[str, None] = {}
    for table, row in everything.items():
        chairs = chairs_of(row)
        names = {seat: chair.names_of(guest) for seat, chair in enumerate(chairs)}
        own = [seat for seat, chair in enumerate(chairs) if guest in (chair.guest, chair.heir, chair.former)]
        if not own and row["host"] != guest:
            continue
        affected[table] = None
        for seat in own:
            row["chairs"][seat] = rows.chair_row(rows.without_guest(chairs[seat], guest))
        if any(chairs[seat].gave_up for seat in own):
            await delete_replay(found, table)
        if row["host"] == guest:
            row["host"] = ""
        await erase_from_seatings(found, table, set().union(*names.values()))
        for fork in await erase_from_forks(found, everything, table, guest, names):
            affected[fork] = None
    for table in affected:
        everything[table]["version"] += 1
        found.put(f"tables/{table}", everything[table])
    for key, data in (await found.read(under("lines"), under("actions"))).items():
        kind = key.partition("/")[0]
        action = decoded(data)["action"] if kind == "lines" else key.split("/", 2)[2]
        if action.startswith(f"{guest}/"):
            found.delete(key)
    for key in await found.read(only(f"passes/{guest}"), only(f"guests/{guest}"), under("lessons", guest)):
        found.delete(key)
    for key, data in (await found.read(under("tokens"))).items():
        if decoded(data)["guest"] == guest:
            found.delete(key)
    return list(affected)


async def erase_from_forks(
    found: Rows, everything: dict[str, Row], table: str, guest: str, names: dict[int, set[str]]
) -> list[str]:
    """Erase copied names from tables forked from this one; the players there get the letters of their seats. Return the
    ids of the affected tables."""
    affected = []
    for fork, row in everything.items():
        if f'"{table}"' not in (row["taken"] or ""):
            continue
        for seat, chair in enumerate(chairs_of(row)):
            copied = names.get(seat, set())
            if chair.guest == guest or not copied & {chair.name, chair.gave_up, chair.former_name}:
                continue
            row["chairs"][seat] = rows.chair_row(rows.with_letter_for(chair, copied, LETTERS[seat]))
            if chair.gave_up:
                await delete_replay(found, fork)
            await erase_from_seatings(found, fork, copied)
            for key, data in (await found.read(under("lines", fork))).items():
                line = decoded(data)
                if line["seat"] == seat and line["name"] in copied:
                    found.put(key, {**line, "name": LETTERS[seat]})
            affected.append(fork)
    return affected


async def delete_replay(found: Rows, table: str) -> None:
    """Delete the rendered replay of a finished game, since it names people who gave up."""
    if await found.read(only(f"archives/{table}")):
        found.delete(f"archives/{table}")


async def erase_from_seatings(found: Rows, table: str, names: set[str]) -> None:
    for key, data in (await found.read(under("seatings", table))).items():
        row = decoded(found.changes.get(key) or data)
        blank = rows.without_names(rows.seating_of(whole(row, number=number_of(key))), names)
        found.put(key, {**row, "name": blank.name, "told": rows.told_text(blank)})
