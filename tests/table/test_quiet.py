"""Talk is closed and open exactly when the rules say, by decision and by clock, at every process."""

from typing import Any

import pytest

from cinquina.locales import HOME, LANGUAGES
from cinquina.table.words import REACTIONS
from tests.table.asking import Asker, refused
from tests.table.playing import START, new_table

NO_COMM: dict[str, Any] = {"mode": "custom", "settings": {"scenarios": ["no_comm"], "first": "seat_a"}}
MINUTE_ENDS = START + 60_000


async def two(tables, **setup):
    ada = Asker(tables, "ada")
    table = await ada.create("ada -", game="flow", **setup)
    bea = Asker(tables, "bea", table.id)
    await bea.join(table.id)
    return table, ada, bea


@pytest.mark.anyio
async def test_no_talk_while_the_minute_runs(tables):
    table, ada, bea = await two(tables, **NO_COMM)
    await bea.say("before the first round all may talk")
    await ada.play(0, "start")
    for asker in (ada, bea):
        assert (await refused(asker.say("psst", now=MINUTE_ENDS - 1))).id == "table.quiet"
        assert (await refused(asker.say("hurry", reaction=True, now=MINUTE_ENDS - 1))).id == "table.quiet"
    assert [line.text for line in await tables.lines(table.id)] == ["before the first round all may talk"]


@pytest.mark.anyio
async def test_the_talk_opens_with_the_stroke_of_the_clock(tables):
    """Nobody else has to ask the clock first: the line itself brings the end of the minute."""
    table, ada, bea = await two(tables, **NO_COMM)
    await ada.play(0, "start")
    await bea.say("what a wave", now=MINUTE_ENDS)
    assert not table.is_quiet and table.waiting() == [1]
    await bea.play(1, "start", now=MINUTE_ENDS + 5)
    assert (await refused(ada.say("psst", now=MINUTE_ENDS + 6))).id == "table.quiet"


@pytest.mark.anyio
async def test_what_was_begun_keeps_the_silence_until_it_is_finished(tables):
    _, ada, _ = await two(tables, **NO_COMM)
    await ada.play(0, "start")
    await ada.play(0, "draw", now=START + 10)
    assert (await refused(ada.say("psst", now=MINUTE_ENDS + 5000))).id == "table.quiet"
    await ada.play(0, now=MINUTE_ENDS + 6000)
    await ada.say("phew", now=MINUTE_ENDS + 6000)


@pytest.mark.anyio
async def test_a_process_that_has_not_heard_of_the_start_is_as_silent(tables, other):
    table, ada, bea = await two(tables, **NO_COMM)
    there = Asker(other, "bea", table.id)
    await there.say("ready")
    await ada.play(0, "start")
    assert (await refused(there.say("psst"))).id == "table.quiet"
    assert (await refused(bea.say("psst"))).id == "table.quiet"


@pytest.mark.anyio
async def test_without_the_card_they_talk_all_the_time(tables):
    table, ada, bea = await two(tables, settings={"first": "seat_a"})
    await ada.play(0, "start")
    await bea.say("top left!", now=START + 1)
    await ada.manage("chat_off")
    assert (await refused(bea.say("hello?"))).id == "table.chat_closed", "another reason, another text"
    assert not table.is_quiet


def test_a_team_that_may_talk_has_no_secrets():
    open_hands = new_table("ada ada", "flow", first="seat_a")
    assert not open_hands.has_secrets
    assert new_table("ada ada").has_secrets, "opponents have"


@pytest.mark.anyio
async def test_hands_are_secret_while_the_talk_is_closed(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada", game="flow", **NO_COMM)
    secret = [table.has_secrets]
    await ada.play(0, "start")
    secret.append(table.has_secrets)
    await tables.expire(MINUTE_ENDS)
    assert [*secret, table.has_secrets] == [False, True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_have_the_reactions_and_no_other(lang):
    files = (HOME / lang).glob("*.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert tuple(
        line.split()[0].removeprefix("reaction-") for line in lines if line.startswith("reaction-")
    ) == (REACTIONS)
