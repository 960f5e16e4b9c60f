"""The HTTP interface. Every error is a text id with facts: `{"id": "table.no_such_table", "facts": {…}}`."""

import gzip
import time
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

import cinquina
from cinquina.core import state
from cinquina.core.checks import require
from cinquina.core.errors import Invalid, Refusal
from cinquina.core.event import Told
from cinquina.games import find, games
from cinquina.learn.progress import Kept
from cinquina.learn.progress import encode as encode_kept
from cinquina.locales import LANGUAGES, text_files
from cinquina.server.http.ending_api import (
    open_record,
    readable_table,
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
    Guest,
    Language,
    LessonName,
    Openings,
    TableId,
    TheHousehold,
    TheRoom,
    client_address,
    guest_cookie,
)
from cinquina.server.lobby.lan import qr_svg
from cinquina.server.ops.log import log
from cinquina.server.socket.sockets import COOKIE
from cinquina.server.thinking.tasks import Lesson, NotTaught, Teach
from cinquina.server.viewer import lessons
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
from cinquina.server.viewer.updates import game_facts, table_view
from cinquina.table.chair import Chair, company_of
from cinquina.table.tables import STRANGER


@get("/about", responses=TOO_FAST, summary="The server")
async def about(address: Address) -> About:
    return About(cinquina.__version__, not str(state.__file__).endswith(".py"), address)


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
    return [game_facts(game, len(lessons.lesson_files(game))) for game in games()]


@get(
    "/games/{game:str}/texts/{language:str}",
    responses={**ERRORS, **TOO_FAST},
    summary="The texts of a game",
)
async def game_texts(game: GameId, language: Language) -> list[str]:
    """Return the Fluent files of a game, for a page built without them."""
    require(language in LANGUAGES, "$.language", f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return [path.read_text(encoding="utf-8") for path in text_files(find(game).id, language)]


NO_LESSON = {404: ResponseSpec(Told, description="no such lesson", generate_examples=False)}


@get("/games/{game:str}/lessons", responses=READING, summary="The lessons of a game")
async def list_lessons(game: GameId, room: TheRoom, guest: Guest) -> list[LessonLine]:
    """Return the lessons of a game with the client's stars. An invalid lesson has the reason."""
    kept = lessons.stored_progress(await room.tables.guests.lessons_of(guest))
    found = lessons.lesson_files(find(game))
    return [lessons.lesson_line(path, kept.get(f"{game}/{lessons.name_of(path)}", Kept())) for path in found]


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
    guest: Guest,
) -> Response[Taught]:
    """Carry out a learner's act and return the result. The server stores a guest's progress; a stranger's page stores
    its own."""
    learner = guest or client_address(request)
    room.lessons.take(learner, time.monotonic())
    name = f"{lessons.lesson_of(game, lesson).game}/{lesson}"
    lessons.must_be_short(data)
    kept = lessons.stored_progress(await room.tables.guests.lessons_of(guest)).get(name, Kept())
    answer = await room.pool.ask(Teach(game, lesson, data, kept), host=learner)
    if isinstance(answer, NotTaught):
        raise Invalid(answer.path, answer.message)
    if not isinstance(answer, Lesson):
        log.error("lesson_failed", lesson=name, answer=str(answer)[:300])
        raise Refusal("table.try_again")
    if guest is not None and data.what != "why" and answer.kept != kept:
        await room.tables.guests.save_lesson(guest, name, encode_kept(answer.kept).decode())
    return gzipped_response(request, answer.taught)


def gzipped_response(request: Request[Any, Any, Any], data: bytes) -> Response[Any]:
    """Return a response from JSON that is already compressed, decompressed if the client does not accept gzip."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, headers={"content-encoding": "gzip"}, media_type="application/json")
    return Response(gzip.decompress(data), media_type="application/json")


def chairs_of(data: NewTable) -> list[Chair]:
    return [Chair(kind=each.kind, name=each.name, level=each.level) for each in data.chairs]


def settings_of(data: NewTable) -> dict[str, Any]:
    """Return the settings of a new table: the given ones, overridden by the preset's for its company."""
    if not data.preset:
        return data.settings
    game = find(data.game)
    own = game.settings_for(game.preset(data.preset), company_of(chairs_of(data)))
    return game.complete(data.mode or game.modes[0].id, {**data.settings, **own})


@post("/estimate", status_code=200, responses=ERRORS, summary="How hard a set-up is")
async def estimate(data: JSONBody[NewTable]) -> Estimated:
    """Estimate how hard a set-up is, without opening a table. There is no estimate for a changed edition."""
    game = find(data.game)
    if data.edition is not None:
        return Estimated(None)
    setup = game.setup(len(data.chairs), data.mode, settings_of(data))
    told = game.rules(setup).estimate(company_of(chairs_of(data)))
    return Estimated(None if told is None else told.tell())


@post("/tables", responses=WRITING, summary="Open a table")
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    room: TheRoom,
    openings: NamedDependency[Openings],
) -> Response[Opened]:
    """Open a table. The client is the host and takes every chair of kind `person`. The answer carries the guest's
    cookie."""
    address = client_address(request)
    openings.take(address, data.edition is not None)
    wanted: dict[str, Any] = {
        "game": data.game,
        "chairs": chairs_of(data),
        "now": room.time.now(),
        "mode": data.mode,
        "settings": settings_of(data),
        "edition": data.edition,
        "seconds": data.seconds,
        "chat": data.chat,
    }
    token = request.cookies.get(COOKIE)
    if await room.guest_of(token) is None:
        room.tables.draft(STRANGER, **wanted)
    guest, token = await room.tables.guests.admit(token, room.time.now())
    table = await room.tables.create(guest, **wanted)
    opened = Opened(table.header.id, f"/table/{table.header.id}")
    return Response(opened, cookies=[guest_cookie(token, request)])


@get("/tables/{table:str}", responses={**READING, **NO_TABLE}, summary="A table")
async def show_table(table: TableId, room: TheRoom, guest: Guest) -> TableView:
    return await readable_table(room, table, guest)


@post("/tables/{table:str}/join", status_code=200, responses={**WRITING, **NO_TABLE}, summary="Take a seat")
async def join_table(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[Join], room: TheRoom
) -> Response[TableView]:
    """Take a seat. The answer carries the guest's cookie; a socket opened without it must be opened again to play."""
    token = request.cookies.get(COOKIE)
    if await room.guest_of(token) is None:
        await room.tables.must_allow_joining(table, data.name, data.seat, room.time.now())
    guest, token = await room.tables.guests.admit(token, room.time.now())
    joined = await room.tables.join(table, guest, data.name, data.seat, room.time.now())
    view = table_view(joined, guest, room.attendance.presence_now(table))
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
