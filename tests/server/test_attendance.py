"""Who is there, who has gone, and that everybody who looks is told."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cinquina.server.bus import Notification, NotificationHandler
from cinquina.server.socket.attendance import AWAY_MS, FORGET_MS, Attendance, Elsewhere
from cinquina.server.socket.room import Room
from cinquina.server.viewer.presence import Presence, merge_presence
from cinquina.table.chair import OPEN, Chair
from cinquina.table.store import store_at
from cinquina.table.tables import Tables
from tests.patience import PATIENCE
from tests.server.virtual import VirtualTime
from tests.server.wire import Wire, at_table, room_in


def test_each_process_counts_once():
    elsewhere = Elsewhere()
    elsewhere.add_report(Notification("t", "p1", seats=(0,), watchers=2), 0)
    elsewhere.add_report(Notification("t", "p2", seats=(1,), watchers=1), 0)
    elsewhere.add_report(Notification("t", "p1", seats=(0, 2), watchers=0), 0)
    assert merge_presence(elsewhere.presences_at("t")) == Presence(frozenset({0, 1, 2}), 1)
    assert elsewhere.presences_at("another") == []


def test_a_process_that_fell_silent_is_forgotten():
    elsewhere = Elsewhere()
    elsewhere.add_report(Notification("t", "dead", seats=(0,)), 0)
    elsewhere.add_report(Notification("t", "alive", seats=(1,)), FORGET_MS // 2)
    assert not elsewhere.forget_silent("t", FORGET_MS - 1)
    assert elsewhere.forget_silent("t", FORGET_MS)
    assert merge_presence(elsewhere.presences_at("t")).seats == {1}


def test_news_that_were_overtaken_do_not_count():
    """Each goes its own way to the bus: who has gone must not be there again because the older news came later."""
    elsewhere = Elsewhere()
    elsewhere.add_report(Notification("t", "p1", seats=(), number=7), 0)
    elsewhere.add_report(Notification("t", "p1", seats=(0,), number=6), 0)
    elsewhere.add_report(Notification("t", "p2", seats=(1,), number=1), 0)
    assert merge_presence(elsewhere.presences_at("t")).seats == {1}


class Edge(VirtualTime):
    """The next millisecond comes when the clock has been read so many times."""

    reads: int | None = None

    def now(self) -> int:
        if self.reads == 0:
            self.ms += 1
        self.reads = self.reads - 1 if self.reads else None
        return self.ms

    def wake_early(self, moment: int) -> None:
        """As timers do that count in whole milliseconds."""
        for until, _, woken in self.asleep:
            if until == moment and not woken.done():
                woken.set_result(None)


class Notes:
    """A bus that keeps what is told."""

    up = True

    def __init__(self) -> None:
        self.told: list[Notification] = []

    async def open(self, heard: NotificationHandler) -> None:
        pass

    async def publish(self, news: Notification) -> None:
        self.told.append(news)

    async def close(self) -> None:
        pass


async def seated(room: Room) -> str:
    """A table of Ada and Bea."""
    table = await room.tables.create(
        "ada", "foldris", [Chair(kind="person", name="Ada"), OPEN], room.time.now()
    )
    await room.tables.join(table.id, "bea", "Bea", None, room.time.now())
    return table.id


async def until_present(wire: Wire, *present: bool) -> None:
    """Until the page is told that these are there and the others not."""
    async with asyncio.timeout(PATIENCE):
        while True:
            update = await wire.next("update")
            if tuple(chair["present"] for chair in update["table"]["chairs"]) == present:
                return


@pytest.mark.anyio
@pytest.mark.parametrize("reads", range(8))
async def test_who_goes_is_told_whenever_the_clock_moves_on(tmp_path: Path, reads: int):
    """A timer that woke a little early, and the moment itself comes while one looks who has gone: the one who looked
    twice at the clock found somebody still there, and then nobody to wait for."""
    time, bus = Edge(), Notes()
    async with room_in(tmp_path, time, bus) as room:
        table = await seated(room)
        async with at_table(room, table, "bea") as bea:
            async with at_table(room, table, "ada"):
                await until_present(bea, True, True)
            away = time.now() + AWAY_MS
            await time.lain_down(away)
            time.to(away - 1)
            time.reads = reads
            time.wake_early(away)
            await bea.settled()
            time.reads = None
            time.to(away)
            await until_present(bea, False, True)
            await bea.settled()
            assert bus.told[-1].seats == (1,), "and so are the other processes"
            assert not room.attendance.lately


@pytest.mark.anyio
async def test_who_was_at_a_process_that_died_goes_away(tmp_path: Path):
    """It said nothing for so long: the pages here are told without anybody's doing."""
    time = VirtualTime()
    async with room_in(tmp_path, time) as room:
        table = await seated(room)
        async with at_table(room, table, "bea") as bea:
            await room.on_notification(Notification(table, "dead", seats=(0,), number=1))
            await until_present(bea, True, True)
            forgotten = time.now() + FORGET_MS
            await time.lain_down(forgotten)
            time.to(forgotten)
            await until_present(bea, False, True)


@pytest.mark.anyio
async def test_after_a_break_of_the_bus_everybody_says_who_is_there(tmp_path: Path):
    """What was told meanwhile is lost: who was there before and does not answer has gone."""
    time, bus = VirtualTime(), Notes()
    async with room_in(tmp_path, time, bus) as room:
        table = await seated(room)
        async with at_table(room, table, "bea") as bea:
            await room.on_notification(Notification(table, "there", seats=(0,), number=1))
            await until_present(bea, True, True)
            bus.told.clear()
            await room.on_notification(None)
            await bea.settled()
            assert [(each.seats, each.asks) for each in bus.told if each.seats is not None] == [((1,), True)]
            gone = time.now() + AWAY_MS
            await time.lain_down(gone)
            time.to(gone)
            await until_present(bea, False, True)


@pytest.mark.anyio
async def test_who_is_silent_is_noticed_where_another_process_started_the_clock(tmp_path: Path):
    """Flow's minute began elsewhere; the page here says nothing from then on."""
    time = VirtualTime()
    async with room_in(tmp_path, time) as room, room_in(tmp_path, time) as other:
        chairs = [Chair(kind="person", name="Ada"), Chair(kind="open")]
        table = await room.tables.create("ada", "flow", chairs, time.now(), settings={"first": "seat_a"})
        await room.tables.join(table.id, "bea", "Bea", None, time.now())
        async with at_table(room, table.id, "bea") as bea:
            await until_present(bea, False, True)
            await other.tables.play(table.id, "ada", 0, "start", "s", time.now())
            await room.on_notification(Notification(table.id, "other"))
            away = time.now() + AWAY_MS
            await time.lain_down(away)
            time.to(away)
            await until_present(bea, False, False)


@pytest.mark.anyio
async def test_a_decision_looks_at_who_is_there_at_its_own_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """With twenty tables that people look at as with one: what grows with their number makes a server slow."""
    looked: list[str] = []
    usual = Attendance.update_presence

    def look(attendance: Attendance, table: str, now: int) -> None:
        looked.append(table)
        usual(attendance, table, now)

    async with room_in(tmp_path) as room, AsyncExitStack() as pages:
        for _ in range(20):
            table = await seated(room)
            ada = await pages.enter_async_context(at_table(room, table, "ada"))
            update = await ada.next("update")
        await ada.settled()
        monkeypatch.setattr(Attendance, "update_presence", look)
        await ada.play(0, update["choices"][0]["notation"])
        await ada.settled()
        assert set(looked) == {table}


async def flow_of_two(room: Room) -> str:
    chairs = [Chair(kind="person", name="Ada"), Chair(kind="open")]
    settings = {"first": "seat_a"}
    table = await room.tables.create("ada", "flow", chairs, room.time.now(), settings=settings)
    await room.tables.join(table.id, "bea", "Bea", None, room.time.now())
    return table.id


@pytest.mark.anyio
async def test_the_clock_of_a_team_waits_for_one_whose_line_broke(tmp_path: Path):
    """flow T8"""
    time = VirtualTime()
    async with room_in(tmp_path, time) as room:
        table = await flow_of_two(room)
        async with at_table(room, table, "bea") as bea:
            async with at_table(room, table, "ada") as ada:
                await until_present(bea, True, True)
                time.to(time.now() + AWAY_MS)  # both are there for a while
                await bea.manage("ready", 1)
                await ada.manage("ready", 0)
                time.to(time.now() + 1000)
            gone = time.now() + AWAY_MS - 1000
            bea.to_room.put_nowait('{"type": "ping"}')
            await bea.next("pong")
            await time.lain_down(gone)
            time.to(gone)
            async with asyncio.timeout(PATIENCE):
                while not (update := await bea.next("update"))["table"]["paused"]:
                    pass
            assert (update["asks"]["what"], update["asks"]["seat"]) == ("away", 0)
            assert update["clock"]["paused"]
            async with at_table(room, table, "ada"):
                async with asyncio.timeout(PATIENCE):
                    while (await bea.next("update"))["table"]["paused"]:
                        pass


@pytest.mark.anyio
async def test_nothing_was_expected_of_a_page_before_the_clock_ran(tmp_path: Path):
    """After a pause, in which pages say little, nobody counts as away, and so nobody is told to be back."""
    time = VirtualTime()
    async with room_in(tmp_path, time) as room:
        table = await flow_of_two(room)
        async with at_table(room, table, "bea") as bea, at_table(room, table, "ada") as ada:
            await until_present(bea, True, True)
            time.to(time.now() + 5 * AWAY_MS)
            await bea.manage("ready", 1)
            await ada.manage("ready", 0)
            assert bea.connection is not None
            assert not room.attendance.is_silent(bea.connection, time.now() + AWAY_MS - 1)
            assert room.attendance.presence_now(table).seats == {0, 1}


@pytest.mark.anyio
async def test_a_person_erased_by_a_command_is_gone_from_open_pages(tmp_path: Path):
    """The command runs beside the server and sends no notification, so the server reads the store now and then."""
    async with room_in(tmp_path) as room:
        table = await seated(room)
        async with at_table(room, table, "bea") as bea:
            await until_present(bea, False, True)
            store = store_at(f"sqlite:///{tmp_path / 'tables.db'}")
            await store.open()
            beside = Tables(store)
            await beside.guests.erase("ada", room.time.now())
            await beside.close()
            await store.close()
            await room.poll(table)
            async with asyncio.timeout(PATIENCE):
                while (await bea.next("update"))["table"]["chairs"][0]["kind"] != "bot":
                    pass
