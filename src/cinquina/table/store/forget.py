"""Erasing a guest from a store: tokens, names, lines, lessons and claims. The games stay.

Copies of a name are erased, too: until 0.2.0 a fork gave its player the name that the seat had in the finished game.
"""

from sqlalchemy import Connection, delete, or_, select, update

from cinquina.core.who import LETTERS
from cinquina.table.chair import Chair
from cinquina.table.store import rows
from cinquina.table.store.schema import (
    actions,
    archives,
    chairs,
    guests,
    lessons,
    lines,
    passes,
    seatings,
    tables,
    tokens,
)


def erase_guest(connection: Connection, guest: str) -> list[str]:
    """Erase a guest. Return the ids of the affected tables: each has a new version, so that other processes read it
    again."""
    own = (chairs.c.guest == guest) | (chairs.c.heir == guest) | (chairs.c.state.contains(guest))
    known = or_(tables.c.host == guest, tables.c.id.in_(select(chairs.c.table_id).where(own)))
    there = list(connection.execute(select(tables.c.id).where(known)).scalars())
    forks: list[str] = []
    for table in there:
        names: dict[int, set[str]] = {}
        for row in connection.execute(select(chairs).where(chairs.c.table_id == table, own)).all():
            chair = rows.chair_of(row)
            names[row.seat] = chair.names_of(guest)
            save_chair(connection, table, row.seat, rows.without_guest(chair, guest))
            if chair.gave_up:
                delete_replay(connection, table)
        erase_from_seatings(connection, table, set().union(*names.values()))
        connection.execute(update(tables).where(tables.c.id == table, tables.c.host == guest).values(host=""))
        forks += erase_from_forks(connection, table, guest, names)
    found = list(dict.fromkeys([*there, *forks]))
    for table in found:
        connection.execute(update(tables).where(tables.c.id == table).values(version=tables.c.version + 1))
    for said in (lines, actions):
        connection.execute(delete(said).where(said.c.action.like(f"{guest}/%")))
    for owned in (passes, tokens, lessons):
        connection.execute(delete(owned).where(owned.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.hash == guest))
    return found


def erase_from_forks(connection: Connection, table: str, guest: str, names: dict[int, set[str]]) -> list[str]:
    """Erase copied names from tables forked from this one; the players there get the letters of their seats. Return the
    ids of the affected tables."""
    taken = tables.c.taken.contains(f'"{table}"', autoescape=True)
    affected = []
    for fork in list(connection.execute(select(tables.c.id).where(taken)).scalars()):
        for row in connection.execute(select(chairs).where(chairs.c.table_id == fork)).all():
            chair, copied = rows.chair_of(row), names.get(row.seat, set())
            if chair.guest == guest or not copied & {chair.name, chair.gave_up, chair.former_name}:
                continue
            save_chair(connection, fork, row.seat, rows.with_letter_for(chair, copied, LETTERS[row.seat]))
            if chair.gave_up:
                delete_replay(connection, fork)
            erase_from_seatings(connection, fork, copied)
            same = (lines.c.table_id == fork, lines.c.seat == row.seat, lines.c.name.in_(copied))
            connection.execute(update(lines).where(*same).values(name=LETTERS[row.seat]))
            affected.append(fork)
    return affected


def save_chair(connection: Connection, table: str, seat: int, chair: Chair) -> None:
    where = (chairs.c.table_id == table, chairs.c.seat == seat)
    connection.execute(update(chairs).where(*where).values(**rows.chair_row(chair)))


def delete_replay(connection: Connection, table: str) -> None:
    """Delete the rendered replay of a finished game, since it names people who gave up."""
    connection.execute(delete(archives).where(archives.c.table_id == table))


def erase_from_seatings(connection: Connection, table: str, names: set[str]) -> None:
    for row in connection.execute(select(seatings).where(seatings.c.table_id == table)).all():
        blank = rows.without_names(rows.seating_of(row), names)
        connection.execute(
            update(seatings)
            .where(seatings.c.table_id == table, seatings.c.number == row.number)
            .values(name=blank.name, told=rows.told_text(blank))
        )
