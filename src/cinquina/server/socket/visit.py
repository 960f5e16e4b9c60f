"""A page's visit at a table, over any port: admit it, serve it, or turn it away."""

import re
import time
from contextlib import suppress
from urllib.parse import parse_qs

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.event import Told
from cinquina.core.refusals import Malformed, TooFast
from cinquina.server.ops.address import client_key
from cinquina.server.ops.log import log
from cinquina.server.socket.connection import Connection, parse_message
from cinquina.server.socket.port import Gone, Port
from cinquina.server.socket.room import Room
from cinquina.server.viewer.messages import PROTOCOL, Ping, Pong, Refused
from cinquina.server.viewer.replay import unpack
from cinquina.server.viewer.unplayable import closed_update
from cinquina.server.viewer.updates import header_view

NO_SUCH_TABLE = 4404
OTHER_PAGE = 4426
TRY_LATER = 1013
FAILED = 1011
# Refusals that a reconnect would get again.
CLOSING = {
    "table.malformed": NO_SUCH_TABLE,
    "table.no_such_table": NO_SUCH_TABLE,
    "table.other_rules": NO_SUCH_TABLE,
    "table.unreadable": NO_SUCH_TABLE,
    "table.other_page": OTHER_PAGE,
}


class Visit(msgspec.Struct, frozen=True):
    """The parameters with which a page opens its socket."""

    table: str
    address: str
    token: str | None
    since: int = 0
    at: int = -1  # the time of play of the last entry that the page knows; -1 = it knows none
    look: int = -1
    protocol: int = PROTOCOL  # the page's version of the protocol; a page with another one must reload


def visit_at(table: str, query: str, address: str, token: str | None) -> Visit:
    """Return the visit that an address asks for. Raise Refusal if it is malformed."""
    said = parse_qs(query)
    numbers = {
        name: parse_number(said[name][0]) for name in ("since", "at", "look", "protocol") if name in said
    }
    return Visit(table, address, token, **numbers)


def parse_number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,12}", text):
        raise Refusal(Malformed(message="no number"))
    return int(text)


async def serve(room: Room, port: Port, visit: Visit) -> None:
    """Serve a page until it leaves; say why if it cannot be served. May raise Gone."""
    try:
        await serve_page(room, port, visit)
    except Refusal as refusal:
        await turn_away(port, refusal)
    except Gone:
        raise
    except Exception:
        log.exception("socket_failed", table=visit.table)
        await port.close(FAILED, "table.failed")


async def serve_page(room: Room, port: Port, visit: Visit) -> None:
    """Serve a socket until the page leaves."""
    if visit.protocol != PROTOCOL:
        raise Refusal("table.other_page")
    if room.stopping or not room.sockets.take(client_key(visit.address)):
        raise Refusal(TooFast(seconds=5))
    try:
        connection = await connect_page(room, port, visit)
        if connection is None:
            return
        room.enter(connection)
        try:
            await connection.run()
        finally:
            room.leave(connection)
    finally:
        room.sockets.give_back(client_key(visit.address))


async def connect_page(room: Room, port: Port, visit: Visit) -> Connection | None:
    """Connect a page to its table. None if it was shown the end of a game whose rules are not known here, and left."""
    guest = await room.guest_of(visit.token)
    try:
        found = await room.tables.refresh(visit.table)
    except Refusal as refusal:
        if refusal.id == "table.other_rules" and await show_archive(port, room, visit, guest):
            return None
        raise
    connection = Connection(room, port, visit.table, guest, visit.address, visit.token)
    connection.begin_at(
        found, visit.since, None if visit.look < 0 else visit.look, None if visit.at < 0 else visit.at
    )
    return connection


async def show_archive(port: Port, room: Room, visit: Visit, guest: str | None) -> bool:
    """Show the end of a finished game whose rules are not known here, until the page leaves. Return whether there was
    one."""
    table = visit.table
    try:
        header = (await room.tables.saved(table)).header
        if not header.over:
            return False
        drawn = unpack(await room.replays.rendered(table))
    except Refusal:
        return False
    update = closed_update(
        drawn, header_view(header, guest, room.attendance.presence_now(table)), header, guest
    )
    with suppress(Gone):
        await port.send(msgspec.json.encode(update))
        while not room.stopping:
            said = await port.receive()
            room.messages.take(guest or visit.address, time.monotonic())
            await answer_closed(port, room, said)
    return True


async def answer_closed(port: Port, room: Room, said: str | bytes) -> None:
    """Answer at a table whose rules are not known: only a ping is served."""
    try:
        message = parse_message(said) if isinstance(said, str) else None
    except Refusal:
        message = None
    if isinstance(message, Ping):
        await port.send(msgspec.json.encode(Pong(room.time.now(), message.sent)))
    else:
        await port.send(msgspec.json.encode(Refused(getattr(message, "id", ""), Told("table.over", {}))))


async def turn_away(port: Port, refusal: Refusal) -> None:
    await port.send(msgspec.json.encode(Refused("", Told(refusal.id, refusal.facts))))
    await port.close(CLOSING.get(refusal.id, TRY_LATER), refusal.id)
