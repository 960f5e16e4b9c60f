"""Playing over the socket."""

import pytest

from tests.server.running import Running, page

pytestmark = pytest.mark.anyio

TWO_PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
SAME_DEVICE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
ALONE = [{"kind": "person", "name": "Ada"}]


async def test_a_whole_game_against_a_bot(server: Running):
    async with page(server) as ada:
        table = await ada.open()
        await ada.connect(table)
        assert ada.update["yours"] == [0] and ada.update["looking"] == 0
        while not ada.update["table"]["over"]:
            if ada.update["choices"]:
                assert (await ada.play())["type"] == "ack"
            else:
                await ada.receive()
        result = ada.update["result"]
        assert min(each["rank"] for each in result["seats"]) == 1 and result["verdict"]
        assert sorted(ada.moments) == list(range(ada.update["seq"])), "no moment is missing"
        assert all(each["text"] for each in ada.moments.values()), "nothing is sealed after the end"

        record = await ada.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200 and "attachment" in record.headers["content-disposition"]
        assert len(record.json()["log"]) == ada.update["seq"]
        replay = (await ada.http.get(f"/api/tables/{table}/replay")).json()
        assert replay["result"] == result
        assert [each["moment"]["seq"] for each in replay["moments"]] == list(range(ada.update["seq"]))
        line = next(each for each in (await ada.http.get("/api/tables")).json() if each["id"] == table)
        assert line["over"] and not line["your_turn"]


async def test_two_devices_and_sealed_decisions(server: Running):
    async with page(server) as ada, page(server) as bea:
        table = await ada.open(chairs=TWO_PEOPLE)
        await ada.connect(table)
        assert not ada.update["table"]["started"] and ada.update["waiting"] == []
        view = await bea.join(table)
        assert [each["name"] for each in view["chairs"]] == ["Ada", "Bea"] and not view["host"]
        await bea.connect(table)
        await ada.until(lambda update: update["table"]["chairs"][1]["present"] and update["choices"])
        seq = ada.update["seq"]

        await ada.play()
        await ada.until(lambda update: update["seq"] > seq)
        await bea.until(lambda update: update["seq"] > seq)
        assert ada.moments[seq]["text"] is not None
        assert bea.moments[seq]["text"] is None
        assert bea.moments[seq]["events"] == [{"id": "foldris.decided", "facts": {"seat": 0}}]
        assert bea.update["view"]["decision"] is None

        text = ada.moments[seq]["text"]
        await bea.play()
        await bea.until(lambda update: update["seq"] > seq + 1)
        assert bea.moments[seq]["text"] == text, "it comes again when it is open"


async def test_one_device_passed_from_hand_to_hand(server: Running):
    async with page(server) as both:
        table = await both.open(chairs=SAME_DEVICE)
        await both.connect(table)
        assert both.update["yours"] == [0, 1] and both.update["looking"] is None
        assert both.update["choices"] == []
        await both.send("look", seat=0)
        await both.until(lambda update: update["looking"] == 0)
        seq = both.update["seq"]
        assert (await both.play())["type"] == "ack"
        await both.send("look", seat=1)
        await both.until(lambda update: update["looking"] == 1)
        assert both.moments[seq]["text"] is None, "the second must not read what the first decided"
        assert (await both.play())["type"] == "ack"
        await both.send("look", seat=None)
        await both.until(lambda update: update["looking"] is None)
        assert both.moments[seq]["text"]


async def test_a_stranger_may_watch_and_nothing_else(server: Running):
    async with page(server) as ada, page(server) as eve:
        table = await ada.open(chairs=ALONE)
        await ada.connect(table)
        await eve.connect(table)
        assert eve.update["yours"] == [] and eve.update["choices"] == []
        await ada.until(lambda update: update["table"]["watchers"] == 1)
        for type, fields in {
            "play": {"seat": 0, "text": ada.update["choices"][0]["notation"]},
            "undo": {"seat": 0},
            "say": {"text": "hello"},
            "manage": {"what": "pause"},
            "ask_hint": {"seat": 0},
        }.items():
            answer = await eve.ask(type, **fields)
            assert answer["type"] == "refused", type
            assert answer["reason"]["id"].startswith("table."), answer
        await eve.send("look", seat=0)
        assert (await eve.next("refused"))["reason"]["id"] == "table.not_your_seat"


async def test_hint(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open())
        await ada.until(lambda update: update["choices"])
        answer = await ada.ask("ask_hint", seat=0)
        assert answer["type"] == "hint" and 1 <= len(answer["options"]) <= 3
        notations = [each["notation"] for each in ada.update["choices"]]
        for option in answer["options"]:
            assert option["notation"] in notations
            assert option["brings"], "a hint says what it brings"


async def test_undo_alone(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open(chairs=ALONE))
        await ada.until(lambda update: update["choices"])
        assert (await ada.ask("undo", seat=0))["reason"]["id"] == "table.nothing_to_undo"
        before = ada.update["view"]
        await ada.play()
        await ada.until(lambda update: update["view"] != before)
        answer = await ada.ask("undo", seat=0)
        assert answer["type"] in ("ack", "refused")


async def test_chat_reaches_everybody_and_those_who_come_later(server: Running):
    async with page(server) as ada, page(server) as bea:
        table = await ada.open(chairs=TWO_PEOPLE)
        await ada.connect(table)
        await bea.join(table)
        await bea.connect(table)
        assert (await ada.ask("say", text="<b>ciao</b>"))["type"] == "ack"
        line = await bea.next("line")
        assert line["text"] == "<b>ciao</b>" and line["name"] == "Ada" and not line["reaction"]
        assert (await bea.ask("say", text="bravo", reaction=True))["type"] == "ack"
        assert (await bea.ask("say", text="rude", reaction=True))["type"] == "refused"
        async with page(server) as late:
            await late.connect(table)
            assert (await late.next("line"))["text"] == "<b>ciao</b>"


async def test_whoever_gave_up_is_told_that_it_was_them(server: Running):
    async with page(server) as ada, page(server) as bea:
        table = await ada.open("pentris", chairs=ALONE)
        await ada.connect(table)
        await bea.connect(table)
        assert (await ada.ask("play", seat=0, text="resign"))["type"] == "ack"
        for each, seats in ((ada, [0]), (bea, [])):
            update = await each.until(lambda update: update["table"]["over"])
            assert (update["yours"], update["gave_up"]) == ([], seats)
            assert [told["id"] for told in update["result"]["verdict"]] == ["table.abandoned"]
        assert ada.update["seatings"][-1]["told"]["id"] == "table.conceded"


async def test_rematch(server: Running):
    async with page(server) as ada:
        await ada.connect(await ada.open(chairs=ALONE))
        assert (await ada.ask("play", seat=0, text="resign"))["type"] == "ack"
        await ada.until(lambda update: update["table"]["over"])
        assert (await ada.ask("manage", what="rematch"))["type"] == "ack"
        await ada.until(lambda update: update["table"]["rematch"])
        again = (await ada.http.get(f"/api/tables/{ada.update['table']['rematch']}")).json()
        assert again["game"] == "foldris" and not again["over"]
