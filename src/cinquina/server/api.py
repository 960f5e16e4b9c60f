"""The HTTP interface. Every error is a text id with facts: `{"id": "table.no_such_table", "facts": {…}}`."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

import cinquina
from cinquina.core import state
from cinquina.core.checks import need
from cinquina.core.errors import Refusal
from cinquina.core.event import Told
from cinquina.core.record import Record, encode
from cinquina.core.refusals import TooFast
from cinquina.games import find, games
from cinquina.learn.progress import Kept
from cinquina.learn.progress import encode as encode_kept
from cinquina.locales import LANGUAGES, files
from cinquina.server import lessons
from cinquina.server.house import Household
from cinquina.server.lan import qr_svg
from cinquina.server.left_behind import left_line
from cinquina.server.lesson_messages import Learn, LessonLine, Taught
from cinquina.server.levels import levels
from cinquina.server.limits import RECORD_BYTES, AddressBuckets, Clock, Limits
from cinquina.server.messages import (
    About,
    Analysis,
    ComeBack,
    Crossroads,
    GameFacts,
    House,
    Join,
    Known,
    NewTable,
    Opened,
    Pass,
    Replay,
    SaidLine,
    TableLine,
    TableView,
    TryFrom,
    TurnHouse,
)
from cinquina.server.room import Room
from cinquina.server.updates import game_facts, header_view, table_line, table_view
from cinquina.table.chair import Chair
from cinquina.table.header import LeftBehind
from cinquina.table.table import Table
from cinquina.table.tables import STRANGER

COOKIE = "cinquina_guest"
YEAR = 365 * 24 * 3600
MOST_TABLES = 10_000  # that one guest is told of at once

TableId = Annotated[str, PathParameter(max_length=64, description="the id of a table, as in its link")]
GameId = Annotated[str, PathParameter(max_length=64, description="the id of a game")]
LessonName = Annotated[str, PathParameter(max_length=64, description="the name of a lesson")]
EntryNumber = Annotated[int, PathParameter(description="the number of an entry in the log")]
Language = Annotated[str, PathParameter(max_length=16, description="a language, such as `en`")]
TheRoom = NamedDependency[Room]
TheHousehold = NamedDependency[Household]
Guest = NamedDependency[str | None]  # who asks; None is a stranger, who may look
Address = NamedDependency[str | None]  # where other devices reach this server

WRONG = ResponseSpec(Told, description="not understood", generate_examples=False)
ERRORS = {400: WRONG}
NO_TABLE = {404: ResponseSpec(Told, description="no such table", generate_examples=False)}
REFUSED = {409: ResponseSpec(Told, description="a rule forbids it", generate_examples=False)}
TOO_FAST = {429: ResponseSpec(Told, description="too many in a short time", generate_examples=False)}
NOT_SAVED = {503: ResponseSpec(Told, description="not saved, try again", generate_examples=False)}
TOO_LARGE = {413: ResponseSpec(Told, description="too large", generate_examples=False)}
FOREIGN = {403: ResponseSpec(Told, description="from the page of another site", generate_examples=False)}
READING = {**ERRORS, **TOO_FAST, **NOT_SAVED}
WRITING = {**READING, **REFUSED, **TOO_LARGE, **FOREIGN}


class Openings:
    """How many tables an address may open, and how many with an edition that is stored for it."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.plain = AddressBuckets(limits.openings, clock)
        self.editions = AddressBuckets(limits.editions, clock)

    def take(self, address: str, edition: bool) -> float:
        return (self.editions.take(address) if edition else 0.0) or self.plain.take(address)


@get("/about", responses=TOO_FAST, summary="The server")
async def about(address: Address) -> About:
    return About(cinquina.__version__, not str(state.__file__).endswith(".py"), address)


@get("/house", responses=TOO_FAST, summary="Whether other devices reach this server")
async def house(request: Request[Any, Any, Any], household: TheHousehold) -> House:
    return household.seen_by(request)


@post("/house", status_code=200, responses=WRITING, summary="Let the local network in, or shut it out")
async def turn_house(
    request: Request[Any, Any, Any], data: JSONBody[TurnHouse], household: TheHousehold
) -> House:
    """Only the page that is open on the computer of this server can; who came from elsewhere is cut off at the end."""
    return await household.turn(request, data.open, data.token)


@get("/games", responses=TOO_FAST, summary="The games there are")
async def list_games() -> list[GameFacts]:
    return [game_facts(game, list(levels(game.id)), len(lessons.files(game))) for game in games()]


@get(
    "/games/{game:str}/texts/{language:str}",
    responses={**ERRORS, **TOO_FAST},
    summary="The texts of a game",
)
async def game_texts(game: GameId, language: Language) -> list[str]:
    """In Fluent, file by file, for a page that was built without them."""
    need(language in LANGUAGES, "$.language", f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return [path.read_text(encoding="utf-8") for path in files(find(game).id, language)]


NO_LESSON = {404: ResponseSpec(Told, description="no such lesson", generate_examples=False)}


@get("/games/{game:str}/lessons", responses=READING, summary="The lessons of a game")
async def list_lessons(game: GameId, room: TheRoom, guest: Guest) -> list[LessonLine]:
    """With the stars of whoever asks. One that cannot be given says why."""
    kept = lessons.kept(await room.tables.guests.lessons_of(guest))
    found = lessons.files(find(game))
    return [lessons.line(path, kept.get(f"{game}/{lessons.name_of(path)}", Kept())) for path in found]


@post(
    "/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    responses={**WRITING, **NO_LESSON},
    summary="Take a lesson",
)
async def take_lesson(
    game: GameId, lesson: LessonName, data: JSONBody[Learn], room: TheRoom, guest: Guest
) -> Taught:
    """One act of a learner, and what became of it. How far a guest is is kept; a stranger's page does that itself."""
    found, name = lessons.lesson_of(game, lesson), f"{game}/{lesson}"
    kept = lessons.kept(await room.tables.guests.lessons_of(guest)).get(name, Kept())
    taught = await asyncio.to_thread(lessons.learn, found, data, kept)
    if guest is not None and data.what != "why" and (fresh := lessons.keeps(taught)) != kept:
        await room.tables.guests.keep_lesson(guest, name, encode_kept(fresh).decode())
    return taught


@post("/tables", responses=WRITING, summary="Open a table")
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    room: TheRoom,
    openings: NamedDependency[Openings],
) -> Response[Opened]:
    """Whoever asks is the host and takes every chair of kind `person`. The answer carries the guest's cookie."""
    address = client(request)
    if wait := openings.take(address, data.edition is not None):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    wanted: dict[str, Any] = {
        "game": data.game,
        "chairs": [Chair(kind=each.kind, name=each.name, level=each.level) for each in data.chairs],
        "now": room.time.now(),
        "mode": data.mode,
        "settings": data.settings,
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


@get("/tables", responses=READING, summary="Your tables")
async def your_tables(room: TheRoom, guest: Guest) -> list[TableLine]:
    return lines_of(await room.tables.tables_of(guest), guest)


def lines_of(tables: list[Table | LeftBehind], guest: str | None) -> list[TableLine]:
    return [
        left_line(table, guest) if isinstance(table, LeftBehind) else table_line(table, guest)
        for table in tables
    ]


@get("/guest", responses=READING, summary="What is stored about you")
async def known(room: TheRoom, guest: Guest) -> Known:
    """Who has no cookie, or one that nobody knows, is not known here at all."""
    if guest is None:
        return Known([], [], [])
    tables = await room.tables.tables_of(guest, MOST_TABLES)
    names = sorted(
        {name for table in tables for chair in table.header.chairs for name in chair.names_of(guest)}
    )
    lines = [SaidLine(*each) for each in await room.tables.guests.said_by(guest)]
    learnt = lessons.kept(await room.tables.guests.lessons_of(guest))
    return Known(lines_of(tables, guest), names, lines, learnt)


@post("/guest/pass", status_code=200, responses=WRITING, summary="A passphrase for another device of yours")
async def renew_pass(request: Request[Any, Any, Any], room: TheRoom, guest: Guest, address: Address) -> Pass:
    """It ends the one before, and all your devices but this one. It is not stored, only its hash: note it down."""
    passphrase = await room.tables.guests.renew_pass(request.cookies.get(COOKIE), room.time.now())
    if guest:
        room.devices_changed(guest)
    # Behind the #, so that it stands in nobody's log.
    link = f"{address or str(request.base_url).rstrip('/')}/return#{passphrase}"
    return Pass(passphrase, link, qr_svg(link).decode())


@post("/guest/return", status_code=200, responses=WRITING, summary="Be the same guest on this device")
async def come_back(
    request: Request[Any, Any, Any], data: JSONBody[ComeBack], room: TheRoom
) -> Response[list[TableLine]]:
    """The answer carries the guest's cookie."""
    if wait := room.returns.take(client(request)):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    guest, token = await room.tables.guests.come_back(data.passphrase, room.time.now())
    lines = lines_of(await room.tables.tables_of(guest), guest)
    return Response(lines, cookies=[guest_cookie(token, request)])


@post("/guest/forget", status_code=200, responses=WRITING, summary="Delete what is stored about you")
async def forget(request: Request[Any, Any, Any], room: TheRoom, guest: Guest) -> Response[Known]:
    """Bots sit where you sat; your names, what you said, your devices and your passphrase are gone."""
    if guest is None:
        raise Refusal("table.no_guest")
    await room.tables.guests.forget(guest, room.time.now())
    gone = guest_cookie("", request)
    gone.max_age = 0
    return Response(Known([], [], []), cookies=[gone])


@get("/tables/{table:str}", responses={**READING, **NO_TABLE}, summary="A table")
async def show_table(table: TableId, room: TheRoom, guest: Guest) -> TableView:
    return await seen(room, table, guest)


async def seen(room: Room, table: str, guest: str | None) -> TableView:
    """A table; of one that is over also if its rules are not known here."""
    try:
        return table_view(await room.tables.refresh(table), guest, room.attendance.of(table))
    except Refusal as refusal:
        header = (await room.tables.saved(table)).header if refusal.id == "table.other_rules" else None
        if header is None or not header.over:
            raise
        return header_view(header, guest, room.attendance.of(table))


@post("/tables/{table:str}/join", status_code=200, responses={**WRITING, **NO_TABLE}, summary="Take a seat")
async def join_table(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[Join], room: TheRoom
) -> Response[TableView]:
    """The answer carries the guest's cookie; a socket that was open without it is opened again to play."""
    token = request.cookies.get(COOKIE)
    if await room.guest_of(token) is None:
        await room.tables.must_be_open(table, data.name, data.seat, room.time.now())
    guest, token = await room.tables.guests.admit(token, room.time.now())
    joined = await room.tables.join(table, guest, data.name, data.seat, room.time.now())
    view = table_view(joined, guest, room.attendance.of(table))
    return Response(view, cookies=[guest_cookie(token, request)])


@get(
    "/tables/{table:str}/record",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="The record of a finished game",
)
async def table_record(table: TableId, room: TheRoom) -> Response[Record]:
    """A file that `cinquina replay` reads."""
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
    """Drawn once and kept: who has it already is told so (`ETag`, 304)."""
    if wait := room.replay_asks.take(client(request)):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    shown = await seen(room, table, guest)
    if not shown.over:
        raise Refusal("table.not_over")
    answer = await room.replays.answer(table, shown)
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
    if wait := room.hints.take(guest or client(request)):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    found = await room.tables.get(table)
    given_up = found.state.turn() != state.OVER
    people = [seat for seat, chair in enumerate(found.header.chairs) if chair.guest]
    return await room.analyses.further(table, record, given_up, people)


@get(
    "/tables/{table:str}/decisions/{seq:int}",
    responses={**READING, **NO_TABLE, **REFUSED},
    summary="A decision of a finished game as it was asked",
)
async def table_decision(
    request: Request[Any, Any, Any], table: TableId, seq: EntryNumber, room: TheRoom
) -> Crossroads:
    """What the seat saw, and what it could do."""
    if wait := room.replay_asks.take(client(request)):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    return await room.replays.crossroads(table, seq)


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
    """A new table begins there: whoever asks has the seat that decided, bots have the others. The answer carries the
    guest's cookie."""
    if wait := openings.take(client(request), False):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    await room.tables.must_be_tried(table, data.seq, data.name)
    guest, token = await room.tables.guests.admit(request.cookies.get(COOKIE), room.time.now())
    begun = await room.tables.try_from(table, data.seq, guest, data.name, room.time.now())
    opened = Opened(begun.id, f"/table/{begun.id}")
    return Response(opened, cookies=[guest_cookie(token, request)])


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
    """Nothing of it is kept. One that was made under rules that are not known here is refused."""
    if wait := room.replay_asks.take(client(request)):
        raise Refusal(TooFast(seconds=max(1, round(wait))))
    answer = await room.replays.opened(data, client(request))
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"content-encoding": "gzip"} if packed else {}
    whole = answer.gzipped() if packed else answer.plain()
    return Response(whole, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # encoded already


def guest_cookie(token: str, request: Request[Any, Any, Any]) -> Cookie:
    secure = request.scope["scheme"] == "https"
    return Cookie(
        COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict", secure=secure
    )


def client(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


async def guest_of(request: Request[Any, Any, Any], room: TheRoom) -> str | None:
    """Who asks; None is a stranger, who may look."""
    return await room.tables.guests.recognise(request.cookies.get(COOKIE), room.time.now())


api = Router(
    "/api",
    route_handlers=[
        about,
        house,
        turn_house,
        list_games,
        game_texts,
        list_lessons,
        take_lesson,
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
