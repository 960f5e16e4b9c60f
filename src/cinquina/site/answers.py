"""The requests of a page, by method and path, without HTTP: the paths of `server/http`, the same functions behind
them."""

import zlib
from typing import Any, TypeVar

import msgspec

from cinquina.core.errors import Refusal
from cinquina.core.record import Record, encode
from cinquina.core.refusals import Malformed
from cinquina.server.requests import ending, guest, lobby
from cinquina.server.requests.client import Client, Openings
from cinquina.server.socket.room import Room
from cinquina.server.viewer.lesson_messages import Learn
from cinquina.server.viewer.lobby_messages import House, Join, NewTable, TryFrom

T = TypeVar("T")

GZIP = 31  # bits of the window, and the header of gzip


class Reply(msgspec.Struct):
    """The answer as JSON, and the token that the device must keep; None: it keeps the one it has."""

    data: bytes
    token: str | None = None


async def answer(room: Room, openings: Openings, client: Client, path: str, body: bytes | None) -> Reply:
    """Answer a request; one without a body only reads. Raise Refusal table.no_such_page for what only a server can
    do."""
    parts = path.split("/")
    if body is None:
        return Reply(await looked_up(room, client, parts))
    match parts:
        case ["tables"]:
            return as_reply(await lobby.open_table(room, openings, client, read(body, NewTable)))
        case ["tables", table, "join"]:
            return as_reply(await lobby.join_table(room, client, table, read(body, Join)))
        case ["tables", table, "try"]:
            return as_reply(await ending.try_from(room, openings, client, table, read(body, TryFrom)))
        case ["guest", "forget"]:
            return as_reply((await guest.forget(room, client), ""))
        case ["games", game, "lessons", lesson]:
            taught = await lobby.take_lesson(room, client, game, lesson, read(body, Learn))
            return Reply(zlib.decompress(taught, GZIP))
        case ["estimate"]:
            return Reply(msgspec.json.encode(lobby.estimate(read(body, NewTable))))
        case ["records"]:
            return Reply((await ending.open_record(room, client, read(body, Record))).plain())
    raise Refusal("table.no_such_page")


async def looked_up(room: Room, client: Client, parts: list[str]) -> bytes:
    found: Any
    match parts:
        case ["about"]:
            found = lobby.about(None)
        case ["house"]:
            found = House(None)
        case ["games"]:
            found = lobby.list_games()
        case ["games", game, "texts", language]:
            found = lobby.game_texts(game, language)
        case ["games", game, "lessons"]:
            found = await lobby.list_lessons(room, client, game)
        case ["tables"]:
            found = (await guest.your_tables(room, client))[0]
        case ["guest"]:
            found = await guest.known(room, client)
        case ["tables", table]:
            found = await ending.show_table(room, client, table)
        case ["tables", table, "record"]:
            return encode(await room.replays.record(table))
        case ["tables", table, "replay"]:
            return (await ending.replay(room, client, table)).plain()
        case ["tables", table, "analysis"]:
            found = await ending.analysis(room, client, table)
        case ["tables", table, "decisions", seq] if seq.isdecimal():
            found = await ending.decision(room, client, table, int(seq))
        case _:
            raise Refusal("table.no_such_page")
    return msgspec.json.encode(found)


def as_reply(made: tuple[Any, str]) -> Reply:
    found, token = made
    return Reply(msgspec.json.encode(found), token)


def read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal(Malformed(str(error)[:300])) from None
