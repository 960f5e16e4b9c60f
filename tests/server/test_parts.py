"""Parts of a decision that is not finished: others learn neither that they were made, nor how many, nor when."""

import json
from pathlib import Path

import pytest

from cinquina.server.socket.room import Room
from cinquina.table import opening
from cinquina.table.chair import Chair
from tests.server.wire import Wire, at_table, room_in

pytestmark = pytest.mark.anyio

CHAIRS = [Chair(kind="person", name="Ada"), Chair(kind="open")]


async def undo(wire: Wire, seat: int) -> None:
    wire.to_room.put_nowait(json.dumps({"type": "undo", "id": f"{next(wire.ids)}", "seat": seat}))
    await wire.next("ack")


async def told_to_ada(room: Room, hesitates: int) -> list[bytes]:
    """What Ada is sent while Bea draws her string, after she drew it so many times and took it back."""
    table = await room.tables.create("ada", "rollfold", CHAIRS, room.time.now())
    await room.tables.join(table.id, "bea", "Bea", None, room.time.now())
    async with at_table(room, table.id, "ada") as ada, at_table(room, table.id, "bea") as bea:
        chooser = table.waiting()[0]
        await (ada, bea)[chooser].play(chooser, table.rules.texts(table.state, chooser)[0])
        while (await ada.next("update"))["waiting"] != [0, 1]:
            pass
        known = table.history.count_known(0)
        ada.sent.clear()
        string = table.rules.texts(table.state, 1)[0]
        for _ in range(hesitates):
            await bea.play(1, string)
            await undo(bea, 1)
        await bea.play(1, string)
        assert table.waiting() == [0, 1] and table.history.count_known(0) == known, "Ada knows nothing of it"
        await bea.play(1, "done")
        while (await ada.next("update"))["waiting"] != [0]:
            pass
        while table.waiting() == [0]:
            await ada.play(0, table.rules.texts(table.state, 0)[0])
        while (await ada.next("update"))["waiting"] == [0]:
            pass
        assert table.history.count_known(0) < table.seq or not hesitates
        return list(ada.sent)


async def test_nobody_counts_the_parts_of_anothers_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """L8: before, others were told of every part as it was made, by its number and its time."""
    monkeypatch.setattr(opening, "new_id", lambda: "parts")
    told = []
    for hesitates in (0, 3):
        folder = tmp_path / f"{hesitates}"
        folder.mkdir()
        async with room_in(folder) as room:
            told.append(await told_to_ada(room, hesitates))
    assert told[0] == told[1]
