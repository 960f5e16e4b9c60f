"""Whatever arrives: the one who sent it gets an answer, everybody else notices nothing."""

import asyncio
import json
import socket as sockets
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE
from tests.server.running import COOKIE, UNLIMITED, Page, Running, at_most, page, running

pytestmark = pytest.mark.anyio

GARBAGE = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "42",
    '"play"',
    "\x00\x01\x02",
    "\ud7ff\U0010ffff",
    '{"type": null}',
    '{"type": "update"}',
    '{"type": "destroy", "id": "g1"}',
    '{"type": "play"}',
    '{"type": "play", "id": 5, "seat": 0, "text": "x"}',
    '{"type": "play", "id": "g2", "seat": "0", "text": "x"}',
    '{"type": "play", "id": "g3", "seat": 0, "text": "x", "extra": 1}',
    '{"type": "play", "id": "g4", "seat": 99, "text": "r0 @1"}',
    '{"type": "play", "id": "g5", "seat": -1, "text": "card T3"}',
    '{"type": "play", "id": "g6", "seat": 0, "text": "__import__(\'os\')"}',
    '{"type": "play", "id": "g7", "seat": 0, "text": "' + "r" * 5000 + '"}',
    '{"type": "play", "id": "", "seat": 0, "text": "r0 @1"}',
    '{"type": "play", "id": "' + "i" * 65 + '", "seat": 0, "text": "r0 @1"}',
    '{"type": "play", "id": "g8", "seat": 99999999999999999999999, "text": "r0 @1"}',
    '{"type": "play", "id": "g9", "seat": 0, "text": "undo"}',
    '{"type": "manage", "id": "g10", "what": "format_disk"}',
    '{"type": "manage", "id": "g11", "what": "seat_bot", "seat": 0, "level": "../../etc/passwd"}',
    '{"type": "say", "id": "g12", "text": "\\u0000\\u202e"}',
    '{"type": "consent", "id": "g13", "seat": 0, "agree": "yes"}',
    '{"type": "look", "seat": 5}',
    '{"type": "say", "id": "g14", "text": "\\ud800"}',
    '{"type": "play", "id": "\\udfff", "seat": 0, "text": "r0 @1"}',
    '{"type": "ask", "id": "g15", "seat": 0, "text": "\\u0000", "names": ["\\ud800", 5]}',
    '{"type": "why", "id": "g16", "seat": 0, "text": []}',
    '{"type": "ask_hint", "id": {}, "seat": 0}',
    '{"type": "undo", "id": "g17", "seat": 1e400}',
    '{"type": "ping", "sent": "now"}',
    "[" * 8000,
    '{"a":' * 1500,
]


# Frames as they travel, masked with zeros: a kind that there is not, text that is no text, parts without a beginning.
FRAMES = {
    "text that is not UTF-8": b"\x81\x82\0\0\0\0\xff\xfe",
    "a letter cut in two": b"\x81\x81\0\0\0\0\xc3",
    "a kind that there is not": b"\x83\x80\0\0\0\0",
    "a bit that nobody agreed on": b"\xc1\x80\0\0\0\0",
    "the rest of nothing": b"\x80\x81\0\0\0\0x",
    "no mask": b"\x81\x02{}",
    "a ping in parts": b"\x09\x80\0\0\0\0",
    "a ping that is too long": b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126,
    "a length beyond all numbers": b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
    "a farewell of one byte": b"\x88\x81\0\0\0\0x",
    "a farewell that is not UTF-8": b"\x88\x84\0\0\0\0\x03\xe8\xff\xff",
    "half a frame": b"\x81\xfe\x10\x00\0\0\0\0half",
}


@pytest.fixture(autouse=True)
def no_traceback(request: pytest.FixtureRequest) -> Iterator[None]:
    """For nothing that a client can send."""
    yield
    if "server" in request.fixturenames:
        log = request.getfixturevalue("server").logged()
        assert not [line for line in log if "exception" in line or line["event"].endswith("_failed")]


def kept(server: Running) -> list[Any]:
    """All rows of the store but those of tables with bots, which may play on from the tests before."""
    with sqlite3.connect(f"file:{server.folder / 'tables.db'}?mode=ro", uri=True) as database:
        quiet = "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM chairs WHERE kind = 'bot')"
        found = [
            database.execute(f"SELECT * FROM {each}").fetchall() for each in ("guests", "tokens", "passes")
        ]
        found += [database.execute("SELECT id FROM tables").fetchall()]
        for each in ("chairs", "entries", "seatings", "actions", "lines"):
            found.append(database.execute(f"SELECT * FROM {each} WHERE table_id IN ({quiet})").fetchall())
    database.close()
    return found


async def settled(visitor: Page, answers: int) -> list[str]:
    """The ids of so many refusals."""
    return [(await visitor.next("refused"))["reason"]["id"] for _ in range(answers)]


async def test_garbage_is_answered_with_a_rule(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        await eve.join(table, "Eve")
        await ada.connect(table)
        await eve.connect(table)
        await ada.until(lambda update: update["choices"])
        seq, before = ada.update["seq"], kept(server)
        for text in GARBAGE:
            assert eve.socket
            await eve.socket.send(text)
            (id,) = await settled(eve, 1)
            assert id.startswith(("table.", "foldris.")) and id != "table.failed", (text[:80], id)
        await eve.send("ping")
        await eve.next("pong")
        assert kept(server) == before
        assert (await ada.play())["seq"] == seq + 1, "nothing of it reached the log"


async def test_frames_of_every_wrong_kind(server: Running):
    """Whoever sends what is no message loses the line, and nobody else notices."""
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        await ada.connect(table)
        before = kept(server)
        for kind, frame in FRAMES.items():
            ended = await asyncio.to_thread(raw, server, upgrade(ada, table).encode() + frame, half=True)
            assert ended.startswith(b"HTTP/1.1 101"), kind
        assert kept(server) == before
        assert (await ada.play())["type"] == "ack"


@pytest.mark.parametrize("query", ["since=x", "look=1e3", "protocol=0x3", "since=9" + "9" * 20])
async def test_a_socket_that_is_asked_for_in_a_wrong_way(server: Running, query: str):
    async with page(server) as ada:
        table = await ada.open()
        socket = await ada.dial(table, query)
        assert (await ada.receive())["reason"]["id"] == "table.malformed"
        await socket.wait_closed()
        assert socket.close_code == 4404


def upgrade(visitor: Page, table: str) -> str:
    """The request with which a page opens its socket."""
    headers = {
        "Host": urlsplit(visitor.address).netloc,
        "Origin": visitor.address,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Cookie": f"{COOKIE}={visitor.token}",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"GET /api/tables/{table}/socket HTTP/1.1\r\n{lines}\r\n"


async def test_binary_and_huge_frames(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open()
        await ada.connect(table)
        await eve.connect(table)
        assert eve.socket
        await eve.socket.send(b"\x00" * 100)
        assert await settled(eve, 1) == ["table.malformed"]
        await eve.socket.send("x" * 20_000)
        assert await settled(eve, 1) == ["table.too_large"]
        await eve.socket.send("é" * 6000)  # more bytes than letters
        assert await settled(eve, 1) == ["table.too_large"]
        with suppress(ConnectionClosed):  # at the latest while it is being sent
            await eve.socket.send("x" * 5_000_000)
        await eve.socket.wait_closed()
        assert eve.socket.close_code == 1009
        assert (await ada.play())["type"] == "ack"


async def test_a_burst_is_slowed_down_for_its_sender_only(folder: Path):
    with running(folder, *at_most(messages=60)) as server:
        async with page(server) as ada, page(server) as bea, page(server) as eve:
            chairs = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
            table = await ada.open(chairs=chairs)
            await bea.join(table)
            await eve.join(table, "Eve")
            for each in (ada, bea, eve):
                await each.connect(table)
            for number in range(1000):
                await eve.send("play", id=f"b{number}", seat=2, text="r9 @99")
            ids = await settled(eve, 80)
            assert "table.too_fast" not in ids[:60] and set(ids[60:]) == {"table.too_fast"}
            assert await eve.closed() == (1008, "table.too_fast"), "R5: before, it was answered for ever"
            assert (await ada.play())["type"] == "ack"
            assert (await bea.play())["type"] == "ack"


async def test_frames_that_are_no_messages_are_few(server: Running):
    """R5: pings of the protocol itself are answered below all limits."""
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        await eve.connect(table)
        assert eve.socket
        with suppress(ConnectionClosed):
            for number in range(2000):
                await eve.socket.ping(f"{number}")
        assert await eve.closed() == (1008, "table.too_fast")
        await ada.connect(table)
        assert (await ada.play())["type"] == "ack"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"]
)
async def test_pages_of_other_sites_get_nowhere(server: Running, origin: str):
    async with page(server) as ada:
        table = await ada.open()
        with pytest.raises(InvalidStatus) as refused:
            await ada.connect(table, origin=origin)
        assert refused.value.response.status_code == 403
        for path, body in [
            ("/api/tables", {"game": "foldris", "chairs": []}),
            (f"/api/tables/{table}/join", {"name": "x"}),
        ]:
            answer = await ada.http.post(path, json=body, headers={"origin": origin})
            assert answer.status_code == 403 and answer.json()["id"] == "table.foreign_origin"
        answer = await ada.http.get("/api/tables", headers={"origin": origin})
        assert "access-control-allow-origin" not in answer.headers


async def test_a_foreign_name_pointed_here_gets_nothing(server: Running):
    async with page(server) as ada:
        answer = await ada.http.get("/api/games", headers={"host": "evil.example"})
        assert answer.status_code == 421 and answer.json()["id"] == "table.foreign_host"


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/../../../pyproject.toml",
        "/assets/..%5c..%5cpyproject.toml",
        "//etc/passwd.txt",
        "/%00.html",
        "/file:/etc/passwd.x",
        "/api/../../../etc/passwd.x",
        "/api/tables/..%2f..%2ftables.db",
        "/tables.db",
    ],
)
def test_paths_lead_to_nothing_but_the_page(server: Running, path: str):
    """Sent as they are: a client library would tidy them up."""
    answer = asked(server, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    status = answer.split(b" ", 2)[1]
    assert status in (b"404", b"400", b"200")
    assert b"root:" not in answer and b"[project]" not in answer and b"SQLite format" not in answer
    if status == b"200":
        assert b"text/html" in answer


def asked(server: Running, request: str) -> bytes:
    return raw(server, request.encode("latin-1"))


def raw(server: Running, data: bytes, half: bool = False) -> bytes:
    """All that is answered to these bytes; after half of something nothing more comes."""
    parts = urlsplit(server.address)
    with sockets.create_connection((parts.hostname, parts.port), timeout=PATIENCE) as connection:
        connection.sendall(data)
        if half:
            connection.shutdown(sockets.SHUT_WR)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    return answer


@pytest.mark.parametrize(
    "request_text",
    [
        "GARBAGE\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nhello",
        "GET /" + "a" * 100_000 + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    ],
)
def test_broken_requests(server: Running, request_text: str):
    assert b" 200 " not in asked(server, request_text).split(b"\r\n")[0]
    assert b" 200 " in asked(server, "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")


async def test_half_a_body(server: Running):
    """Before, whoever went away in the middle left a traceback in the log."""
    before = kept(server)
    for end in (b"", b"{", b'{"game": "foldris"'):
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n"
        raw(server, head + end, half=True)
    async with page(server) as ada:
        for _ in range(10):  # what became of them is over when others have been answered
            assert (await ada.http.get("/livez")).status_code == 200
    assert kept(server) == before


async def test_bodies_that_are_no_table(server: Running):
    async with page(server) as ada:
        before = kept(server)
        person = {"kind": "person", "name": "Ada"}
        good = {"game": "foldris", "chairs": [person]}
        for body, status in [
            (b"", 400),
            (b"{", 400),
            (b"[]", 400),
            (b"\xff\xfe", 400),
            (b'{"game": "foldris"}', 400),
            (b"[" * 60_000, 400),
            (json.dumps({**good, "extra": 1}).encode(), 400),
            (json.dumps({**good, "game": "chess"}).encode(), 400),
            (json.dumps({**good, "chairs": []}).encode(), 400),
            (json.dumps({**good, "chairs": [person] * 50}).encode(), 400),
            (json.dumps({**good, "chairs": [{"kind": "king"}]}).encode(), 400),
            (json.dumps({**good, "chairs": [{"kind": "bot", "level": "god"}]}).encode(), 400),
            (json.dumps({**good, "mode": "blitz"}).encode(), 400),
            (json.dumps({**good, "settings": {"deck_out": "explode"}}).encode(), 400),
            (json.dumps({**good, "settings": {"__class__": 1}}).encode(), 400),
            (json.dumps({**good, "seconds": -1}).encode(), 400),
            (json.dumps({**good, "edition": {"columns": 10**9}}).encode(), 400),
            (json.dumps({**good, "edition": {"x": "y" * 300_000}}).encode(), 413),
            (b"x" * 5_000_000, 413),
        ]:
            answer = await ada.http.post(
                "/api/tables", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == status, (body[:100], answer.text)
            assert answer.json()["id"] != "table.failed" and answer.headers["content-security-policy"]
        assert ada.token is None, "nobody was admitted for nothing"
        assert kept(server) == before


NO_TEXT = {"not UTF-8": b"\xff\xfe", "half a letter": b'"\xc3"', "NUL": b"\0" * 50, "control": b'"\x01\x1b"'}
WRONG_KINDS = {
    **NO_TEXT,
    "nothing": b"",
    "half": b'{"',
    "null": b"null",
    "a number": b"-1e999",
    "a list": b"[{}]",
    "a text": b'"play"',
    "too deep": b"[" * 5000,
    "half a pair": b'{"name": "\\ud800", "passphrase": "\\udfff", "game": "\\ud800", "seq": "\\ud800"}',
    "other kinds": b'{"name": [], "passphrase": {}, "game": 5, "seq": "x", "what": null, "open": "yes", "token": 0}',
}


async def test_no_route_takes_a_body_of_a_wrong_kind(server: Running):
    """Every route of the interface that takes one: a sentence with a rule id, and the store as it was."""
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        paths = (await ada.http.get("/api/docs/openapi.json")).json()["paths"]
        taking = [path for path, ways in paths.items() if "requestBody" in ways.get("post", {})]
        assert len(taking) >= 7
        before = kept(server)
        for path in taking:
            place = path.format(table=table, game="foldris", lesson="first")
            for kind, body in WRONG_KINDS.items():
                answer = await ada.http.post(
                    place, content=body, headers={"content-type": "application/json"}
                )
                assert 400 <= answer.status_code < 500, (path, kind, answer.text)
                assert answer.json()["id"].startswith("table."), (path, kind)
                assert answer.json()["id"] != "table.failed", (path, kind)
        assert kept(server) == before


async def test_heads_of_every_wrong_kind(server: Running):
    """Addresses, queries, cookies and lengths that are none."""
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        before = kept(server)
        for line in (
            b"GET /api/tables/%ff%fe HTTP/1.1",
            b"GET /api/tables/%00/replay HTTP/1.1",
            b"GET /api/tables/\xff\xfe HTTP/1.1",
            b"GET /%ff%00%1b HTTP/1.1",
            b"GET /api/tables?%ff=%00 HTTP/1.1",
            b"GET /api/games/%ff/texts/%00 HTTP/1.1",
            b"GET /api/tables/" + table.encode() + b"/decisions/99999999999999999999999999 HTTP/1.1",
            b"GET /api/tables HTTP/1.1\r\nCookie: cinquina_guest=\xff\xfe\x01",
            b"GET /api/tables HTTP/1.1\r\nCookie: " + b";=" * 500,
            b"GET / HTTP/1.1\r\nAccept-Language: \xff;q=NaN",
            b"GET / HTTP/1.1\r\nIf-None-Match: \xff\xfe",
            b"POST /api/tables HTTP/1.1\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nContent-Type: \xff/\xfe\r\nContent-Length: 2\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        ):
            head, _, rest = line.partition(b"\r\n")
            more = rest if b"\r\n\r\n" in rest else rest + b"\r\n\r\n" if rest else b"\r\n"
            asks = head + b"\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + more
            answer = await asyncio.to_thread(raw, server, asks, half=True)
            assert not answer.startswith(b"HTTP/1.1 5"), (line, answer[:200])
        assert kept(server) == before


@pytest.mark.parametrize(
    "name", ["a\r\nset-cookie: x=1", "\x00", "\u202eevil", "", " ", "x" * 25, "\x1b[31mred"]
)
async def test_names_that_would_do_harm(server: Running, name: str):
    async with page(server) as ada:
        answer = await ada.http.post(
            "/api/tables", json={"game": "foldris", "chairs": [{"kind": "person", "name": name}]}
        )
        if answer.status_code == 201:  # line breaks are joined to a space
            view = (await ada.http.get(f"/api/tables/{answer.json()['id']}")).json()
            assert view["chairs"][0]["name"] == "a set-cookie: x=1"
        else:
            assert answer.json()["id"] == "table.bad_name"
        assert "x=1" not in answer.headers.get("set-cookie", "")


async def test_a_page_that_never_reads_holds_up_nobody(folder: Path):
    with running(folder, *UNLIMITED) as server:
        async with page(server) as ada, page(server) as deaf:
            table = await ada.open()
            await ada.connect(table)
            await deaf.connect(table)
            assert deaf.socket
            deaf.socket.transport.pause_reading()
            for _ in range(8):
                if ada.update["table"]["over"]:
                    break
                assert (await ada.play())["type"] == "ack"
            deaf.socket.transport.abort()


async def test_too_many_sockets_of_one_address(folder: Path):
    """The rest of an address' sockets are asked to come later; those that are open stay."""
    with running(folder, *UNLIMITED, "--sockets", "3") as server:
        async with page(server) as ada:
            table = await ada.open()
            await ada.connect(table)
            async with page(server) as bea, page(server) as cleo, page(server) as dora:
                await bea.connect(table)
                await cleo.connect(table)
                with pytest.raises(ConnectionClosed) as turned_away:
                    await dora.connect(table)
                assert turned_away.value.rcvd and turned_away.value.rcvd.code == 1013
            assert (await ada.play())["type"] == "ack"


async def test_many_openings(folder: Path):
    with running(folder, *at_most(openings=30)) as server:
        async with page(server) as ada:
            body = {"game": "foldris", "chairs": [{"kind": "person", "name": "Ada"}]}
            answers = await asyncio.gather(*(ada.http.post("/api/tables", json=body) for _ in range(60)))
            slow = [answer for answer in answers if answer.status_code == 429]
            assert len(slow) == 30 and all(answer.json()["id"] == "table.too_fast" for answer in slow)
            assert int(slow[0].headers["retry-after"]) >= 1
