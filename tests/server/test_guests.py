"""Come back anywhere, and be forgotten: a passphrase restores a guest, a wrong one changes nothing."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import UNLIMITED, Running, at_most, page, running
from tests.server.test_tokens import contents

pytestmark = pytest.mark.anyio

THREE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "newcomer"}]


async def test_a_passphrase_brings_all_tables_to_another_device(server: Running):
    async with page(server) as ada, page(server) as phone:
        tables = {await ada.open(), await ada.open()}
        made = (await ada.http.post("/api/guest/pass", json={})).json()
        assert len(made["passphrase"].replace("-", "")) * 5 >= 60, "bits: one of 32 letters each"
        assert made["link"].endswith(f"/return#{made['passphrase']}") and "<svg" in made["qr"]
        said = made["passphrase"].upper().replace("-", " ")
        lines = (await phone.http.post("/api/guest/return", json={"passphrase": said})).json()
        assert {line["id"] for line in lines} == tables
        table = next(iter(tables))
        await phone.connect(table)
        assert phone.update["yours"] == [0] and phone.token != ada.token


async def test_each_table_says_whose_turn_it_is_and_since_when(server: Running):
    async with page(server) as ada, page(server) as bea:
        table = await ada.open(chairs=THREE[:2])
        (line,) = (await ada.http.get("/api/tables")).json()
        assert (line["waiting"], line["since"], line["yours"]) == ([], None, [0])
        await bea.join(table)
        (line,) = (await ada.http.get("/api/tables")).json()
        assert line["waiting"] == [0, 1] and line["since"] >= line["touched"] - 1 and line["your_turn"]
        await bea.connect(table)
        (line,) = (await ada.http.get("/api/tables")).json()
        assert (line["here"], line["verdict"]) == ([1], None)
        await bea.ask("manage", what="leave", seat=1)
        (line,) = (await bea.http.get("/api/tables")).json()
        assert (line["yours"], line["kept"], line["your_turn"]) == ([], [1], False)


async def test_a_finished_table_says_how_it_ended_in_the_words_of_its_edition(server: Running):
    async with page(server) as ada:
        table = await ada.open(chairs=THREE[:1], mode="solo")
        await ada.connect(table)
        while not ada.update["table"]["over"]:
            await ada.play()
        (line,) = (await ada.http.get("/api/tables")).json()
        told = line["verdict"]
        assert told == ada.update["result"]["verdict"][0]
        title = told["facts"].get("title")
        assert line["words"].keys() == ({title} if title else set())


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which no bot plays: nothing is written while nobody decides."""
    with running(tmp_path_factory.mktemp("still"), *UNLIMITED) as started:
        yield started


async def test_a_wrong_or_renewed_passphrase_changes_nothing(still: Running):
    store = still.folder / "tables.db"
    async with page(still) as ada, page(still) as phone, page(still) as eve:
        await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        old = (await ada.http.post("/api/guest/pass", json={})).json()["passphrase"]
        await phone.http.post("/api/guest/return", json={"passphrase": old})
        assert len((await phone.http.get("/api/tables")).json()) == 1
        new = (await ada.http.post("/api/guest/pass", json={})).json()["passphrase"]
        assert new != old
        assert (await phone.http.get("/api/tables")).json() == [], "the device that came with the old one"
        before = contents(store)
        for said in (old, "", "----", "aaaa-bbbb-cccc-dddd", "x" * 3000, "\u202e", new[:-1]):
            answer = await eve.http.post("/api/guest/return", json={"passphrase": said})
            assert (answer.status_code, answer.json()["id"]) == (409, "table.wrong_pass"), said
        assert (await eve.http.post("/api/guest/pass", json={})).json()["id"] == "table.no_guest"
        assert (await eve.http.post("/api/guest/forget", json={})).json()["id"] == "table.no_guest"
        assert eve.token is None and contents(store) == before
        assert len((await ada.http.get("/api/tables")).json()) == 1, "the one who renewed it stays"


async def test_a_device_that_a_new_passphrase_ended_plays_no_more(server: Running):
    """Before, it played on until it was loaded again."""
    async with page(server) as ada, page(server) as bea, page(server) as phone:
        table = await ada.open(chairs=THREE)
        await bea.join(table)
        old = (await bea.http.post("/api/guest/pass", json={})).json()["passphrase"]
        await phone.http.post("/api/guest/return", json={"passphrase": old})
        for each in (bea, phone):
            await each.connect(table)
            assert each.update["yours"] == [1]
        await phone.http.post("/api/guest/pass", json={})
        for each, seats in ((bea, []), (phone, [1])):
            assert (await each.closed())[0] == 1012
            await each.connect(table)
            assert each.update["yours"] == seats
        refused = await bea.ask("manage", what="leave", seat=1)
        assert refused["reason"]["id"] == "table.not_yours"


async def test_who_comes_back_too_late_is_told_who_sits_there(server: Running):
    async with page(server) as ada, page(server) as bea, page(server) as zoe:
        table = await ada.open(chairs=THREE)
        await bea.join(table)
        await bea.connect(table)
        assert (await bea.ask("manage", what="open_seat", seat=1))["type"] == "ack"
        await zoe.join(table, "Zoe")
        await bea.until(lambda update: update["former"] == [1])
        assert (bea.update["yours"], bea.update["kept"], bool(bea.update["view"])) == ([], [], True)
        assert bea.update["table"]["chairs"][1]["name"] == "Zoe"
        refused = await bea.ask("manage", what="come_back", seat=1)
        assert refused["reason"]["id"] == "table.not_yours"


async def test_a_game_that_was_given_up_is_analysed_as_far_as_it_was_played(server: Running):
    """Before, that was refused with nothing but that it cannot be done right now."""
    async with page(server) as ada, page(server) as bea:
        table = await ada.open("holi", [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        await bea.join(table)
        for each in (ada, bea):
            await each.connect(table)
        await ada.play() if 0 in ada.update["waiting"] else await bea.play()
        refused = await ada.http.get(f"/api/tables/{table}/analysis")
        assert refused.json()["id"] == "table.not_over"
        await bea.ask("manage", what="give_up", seat=1)
        found = await ada.http.get(f"/api/tables/{table}/analysis")
        assert found.status_code == 200, found.text
        entries = len((await ada.http.get(f"/api/tables/{table}/record")).json()["log"])
        assert found.json()["given_up"] and found.json()["total"] == entries + 1
        assert 0 < len(found.json()["expected"]) <= entries + 1


async def test_passphrases_are_not_tried_by_the_thousand(folder: Path):
    with running(folder, *at_most(returns=3)) as server:
        async with page(server) as eve:
            ids = [
                (await eve.http.post("/api/guest/return", json={"passphrase": f"{n}"})).json()["id"]
                for n in range(5)
            ]
            assert ids == ["table.wrong_pass"] * 3 + ["table.too_fast"] * 2


async def test_what_is_stored_can_be_read_and_deleted(server: Running):
    store = server.folder / "tables.db"
    async with page(server) as ada, page(server) as bea:
        table = await ada.open(chairs=THREE)
        await bea.join(table, "Beatrice")
        await bea.connect(table)
        await bea.ask("say", text="my secret line")
        await bea.http.post("/api/guest/pass", json={})
        known = (await bea.http.get("/api/guest")).json()
        assert known["names"] == ["Beatrice"] and [line["id"] for line in known["tables"]] == [table]
        assert [each["line"]["text"] for each in known["lines"]] == ["my secret line"]
        await ada.connect(table)
        answer = await bea.http.post("/api/guest/forget", json={})
        assert answer.status_code == 200, answer.text
        nothing: dict[str, Any] = {"tables": [], "names": [], "lines": [], "lessons": {}}
        assert (await bea.http.get("/api/guest")).json() == nothing
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as database:
            left = "\n".join(database.iterdump())
        database.close()
        assert "Beatrice" not in left and "my secret line" not in left
        await ada.until(lambda update: update["table"]["chairs"][1]["kind"] == "bot")
        assert "Beatrice" not in json.dumps((await ada.http.get(f"/api/tables/{table}")).json())
        assert (await ada.play())["type"] == "ack", "the game goes on"


async def test_a_finished_game_forgets_who_gave_up(server: Running):
    """The drawing that is kept of it named them."""
    async with page(server) as ada, page(server) as bea:
        table = await ada.open("holi", [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        await bea.join(table, "Beatrice")
        await bea.connect(table)
        await bea.ask("manage", what="give_up", seat=1)
        drawn = await ada.http.get(f"/api/tables/{table}/replay")
        assert "Beatrice" in drawn.text
        assert (await bea.http.post("/api/guest/forget", json={})).status_code == 200
        anew = await ada.http.get(f"/api/tables/{table}/replay")
        assert anew.status_code == 200 and "Beatrice" not in anew.text
        ranks = [[seat["rank"] for seat in each.json()["result"]["seats"]] for each in (drawn, anew)]
        assert ranks == [[1, 0], [1, 0]]


async def test_seats_that_cannot_be_had_leave_the_store_as_it_is(still: Running):
    """A seat twice, somebody else's, after the end: a sentence, and not a byte is written."""
    store = still.folder / "tables.db"
    async with page(still) as ada, page(still) as bea, page(still) as eve:
        table = await ada.open("holi", [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        await bea.join(table)
        for each in (ada, bea, eve):
            await each.connect(table)
        before = contents(store)
        tries = [
            (eve, "come_back", 1, "table.not_yours"),
            (eve, "give_up", 1, "table.not_yours"),
            (eve, "open_seat", 1, "table.host_only"),
            (ada, "open_seat", 1, "table.is_here"),
            (ada, "seat_bot", 1, "table.is_here"),
            (ada, "come_back", 0, "table.not_yours"),
            (bea, "come_back", 7, "table.no_such_seat"),
            (bea, "withdraw", None, "table.no_undo_asked"),
        ]
        for who, what, seat, id in tries:
            answer = await who.ask("manage", what=what, seat=seat)
            assert answer.get("reason", {}).get("id") == id, (what, answer)
        joined = await eve.http.post(f"/api/tables/{table}/join", json={"name": "Eve"})
        assert joined.json()["id"] == "table.full"
        assert contents(store) == before

        assert (await bea.ask("manage", what="give_up", seat=1))["type"] == "ack"
        # A game that is over is drawn for its replay, and that is kept.
        assert (await ada.http.get(f"/api/tables/{table}/replay")).status_code == 200
        before = contents(store)
        for who, what, seat in [(bea, "come_back", 1), (ada, "leave", 0), (ada, "give_up", 0)]:
            answer = await who.ask("manage", what=what, seat=seat)
            assert answer["reason"]["id"] in ("table.over", "table.not_yours"), (what, answer)
        assert contents(store) == before
