"""What goes from a store: tables that nobody touched for long or that never began, guests whose token expired, editions
that no table has any more. A table takes its chairs, entries, answers, lines and drawing with it."""

from sqlalchemy import Connection, and_, delete, exists, not_, or_, select, text

from cinquina.table.store.schema import editions, entries, guests, lessons, passes, tables, tokens

AT_ONCE = 200  # tables in one transaction, so that nobody who plays waits for long


def prune_tables(connection: Connection, unbegun_before: int, older_than: int | None) -> int:
    """At most AT_ONCE of them: call it again until it finds fewer."""
    begun = exists(select(entries.c.seq).where(entries.c.table_id == tables.c.id))
    unbegun = and_(tables.c.touched < unbegun_before, not_(tables.c.over), not_(begun))
    gone = unbegun if older_than is None else or_(unbegun, tables.c.touched < older_than)
    found = list(connection.execute(select(tables.c.id).where(gone).limit(AT_ONCE)).scalars())
    if found:
        connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return len(found)


def prune_guests(connection: Connection, now: int) -> int:
    """Their devices, their passphrases and what they learnt go with them."""
    connection.execute(delete(tokens).where(tokens.c.expires < now))
    gone = connection.execute(delete(guests).where(guests.c.expires < now)).rowcount
    for owned in (passes, lessons):
        connection.execute(delete(owned).where(owned.c.guest.not_in(select(guests.c.hash))))
    return gone


def prune_editions(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        # A table under way names its edition before it is there itself.
        connection.execute(text("LOCK TABLE editions IN EXCLUSIVE MODE"))
    used = select(tables.c.edition).where(tables.c.edition.is_not(None))
    return connection.execute(delete(editions).where(editions.c.hash.not_in(used))).rowcount
