"""The worker that has the tables, without a browser: the same requests and messages as the server's."""

import asyncio
import re
import subprocess
import sys

import pytest

from cinquina.core.record import decode
from cinquina.games import games
from cinquina.server.http.api import api
from cinquina.site import answers
from cinquina.table.store.shelf import MemoryShelf
from cinquina.table.store.store import Unavailable
from tests.site.browser import Page

pytestmark = pytest.mark.anyio

# What cannot work without a server: other devices, and the house.
SERVER_ONLY = {"/house", "/guest/pass", "/guest/return", "/tables/{table}/qr.svg", "/qr.svg"}
LONE = {"chairs": [{"kind": "person", "name": "Ada"}]}
BOT = {"chairs": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]}


@pytest.mark.parametrize("game", [game.id for game in games()])
async def test_a_whole_game_its_record_and_replay(game: str):
    async with Page() as page:
        seats = LONE if game == "foldris" else BOT
        opened = await page.ask("tables", {"game": game, **seats})
        update = await page.play(opened["id"])
        assert update["result"]
        told, text = await page.shell.ask(f"tables/{opened['id']}/record", None)
        record = decode(text.encode())
        assert told == 200 and record.game == game and len(record.log) == update["seq"]
        replay = await page.ask(f"tables/{opened['id']}/replay")
        again = await page.ask("records", json_of(text))
        assert replay["table"]["over"] and len(again["views" if "views" in again else "start"]) > 0
        (line,) = await page.ask("tables")
        assert line["over"] and line["id"] == opened["id"]


def json_of(text: str) -> object:
    import json

    return json.loads(text)


async def test_what_was_acknowledged_outlives_the_worker():
    shelf = MemoryShelf()
    async with Page(shelf) as page:
        opened = await page.ask("tables", {"game": "foldris", **LONE})
        page.visit(opened["id"])
        update = await page.next("update")
        page.say(type="play", id="m1", seat=0, text=update["choices"][0]["notation"])
        ack = await page.next("ack")
        rows = dict(shelf.rows)  # what a killed worker leaves behind
    again = MemoryShelf()
    again.rows = rows
    async with Page(again) as page:
        (line,) = await page.ask("tables")
        assert line["id"] == opened["id"] and line["your_turn"]
        page.visit(opened["id"])
        assert (await page.next("update"))["seq"] >= ack["seq"]
        # The page repeats what it is not sure of: it counts once.
        page.say(type="play", id="m1", seat=0, text=update["choices"][0]["notation"])
        assert (await page.next("ack"))["seq"] == ack["seq"]


async def test_two_tabs_see_each_other():
    shelf = MemoryShelf()
    async with Page(shelf) as one, Page(shelf) as two:
        one.other_tabs, two.other_tabs = [two], [one]
        opened = await one.ask("tables", {"game": "foldris", **LONE})
        two.shell.token = one.shell.token
        one.visit(opened["id"])
        two.visit(opened["id"])
        update = await one.next("update")
        seen = await two.next("update")
        one.say(type="play", id="m1", seat=0, text=update["choices"][0]["notation"])
        ack = await one.next("ack")
        while seen["seq"] < ack["seq"]:
            seen = await two.next("update")


async def test_a_full_storage_loses_nothing_that_was_acknowledged():
    class Full(MemoryShelf):
        full = False

        async def write(self, rows, known):
            if self.full:
                raise Unavailable("full")
            return await super().write(rows, known)

    shelf = Full()
    async with Page(shelf) as page:
        opened = await page.ask("tables", {"game": "foldris", **LONE})
        page.visit(opened["id"])
        update = await page.next("update")
        shelf.full = True
        text = update["choices"][0]["notation"]
        page.say(type="play", id="m1", seat=0, text=text)
        assert (await page.next("refused"))["reason"]["id"] == "table.not_saved"
        shelf.full = False
        page.say(type="play", id="m2", seat=0, text=text)
        assert (await page.next("ack"))["seq"] > update["seq"]


async def test_lessons_hints_and_estimates():
    async with Page() as page:
        opened = await page.ask("tables", {"game": "foldris", **LONE})
        (first, *_) = await page.ask("games/foldris/lessons")
        taught = await page.ask(f"games/foldris/lessons/{first['lesson']}", {"what": "look"})
        assert taught["scene"]["number"] == 1
        assert "told" in await page.ask("estimate", {"game": "flow", **BOT})
        page.visit(opened["id"])
        await page.next("update")
        page.say(type="ask_hint", id="h1", seat=0)
        assert (await page.next("hint"))["options"]


async def test_bad_requests_get_the_servers_sentences():
    async with Page() as page:
        assert (await page.ask("tables", {"game": 7}, 400))["id"] == "table.malformed"
        assert (await page.ask("tables", {"game": "chess", "chairs": []}, 400))["id"] == "table.invalid"
        assert (await page.ask("tables/nowhere", None, 404))["id"] == "table.no_such_table"
        assert (await page.ask("guest/pass", {}, 404))["id"] == "table.no_such_page"
        page.visit("nowhere")
        assert (await page.next("refused"))["reason"]["id"] == "table.no_such_table"
        while page.closed is None:
            await asyncio.sleep(0)
        assert page.closed == 4404


def test_it_answers_every_request_of_the_server():
    """A route that is added to the server is answered here, too, or named above."""
    cases = re.findall(r"case \[(.*?)\]", source())
    known = {"/" + "/".join(part.strip(' "') for part in case.split(",")) for case in cases}
    known = {re.sub(r"/(game|table|lesson|language|seq)\b", "/*", path) for path in known}
    routes = {re.sub(r":\w+}", "}", route.path.removeprefix("/api")) for route in api.routes}
    missing = {path for path in routes - SERVER_ONLY if re.sub(r"{\w+}", "*", path) not in known}
    assert missing == set()


def source() -> str:
    from pathlib import Path

    return Path(answers.__file__).read_text()


def test_it_imports_nothing_that_a_browser_has_not():
    """Neither a database nor a framework, a log of others or a metric."""
    names = "sqlalchemy alembic litestar uvicorn websockets structlog prometheus_client redis segno click"
    look = (
        "import sys\n"
        "class Nothing:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] in {names.split()!r}: raise ImportError(name)\n"
        "sys.meta_path.insert(0, Nothing())\n"
        "import cinquina.site.shell, cinquina.site.thinker, cinquina.server.thinking.worker\n"
    )
    subprocess.run([sys.executable, "-c", look], check=True)
