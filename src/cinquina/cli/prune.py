"""`cinquina prune`: what nobody touched for long goes from the store."""

import asyncio
import re
import time
from typing import Any

import click

from cinquina.cli.command import Command, store_option
from cinquina.cli.mistakes import Mistake
from cinquina.locales import Texts

DAY_MS = 24 * 3600 * 1000


def command(texts: Texts) -> click.Command:
    def prune(older: str, store: str | None) -> None:
        match = re.fullmatch(r"(\d{1,5})d", older, re.ASCII)
        if match is None:
            raise Mistake(texts.say("cli-prune-age", text=older))
        pruned = asyncio.run(pruned_at(store, int(match[1])))
        click.echo(
            texts.say("cli-prune-done", tables=pruned.tables, guests=pruned.guests, editions=pruned.editions)
        )

    older = click.Option(["--older"], required=True, metavar="DAYSd", help=texts.say("cli-prune-older"))
    return Command(texts, "prune", prune, [older, store_option(texts)])


async def pruned_at(url: str | None, days: int) -> Any:
    from cinquina.core.errors import Invalid
    from cinquina.table.store import Unavailable, store_at  # a database takes time to load

    store = store_at(url)
    now = time.time_ns() // 1_000_000
    try:
        await store.open()
        return await store.prune(now, older_than=now - days * DAY_MS)
    except Unavailable as error:
        raise Invalid("--store", str(error)) from None
    finally:
        await store.close()
