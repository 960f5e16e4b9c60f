"""An evening: every game between two people, and nothing on the line that a seat may not know.

Two tables have the same cards and dice. At one of them Bea decides otherwise in secret: until that is shown, every byte
that Ada gets is the same at both.
"""

from pathlib import Path

import msgspec
import pytest

from cinquina.core.registry import find
from cinquina.games import games
from cinquina.server.room import Room
from cinquina.table import tables
from cinquina.table.chair import Chair
from tests.server.wire import Wire, at_table, room_in

DECISIONS = 16
TWISTS = 2
MODES = 2
ADA, BEA = 0, 1
CHAIRS = [Chair(kind="person", name="Ada"), Chair(kind="open")]


class Told(msgspec.Struct):
    """What Ada was sent after a decision; `closed`: Bea's, which Ada cannot read and could have been another."""

    seq: int
    waiting: list[int]
    sent: list[bytes]
    closed: bool


async def evening(room: Room, game: str, mode: str, twist: int = -1) -> list[Told]:
    """The decisions of a game: by the list, but one of them the next in the list."""
    table = await room.tables.create("ada", game, CHAIRS, room.time.now(), mode=mode)
    await room.tables.join(table.id, "bea", "Bea", None, room.time.now())
    told: list[Told] = []
    async with at_table(room, table.id, "ada") as ada, at_table(room, table.id, "bea") as bea:
        wires = [ada, bea]
        for number in range(DECISIONS):
            if not (waiting := table.waiting()):
                break
            seat, seq = waiting[-1], table.seq
            texts = table.rules.texts(table.state, seat)
            ada.sent.clear()
            await wires[seat].play(seat, texts[(5 * number + (number == twist)) % len(texts)])
            await up_to_date(wires, table.seq)
            secret = table.state.sealed() and table.moments(ADA, seq)[0].text is None
            closed = seat == BEA and len(texts) > 1 and secret
            told.append(Told(table.seq, table.waiting(), list(ada.sent), closed))
    return told


async def up_to_date(wires: list[Wire], seq: int) -> None:
    for wire in wires:
        while (await wire.next("update"))["seq"] < seq:
            pass


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.id for game in games()])
async def test_nothing_tells_a_secret_before_its_time(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tables, "new_id", lambda: "evening")
    compared = 0
    for n, mode in enumerate([mode.id for mode in find(game).modes if 2 in mode.seats][:MODES]):
        folder = tmp_path / f"{n}"
        folder.mkdir()
        async with room_in(folder) as room:
            plain = await evening(room, game, mode)
        secret = [number for number, each in enumerate(plain) if each.closed][:TWISTS]
        for twist in secret:
            place = folder / f"{twist}"
            place.mkdir()
            async with room_in(place) as room:
                twisted = await evening(room, game, mode, twist)
            assert [each.sent for each in plain[:twist]] == [each.sent for each in twisted[:twist]]
            for one, two in zip(plain[twist:], twisted[twist:], strict=False):
                if not (one.closed and two.closed) or (one.seq, one.waiting) != (two.seq, two.waiting):
                    break
                assert one.sent == two.sent
                compared += 1
    assert compared or not find(game).simultaneous, "nothing was secret"
