"""The HTTP interface. Every error is a text id with facts: `{"id": "table.no_such_table", "facts": {…}}`."""

import gzip
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from cinquina.core.event import Told
from cinquina.server.http.ending_api import (
    open_record,
    table_analysis,
    table_decision,
    table_record,
    table_replay,
    try_from,
)
from cinquina.server.http.guest_api import come_back, forget, known, renew_pass, your_tables
from cinquina.server.http.routing import (
    ERRORS,
    NO_TABLE,
    READING,
    TOO_FAST,
    WRITING,
    Address,
    GameId,
    Language,
    LessonName,
    TableId,
    TheClient,
    TheHousehold,
    TheRoom,
    guest_cookie,
)
from cinquina.server.lobby.lan import qr_svg
from cinquina.server.requests import ending, lobby
from cinquina.server.requests.client import Openings
from cinquina.server.viewer.lesson_messages import Learn, LessonLine, Taught
from cinquina.server.viewer.lobby_messages import (
    About,
    Estimated,
    GameFacts,
    House,
    Join,
    NewTable,
    Opened,
    TurnHouse,
)
from cinquina.server.viewer.messages import TableView


@get("/about", responses=TOO_FAST, summary="The server")
async def about(address: Address) -> About:
    return lobby.about(address)


@get("/house", responses=TOO_FAST, summary="Whether other devices reach this server")
async def house(request: Request[Any, Any, Any], household: TheHousehold) -> House:
    return household.describe_to(request)


@post("/house", status_code=200, responses=WRITING, summary="Let the local network in, or shut it out")
async def switch_network_access(
    request: Request[Any, Any, Any], data: JSONBody[TurnHouse], household: TheHousehold
) -> House:
    """Open or close the server to the local network. Only a page on the server's own computer may; closing disconnects
    the other devices."""
    return await household.set_open(request, data.open, data.token)


@get("/games", responses=TOO_FAST, summary="The games there are")
async def list_games() -> list[GameFacts]:
    return lobby.list_games()


@get(
    "/games/{game:str}/texts/{language:str}",
    responses={**ERRORS, **TOO_FAST},
    summary="The texts of a game",
)
async def game_texts(game: GameId, language: Language) -> list[str]:
    """Return the Fluent files of a game, for a page built without them."""
    return lobby.game_texts(game, language)


NO_LESSON = {404: ResponseSpec(Told, description="no such lesson", generate_examples=False)}


@get("/games/{game:str}/lessons", responses=READING, summary="The lessons of a game")
async def list_lessons(game: GameId, room: TheRoom, client: TheClient) -> list[LessonLine]:
    """Return the lessons of a game with the client's stars. An invalid lesson has the reason."""
    return await lobby.list_lessons(room, client, game)


@post(
    "/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    responses={**WRITING, **NO_LESSON},
    summary="Take a lesson",
    opt={"packed": True},
)
async def take_lesson(
    request: Request[Any, Any, Any],
    game: GameId,
    lesson: LessonName,
    data: JSONBody[Learn],
    room: TheRoom,
    client: TheClient,
) -> Response[Taught]:
    """Carry out a learner's act and return the result. A guest's progress is stored here, a stranger's in the page."""
    return gzipped_response(request, await lobby.take_lesson(room, client, game, lesson, data))


def gzipped_response(request: Request[Any, Any, Any], data: bytes) -> Response[Any]:
    """Return a response from JSON that is already compressed, decompressed if the client does not accept gzip."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, headers={"content-encoding": "gzip"}, media_type="application/json")
    return Response(gzip.decompress(data), media_type="application/json")


@post("/estimate", status_code=200, responses=ERRORS, summary="How hard a set-up is")
async def estimate(data: JSONBody[NewTable]) -> Estimated:
    """Return how hard a set-up is, without opening a table. With a changed edition nothing is known."""
    return lobby.estimate(data)


@post("/tables", responses=WRITING, summary="Open a table")
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    room: TheRoom,
    client: TheClient,
    openings: NamedDependency[Openings],
) -> Response[Opened]:
    """Open a table. The client is the host and takes every chair of kind `person`. The answer carries the guest's
    cookie."""
    opened, token = await lobby.open_table(room, openings, client, data)
    return Response(opened, cookies=[guest_cookie(token, request)])


@get("/tables/{table:str}", responses={**READING, **NO_TABLE}, summary="A table")
async def show_table(table: TableId, room: TheRoom, client: TheClient) -> TableView:
    return await ending.show_table(room, client, table)


@post("/tables/{table:str}/join", status_code=200, responses={**WRITING, **NO_TABLE}, summary="Take a seat")
async def join_table(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[Join],
    room: TheRoom,
    client: TheClient,
) -> Response[TableView]:
    """Take a seat. The answer carries the guest's cookie; a socket opened without it must be opened again to play."""
    view, token = await lobby.join_table(room, client, table, data)
    return Response(view, cookies=[guest_cookie(token, request)])


@get(
    "/tables/{table:str}/qr.svg",
    responses={**READING, **NO_TABLE},
    summary="The link of a table as a QR code",
    media_type="image/svg+xml",
)
async def table_qr(request: Request[Any, Any, Any], table: TableId, room: TheRoom, address: Address) -> bytes:
    await room.tables.get(table)
    return qr_svg(f"{address or str(request.base_url).rstrip('/')}/table/{table}")


@get(
    "/qr.svg",
    responses=TOO_FAST,
    summary="The address of this server as a QR code",
    media_type="image/svg+xml",
)
async def lobby_qr(request: Request[Any, Any, Any], address: Address) -> bytes:
    return qr_svg(f"{address or str(request.base_url).rstrip('/')}/")


api = Router(
    "/api",
    route_handlers=[
        about,
        house,
        switch_network_access,
        list_games,
        game_texts,
        list_lessons,
        take_lesson,
        estimate,
        open_table,
        your_tables,
        known,
        renew_pass,
        come_back,
        forget,
        show_table,
        join_table,
        table_record,
        table_replay,
        table_analysis,
        table_decision,
        try_from,
        table_qr,
        lobby_qr,
        open_record,
    ],
)
