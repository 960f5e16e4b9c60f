"""The link invites, the token plays: with a wrong, missing, foreign or expired one the store stays as it is."""

import hashlib
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.running import Page, Running, page, running

pytestmark = pytest.mark.anyio

TABLE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def contents(store: Path) -> tuple[str, bytes]:
    """All rows of all tables in order, and the bytes of the files they are in."""
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    return dump, b"".join(path.read_bytes() for path in (store, Path(f"{store}-wal")))


async def attempts(intruder: Page, table: str, seat: int, text: str, sits: bool = False) -> list[str]:
    """Everything that somebody without this seat's token might try; the ids of the refusals. Who sits at the table may
    ask the others for a pause."""
    refusals = []
    tries: list[tuple[str, dict[str, Any]]] = [
        ("play", {"seat": seat, "text": text}),
        ("play", {"seat": seat, "text": "resign"}),
        ("undo", {"seat": seat}),
        ("consent", {"seat": seat, "request": 1, "agree": True}),
        ("manage", {"what": "leave", "seat": seat}),
        *(() if sits else (("manage", {"what": "pause"}),)),
        ("manage", {"what": "come_back", "seat": seat}),
        ("manage", {"what": "give_up", "seat": seat}),
        ("manage", {"what": "withdraw"}),
        ("manage", {"what": "go_on"}),
        ("manage", {"what": "seat_bot", "seat": seat}),
        ("manage", {"what": "open_seat", "seat": seat}),
        ("manage", {"what": "chat_off"}),
        ("manage", {"what": "rematch"}),
        ("ask_hint", {"seat": seat}),
    ]
    for type, fields in tries:
        answer = await intruder.ask(type, **fields)
        assert answer["type"] == "refused", (type, fields, answer)
        refusals.append(answer["reason"]["id"])
    await intruder.send("look", seat=seat)
    refusals.append((await intruder.next("refused"))["reason"]["id"])
    return refusals


@pytest.mark.parametrize(
    "kind", ["wrong", "missing", "other seat's", "expired", "hash of the right one", "absurd"]
)
async def test_without_the_token_nothing_changes(server: Running, kind: str):
    store = server.folder / "tables.db"
    async with page(server) as ada, page(server) as bea, page(server) as eve:
        table = await ada.open(chairs=TABLE)
        await bea.join(table, "Bea")
        await eve.join(table, "Eve")
        await ada.connect(table)
        await ada.until(lambda update: update["choices"])
        text = ada.update["choices"][0]["notation"]
        assert ada.token and bea.token and eve.token
        token = {
            "wrong": secrets.token_urlsafe(32),
            "missing": None,
            "other seat's": bea.token,
            "expired": eve.token,
            "hash of the right one": hashlib.sha256(ada.token.encode()).hexdigest(),
            "absurd": "x" * 3000,
        }[kind]
        if kind == "expired":
            expire(store, eve.token)
        async with page(server, token) as intruder:
            await intruder.connect(table)
            before = contents(store)
            refusals = await attempts(intruder, table, 0, text, kind == "other seat's")
            assert contents(store) == before
            assert set(refusals) <= {
                "table.not_your_seat",
                "table.not_yours",
                "table.host_only",
                "table.not_paused",
                "table.not_over",
                "table.nothing_to_undo",
                "table.no_undo_asked",
                "table.is_here",
            }, refusals
            if kind == "expired":
                assert intruder.update["yours"] == []
                assert await attempts(intruder, table, 2, text)
                assert contents(store) == before
            if kind != "other seat's":
                assert (await intruder.http.get("/api/tables")).json() == []
        assert (await ada.ask("play", seat=0, text=text))["type"] == "ack", "the right one still plays"


def expire(store: Path, token: str, left_days: int = -365) -> None:
    """Time cannot be turned in a running server, so the new token's year is made to end after this many days."""
    earlier = (365 - left_days) * 24 * 3600 * 1000
    with sqlite3.connect(store, timeout=PATIENCE) as database:
        hash = hashlib.sha256(token.encode()).hexdigest()
        change = "UPDATE tokens SET expires = expires - ? WHERE hash = ?"
        assert database.execute(change, (earlier, hash)).rowcount == 1
    database.close()


async def test_the_store_and_the_log_know_no_token(folder: Path):
    with running(folder) as server:
        async with page(server) as ada:
            table = await ada.open()
            await ada.connect(table)
            await ada.play()
            await ada.http.get("/api/tables/nowhere")
            token = ada.token
        server.stop()
        assert token
        files = [path for path in folder.iterdir() if path.is_file()]
        assert len(files) >= 2
        for path in files:
            assert token.encode() not in path.read_bytes(), path


async def test_the_cookie(server: Running):
    async with page(server) as ada:
        answer = await ada.http.post(
            "/api/tables", json={"game": "foldris", "chairs": [{"kind": "person", "name": "A"}]}
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
        assert "max-age=34560000" in cookie and "secure" not in cookie
        first = ada.token
        await ada.open()
        assert ada.token == first, "a guest stays the same guest"
        assert "set-cookie" not in (await ada.http.get("/api/tables")).headers


@pytest.mark.parametrize(
    ("left_days", "known", "renewed"),
    [(360, True, False), (350, True, True), (-10, True, True), (-20, False, False)],
)
async def test_a_visit_renews_the_cookie(server: Running, left_days: int, known: bool, renewed: bool):
    """Before, only a new seat did, so a browser dropped a cookie in use after a year, and a clock that was a year ahead
    made a stranger of everybody."""
    async with page(server) as ada:
        await ada.open()
        assert ada.token
        expire(server.folder / "tables.db", ada.token, left_days)
        answer = await ada.http.get("/api/tables")
        assert bool(answer.json()) is known
        assert ("max-age=34560000" in answer.headers.get("set-cookie", "").lower()) is renewed
        assert "set-cookie" not in (await ada.http.get("/api/tables")).headers


async def test_a_token_of_ones_own_making_is_not_taken(server: Running):
    async with page(server, "i-chose-this-myself") as ada:
        await ada.open()
        tokens = [cookie.value for cookie in ada.http.cookies.jar]
        assert any(token and token != "i-chose-this-myself" for token in tokens)


async def test_behind_a_proxy_the_cookie_is_secure(folder: Path):
    with running(folder, "--proxy", "--origin", "https://games.example") as server:
        async with page(server) as ada:
            answer = await ada.http.post(
                "/api/tables",
                json={"game": "foldris", "chairs": [{"kind": "person", "name": "A"}]},
                headers={
                    "origin": "https://games.example",
                    "host": "games.example",
                    "x-forwarded-proto": "https",
                },
            )
            assert answer.status_code == 201
            assert "secure" in answer.headers["set-cookie"].lower()
            assert answer.headers["strict-transport-security"]
            assert (await ada.http.get("/api/about")).json()["address"] == "https://games.example"


async def test_who_is_refused_a_seat_leaves_nothing_behind(server: Running):
    store = server.folder / "tables.db"
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        before = contents(store)[0]
        for asks in (
            {"name": "Eve"},
            {"name": "Eve", "seat": 0},
            {"name": "Eve", "seat": 7},
            {"name": "\u202e"},
        ):
            answer = await eve.http.post(f"/api/tables/{table}/join", json=asks)
            assert answer.status_code == 409, answer.text
        assert eve.token is None
        assert contents(store)[0] == before
