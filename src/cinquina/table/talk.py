"""Chat at a table: a line, or a quick reaction."""

from cinquina.core.errors import Refusal
from cinquina.core.refusals import NoSuchReaction
from cinquina.table.live import LiveTables, Notice, write_or_refuse
from cinquina.table.store.store import Line, Store
from cinquina.table.words import REACTIONS, checked_line


def checked_words(text: str, reaction: bool) -> str:
    if reaction and text not in REACTIONS:
        raise Refusal(NoSuchReaction(reactions=list(REACTIONS)))
    return text if reaction else checked_line(text)


async def say(
    live_tables: LiveTables,
    store: Store,
    table: str,
    guest: str | None,
    text: str,
    reaction: bool,
    action: str,
    now: int,
) -> Line:
    live = await live_tables.at(table)
    async with live.lock:
        # The rules may open or close the talk with any entry: by the clock, or at another process.
        await live_tables.catch_up(live)
        await live_tables.expire(live, now)
        seats = live.table.seats_of(guest)
        if not seats or guest is None:
            raise Refusal("table.not_yours")
        if action in live.said:
            return live.said[action]
        if not live.table.header.chat:
            raise Refusal("table.chat_closed")
        if live.table.is_quiet:
            raise Refusal("table.quiet")
        live.talk.take(guest, now / 1000)
        line = Line(0, seats[0], live.table.chair(seats[0]).name, text, reaction, now)
        said = await write_or_refuse(store.say(table, line, action))
        live.remember_line(action, said)
        live_tables.notify(Notice(table, live.table.seq, said))
        return said
