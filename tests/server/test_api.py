"""HTTP: what is answered, in which form."""

import json
import re

import httpx
import pytest

from cinquina.server.http.headers import POLICY
from tests.patience import PATIENCE
from tests.server.running import ROOT, Running, page

pytestmark = pytest.mark.anyio


async def test_games(server: Running):
    async with page(server) as ada:
        games = (await ada.http.get("/api/games")).json()
        foldris = next(each for each in games if each["id"] == "foldris")
        assert foldris["modes"] == [
            {"id": "standard", "seats": [2, 3, 4, 5, 6, 7]},
            {"id": "solo", "seats": [1]},
        ]
        assert foldris["levels"] and foldris["settings"][0]["values"] == ["reshuffle", "end"]
        flow = next(each for each in games if each["id"] == "flow")
        turns = next(each["values"] for each in flow["settings"] if each["id"] == "turns")
        assert turns == list(range(3, 16))  # what the lobby offers; a program may ask for fewer


async def test_a_table_and_the_way_to_it(server: Running):
    async with page(server) as ada, page(server) as bea:
        answer = await ada.http.post(
            "/api/tables",
            json={"game": "foldris", "chairs": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]},
        )
        id = answer.json()["id"]
        assert answer.json()["link"] == f"/table/{id}"
        mine, hers = [(await each.http.get(f"/api/tables/{id}")).json() for each in (ada, bea)]
        assert mine["host"] and not hers["host"]
        assert "guest" not in str(hers) and "seed" not in str(hers)
        assert [each["id"] for each in (await ada.http.get("/api/tables")).json()] == [id]
        assert (await bea.http.get("/api/tables")).json() == []
        await bea.join(id)
        assert (await bea.http.post(f"/api/tables/{id}/join", json={"name": "Bea"})).status_code == 200, (
            "twice is once"
        )
        async with page(server) as cleo:
            answer = await cleo.http.post(f"/api/tables/{id}/join", json={"name": "Cleo"})
            assert answer.status_code == 409 and answer.json()["id"] == "table.full"
        for part in ("record", "replay", "analysis"):
            answer = await ada.http.get(f"/api/tables/{id}/{part}")
            assert answer.status_code == 409 and answer.json()["id"] == "table.not_over"
        for path in (f"/api/tables/{id}/qr.svg", "/api/qr.svg"):
            picture = await ada.http.get(path)
            assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")


async def test_a_preset_is_that_of_the_company_and_says_how_hard_it_is(server: Running):
    bot = {"kind": "bot", "level": "casual"}
    wanted = {"game": "flow", "chairs": [{"kind": "person", "name": "Ada"}, bot, bot], "preset": "usual"}
    async with page(server) as ada:
        told = (await ada.http.post("/api/estimate", json=wanted)).json()["told"]
        assert told["id"] == "flow.estimate" and told["facts"]["seconds"] == 25
        id = (await ada.http.post("/api/tables", json={**wanted, "settings": {"seconds": 120}})).json()["id"]
        assert (await ada.http.get(f"/api/tables/{id}")).json()["settings"]["seconds"] == 25
        other = {"game": "foldris", "chairs": [{"kind": "person", "name": "Ada"}, bot]}
        assert (await ada.http.post("/api/estimate", json=other)).json() == {"told": None}
        for path in ("estimate", "tables"):
            answer = await ada.http.post(f"/api/{path}", json={**wanted, "preset": "nightmare"})
            assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/analysis", "/qr.svg"])
async def test_no_such_table(server: Running, path: str):
    async with page(server) as ada:
        answer = await ada.http.get(f"/api/tables/abcdefghijkm{path}")
        assert answer.status_code == 404 and answer.json() == {"id": "table.no_such_table", "facts": {}}


async def test_a_socket_to_no_table_is_told_so_and_closed(server: Running):
    from websockets.asyncio.client import connect

    url = f"{server.address.replace('http', 'ws')}/api/tables/abcdefghijkm/socket"
    async with connect(url, open_timeout=PATIENCE, ping_interval=None) as socket:
        assert "table.no_such_table" in str(await socket.recv())
        await socket.wait_closed()
        assert socket.close_code == 4404


async def test_every_answer_carries_the_headers(server: Running):
    async with page(server) as ada:
        for path in (
            "/",
            "/table/x",
            "/api/games",
            "/api/nothing",
            "/healthz",
            "/metrics",
            "/api/docs/openapi.json",
            "/nothing.js",
        ):
            headers = (await ada.http.get(path)).headers
            assert headers["content-security-policy"] == POLICY, path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers
            assert headers["cache-control"]
    assert "unsafe" not in POLICY and "http" not in POLICY


async def test_pages_are_remembered_by_the_browser(server: Running):
    async with page(server) as ada:
        first = await ada.http.get("/")
        again = await ada.http.get("/", headers={"if-none-match": first.headers["etag"]})
        assert first.status_code == 200 and "<html" in first.text
        assert again.status_code == 304 and again.content == b""


async def test_health_and_metrics(server: Running):
    async with page(server) as ada:
        assert (await ada.http.get("/healthz")).text == "ok\n"
        await ada.connect(await ada.open())
        await ada.play()
        await ada.ask("play", seat=0, text="nonsense")
        found = (await ada.http.get("/metrics")).text
        assert re.search(r'cinquina_decisions_total\{by="person"\} [1-9]', found)
        assert re.search(r"cinquina_decision_seconds_count [1-9]", found)
        assert re.search(r"cinquina_sockets [1-9]", found)
        assert re.search(r'cinquina_refusals_total\{id="\w+\.\w+"\} [1-9]', found)
        assert "cinquina_bots_thinking" in found


async def test_the_schema_describes_what_is_answered(server: Running):
    async with page(server) as ada:
        schema = (await ada.http.get("/api/docs/openapi.json")).json()
        assert schema["openapi"].startswith("3.")
        described = {path for path in schema["paths"] if path.startswith("/api")}
        assert {"/api/games", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/join"} <= described


async def test_the_example_in_the_documentation_works(server: Running):
    """Follow the example of docs/developers/protocol.md on a real server."""
    text = (ROOT / "docs" / "developers" / "protocol.md").read_text(encoding="utf-8")
    section = text.partition("### A game from the first request to a decision\n")[2].partition("\n### ")[0]
    opens, opened, sits, seen, decides, decided = re.findall(r"```\w+\n(.+?)\n```", section, re.DOTALL)
    async with page(server) as ada:
        path, body = opens.removeprefix("POST ").split("\n")
        answer = await ada.http.post(path, json=json.loads(body))
        assert answer.status_code == 201
        assert answer.json().keys() == json.loads(opened).keys()
        id = answer.json()["id"]
        assert sits == "WebSocket /api/tables/k3j9…/socket?since=0"
        await ada.connect(id)
        update = await ada.until(lambda update: update["choices"])
        assert {"type", *re.findall(r'"(\w+)":', seen)} - {"notation"} <= update.keys()
        choices = [choice["notation"] for choice in update["choices"]]
        said = json.loads(decides)
        assert re.findall(r'"notation": "(.+?)"', seen) == [said["text"]]
        said |= {"seat": update["looking"], "text": choices[0]}
        answered = await ada.ask(said.pop("type"), **said)
        assert answered.keys() >= json.loads(decided).keys() and answered["type"] == "ack"


def test_what_is_not_there(server: Running):
    for method, path, status in [
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing.png", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/", 405),
        ("POST", "/api/games", 405),
    ]:
        answer = httpx.request(method, server.address + path, timeout=PATIENCE)
        assert answer.status_code == status, (method, path)
        assert answer.json()["id"].startswith("table.")


async def test_the_texts_of_a_game_for_a_page_that_was_built_without_them(server: Running):
    async with page(server) as ada:
        told = (await ada.http.get("/api/games/foldris/texts/it")).json()
        assert any("\nfoldris-title = Foldris\n" in each for each in told)
        for path in ("foldris/texts/xx", "chess/texts/it", "core/texts/it"):
            refused = await ada.http.get(f"/api/games/{path}")
            assert (refused.status_code, refused.json()["id"]) == (400, "table.invalid")
