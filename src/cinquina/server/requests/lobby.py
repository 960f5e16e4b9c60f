"""The requests of the lobby: the program, the games, their texts and lessons, opening and joining a table.

Those that make a guest also return the token that the client must keep.
"""

import time
from typing import Any

import cinquina
from cinquina.core import state
from cinquina.core.checks import require
from cinquina.core.errors import Invalid, Refusal
from cinquina.games import find, games
from cinquina.learn.progress import Kept
from cinquina.learn.progress import encode as encode_kept
from cinquina.locales import LANGUAGES, text_files
from cinquina.server.ops.log import log
from cinquina.server.requests.client import Client, Openings
from cinquina.server.socket.room import Room
from cinquina.server.thinking.tasks import Lesson, NotTaught, Teach
from cinquina.server.viewer import lessons
from cinquina.server.viewer.lesson_messages import Learn, LessonLine
from cinquina.server.viewer.lobby_messages import About, Estimated, GameFacts, Join, NewTable, Opened
from cinquina.server.viewer.messages import TableView
from cinquina.server.viewer.updates import game_facts, table_view
from cinquina.table.chair import Chair, company_of
from cinquina.table.tables import STRANGER


def about(address: str | None) -> About:
    return About(cinquina.__version__, not str(state.__file__).endswith(".py"), address)


def list_games() -> list[GameFacts]:
    return [game_facts(game, len(lessons.lesson_files(game))) for game in games()]


def game_texts(game: str, language: str) -> list[str]:
    """Return the Fluent files of a game, for a page built without them."""
    require(language in LANGUAGES, "$.language", f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return [path.read_text(encoding="utf-8") for path in text_files(find(game).id, language)]


async def list_lessons(room: Room, client: Client, game: str) -> list[LessonLine]:
    """Return the lessons of a game with the client's stars. An invalid lesson has the reason."""
    kept = lessons.stored_progress(await room.tables.guests.lessons_of(client.guest))
    found = lessons.lesson_files(find(game))
    return [lessons.lesson_line(path, kept.get(f"{game}/{lessons.name_of(path)}", Kept())) for path in found]


async def take_lesson(room: Room, client: Client, game: str, lesson: str, data: Learn) -> bytes:
    """Carry out a learner's act and return the result, a Taught as JSON compressed with gzip. A guest's progress is
    stored here, a stranger's in the page."""
    room.lessons.take(client.key, time.monotonic())
    name = f"{lessons.lesson_of(game, lesson).game}/{lesson}"
    lessons.must_be_short(data)
    kept = lessons.stored_progress(await room.tables.guests.lessons_of(client.guest)).get(name, Kept())
    answer = await room.pool.ask(Teach(game, lesson, data, kept), host=client.key)
    if isinstance(answer, NotTaught):
        raise Invalid(answer.path, answer.message)
    if not isinstance(answer, Lesson):
        log.error("lesson_failed", lesson=name, answer=str(answer)[:300])
        raise Refusal("table.try_again")
    if client.guest is not None and data.what != "why" and answer.kept != kept:
        await room.tables.guests.save_lesson(client.guest, name, encode_kept(answer.kept).decode())
    return answer.taught


def chairs_of(data: NewTable) -> list[Chair]:
    return [Chair(kind=each.kind, name=each.name, level=each.level) for each in data.chairs]


def settings_of(data: NewTable) -> dict[str, Any]:
    """Return the settings of a new table: the given ones, overridden by the preset's for its company."""
    if not data.preset:
        return data.settings
    game = find(data.game)
    own = game.settings_for(game.preset(data.preset), company_of(chairs_of(data)))
    return game.complete(data.mode or game.modes[0].id, {**data.settings, **own})


def estimate(data: NewTable) -> Estimated:
    """Estimate how hard a set-up is, without opening a table. There is no estimate for a changed edition."""
    game = find(data.game)
    if data.edition is not None:
        return Estimated(None)
    setup = game.setup(len(data.chairs), data.mode, settings_of(data))
    told = game.rules(setup).estimate(company_of(chairs_of(data)))
    return Estimated(None if told is None else told.tell())


async def open_table(room: Room, openings: Openings, client: Client, data: NewTable) -> tuple[Opened, str]:
    """Open a table. The client is the host and takes every chair of kind `person`."""
    openings.take(client.address, data.edition is not None)
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
    if client.guest is None:
        room.tables.draft(STRANGER, **wanted)
    guest, token = await room.tables.guests.admit(client.token, room.time.now())
    table = await room.tables.create(guest, **wanted)
    return Opened(table.header.id, f"/table/{table.header.id}"), token


async def join_table(room: Room, client: Client, table: str, data: Join) -> tuple[TableView, str]:
    """Take a seat. A socket opened without the token must be opened again to play."""
    if client.guest is None:
        await room.tables.must_allow_joining(table, data.name, data.seat, room.time.now())
    guest, token = await room.tables.guests.admit(client.token, room.time.now())
    joined = await room.tables.join(table, guest, data.name, data.seat, room.time.now())
    return table_view(joined, guest, room.attendance.presence_now(table)), token
