"""Replays of finished games, each rendered once by a worker, then cached.

The store keeps a replay as long as the table: a later program may not know its rules.
"""

import hashlib
import zlib
from collections import OrderedDict

import msgspec

from cinquina.core.errors import Invalid, Refusal
from cinquina.core.record import Record, decode, encode
from cinquina.server.ops.log import log
from cinquina.server.thinking.pool import Pool
from cinquina.server.thinking.tasks import Draw, Drawn, NotDrawn, Recall, Recalled
from cinquina.server.viewer.ending_messages import Crossroads
from cinquina.server.viewer.messages import TableView
from cinquina.server.viewer.replay import RAW
from cinquina.server.viewer.unplayable import recorded_view
from cinquina.table.archive import record_of
from cinquina.table.tables import Tables

MOST_BYTES = 16 * 1024 * 1024  # kept in memory, packed
AT_ONCE = 50  # tables in one query for missing replays


class ReplayBody(msgspec.Struct, frozen=True):
    """The body of a response: the table as it is now, followed by the rendered replay, which never changes."""

    table: bytes  # JSON
    drawn: bytes

    @property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.table + self.drawn).hexdigest()[:20]}"'

    def plain(self) -> bytes:
        return self.head + zlib.decompress(self.drawn, RAW)

    def gzipped(self) -> bytes:
        """Return the body compressed with gzip. Only the head is compressed here: the replay is stored compressed."""
        packer = zlib.compressobj(6, zlib.DEFLATED, RAW)
        head = packer.compress(self.head) + packer.flush(zlib.Z_FULL_FLUSH)
        whole = self.plain()
        sums = zlib.crc32(whole).to_bytes(4, "little") + (len(whole) & 0xFFFFFFFF).to_bytes(4, "little")
        return b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + head + self.drawn + sums

    @property
    def head(self) -> bytes:
        return b'{"table":' + self.table + b","


class Replays:
    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        self.kept: OrderedDict[str, bytes] = OrderedDict()  # least recently used first
        self.bytes = 0

    async def rendered(self, table: str) -> bytes:
        """Return the rendered game, rendering it if needed. Raise Refusal if it is not over or its rules are not known
        here."""
        if table in self.kept:
            self.kept.move_to_end(table)
            return self.kept[table]
        drawn = await self.tables.archive(table)
        if drawn is None:
            drawn = await self.render(table)
        self.cache(table, drawn)
        return drawn

    async def render(self, table: str) -> bytes:
        found = await self.tables.refresh(table)
        record = found.record()  # refuses before the end
        gave_up = [chair.gave_up for chair in found.header.chairs]
        answer = await self.pool.ask(Draw(record, gave_up), host=found.header.host)
        if not isinstance(answer, Drawn):
            log.error("replay_failed", table=table, answer=str(answer)[:300])
            raise Refusal("table.try_again")
        await self.tables.save_archive(table, answer.data)
        return answer.data

    def cache(self, table: str, drawn: bytes) -> None:
        if table not in self.kept:
            self.kept[table] = drawn
            self.bytes += len(drawn)
        while self.bytes > MOST_BYTES:
            self.bytes -= len(self.kept.popitem(last=False)[1])

    def drop(self, table: str) -> None:
        """Drop a cached replay after a change in the store, such as the erasure of a person."""
        self.bytes -= len(self.kept.pop(table, b""))

    async def response_body(self, table: str, seen: TableView) -> ReplayBody:
        return ReplayBody(msgspec.json.encode(seen), await self.rendered(table))

    async def render_ended(self, table: str) -> None:
        """Render a game that has just ended, while its rules are known."""
        try:
            await self.rendered(table)
        except Refusal as refusal:
            log.warning("replay_not_stored", table=table, refusal=str(refusal))

    async def render_missing(self) -> None:
        """Render replays of games that ended while no server was running."""
        after = ""
        while found := await self.list_missing(after):
            for table in found:
                after = table
                await self.render_ended(table)

    async def list_missing(self, after: str) -> list[str]:
        try:
            return await self.tables.unarchived(after, AT_ONCE)
        except Refusal:
            return []

    async def render_record(self, record: Record, asker: str) -> ReplayBody:
        """Render a record from a file, without storing it. Raise Invalid if it is not a valid record."""
        record = decode(encode(record))  # as a file is read
        record.rules()
        drawn = await self.pool.ask(Draw(record), host=asker)
        if isinstance(drawn, NotDrawn):
            raise Invalid(drawn.path, drawn.message)
        if not isinstance(drawn, Drawn):
            log.error("replay_failed", table="", answer=str(drawn)[:300])
            raise Refusal("table.try_again")
        return ReplayBody(msgspec.json.encode(recorded_view(record)), drawn.data)

    async def decision_at(self, table: str, seq: int) -> Crossroads:
        """Return the view and choices of a seat before one of its decisions in a finished game. Raise Refusal if no
        seat made this entry."""
        found = await self.tables.refresh(table)
        record = found.record()
        if not 0 <= seq < len(record.log):
            raise Refusal("table.nobody_decided")
        answer = await self.pool.ask(Recall(record, seq), host=found.header.host)
        if not isinstance(answer, Recalled):
            log.error("decision_not_found", table=table, answer=str(answer)[:300])
            raise Refusal("table.try_again")
        if answer.asked is None:
            raise Refusal("table.nobody_decided")
        return answer.asked

    async def record(self, table: str) -> Record:
        """Return the record of a finished game, even if its rules are not known here."""
        try:
            return (await self.tables.refresh(table)).record()
        except Refusal as refusal:
            if refusal.id != "table.other_rules":
                raise
            saved = await self.tables.saved(table)
            return record_of(saved.header, saved.entries)
