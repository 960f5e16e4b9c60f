"""The routes of a finished game: record, replay, analysis, and forking it."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cinquina.core.record import Record, encode
from cinquina.server.http.routing import (
    NO_TABLE,
    READING,
    REFUSED,
    WRITING,
    EntryNumber,
    TableId,
    TheClient,
    TheRoom,
    guest_cookie,
)
from cinquina.server.ops.limits import RECORD_BYTES
from cinquina.server.requests import ending
from cinquina.server.requests.client import Openings
from cinquina.server.viewer.ending_messages import Analysis, Crossroads, Replay
from cinquina.server.viewer.lobby_messages import Opened, TryFrom


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
    request: Request[Any, Any, Any], table: TableId, room: TheRoom, client: TheClient
) -> Response[Replay]:
    """Return the replay of a finished game. It is rendered once and stored; `ETag` saves a second transfer."""
    answer = await ending.replay(room, client, table)
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
async def table_analysis(table: TableId, room: TheRoom, client: TheClient) -> Analysis:
    return await ending.analysis(room, client, table)


@get(
    "/tables/{table:str}/decisions/{seq:int}",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="A decision of a finished game as it was asked",
)
async def table_decision(table: TableId, seq: EntryNumber, room: TheRoom, client: TheClient) -> Crossroads:
    """Return what a seat saw and could do before a decision."""
    return await ending.decision(room, client, table, seq)


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
    client: TheClient,
    openings: NamedDependency[Openings],
) -> Response[Opened]:
    """Fork a table from a finished game: the guest has the seat that decided, bots have the others. The answer carries
    the guest's cookie."""
    opened, token = await ending.try_from(room, openings, client, table, data)
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
    request: Request[Any, Any, Any], data: JSONBody[Record], room: TheRoom, client: TheClient
) -> Response[Replay]:
    """Return the replay of a record, without storing it. Records under unknown rules are refused."""
    answer = await ending.open_record(room, client, data)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"content-encoding": "gzip"} if packed else {}
    whole = answer.gzipped() if packed else answer.plain()
    return Response(whole, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # encoded already
