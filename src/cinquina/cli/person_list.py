"""`cinquina person list`: the known people, their names, the number of their tables."""

import asyncio
from datetime import UTC, datetime

import click

from cinquina.cli.command import Command, store_option
from cinquina.cli.stores import in_store
from cinquina.locales import Texts

SHORT = 12  # of an id's 64 digits; `person erase` reports an ambiguous id


def command(texts: Texts) -> click.Command:
    def show(name: str | None, table: str | None, store: str | None) -> None:
        found = asyncio.run(in_store(texts, store, lambda opened: opened.people()))
        shown = [
            each
            for each in found
            if (name is None or name.casefold() in {known.casefold() for known in each.names})
            and (table is None or table in each.tables)
        ]
        for each in shown:
            told = {
                "person": each.guest[:SHORT],
                "names": ", ".join(sorted(each.names)) or "–",
                "tables": len(each.tables),
                "last": datetime.fromtimestamp(each.touched / 1000, UTC).date().isoformat(),
            }
            click.echo(texts.say("cli-person-line", **told))
        if not shown:
            click.echo(texts.say("cli-person-nobody"))

    name = click.Option(["--name"], metavar="NAME", help=texts.say("cli-person-name"))
    table = click.Option(["--table"], metavar="ID", help=texts.say("cli-person-table"))
    return Command(texts, "list", show, [name, table, store_option(texts)], "cli-person-list")
