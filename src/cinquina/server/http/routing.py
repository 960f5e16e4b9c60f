"""Shared parts of the HTTP routes: the client, its address, the types of answers."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from cinquina.core.event import Told
from cinquina.server.lobby.house import Household
from cinquina.server.requests.client import Client, recognised
from cinquina.server.socket.room import Room
from cinquina.server.socket.sockets import COOKIE

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers accept

TableId = Annotated[str, PathParameter(max_length=64, description="the id of a table, as in its link")]
GameId = Annotated[str, PathParameter(max_length=64, description="the id of a game")]
LessonName = Annotated[str, PathParameter(max_length=64, description="the name of a lesson")]
EntryNumber = Annotated[int, PathParameter(description="the number of an entry in the log")]
Language = Annotated[str, PathParameter(max_length=16, description="a language, such as `en`")]
TheRoom = NamedDependency[Room]
TheHousehold = NamedDependency[Household]
TheClient = NamedDependency[Client]
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


def guest_cookie(token: str, request: Request[Any, Any, Any]) -> Cookie:
    secure = request.scope["scheme"] == "https"
    return Cookie(
        COOKIE, value=token, path="/", max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=secure
    )


def client_address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


async def client_of(request: Request[Any, Any, Any], room: TheRoom) -> Client:
    return await recognised(room, client_address(request), request.cookies.get(COOKIE))
