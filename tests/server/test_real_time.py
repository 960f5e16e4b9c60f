"""A game against the clock at two devices, one of them far away. The test is the clock: nobody waits for a minute."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cinquina.core import registry
from cinquina.server.socket.attendance import AWAY_MS
from tests.server.virtual import DistantPage, VirtualTime, pages, serving
from tests.toy.auction import AstaGame

pytestmark = pytest.mark.anyio

LAG = 300
TWO_PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
ONE_DEVICE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
FIRST = {"first": "seat_a"}


@pytest.fixture
def time() -> VirtualTime:
    return VirtualTime()


@pytest.fixture
async def address(time: VirtualTime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setitem(registry._games, "asta", AstaGame())
    async with serving(tmp_path, time) as found:
        yield found


async def seated(ada: DistantPage, bea: DistantPage, **setup: Any) -> str:
    table = await ada.open("flow", TWO_PEOPLE, **{"settings": FIRST, **setup})
    await bea.join(table)
    await ada.connect(table)
    await bea.connect(table)
    await ada.until(lambda update: update["choices"])
    return table


async def play(page: DistantPage, text: str | None = None) -> dict[str, Any]:
    """A decision over a line without delay, and what came of it."""
    answer = await page.ask("play", seat=page.update["looking"], text=text or first(page))
    if answer["type"] == "ack":
        await page.until(lambda update: update["seq"] >= answer["seq"])
    return answer


async def ready(page: DistantPage) -> None:
    assert (await page.ask("manage", what="ready"))["type"] == "ack"


async def start(*people: DistantPage) -> None:
    """Everybody is ready, over a line without delay: the last one starts the clock."""
    for page in people:
        page.lag, lag = 0, page.lag
        await ready(page)
        page.lag = lag
    for page in people:
        await page.until(lambda update: update["clock"])


def first(page: DistantPage) -> str:
    return str(page.update["choices"][0]["notation"])


async def asked(page: DistantPage) -> None:
    await page.until(lambda update: update["choices"])


async def test_every_device_is_told_the_same_end_and_knows_the_clock(time: VirtualTime, address: str):
    async with pages(address, time, 0, LAG) as (ada, bea):
        await seated(ada, bea)
        assert ada.update["clock"] is None
        await start(ada, bea)
        ends = time.now() + 60_000
        for page in (ada, bea):
            await page.until(lambda update: update["clock"])
            clock = page.update["clock"]
            assert (clock["ends"], clock["length"], clock["period"]) == (ends, 60_000, True)
        own = 77.5  # what the clock of Bea's device shows
        began = time.now()
        await bea.send("ping", sent=own)
        time.to(began + LAG)
        pong = await bea.next("pong")
        assert pong["sent"] == own
        received = own + 2 * LAG
        offset = pong["now"] - (own + received) / 2
        assert abs(received + offset - (began + 2 * LAG)) <= 200


async def test_the_clock_starts_when_everybody_who_is_there_is_ready(time: VirtualTime, address: str):
    """Flow R31."""
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea)
        assert ada.update["table"]["gathers"] and ada.update["clock"] is None
        refused = await play(ada, "start")
        assert refused["reason"] == {"id": "table.not_ready", "facts": {"seats": ["B"]}}
        await ready(ada)
        await bea.until(lambda update: update["asks"])
        assert (bea.update["asks"]["what"], bea.update["asks"]["agreed"]) == ("ready", [0])
        time.to(time.now() + 300_000)
        await ready(bea)
        for page in (ada, bea):
            await page.until(lambda update: update["clock"])
            assert page.update["clock"]["ends"] == time.now() + 60_000, "nothing was charged before"
            assert not page.update["table"]["gathers"] and page.update["asks"] is None
        assert [(each["who"], each["text"]) for each in bea.moments.values()][-1] == ("A", "start")


async def test_who_is_away_does_not_hold_up_the_start(time: VirtualTime, address: str):
    """Flow R31. Ada is asked, and ready is Bea alone, when Ada's line breaks."""
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea)
        await ready(bea)
        await ada.drop()
        await time.lain_down(time.now() + AWAY_MS)  # the server has noticed
        time.to(time.now() + AWAY_MS - 1)
        await bea.send("ping")
        await bea.next("pong")
        clock = bea.update["clock"]
        assert clock is None, "a page that is loaded again was never away"
        time.to(time.now() + 1)
        await bea.until(lambda update: update["clock"])
        assert bea.update["clock"]["ends"] == time.now() + 60_000


async def test_begun_in_time_is_finished_though_it_took_300_ms(time: VirtualTime, address: str):
    async with pages(address, time, 0, LAG) as (ada, bea):
        await seated(ada, bea)
        await start(ada, bea)
        ends = time.now() + 60_000
        await asked(ada)
        await play(ada, "draw")
        await asked(ada)
        await play(ada)
        await asked(bea)
        time.to(ends - LAG - 1)
        await bea.send("play", id="draw", seat=1, text="draw", seen=bea.update["seq"])
        time.to(ends - 1)
        assert (await bea.answer("draw"))["type"] == "ack"
        await bea.until(lambda update: update["view"]["tile"])
        seen, place = bea.update["seq"], first(bea)
        time.to(ends)
        await ada.until(lambda update: update["view"]["time_up"])
        assert ada.update["waiting"] == [1], "what was begun may be finished"
        await bea.send("play", id="place", seat=1, text=place, seen=seen)
        time.to(ends + LAG)
        assert (await bea.answer("place"))["type"] == "ack"
        await ada.until(lambda update: update["view"]["phase"] == "ready")
        assert ada.update["waiting"] == [0] and ada.update["clock"] is None


async def test_begun_late_is_refused_with_the_reason(time: VirtualTime, address: str):
    async with pages(address, time, LAG, 0) as (ada, bea):
        await seated(ada, bea)
        await ready(bea)
        await ada.send("play", id="start", seat=0, text="start")
        time.to(time.now() + LAG)
        ends = time.now() + 60_000
        await ada.answer("start")
        await ada.until(lambda update: update["clock"])
        time.to(ends - LAG)
        await ada.send("play", id="late", seat=0, text="draw", seen=ada.update["seq"])
        time.to(ends)
        refused = await ada.answer("late")
        assert refused["reason"] == {"id": "table.after_time", "facts": {}}
        await asked(bea)
        await bea.until(lambda update: update["view"]["phase"] == "ready")
        who = [moment["who"] for moment in bea.moments.values()]
        assert who.count("clock") == 1 and who[-2:] == ["clock", "chance"]


async def test_a_connection_lost_in_mid_round_costs_nothing_but_time(time: VirtualTime, address: str):
    async with pages(address, time, 0, 0) as (ada, bea):
        table = await seated(ada, bea)
        await start(ada, bea)
        ends = time.now() + 60_000
        await asked(ada)
        since, seen = ada.update["seq"], ada.update["seq"]
        await ada.send("play", id="draw", seat=0, text="draw", seen=seen)
        await bea.until(lambda update: update["view"]["tile"])
        await ada.drop()
        time.to(time.now() + AWAY_MS)
        await bea.until(lambda update: not update["table"]["chairs"][0]["present"])
        time.to(ends - 10_000)
        assert bea.update["clock"]["ends"] == ends, "who is away does not stop the clock"

        await ada.connect(table, since=since, look=0)
        assert ada.update["clock"]["ends"] == ends and ada.update["clock"]["now"] == time.now()
        await ada.send("play", id="draw", seat=0, text="draw", seen=seen)
        assert (await ada.answer("draw"))["type"] == "ack", "the same decision again is the same decision"
        texts = [moment["text"] for moment in ada.moments.values()]
        assert texts.count("draw") == 1
        await asked(ada)
        assert (await play(ada))["type"] == "ack"


async def test_who_is_away_when_the_time_is_up_holds_up_the_others_for_ten_seconds(
    time: VirtualTime, address: str
):
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea)
        await start(ada, bea)
        ends = time.now() + 60_000
        await asked(ada)
        await play(ada, "draw")
        await ada.drop()
        time.to(ends)
        await bea.until(lambda update: update["clock"] and not update["clock"]["period"])
        assert bea.update["clock"]["ends"] == ends + 10_000
        time.to(ends + 10_000)
        await asked(bea)
        assert "table.time_up" in [
            event["id"] for moment in bea.moments.values() for event in moment["events"]
        ]


async def test_a_pause_at_one_device_stops_the_clock_and_shows_what_is_left(time: VirtualTime, address: str):
    async with pages(address, time, 0) as (both,):
        await both.connect(await both.open("flow", ONE_DEVICE, settings=FIRST))
        await both.send("look", seat=0)
        await asked(both)
        await play(both, "start")
        time.to(time.now() + 20_000)
        assert (await both.ask("manage", what="pause"))["type"] == "ack"
        await both.until(lambda update: update["table"]["paused"])
        time.to(time.now() + 500_000)
        assert (await both.ask("manage", what="go_on"))["type"] == "ack"
        paused = both.update["clock"]
        assert paused["paused"] and paused["ends"] - paused["now"] == 40_000
        await both.until(lambda update: not update["table"]["paused"])
        assert both.update["clock"]["ends"] == time.now() + 40_000


async def test_who_is_silent_while_the_minute_runs_is_away_after_eight_seconds(
    time: VirtualTime, address: str
):
    """M7: before, a page that fell silent showed as present for forty seconds of the sixty."""
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea)
        await start(ada, bea)
        began = time.now()
        time.to(began + AWAY_MS - 1)
        await bea.send("ping")
        await bea.next("pong")
        assert bea.update["table"]["chairs"][0]["present"]
        time.to(began + AWAY_MS)
        await bea.until(lambda update: not update["table"]["chairs"][0]["present"])
        assert bea.update["table"]["chairs"][1]["present"], "who said something is there"
        await ada.send("ping")
        await bea.until(lambda update: update["table"]["chairs"][0]["present"])


async def test_who_is_silent_where_no_clock_runs_is_there(time: VirtualTime, address: str):
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea)
        time.to(time.now() + 10 * AWAY_MS)
        await bea.send("ping")
        await bea.next("pong")
        assert bea.update["table"]["chairs"][0]["present"]


async def test_with_others_the_minute_is_paused_by_consent_or_the_seat_given_to_a_bot(
    time: VirtualTime, address: str
):
    """M7; Flow T7."""
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea)
        await start(ada, bea)
        ends = time.now() + 60_000
        time.to(time.now() + 1000)
        assert (await bea.ask("manage", what="pause"))["type"] == "ack"
        await ada.until(lambda update: update["asks"])
        asks = ada.update["asks"]
        assert (asks["what"], asks["seat"], ada.update["table"]["paused"]) == ("pause", 1, False)
        answer = await ada.ask("consent", seat=0, request=asks["number"], agree=True)
        assert answer["type"] == "ack"
        await bea.until(lambda update: update["table"]["paused"])
        time.to(time.now() + 5000)
        assert (await bea.ask("manage", what="go_on"))["type"] == "ack"
        await bea.until(lambda update: not update["table"]["paused"])
        assert bea.update["clock"]["ends"] == ends + 5000

        refused = await bea.ask("manage", what="seat_bot", seat=0)
        assert refused["reason"] == {"id": "table.is_here", "facts": {"seat": "A"}}
        await ada.drop()
        time.to(time.now() + AWAY_MS)
        await bea.until(lambda update: not update["table"]["chairs"][0]["present"])
        await bea.send("ping")
        await bea.until(lambda update: update["table"]["host"])  # while the host is away
        assert (await bea.ask("manage", what="seat_bot", seat=0))["type"] == "ack"
        await bea.until(lambda update: update["table"]["chairs"][0]["kept"])
        assert [each["told"]["id"] for each in bea.update["seatings"]] == ["table.replaced", "table.hosts"]


async def test_no_communication_is_kept_by_the_server(time: VirtualTime, address: str):
    rules = {"mode": "custom", "settings": {**FIRST, "scenarios": ["no_comm"]}}
    async with pages(address, time, 0, 0) as (ada, bea):
        await seated(ada, bea, **rules)
        assert (await bea.ask("say", text="left first"))["type"] == "ack"
        await start(ada, bea)
        for page in (ada, bea):
            await page.until(lambda update: update["table"]["quiet"])
            assert page.update["table"]["chat"] and page.update["table"]["secret"]
            for said in ({"text": "there!"}, {"text": "wow", "reaction": True}):
                refused = await page.ask("say", **said)
                assert refused["reason"] == {"id": "table.quiet", "facts": {}}
        time.to(time.now() + 60_000)
        await bea.until(lambda update: not update["table"]["quiet"])
        assert (await bea.ask("say", text="phew"))["type"] == "ack"
        while [line["text"] for line in ada.lines] != ["left first", "phew"]:
            await ada.receive()


async def test_where_nobody_decides_in_time_the_law_does(time: VirtualTime, address: str):
    async with pages(address, time, 0) as (ada,):
        await ada.connect(await ada.open(chairs=ONE_DEVICE[:1], seconds=5))
        await ada.until(lambda update: update["clock"])
        clock, seq = ada.update["clock"], ada.update["seq"]
        assert (clock["ends"], clock["now"]) == (time.now() + 5000, time.now())
        time.to(clock["ends"] - 1)
        await ada.send("ping")
        await ada.next("pong")
        assert ada.update["seq"] == seq
        time.to(clock["ends"])
        await ada.until(lambda update: update["seq"] > seq)
        assert "table.time_up" in [event["id"] for event in ada.moments[seq]["events"]]


async def test_other_eyes_are_told_what_only_they_may_know(time: VirtualTime, address: str):
    async with pages(address, time, 0) as (both,):
        await both.connect(await both.open("asta", ONE_DEVICE))

        def loves() -> list[int]:
            events = [event for moment in both.moments.values() for event in moment["events"]]
            return [event["facts"]["seat"] for event in events if event["id"] == "asta.love"]

        assert loves() == []
        for seat in (0, 1, 0):
            await both.send("look", seat=seat)
            await both.until(lambda update, seat=seat: update["looking"] == seat)
            assert loves() == [seat], "one's own, and no other's stays behind"
        await both.send("look", seat=None)
        await both.until(lambda update: update["looking"] is None)
        assert loves() == []
