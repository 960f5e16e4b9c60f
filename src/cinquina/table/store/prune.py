"""Deleting from a store: tables that were long unused or never began, expired guests, unused editions.

Deleting a table deletes its chairs, entries, answers, lines and replay. A clock that jumps deletes nothing: a jump
leaves a gap in the time stamps, and everything stored before a gap stays.
"""

from sqlalchemy import Column, ColumnElement, Connection, and_, delete, exists, not_, or_, select, text, union

from cinquina.table.store.schema import chairs, editions, entries, guests, lessons, passes, tables, tokens
from cinquina.table.store.store import DAY_MS, GAP_MS, UNBEGUN_MS, YEAR_MS, Gap, newest_gap

AT_ONCE = 200  # tables in one transaction, so that players do not wait for long


def last_gap(connection: Connection, now: int) -> Gap | None:
    """Return the newest gap between time stamps, or between the last one and now; None if there is none. Stamps in the
    future, left by a wrong clock, are ignored."""
    touched = select(tables.c.touched // DAY_MS)
    visited = select((guests.c.expires - YEAR_MS) // DAY_MS)
    days = connection.execute(union(touched, visited)).scalars()
    return newest_gap(days, now)


def prune_tables(connection: Connection, now: int, since: int, older_than: int | None) -> int:
    """Delete at most AT_ONCE tables and return how many: call it again until it finds fewer."""
    begun = exists(select(entries.c.seq).where(entries.c.table_id == tables.c.id))
    waited = and_(tables.c.touched >= since, tables.c.touched < now - UNBEGUN_MS)
    unbegun = and_(waited, not_(tables.c.over), not_(begun))
    gone = unbegun if older_than is None else or_(unbegun, tables.c.touched < older_than)
    found = list(connection.execute(select(tables.c.id).where(gone).limit(AT_ONCE)).scalars())
    if found:
        connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return len(found)


def prune_guests(connection: Connection, now: int, since: int) -> int:
    """Delete expired guests with their tokens, passphrases and lessons, unless they sit in a game that is not over.
    Return how many guests were deleted."""
    running = chairs.c.table_id.in_(select(tables.c.id).where(not_(tables.c.over)))
    seated = select(chairs.c.guest).where(running)
    waiting = select(chairs.c.heir).where(running, chairs.c.heir.is_not(None))
    playing = union(seated, waiting).subquery()
    known = select(playing.c.guest)

    def expired(column: Column[int]) -> ColumnElement[bool]:
        return and_(column >= since + YEAR_MS, column < now - GAP_MS)

    connection.execute(delete(tokens).where(expired(tokens.c.expires), tokens.c.guest.not_in(known)))
    gone = connection.execute(
        delete(guests).where(expired(guests.c.expires), guests.c.hash.not_in(known))
    ).rowcount
    for owned in (passes, lessons):
        connection.execute(delete(owned).where(owned.c.guest.not_in(select(guests.c.hash))))
    return gone


def prune_editions(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        # A transaction that creates a table inserts the edition before the table.
        connection.execute(text("LOCK TABLE editions IN EXCLUSIVE MODE"))
    used = select(tables.c.edition).where(tables.c.edition.is_not(None))
    return connection.execute(delete(editions).where(editions.c.hash.not_in(used))).rowcount
