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
async def test_a_stranger_writes_no_traceback_into_the_log(server: Running):
    """R14: before, one frame that was no UTF-8 did."""
    async with page(server) as ada:
        await ada.connect(await ada.open())
        assert ada.socket
        await ada.socket.send(b"\xff\xfe", text=True)
        assert (await ada.closed())[0] == 1007
        assert (await ada.http.get("/api/games")).status_code == 200
    told = server.log.read_text()
    assert "UTF-8" not in told and "Traceback" not in told


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
