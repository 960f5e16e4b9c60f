"""Questions in words over the socket: answered through the eyes that look, and nothing is stored.

That positions which a seat cannot tell apart give it the same answers is checked for every game by the battery
(`check_answers` in tests/battery/secrets.py).
"""

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Page, Running, page

pytestmark = pytest.mark.anyio

SAME_DEVICE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
BOT_BEGINS = [{"kind": "bot", "level": "newcomer"}, {"kind": "person", "name": "Ada"}]
ALONE = [{"kind": "person", "name": "Ada"}]


async def told(asker: Page, text: str, seat: int | None = 0, **more: Any) -> Any:
    answer = await asker.ask("ask", seat=seat, text=text, **more)
    assert answer["type"] == "answers", answer
    return answer["answers"]


async def refused(asker: Page, text: str, seat: int | None = 0) -> str:
    answer = await asker.ask("ask", seat=seat, text=text)
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


async def test_a_question_is_answered_and_a_decision_is_none(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open(chairs=ALONE))
        await ada.until(lambda update: update["choices"])
        folder = Path(server.store.removeprefix("sqlite:///")).parent
        before = {path.name: path.read_bytes() for path in folder.glob("*.db*")}
        assert before
        assert [each["id"] for each in await told(ada, "dove sono?")] == ["foldris.answer_where"]
        assert (await told(ada, "score of Ada", names=["Ada"]))[0]["facts"]["seat"] == 0
        assert await told(ada, "what happened")
        assert await told(ada, ada.update["choices"][0]["notation"]) is None
        assert await told(ada, "knight to e5") is None
        assert {path.name: path.read_bytes() for path in folder.glob("*.db*")} == before


async def test_only_through_the_eyes_that_look(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=SAME_DEVICE)
        await ada.connect(table)
        assert await refused(ada, "what fits") == "table.not_your_seat", "nobody looks yet"
        await ada.send("look", seat=0)
        await ada.until(lambda update: update["looking"] == 0)
        assert len(await told(ada, "what fits")) > 1
        assert await refused(ada, "what fits", seat=1) == "table.not_your_seat"
        assert await refused(ada, "x" * 999) == "table.too_long"
        assert await refused(ada, "read Zeno") == "table.no_such_player"
        await eve.connect(table)
        assert await refused(eve, "what fits") == "table.not_your_seat"
        assert [each["id"] for each in await told(eve, "what can I do", seat=None)] == ["core.answer_nothing"]
        assert len(await told(eve, "score", seat=None)) == 2


async def test_that_one_is_ready_is_no_question_and_the_page_is_told_what_to_do(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(game="flow", chairs=BOT_BEGINS, settings={"first": "seat_a"})
        await ada.connect(table)
        await eve.connect(table)
        waits = (await told(ada, "whose turn", seat=1))[0]
        assert (waits["id"], waits["facts"]) == ("core.answer_ready", {"seat": 0, "seats": [1], "count": 1})
        answer = await ada.ask("ask", seat=1, text="Pronta!")
        assert (answer["answers"], answer["does"]) == (None, "ready")
        assert ada.update["table"]["gathers"], "nothing happens by asking"
        await ada.ask("manage", what=answer["does"])
        await ada.until(lambda update: not update["table"]["gathers"])
        assert (await ada.ask("ask", seat=1, text="ready"))["does"] is None
