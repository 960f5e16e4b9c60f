"""`cinquina prune`: delete old data from the store."""

import asyncio
import re
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from cinquina.cli.command import Command, store_option
from cinquina.cli.mistakes import Mistake
from cinquina.cli.stores import in_store
from cinquina.locales import Texts

if TYPE_CHECKING:  # a database takes time to load
    from cinquina.table.store import Store
    from cinquina.table.store.store import Pruned

DAY_MS = 24 * 3600 * 1000


def command(texts: Texts) -> click.Command:
    def prune(older: str, today: str | None, store: str | None) -> None:
        match = re.fullmatch(r"(\d{1,5})d", older, re.ASCII)
        if match is None:
            raise Mistake(texts.say("cli-prune-age", text=older))
        now = now_ms()
        if today is not None and today != local_date(now):
            raise Mistake(texts.say("cli-prune-not-today", clock=local_date(now), text=today))
        pruned = asyncio.run(pruned_at(texts, store, now, int(match[1]), sure=today is not None))
        click.echo(
            texts.say("cli-prune-done", tables=pruned.tables, guests=pruned.guests, editions=pruned.editions)
        )

    older = click.Option(["--older"], required=True, metavar="DAYSd", help=texts.say("cli-prune-older"))
    today = click.Option(["--today"], metavar="YYYY-MM-DD", help=texts.say("cli-prune-today"))
    return Command(texts, "prune", prune, [older, today, store_option(texts)])


async def pruned_at(texts: Texts, url: str | None, now: int, days: int, sure: bool) -> "Pruned":
    async def work(store: "Store") -> "Pruned":
        if not sure:
            await must_have_no_gap(texts, store, now, now - days * DAY_MS)
        return await store.prune(now, now - days * DAY_MS, sure)

    return await in_store(texts, url, work)


async def must_have_no_gap(texts: Texts, store: "Store", now: int, older_than: int) -> None:
    """Raise Mistake if a table may be old enough only because the clock jumped."""
    gap = await store.gap(now)
    if gap is not None and gap.after > older_than:
        told = {"before": day_of(gap.before), "after": day_of(gap.after), "clock": local_date(now)}
        raise Mistake(texts.say("cli-prune-gap", **told))


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def day_of(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def local_date(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone().date().isoformat()
