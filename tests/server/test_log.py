"""What is written down, and what never is."""

import io
import json
import logging

import pytest

from cinquina.server.ops import log
from tests.server.running import Running, page

pytestmark = pytest.mark.usefixtures("logging_as_it_was")


@pytest.mark.parametrize("style", ["text", "json"])
def test_an_exception_is_told_without_the_values_of_variables(style: str):
    out = io.StringIO()
    log.set_up(style, out)
    token = "unguessable-" + "x" * 20

    def handle(token: str) -> None:
        raise RuntimeError("broken")

    try:
        handle(token)
    except RuntimeError:
        log.log.exception("request_failed", path="/api")
    told = out.getvalue()
    assert "broken" in told and "handle" in told and "request_failed" in told
    assert token not in told


def test_people_are_not_bothered_with_every_request():
    out = io.StringIO()
    log.set_up("text", out)
    log.log.info("request", path="/")
    assert out.getvalue() == ""
    log.log.warning("bus_lost", error="gone")
    assert "bus_lost" in out.getvalue()


def test_other_libraries_speak_through_the_same_form():
    out = io.StringIO()
    log.set_up("json", out)
    logging.getLogger("uvicorn.error").warning("something %s", "odd")
    assert json.loads(out.getvalue())["event"] == "something odd"


@pytest.mark.anyio
async def test_json_lines(server: Running):
    async with page(server) as ada:
        await ada.http.get("/api/games")
        await ada.http.get("/api/tables/abcdefghijkm")
        await ada.http.get(
            "/api/games"
        )  # answered on the same connection when the line about the last is written
    lines = [line for line in server.logged() if line["event"] == "request"]
    assert {(line["path"], line["status"]) for line in lines} >= {
        ("/api/games", 200),
        ("/api/tables/abcdefghijkm", 404),
    }
    assert all(line["ms"] >= 0 and line["timestamp"] and line["method"] for line in lines)
