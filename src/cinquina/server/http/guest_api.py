"""The routes of a guest: tables, stored data, other devices, erasure."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from cinquina.core.errors import Refusal
from cinquina.server.http.routing import (
    MOST_TABLES,
    READING,
    WRITING,
    Address,
    Guest,
    TheRoom,
    client_address,
    guest_cookie,
)
from cinquina.server.lobby.lan import qr_svg
from cinquina.server.socket.room import Room
from cinquina.server.socket.sockets import COOKIE
from cinquina.server.viewer import lessons
from cinquina.server.viewer.lobby_messages import (
    ComeBack,
    Known,
    Pass,
    SaidLine,
    TableLine,
)
from cinquina.server.viewer.unplayable import left_line
from cinquina.server.viewer.updates import table_line
from cinquina.table.header import UnplayableTable
from cinquina.table.table import Table


@get("/tables", responses=READING, summary="Your tables")
async def your_tables(
    request: Request[Any, Any, Any], room: TheRoom, guest: Guest
) -> Response[list[TableLine]]:
    """Return the guest's tables. Once a week the answer renews the cookie, so that a browser in use never drops it."""
    token = request.cookies.get(COOKIE, "")
    renewed = await room.tables.guests.renew(token, room.time.now())
    lines = table_lines(room, await room.tables.tables_of(guest), guest)
    return Response(lines, cookies=[guest_cookie(token, request)] if renewed else [])


def table_lines(room: Room, tables: list[Table | UnplayableTable], guest: str | None) -> list[TableLine]:
    return [
        left_line(table, guest)
        if isinstance(table, UnplayableTable)
        else table_line(table, guest, room.attendance.presence_now(table.header.id))
        for table in tables
    ]


@get("/guest", responses=READING, summary="What is stored about you")
async def known(room: TheRoom, guest: Guest) -> Known:
    """Return all data stored about the guest. Without a valid cookie the answer is empty."""
    if guest is None:
        return Known([], [], [])
    tables = await room.tables.tables_of(guest, MOST_TABLES)
    names = sorted(
        {name for table in tables for chair in table.header.chairs for name in chair.names_of(guest)}
    )
    lines = [SaidLine(*each) for each in await room.tables.guests.lines_by(guest)]
    learnt = lessons.stored_progress(await room.tables.guests.lessons_of(guest))
    return Known(table_lines(room, tables, guest), names, lines, learnt)


@post("/guest/pass", status_code=200, responses=WRITING, summary="A passphrase for another device of yours")
async def renew_pass(request: Request[Any, Any, Any], room: TheRoom, guest: Guest, address: Address) -> Pass:
    """Return a new passphrase, once: only its hash is stored. The old one ends, and so do all other devices."""
    passphrase = await room.tables.guests.renew_pass(request.cookies.get(COOKIE), room.time.now())
    if guest:
        room.devices_changed(guest)
    # Behind the #, so that it is in no server's log.
    link = f"{address or str(request.base_url).rstrip('/')}/return#{passphrase}"
    return Pass(passphrase, link, qr_svg(link).decode())


@post("/guest/return", status_code=200, responses=WRITING, summary="Be the same guest on this device")
async def come_back(
    request: Request[Any, Any, Any], data: JSONBody[ComeBack], room: TheRoom
) -> Response[list[TableLine]]:
    """Admit a device by passphrase and return the guest's tables. The answer carries the guest's cookie."""
    room.returns.take(client_address(request))
    guest, token = await room.tables.guests.come_back(data.passphrase, room.time.now())
    lines = table_lines(room, await room.tables.tables_of(guest), guest)
    return Response(lines, cookies=[guest_cookie(token, request)])


@post("/guest/forget", status_code=200, responses=WRITING, summary="Delete what is stored about you")
async def forget(request: Request[Any, Any, Any], room: TheRoom, guest: Guest) -> Response[Known]:
    """Erase the guest: bots take their seats; names, chat lines, devices and passphrase are deleted."""
    if guest is None:
        raise Refusal("table.no_guest")
    await room.tables.guests.erase(guest, room.time.now())
    gone = guest_cookie("", request)
    gone.max_age = 0
    return Response(Known([], [], []), cookies=[gone])
