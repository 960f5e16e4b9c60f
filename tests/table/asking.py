"""One guest who talks to the service."""

import itertools
from collections.abc import Awaitable, Collection
from typing import Any

from cinquina.core.errors import Refusal
from cinquina.table.store import Line
from cinquina.table.table import Table
from cinquina.table.tables import Ack, Tables, What
from tests.table.playing import START, chairs_of, first


class Asker:
    ids = itertools.count(1)

    def __init__(self, tables: Tables, guest: str | None, table: str = "") -> None:
        self.tables = tables
        self.guest = guest
        self.table = table

    async def create(self, who: str, game: str = "foldris", now: int = START, **options: Any) -> Table:
        table = await self.tables.create(self.guest or "", game, chairs_of(who), now, **options)
        self.table = table.id
        return table

    async def join(self, table: str, now: int = START) -> Table:
        return await self.tables.join(table, self.guest or "", (self.guest or "").title(), None, now)

    async def play(self, seat: int, text: str | None = None, id: str | None = None, now: int = START) -> Ack:
        """By default the first decision that is listed for the seat."""
        if text is None:
            text = first(await self.tables.get(self.table), seat)
        return await self.tables.play(self.table, self.guest, seat, text, self.id(id), now)

    async def undo(self, seat: int, id: str | None = None, now: int = START) -> Ack:
        return await self.tables.undo(self.table, self.guest, seat, self.id(id), now)

    async def consent(
        self, seat: int, agree: bool, id: str | None = None, now: int = START, request: int | None = None
    ) -> Ack:
        """By default to the request that stands now."""
        if request is None:
            asked = (await self.tables.get(self.table)).header.request
            request = asked.number if asked else 0
        return await self.tables.consent(self.table, self.guest, seat, request, agree, self.id(id), now)

    async def manage(
        self,
        what: What,
        id: str | None = None,
        seat: int | None = None,
        now: int = START,
        present: Collection[int] = (),
    ) -> Ack:
        return await self.tables.manage(
            self.table, self.guest, what, self.id(id), now, seat=seat, present=present
        )

    async def say(self, text: str, reaction: bool = False, id: str | None = None, now: int = START) -> Line:
        return await self.tables.say(self.table, self.guest, text, reaction, self.id(id), now)

    def id(self, given: str | None) -> str:
        return f"action-{next(self.ids)}" if given is None else given


async def refused(attempt: Awaitable[object]) -> Refusal:
    try:
        await attempt
    except Refusal as refusal:
        return refusal
    raise AssertionError("it was not refused")
