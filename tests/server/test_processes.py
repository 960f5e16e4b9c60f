"""Several servers share their tables through PostgreSQL and Valkey."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from cinquina.server.bus import Notification, bus_of
from tests.patience import PATIENCE
from tests.server.running import Page, Running, page, running
from tests.services.valkey import program, started

pytestmark = pytest.mark.anyio

TWO_PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture
def pair(folder: Path, postgres_url: str, valkey_url: str) -> Iterator[tuple[Running, Running]]:
    with (
        running(folder, "--bus", valkey_url, store=postgres_url) as one,
        running(folder, "--bus", valkey_url, store=postgres_url) as other,
    ):
        yield one, other


async def test_two_people_at_two_servers(pair: tuple[Running, Running]):
    async with page(pair[0]) as ada, page(pair[1]) as bea:
        table = await ada.open(chairs=TWO_PEOPLE)
        await ada.connect(table)
        await bea.join(table)
        await bea.connect(table)
        await ada.until(lambda update: update["table"]["chairs"][1]["present"])
        await bea.until(lambda update: update["table"]["chairs"][0]["present"])

        for _ in range(5):
            assert (await ada.play())["type"] == "ack"
            assert (await bea.play())["type"] == "ack"
            seq = bea.update["seq"]
            await ada.until(lambda update, seq=seq: update["seq"] >= seq)
            if ada.update["table"]["over"]:
                break
        assert ada.moments == bea.moments | {
            seq: each for seq, each in ada.moments.items() if bea.moments[seq]["text"] is None
        }

        assert (await ada.ask("say", text="ciao"))["type"] == "ack"
        assert (await bea.next("line"))["text"] == "ciao"

        await ada.close()
        await bea.until(lambda update: not update["table"]["chairs"][0]["present"])


async def test_a_device_ends_at_every_server(pair: tuple[Running, Running]):
    """Before, a page at another server played on with what its device was no more."""
    async with page(pair[0]) as ada, page(pair[1]) as phone:
        table = await ada.open(chairs=TWO_PEOPLE)
        old = (await ada.http.post("/api/guest/pass", json={})).json()["passphrase"]
        await phone.http.post("/api/guest/return", json={"passphrase": old})
        await phone.connect(table)
        assert phone.update["yours"] == [0]
        await ada.http.post("/api/guest/pass", json={})
        assert (await phone.closed())[0] == 1012
        await phone.connect(table)
        assert phone.update["yours"] == []


async def test_a_race_has_one_winner(pair: tuple[Running, Running]):
    """One guest with two pages at two servers decides twice for the same seat."""
    async with page(pair[0]) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        async with page(pair[1], ada.token) as twin:
            await ada.connect(table)
            await twin.connect(table)
            for turn in range(6):
                await ada.until(lambda update: update["choices"])
                await twin.until(lambda update: update["seq"] >= ada.update["seq"])
                if ada.update["table"]["over"]:
                    break
                seq, choices = ada.update["seq"], ada.update["choices"]
                answers = await asyncio.gather(
                    ada.ask("play", seat=0, text=choices[0]["notation"], id=f"a{turn}", seen=seq),
                    twin.ask("play", seat=0, text=choices[-1]["notation"], id=f"b{turn}", seen=seq),
                )
                won = [answer for answer in answers if answer["type"] == "ack"]
                lost = [answer for answer in answers if answer["type"] == "refused"]
                assert len(won) == len(lost) == 1, answers
                assert lost[0]["reason"]["id"] in ("table.too_late", "table.try_again")
                for each in (ada, twin):
                    await each.until(lambda update, least=won[0]["seq"]: update["seq"] >= least)
                assert ada.moments == twin.moments


async def test_the_table_goes_on_when_a_server_ends(pair: tuple[Running, Running]):
    async with page(pair[0]) as ada:
        table = await ada.open()  # against a bot
        await ada.connect(table)
        assert (await ada.play())["type"] == "ack"
        token, seq = ada.token, ada.update["seq"]
        pair[0].kill()
    async with page(pair[1], token) as ada:
        await ada.connect(table, seq)
        for _ in range(3):
            if not ada.update["table"]["over"]:
                assert (await ada.play())["type"] == "ack", "and the bot of the other server plays on here"


async def test_much_news_at_once(valkey_url: str):
    """Before, what was told beside a hundred others was lost: each took a connection."""
    heard: list[str] = []
    all_heard = asyncio.Event()

    async def hear(news: Notification | None) -> None:
        assert news
        heard.append(news.table)
        if len(heard) == 300:
            all_heard.set()

    bus = bus_of(valkey_url)
    await bus.open(hear)
    tables = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(bus.publish(Notification(table, "here")) for table in tables))
    await asyncio.wait_for(all_heard.wait(), PATIENCE)
    await bus.close()
    assert sorted(heard) == sorted(tables)


async def test_a_bus_that_comes_back(folder: Path, postgres_url: str):
    """While there is no bus nothing is lost; when it is there again the pages catch up."""
    bus, port = started(program())
    url = f"redis://127.0.0.1:{port}/0"
    with (
        running(folder, "--bus", url, store=postgres_url) as one,
        running(folder, "--bus", url, store=postgres_url) as other,
    ):
        async with page(one) as ada, page(other) as bea:
            table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
            await ada.connect(table)
            await bea.connect(table)
            old = (await ada.http.post("/api/guest/pass", json={})).json()["passphrase"]
            await ada.closed()
            await ada.connect(table)
            phone = Page(other.address)
            await phone.http.post("/api/guest/return", json={"passphrase": old})
            await phone.connect(table)
            stop(bus)
            assert (await ada.play())["type"] == "ack", "the store decides, not the bus"
            seq = ada.update["seq"]
            await ada.http.post("/api/guest/pass", json={})
            assert (await phone.closed())[0] == 1012, "nobody told its server that the device ended"
            await phone.close()
            bus = again(port)
            await bea.until(lambda update: update["seq"] >= seq)
            assert sorted(bea.moments) == list(range(bea.update["seq"]))
    stop(bus)


def stop(bus: subprocess.Popen[str]) -> None:
    bus.kill()
    bus.wait()
    if bus.stdout:
        bus.stdout.close()


def again(port: int) -> subprocess.Popen[str]:
    command = [program(), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, text=True)
