"""Trying another way from a decision of a finished game, over HTTP; and what refuses it leaves the store as it is."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cinquina.games  # noqa: F401  # the tables play them
from cinquina.core.record import decode
from cinquina.server.thinking.analyses import PartialAnalysis
from cinquina.server.thinking.tasks import Judged
from cinquina.server.viewer.ending_messages import MissedTurn
from cinquina.table.audit import wrong_draws
from cinquina.table.chair import Chair
from cinquina.table.store import store_at
from cinquina.table.table import Table
from cinquina.table.tables import BOT, Tables
from tests.server.running import UNLIMITED, Running, page, running
from tests.server.test_tokens import contents

pytestmark = pytest.mark.anyio

NOW = 1_790_000_000_000
PLAYED = {"foldris": {}, "holi": {}, "flow": {"clock": "turns"}}  # with others, with secrets, together


async def played_out(tables: Tables, guest: str, game: str, settings: dict[str, Any]) -> Table:
    """The first decision that is listed, every time."""
    chairs = [Chair(kind="person", name="Ada"), Chair(kind="bot")]
    table = await tables.create(guest, game, chairs, NOW, settings=settings)
    while not table.is_over:
        for seat in table.waiting():
            who = guest if seat == 0 else BOT
            text = table.rules.texts(table.state, seat)[0]
            await tables.play(table.id, who, seat, text, f"{table.seq}", NOW)
    return table


@pytest.fixture(scope="module")
async def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Table]]:
    """A store with a game of each kind that is over, and one that is not."""
    path = tmp_path_factory.mktemp("trial") / "tables.db"
    store = store_at(f"sqlite:///{path}")
    await store.open()
    tables = Tables(store)
    guest, _ = await tables.guests.admit(None, NOW)
    found = {game: await played_out(tables, guest, game, settings) for game, settings in PLAYED.items()}
    chairs = [Chair(kind="person", name="Ada"), Chair(kind="person", name="Bea")]
    found["begun"] = await tables.create(guest, "foldris", chairs, NOW)
    await tables.play(
        found["begun"].id, guest, 0, found["begun"].rules.texts(found["begun"].state, 0)[0], "1", NOW
    )
    found["old"] = await played_out(tables, guest, "foldris", {})
    await tables.close()
    await store.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET rules_version = 'of old' WHERE id = ?", (found["old"].id,))
    database.close()
    return path, found


@pytest.fixture(scope="module")
def server(games: tuple[Path, dict[str, Table]]) -> Iterator[Running]:
    with running(games[0].parent, *UNLIMITED) as started:
        yield started


def decided(table: Table, who: str, number: int) -> int:
    return [entry.seq for entry in table.log if entry.who == who][number]


async def test_what_cannot_be_tried_leaves_the_store_as_it_is(server, games):
    # First of all, before bots play at tables that are.
    path, found = games
    old, begun = found["foldris"], found["begun"]
    tries: list[tuple[str, dict[str, Any], int | None, str | None]] = [
        (old.id, {"seq": decided(old, "B", 3)}, 409, "table.nobody_decided"),
        (old.id, {"seq": decided(old, "chance", 3)}, 409, "table.nobody_decided"),
        (old.id, {"seq": len(old.log)}, 409, "table.nobody_decided"),
        (old.id, {"seq": -1}, 409, "table.nobody_decided"),
        (old.id, {"seq": 10**30}, None, None),
        (old.id, {"seq": decided(old, "A", 3), "name": "x" * 99}, 409, "table.bad_name"),
        (old.id, {}, 400, None),
        (begun.id, {"seq": decided(begun, "A", 0)}, 409, "table.not_over"),
        (found["old"].id, {"seq": decided(found["old"], "A", 3)}, 409, "table.other_rules"),
        ("abcdefghijkm", {"seq": 1}, 404, "table.no_such_table"),
    ]
    async with page(server) as zoe:
        for each in ("foldris", "holi", "flow"):  # once they are drawn nobody writes any more
            assert (await zoe.http.get(f"/api/tables/{found[each].id}/replay")).status_code == 200
        before = contents(path)
        for table, body, status, id in tries:
            answer = await zoe.http.post(
                f"/api/tables/{table}/try",
                content=json.dumps(body),
                headers={"content-type": "application/json"},
            )
            assert 400 <= answer.status_code < 500, (body, answer.text)
            assert status is None or answer.status_code == status
            assert id is None or answer.json()["id"] == id
            shown = await zoe.http.get(f"/api/tables/{table}/decisions/{body.get('seq', 0)}")
            assert shown.status_code < 500
            if id in ("table.not_over", "table.other_rules", "table.no_such_table"):
                assert shown.json()["id"] == id, "what is not over keeps its secrets"
        assert zoe.token is None, "nobody is a guest for having asked"
        assert contents(path) == before


@pytest.mark.parametrize("game", PLAYED)
async def test_a_decision_is_shown_as_it_was_asked_and_played_otherwise(server, games, game):
    old = games[1][game]
    seq = decided(old, "A", 4)
    async with page(server) as zoe:
        asked = (await zoe.http.get(f"/api/tables/{old.id}/decisions/{seq}")).json()
        assert asked["seat"] == 0 and asked["played"] == old.log[seq].text
        assert asked["played"] in [each["notation"] for each in asked["choices"]]
        opened = await zoe.http.post(f"/api/tables/{old.id}/try", json={"seq": seq, "name": "Zoe"})
        assert opened.status_code == 201, opened.text
        id = opened.json()["id"]
        seen = (await zoe.http.get(f"/api/tables/{id}")).json()
        assert seen["tried"] == old.id and [each["name"] for each in seen["chairs"]] == ["Zoe", ""]
        await zoe.connect(id)
        assert zoe.update["yours"] == [0] and zoe.update["choices"] == asked["choices"]
        assert zoe.update["view"] == asked["view"]
        hers = [moment["text"] for moment in zoe.moments.values()]
        was = [entry.text for entry in old.log[:seq]]
        assert hers == was or (game == "holi" and None in hers), "as she knew it, and no more"
        assert old.log[seq].text != asked["choices"][-1]["notation"]
        assert (await zoe.play(-1))["type"] == "ack"
        assert (await zoe.http.get(f"/api/tables/{id}/record")).json()["id"] == "table.not_over"


async def test_its_record_says_where_it_comes_from(server, games):
    old = games[1]["foldris"]
    async with page(server) as zoe:
        answer = await zoe.http.post(f"/api/tables/{old.id}/try", json={"seq": decided(old, "A", -1)})
        id = answer.json()["id"]
        await zoe.connect(id)
        assert (await zoe.ask("play", seat=0, text="resign"))["type"] == "ack"
        record = decode((await zoe.http.get(f"/api/tables/{id}/record")).content)
        assert [each.table for each in record.taken] == [old.id] and wrong_draws(record) == []


def test_where_there_are_people_the_costly_turns_are_theirs():
    kept = PartialAnalysis()
    kept.moments = [Judged(-1, [(0.5, 0.1), (0.5, 0.1)], None)]
    for at, seat in enumerate((0, 1, 0), 1):
        turn = MissedTurn(at, seat, "a", "b", 0.1 * at, [], (), ())
        kept.moments.append(Judged(seat, [(0.5, 0.1), (0.5, 0.1)], turn))
    kept.total = len(kept.moments)
    assert [each.at for each in kept.analysis(False, False, [0]).missed] == [3, 1]
    assert [each.at for each in kept.analysis(False, False, []).missed] == [3, 2, 1]
