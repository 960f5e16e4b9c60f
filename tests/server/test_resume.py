"""A dropped connection loses nothing and needs no reload."""

import signal
from pathlib import Path

import pytest

from tests.server.running import Running, page, running

pytestmark = pytest.mark.anyio


async def test_from_every_number(server: Running):
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
        await ada.connect(table)
        for _ in range(3):
            await ada.play()
        whole, seq = dict(ada.moments), ada.update["seq"]
        for since in (0, 1, seq // 2, seq, seq + 5, -3):
            async with page(server, ada.token) as again:
                await again.connect(table, since)
                first = max(0, min(since, seq))
                assert [each["seq"] for each in again.update["moments"]] == list(range(first, seq))
                assert all(whole[each["seq"]] == each for each in again.update["moments"])
                assert again.update["view"] == ada.update["view"]
                assert again.update["choices"] == ada.update["choices"]


async def test_a_repeated_decision_counts_once(server: Running):
    async with page(server) as ada:
        table = await ada.open(chairs=[{"kind": "person", "name": "Ada"}, {"kind": "open"}])
        async with page(server) as bea:
            await bea.join(table)
        await ada.connect(table)
        await ada.until(lambda update: update["choices"])
        text = ada.update["choices"][0]["notation"]
        first = await ada.ask("play", seat=0, text=text, id="once")
        assert first["type"] == "ack"
        async with page(server, ada.token) as again:
            await again.connect(table, ada.update["seq"])
            assert await again.ask("play", seat=0, text=text, id="once") == first
            await again.until(lambda update: update["seq"] == first["seq"])


async def test_a_server_that_restarts_asks_the_page_to_come_back(folder: Path):
    token, table, seq = None, "", 0
    for by in (signal.SIGTERM, signal.SIGINT):
        with running(folder) as server:
            async with page(server, token) as ada:
                table = table or await ada.open(chairs=[{"kind": "person", "name": "Ada"}])
                await ada.connect(table, seq)
                assert ada.update["yours"] == [0]
                assert sorted(ada.moments) == list(range(seq, ada.update["seq"])), (
                    "nothing is missing, nothing twice"
                )
                assert (await ada.play())["type"] == "ack"
                assert server.stop(by) == 0
                assert await ada.closed() == (1012, "service restart")
                seq, token = ada.update["seq"], ada.token
            assert [line for line in server.logged() if line["level"] in ("warning", "error")] == []
