"""Two tables that differ only in what Bea decided or holds secretly: whatever happens to her seat, others are sent the
same at both."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinquina.core.rng import Rng
from cinquina.server.socket import connection
from cinquina.server.socket.attendance import AWAY_MS
from cinquina.server.socket.room import Room
from cinquina.server.thinking.bots import Bots
from cinquina.server.thinking.pool import Pool
from cinquina.server.viewer.messages import TableView
from cinquina.server.viewer.updates import build_update
from cinquina.table import opening
from cinquina.table.chair import Chair
from cinquina.table.hand import hand_of
from cinquina.table.table import Table
from tests.server.virtual import VirtualTime
from tests.server.wire import Wire, at_table, room_in

pytestmark = pytest.mark.anyio

CHAIRS = [Chair(kind="person", name="Ada"), Chair(kind="open"), Chair(kind="open")]
BEA = 1


async def sealed(table: Table, wires: list[Wire], other: bool) -> None:
    """Bea has decided, and the others have not: it could have been something else."""
    while len(table.waiting()) == 1:
        (seat,) = table.waiting()
        await wires[seat].play(seat, table.rules.texts(table.state, seat)[0])
    await wires[BEA].play(BEA, table.rules.texts(table.state, BEA)[int(other)])
    while BEA in table.waiting():
        await wires[BEA].play(BEA, table.rules.texts(table.state, BEA)[0])


async def held(table: Table, wires: list[Wire], other: bool) -> None:
    """Bea holds cards, and it is Ada's turn: they could be others."""
    while not hand_of(table.rules, table.state, BEA) or table.waiting() != [0]:
        (seat,) = table.waiting()
        await wires[seat].play(seat, table.rules.texts(table.state, seat)[0])
    if other:
        dream = table.state.copy()
        dream.imagine(0, Rng(1, "other"))
        assert hand_of(table.rules, dream, BEA) != hand_of(table.rules, table.state, BEA)
        table.history.state = dream


# What Bea's secret is, and who may not know it: of cards that change places Cleo's may be some.
GAMES = {
    "foldris": (sealed, ("ada", "cleo", "eve", "watcher")),
    "rollfold": (sealed, ("ada", "cleo", "eve", "watcher")),
    "holi": (held, ("ada", "eve", "watcher")),
}


Sent = dict[str, list[Any]]


def all_of(messages: list[dict[str, Any]]) -> Sent:
    """All that was sent. Who is there when is no secret, and may be told with something else or by itself: so it is
    left out, and what comes to a table by and by stands apart from what the table is."""
    sent: Sent = {"answers": [], "seatings": [], "moments": [], "films": [], "tables": []}
    for told in messages:
        message = deepcopy(told)
        if message["type"] != "update":
            sent["answers"].append(message)
            continue
        for chair in message["table"]["chairs"]:
            del chair["present"]
        del message["table"]["watchers"], message["table"]["host"]
        sent["seatings"] += message.pop("seatings")
        sent["moments"] += [each for each in message.pop("moments") if each not in sent["moments"]]
        film = message.pop("film")
        sent["films"] += [film] if film and film["beats"] else []
        if message not in sent["tables"][-1:]:
            sent["tables"].append(message)
    return sent


async def life(room: Room, game: str, other: bool) -> dict[str, Sent]:
    """All that others are sent while Bea's seat goes through everything that a seat can go through."""
    time, comes = room.time, room.tables
    assert isinstance(time, VirtualTime)
    table = await comes.create("ada", game, CHAIRS, time.now())
    for name in ("bea", "cleo"):
        await comes.join(table.id, name, name.title(), None, time.now())
    async with (
        at_table(room, table.id, "ada") as ada,
        at_table(room, table.id, "cleo") as cleo,
        at_table(room, table.id, "eve") as eve,
        at_table(room, table.id, None) as watcher,
    ):
        wires = {"ada": ada, "cleo": cleo, "eve": eve, "watcher": watcher}
        secret, unknowing = GAMES[game]

        ids = itertools.count(1)  # what is said under an id that was used is a repeat

        @asynccontextmanager
        async def at_bea() -> AsyncIterator[Wire]:
            async with at_table(room, table.id, "bea") as wire:
                wire.ids = ids
                yield wire

        async def all_told(*others: Wire) -> None:
            while room.unanswered:
                await asyncio.sleep(0)
            for each in (*wires.values(), *others):
                await each.settled()

        async def away() -> None:
            """Bea's line is broken, and that was told."""
            moment = time.now() + AWAY_MS
            while not any(until == moment and not woken.done() for until, _, woken in time.asleep):
                await asyncio.sleep(0)
            time.to(moment)
            while (await ada.next("update"))["table"]["chairs"][BEA]["present"]:
                pass
            await all_told()

        async with at_bea() as bea:
            await secret(table, [ada, bea, cleo], other)
            await all_told()
            for each in wires.values():
                each.told.clear()
            for what in ("leave", "come_back"):
                await bea.manage(what, BEA)
                await all_told(bea)
        await away()
        await cleo.manage("seat_bot", BEA)
        await all_told()
        async with at_bea() as bea:
            await bea.manage("come_back", BEA)
            await all_told(bea)
        await away()
        await ada.manage("open_seat", BEA)
        await all_told()
        for _ in range(2):
            await comes.join(table.id, "eve", "Eve", BEA, time.now())
            await all_told()
            await eve.manage("leave", BEA)
            await all_told()
        await ada.manage("seat_bot", BEA)  # the offer ends
        await all_told()
        async with at_bea() as bea:
            for what in ("come_back", "give_up"):
                await bea.manage(what, BEA)
                await all_told(bea)
        assert all(len(all_of(each.told)["seatings"]) >= 11 for each in wires.values())
        return {name: all_of(wires[name].told) for name in unknowing}


async def lives(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Sent]]:
    monkeypatch.setattr(opening, "new_id", lambda: "seat")
    monkeypatch.setattr(opening, "new_seed", lambda _: 7)
    monkeypatch.setattr(Bots, "update_turns", lambda *_, **__: None)  # what a bot does next is no secret
    monkeypatch.setattr(Pool, "open", lambda _: asyncio.sleep(0))
    found = []
    for other in (False, True):
        place = folder / f"{other}"
        place.mkdir()
        async with room_in(place) as room:
            found.append(await life(room, game, other))
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_no_change_of_a_seat_tells_a_secret(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    one, two = await lives(game, tmp_path, monkeypatch)
    assert one == two


async def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """While a bot keeps her seat, what Bea holds comes along."""

    def leaking(table: Table, *more: Any) -> Any:
        told = build_update(table, *more)
        if table.chair(BEA).is_kept:
            encoded: Any = told.table
            told.table = msgspec.json.decode(encoded, type=TableView)
            told.table.settings = {"hand": hand_of(table.rules, table.state, BEA)}
        return told

    monkeypatch.setattr(connection, "build_update", leaking)
    one, two = await lives("holi", tmp_path, monkeypatch)
    assert all(one[name] != two[name] for name in one)
