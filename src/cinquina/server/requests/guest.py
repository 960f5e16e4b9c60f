"""The requests of a guest: tables, stored data, other devices, erasure."""

from cinquina.core.errors import Refusal
from cinquina.server.requests.client import Client
from cinquina.server.socket.room import Room
from cinquina.server.viewer import lessons
from cinquina.server.viewer.lobby_messages import ComeBack, Known, SaidLine, TableLine
from cinquina.server.viewer.unplayable import left_line
from cinquina.server.viewer.updates import table_line
from cinquina.table.header import UnplayableTable
from cinquina.table.table import Table

MOST_TABLES = 10_000  # in one answer to a guest


async def your_tables(room: Room, client: Client) -> tuple[list[TableLine], bool]:
    """Return the guest's tables, and whether the token was renewed: once a week, so that a browser in use never drops
    it."""
    renewed = await room.tables.guests.renew(client.token or "", room.time.now())
    return table_lines(room, await room.tables.tables_of(client.guest), client.guest), renewed


def table_lines(room: Room, tables: list[Table | UnplayableTable], guest: str | None) -> list[TableLine]:
    return [
        left_line(table, guest)
        if isinstance(table, UnplayableTable)
        else table_line(table, guest, room.attendance.presence_now(table.header.id))
        for table in tables
    ]


async def known(room: Room, client: Client) -> Known:
    """Return what is stored about the guest; of a stranger nothing."""
    guest = client.guest
    if guest is None:
        return Known([], [], [])
    tables = await room.tables.tables_of(guest, MOST_TABLES)
    names = sorted(
        {name for table in tables for chair in table.header.chairs for name in chair.names_of(guest)}
    )
    lines = [SaidLine(*each) for each in await room.tables.guests.lines_by(guest)]
    learnt = lessons.stored_progress(await room.tables.guests.lessons_of(guest))
    return Known(table_lines(room, tables, guest), names, lines, learnt)


async def renew_pass(room: Room, client: Client) -> str:
    """Return a new passphrase, once: only its hash is stored. The old one ends, and so do all other devices."""
    passphrase = await room.tables.guests.renew_pass(client.token, room.time.now())
    if client.guest:
        room.devices_changed(client.guest)
    return passphrase


async def come_back(room: Room, client: Client, data: ComeBack) -> tuple[list[TableLine], str]:
    """Admit a device by passphrase. Return the guest's tables and the device's token."""
    room.returns.take(client.address)
    guest, token = await room.tables.guests.come_back(data.passphrase, room.time.now())
    return table_lines(room, await room.tables.tables_of(guest), guest), token


async def forget(room: Room, client: Client) -> Known:
    """Erase the guest: bots take their seats; names, chat lines, devices and passphrase are deleted."""
    if client.guest is None:
        raise Refusal("table.no_guest")
    await room.tables.guests.erase(client.guest, room.time.now())
    return Known([], [], [])
