"""Somebody sets the computer's clock while a time limit runs (R7)."""

from pathlib import Path

import pytest

from cinquina.server.ops.server_time import Time
from cinquina.server.socket.room import Room
from cinquina.table.chair import OPEN, Chair
from tests.server.virtual import EPOCH
from tests.server.wire import at_table, room_in

pytestmark = pytest.mark.anyio

HOUR = 3600 * 1000


class Clocks:
    """The computer's clock, which can be set, and the monotonic one, which cannot."""

    def __init__(self) -> None:
        self.wall, self.monotonic = EPOCH, 5_000

    def pass_by(self, ms: int) -> None:
        self.wall += ms
        self.monotonic += ms

    def time(self) -> Time:
        return Time(lambda: self.wall, lambda: self.monotonic)


def test_time_goes_on_though_the_clock_is_set():
    clocks = Clocks()
    time = clocks.time()
    assert time.now() == EPOCH
    for jump in (HOUR, -2 * HOUR):
        before = time.now()
        clocks.wall += jump
        clocks.pass_by(70)
        assert time.now() == before + 70
    time.adopt_wall_clock()
    assert time.now() == clocks.wall


async def timed_table(room: Room) -> str:
    chairs = [Chair(kind="person", name="Ada"), OPEN]
    table = await room.tables.create("ada", "foldris", chairs, room.time.now(), seconds=300)
    await room.tables.join(table.id, "bea", "Bea", None, room.time.now())
    return table.id


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_limit_does_not_run_out_because_the_clock_was_set(tmp_path: Path, jump: int):
    """Before, the next message after a jump of one hour cost the other seat its decision, or gave it an hour more."""
    clocks = Clocks()
    async with room_in(tmp_path, clocks.time()) as room:
        table = await timed_table(room)
        async with at_table(room, table, "ada") as ada:
            asked = await ada.next("update")
            clocks.wall += jump
            clocks.pass_by(10_000)
            await ada.play(0, asked["choices"][0]["notation"])
            found = await room.tables.get(table)
            assert found.waiting() == [1] and not (await room.tables.saved(table)).late
            deadline = room.tables.next_deadline()
            assert deadline is not None
            left = deadline - room.time.now()
            assert 0 < left <= 290_000
            room.follow_if_idle()
            assert room.time.now() == EPOCH + 10_000, "a limit runs"
            clocks.pass_by(left)
            await room.tables.expire(room.time.now())
            assert (await room.tables.saved(table)).late


async def test_the_clock_that_was_set_counts_when_no_limit_runs(tmp_path: Path):
    clocks = Clocks()
    async with room_in(tmp_path, clocks.time()) as room:
        clocks.wall += HOUR
        room.follow_if_idle()
        assert room.time.now() == EPOCH + HOUR
