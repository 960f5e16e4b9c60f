"""`cinquina person erase`: erase a person's data from the store; the games stay."""

import asyncio
import time
from typing import TYPE_CHECKING

import click

from cinquina.cli.command import Command, store_option
from cinquina.cli.mistakes import Mistake
from cinquina.cli.stores import in_store
from cinquina.locales import Texts

if TYPE_CHECKING:  # a database takes time to load
    from cinquina.table.store import Store

LEAST = 8  # digits of an id


def command(texts: Texts) -> click.Command:
    def erase(person: str, dry_run: bool, store: str | None) -> None:
        told = asyncio.run(
            in_store(texts, store, lambda opened: erase_person(texts, opened, person, dry_run))
        )
        click.echo(texts.say("cli-person-would" if dry_run else "cli-person-done", **told))

    person = click.Argument(["person"], metavar="ID")
    dry_run = click.Option(["--dry-run"], is_flag=True, help=texts.say("cli-person-dry-run"))
    return Command(texts, "erase", erase, [person, dry_run, store_option(texts)], "cli-person-erase")


async def erase_person(texts: Texts, store: "Store", id: str, dry_run: bool) -> dict[str, object]:
    """Erase a person, unless it is a dry run. Return the data found."""
    from cinquina.table.guests import MOST_FORGOTTEN
    from cinquina.table.tables import Tables

    found = [each for each in await store.people() if len(id) >= LEAST and each.guest.startswith(id)]
    if len(found) != 1:
        raise Mistake(texts.say("cli-person-several" if found else "cli-person-unknown", text=id))
    (person,) = found
    tables = Tables(store)
    there = [each.header for each in await tables.tables_of(person.guest, MOST_FORGOTTEN)]
    told = {
        "names": ", ".join(sorted(person.names)) or "–",
        "tables": len(person.tables),
        "seats": sum(len(header.seats_of(person.guest)) for header in there if not header.over),
        "lines": len(await store.lines_by(person.guest)),
        "lessons": len(await store.lessons_of(person.guest)),
    }
    if not dry_run:
        await tables.guests.erase(person.guest, time.time_ns() // 1_000_000)
    await tables.close()
    return told
