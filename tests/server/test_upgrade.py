"""What becomes of games when the program changes: other rules, another edition, two versions at one store."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Page, Running, page, running

pytestmark = pytest.mark.anyio

LATER = "tests.server.later"  # the same program, after an upgrade


async def play_out(ada: Page, table: str) -> None:
    await ada.connect(table)
    while not ada.update["table"]["over"]:
        await ada.play()


def drawn(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "tables.db") as database:
        return [row[0] for row in database.execute("SELECT table_id FROM archives")]


async def alone(ada: Page, **more: Any) -> str:
    return await ada.open(chairs=[{"kind": "person", "name": "Ada"}], mode="solo", **more)


async def test_games_outlive_rules_that_are_not_known_any_more(folder: Path):
    """Finished ones stay as they were: list, table, socket, record, replay. Running ones say so, with the way out."""
    with running(folder) as server:
        async with page(server) as ada:
            over = await alone(ada)
            await play_out(ada, over)
            token, last = ada.token, ada.update
            running_on = await alone(ada)
            before = {
                what: (await ada.http.get(f"/api/tables/{over}/{what}")).json()
                for what in ("replay", "record")
            }
        server.stop()
    assert drawn(folder) == [over]

    with running(folder, program=LATER) as server:
        async with page(server, token) as ada:
            lines = {line["id"]: line for line in (await ada.http.get("/api/tables")).json()}
            assert lines[over]["over"] and lines[over]["problem"] is None
            problem = lines[running_on]["problem"]
            assert problem["id"] == "table.other_rules"
            assert problem["facts"] == {"made": "2", "these": "later", "program": "0.2.0"}

            after = {
                what: (await ada.http.get(f"/api/tables/{over}/{what}")).json()
                for what in ("replay", "record")
            }
            assert after["record"] == before["record"] and after["record"]["version"] == "2"
            for part in ("start", "moments", "result", "words"):
                assert after["replay"][part] == before["replay"][part]

            await ada.connect(over)
            for part in ("seq", "result", "waiting", "yours"):
                assert ada.update[part] == last[part], part
            assert ada.update["view"] == {**last["view"], "seat": None}, "as a spectator sees it"
            assert len(ada.update["moments"]) == last["seq"]
            answer = await ada.ask("manage", what="rematch")
            assert answer["reason"]["id"] == "table.over"
            await ada.send("ping", sent=5)
            assert (await ada.next("pong"))["sent"] == 5

            refused = await ada.http.get(f"/api/tables/{running_on}")
            assert (refused.status_code, refused.json()["id"]) == (409, "table.other_rules")
            await ada.dial(running_on, "since=0")
            assert await ada.closed() == (4404, "table.other_rules")


async def test_who_wants_to_be_forgotten_is_also_where_the_rules_are_not_known(folder: Path):
    with running(folder) as server:
        async with page(server) as ada, page(server) as bea:
            table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}, {"kind": "open"}])
            await bea.join(table, "Beatrice")
            token = bea.token
    with running(folder, program=LATER) as server:
        async with page(server, token) as bea:
            known = (await bea.http.get("/api/guest")).json()
            assert known["names"] == ["Beatrice"] and known["tables"][0]["yours"] == [1]
            assert known["tables"][0]["problem"]["id"] == "table.other_rules"
            assert (await bea.http.post("/api/guest/forget", json={})).status_code == 200
            assert (await bea.http.get("/api/guest")).json() == {
                "tables": [],
                "names": [],
                "lines": [],
                "lessons": {},
            }
    with running(folder) as server:
        async with page(server) as visitor:
            chair = (await visitor.http.get(f"/api/tables/{table}")).json()["chairs"][1]
            assert (chair["kind"], chair["name"], chair["kept"]) == ("bot", "", False)


async def test_rules_that_still_know_the_earlier_ones_play_on(folder: Path):
    with running(folder) as server:
        async with page(server) as ada:
            table = await alone(ada)
            await ada.connect(table)
            await ada.play()
            token, seq = ada.token, ada.update["seq"]
    with running(folder, program="tests.server.later_and_earlier") as server:
        async with page(server, token) as ada:
            await ada.connect(table)
            assert ada.update["seq"] == seq
            await play_out(ada, table)
            record = (await ada.http.get(f"/api/tables/{table}/record")).json()
            assert record["version"] == "2", "under its own rules to the end"
            new = await alone(ada)
            await play_out(ada, new)
            assert (await ada.http.get(f"/api/tables/{new}/record")).json()["version"] == "later"


async def test_two_versions_at_one_store(folder: Path, postgres_url: str):
    """Each serves the tables whose rules it knows, and says why not of the others."""
    with (
        running(folder, store=postgres_url) as old,
        running(folder, store=postgres_url, program=LATER) as new,
    ):
        tables = {}
        for server in (old, new):
            async with page(server) as ada:
                tables[server.address] = await alone(ada)
        for server, other in ((old, new), (new, old)):
            async with page(server) as ada:
                await ada.connect(tables[server.address])
                refused = await ada.http.get(f"/api/tables/{tables[other.address]}")
                assert refused.json()["id"] == "table.other_rules"
                facts = refused.json()["facts"]
                assert {facts["made"], facts["these"]} == {"2", "later"}


async def test_a_corrected_edition_leaves_stored_games_alone(folder: Path):
    """Table and record keep the edition they began with; a new table has the new one."""
    with running(folder) as server:
        async with page(server) as ada:
            table = await alone(ada)
            await ada.connect(table)
            token, view = ada.token, ada.update["view"]
    with running(folder, program="tests.server.corrected") as server:
        async with page(server, token) as ada:
            await ada.connect(table)
            assert ada.update["view"] == view
            await play_out(ada, table)
            old = (await ada.http.get(f"/api/tables/{table}/record")).json()
            new = await alone(ada)
            await ada.connect(new)
            assert ada.update["view"] != view, "the correction is seen where it belongs"
            await play_out(ada, new)
            other = (await ada.http.get(f"/api/tables/{new}/record")).json()
            assert old["edition"]["start_bonus"] != 9 and other["edition"] is None
            assert old["edition_hash"] == "2edbf47892dfc563" != other["edition_hash"]


async def test_a_game_that_ended_when_the_server_died_is_drawn_at_the_next_start(folder: Path):
    with running(folder) as server:
        async with page(server) as ada:
            table = await alone(ada)
            await play_out(ada, table)
            await ada.http.get(f"/api/tables/{table}/replay")
    forget(folder)
    with running(folder) as server:
        await archived(server, folder)
        assert drawn(folder) == [table]


def forget(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("DELETE FROM archives")


async def archived(server: Running, folder: Path) -> None:
    async with page(server) as visitor:
        while not drawn(folder):
            await visitor.http.get("/api/about")
