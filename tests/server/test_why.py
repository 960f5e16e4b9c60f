"""Asking which rule is against a decision, without making it.

That two positions which a seat cannot tell apart give it the same reasons is checked for every game by the battery
(`check_imagine` in tests/battery/secrets.py): the answer is `Rules.explain`, and nothing is added here.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Page, Running, at_most, page, running

pytestmark = pytest.mark.anyio

SAME_DEVICE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
ALONE = [{"kind": "person", "name": "Ada"}]


async def because(asker: Page, text: str, seat: int = 0) -> Any:
    answer = await asker.ask("why", seat=seat, text=text)
    assert answer["type"] == "because", answer
    return answer["reason"]


async def refused(asker: Page, text: str = "r0 @1", seat: int = 0) -> str:
    answer = await asker.ask("why", seat=seat, text=text)
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


async def test_the_rule_against_it(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open(chairs=ALONE))
        await ada.until(lambda update: update["choices"])
        assert await because(ada, "r0 @99") == {"id": "foldris.out_of_sheet", "facts": {}}
        assert (await because(ada, "+M-b-c r0 @1"))["id"] == "foldris.effect_repeated"
        assert (await because(ada, "knight to e5"))["id"] == "table.not_understood"


async def test_nothing_is_against_what_is_listed(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open(chairs=ALONE))
        await ada.until(lambda update: update["choices"])
        for choice in ada.update["choices"][::7]:
            assert await because(ada, choice["notation"]) is None


async def test_nothing_is_stored_and_nobody_is_told(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=ALONE)
        await ada.connect(table)
        await ada.until(lambda update: update["choices"])
        await eve.connect(table)
        await ada.until(lambda update: update["table"]["watchers"] == 1)
        folder = Path(server.store.removeprefix("sqlite:///")).parent
        before = {path.name: path.read_bytes() for path in folder.glob("*.db*")}
        assert before
        legal = ada.update["choices"][0]["notation"]
        assert await because(ada, legal) is None
        assert await because(ada, "r0 @99")
        assert {path.name: path.read_bytes() for path in folder.glob("*.db*")} == before
        seq = ada.update["seq"]
        assert (await ada.ask("play", seat=0, text=legal))["type"] == "ack", "it was not played by asking"
        assert (await eve.next("update"))["seq"] > seq, "the first that others hear is the decision"


async def test_only_for_the_own_seat_that_looks(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=SAME_DEVICE)
        await ada.connect(table)
        assert await refused(ada) == "table.not_your_seat", "nobody looks yet"
        await ada.send("look", seat=0)
        await ada.until(lambda update: update["looking"] == 0)
        assert await because(ada, "r0 @99")
        assert await refused(ada, seat=1) == "table.not_your_seat"
        assert await refused(ada, seat=9) == "table.no_such_seat"
        await eve.connect(table)
        assert await refused(eve) == "table.not_yours"


async def test_only_who_owes_a_decision(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open(chairs=SAME_DEVICE))
        await ada.send("look", seat=0)
        await ada.until(lambda update: update["looking"] == 0 and update["choices"])
        await ada.play()
        assert await refused(ada) == "table.not_asked", "Bea has still to decide"


async def test_questions_count_as_messages(folder: Path):
    with running(folder, *at_most(messages=60)) as server:
        async with page(server) as ada:
            await ada.connect(await ada.open(chairs=ALONE))
            await ada.until(lambda update: update["choices"])
            answers = []
            for number in range(80):
                await ada.send("why", id=f"w{number}", seat=0, text="r0 @99")
            for _ in range(80):
                answers.append(await ada.next("because", "refused"))
            slow = [each for each in answers if each["type"] == "refused"]
            assert slow and {each["reason"]["id"] for each in slow} == {"table.too_fast"}
            assert [each["type"] for each in answers[:60]] == ["because"] * 60
