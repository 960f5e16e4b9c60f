"""The routes of a finished game: record, replay, analysis, and forking it."""

import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cinquina.core import state
from cinquina.core.errors import Refusal
from cinquina.core.record import Record, encode
from cinquina.server.http.routing import (
    NO_TABLE,
    READING,
    REFUSED,
    WRITING,
    EntryNumber,
    Guest,
    Openings,
    TableId,
    TheRoom,
    client_address,
    guest_cookie,
)
from cinquina.server.ops.limits import RECORD_BYTES
from cinquina.server.socket.room import Room
from cinquina.server.socket.sockets import COOKIE
from cinquina.server.viewer.ending_messages import Analysis, Crossroads, Replay
from cinquina.server.viewer.lobby_messages import (
    Opened,
    TryFrom,
)
from cinquina.server.viewer.messages import TableView
from cinquina.server.viewer.updates import header_view, table_view


async def readable_table(room: Room, table: str, guest: str | None) -> TableView:
    """Return a table. A finished one is returned even if its rules are not known here."""
    try:
        return table_view(await room.tables.refresh(table), guest, room.attendance.presence_now(table))
    except Refusal as refusal:
        header = (await room.tables.saved(table)).header if refusal.id == "table.other_rules" else None
        if header is None or not header.over:
            raise
        return header_view(header, guest, room.attendance.presence_now(table))


@get(
    "/tables/{table:str}/record",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="The record of a finished game",
)
async def table_record(table: TableId, room: TheRoom) -> Response[Record]:
    """Return the record of a finished game as a file that `cinquina replay` reads."""
    record = await room.replays.record(table)
    named = {"content-disposition": f'attachment; filename="{record.game}-{table}.json"'}
    return Response(encode(record), media_type="application/json", headers=named)  # type: ignore[arg-type]  # encoded already


@get(
    "/tables/{table:str}/replay",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="Every moment of a finished game",
    opt={"packed": True},
)
async def table_replay(
    request: Request[Any, Any, Any], table: TableId, room: TheRoom, guest: Guest
) -> Response[Replay]:
    """Return the replay of a finished game. It is rendered once and stored; `ETag` saves a second transfer."""
    room.replay_asks.take(client_address(request))
    shown = await readable_table(room, table, guest)
    if not shown.over:
        raise Refusal("table.not_over")
    answer = await room.replays.response_body(table, shown)
    headers = {"etag": answer.tag, "cache-control": "private, no-cache", "vary": "accept-encoding, cookie"}
    if request.headers.get("if-none-match") == answer.tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # as below
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    data = answer.gzipped() if packed else answer.plain()
    return Response(data, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # encoded already


@get(
    "/tables/{table:str}/analysis",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="What a finished game hung on, a piece more each time",
)
async def table_analysis(
    request: Request[Any, Any, Any], table: TableId, room: TheRoom, guest: Guest
) -> Analysis:
    record = await room.replays.record(table)
    record.rules()  # or Invalid: they are not known here
    room.hints.take(guest or client_address(request), time.monotonic())
    found = await room.tables.get(table)
    given_up = found.state.turn() != state.OVER
    people = [seat for seat, chair in enumerate(found.header.chairs) if chair.guest]
    return await room.analyses.extend(table, record, given_up, people)


@get(
    "/tables/{table:str}/decisions/{seq:int}",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="A decision of a finished game as it was asked",
)
async def table_decision(
    request: Request[Any, Any, Any], table: TableId, seq: EntryNumber, room: TheRoom
) -> Crossroads:
    """Return what a seat saw and could do before a decision."""
    room.replay_asks.take(client_address(request))
    return await room.replays.decision_at(table, seq)


@post(
    "/tables/{table:str}/try",
    responses={**WRITING, **NO_TABLE},
    summary="Try another way from a decision of a finished game",
)
async def try_from(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[TryFrom],
    room: TheRoom,
    openings: NamedDependency[Openings],
) -> Response[Opened]:
    """Fork a table from a finished game: the guest has the seat that decided, bots have the others. The answer carries
    the guest's cookie."""
    openings.take(client_address(request), False)
    await room.tables.must_allow_fork(table, data.seq, data.name)
    guest, token = await room.tables.guests.admit(request.cookies.get(COOKIE), room.time.now())
    begun = await room.tables.fork(table, data.seq, guest, data.name, room.time.now())
    opened = Opened(begun.id, f"/table/{begun.id}")
    return Response(opened, cookies=[guest_cookie(token, request)])


@post(
    "/records",
    status_code=200,
    responses=WRITING,
    summary="A record from a file, moment by moment",
    request_max_body_size=RECORD_BYTES,
    opt={"packed": True},
)
async def open_record(
    request: Request[Any, Any, Any], data: JSONBody[Record], room: TheRoom
) -> Response[Replay]:
    """Return the replay of a record, without storing it. Records under unknown rules are refused."""
    room.replay_asks.take(client_address(request))
    answer = await room.replays.render_record(data, client_address(request))
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"content-encoding": "gzip"} if packed else {}
    whole = answer.gzipped() if packed else answer.plain()
    return Response(whole, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # encoded already
