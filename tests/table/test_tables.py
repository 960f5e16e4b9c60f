"""The service: checked, stored, acknowledged, shown; one at a time and never twice."""

import asyncio
import itertools

import pytest

from cinquina.core import seed
from cinquina.core.errors import Invalid
from cinquina.core.registry import rules_of
from cinquina.table.chair import Chair
from cinquina.table.store.store import GAP_MS
from cinquina.table.tables import BOT, Notice, Tables
from tests.table.anystore import at_address
from tests.table.asking import Asker, refused
from tests.table.playing import START, bot, first, logged, person, seen, whole

pytestmark = pytest.mark.anyio


async def test_a_table_is_made_played_and_found_again(tables, address):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    assert table.header.host == "ada" and table.waiting() == [0, 1]
    ack = await ada.play(0)
    assert ack.seq == 4 == table.seq
    await Asker(tables, BOT, table.id).play(1)
    again = await reopened(address, table.id)
    assert whole(again) == whole(table)


async def reopened(address, id):
    """The table as a process that starts now finds it."""
    store = at_address(address)
    await store.open()
    try:
        return await Tables(store).get(id)
    finally:
        await store.close()


async def test_your_tables_are_the_ones_you_host_or_sit_at(tables):
    ada, bea = Asker(tables, "ada"), Asker(tables, "bea")
    one = await ada.create("ada -", now=START)
    two = await ada.create("ada bot", now=START + 1)
    watched = await ada.create("bot bot", now=START + 2)
    await bea.join(one.id, now=START + 3)
    assert [table.id for table in await tables.tables_of("ada")] == [one.id, watched.id, two.id]
    assert [table.id for table in await tables.tables_of("bea")] == [one.id]
    assert await tables.tables_of("zoe") == [] and await tables.tables_of(None) == []
    bea.table = one.id
    await bea.manage("leave", seat=1)
    assert [table.id for table in await tables.tables_of("bea")] == [one.id], "a bot keeps the seat"


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"game": "chess"}, r"\$\.game"),
        ({"seconds": 3}, r"\$\.seconds"),
        ({"mode": "solo"}, r"\$\.seats"),
        ({"settings": {"deck_out": "never"}}, r"\$\.settings\.deck_out"),
        ({"chairs": [person("ada"), Chair(kind="bot", level="genius")]}, r"\$\.chairs\[1\]\.level"),
    ],
)
async def test_a_table_that_cannot_be_is_not_made(tables, options, path):
    wanted = {"game": "foldris", "chairs": [person("ada"), bot()], **options}
    with pytest.raises(Invalid, match=path):
        await tables.create("ada", now=START, **wanted)
    assert await tables.tables_of("ada") == []


async def test_a_wrong_address_is_no_table(tables):
    assert (await refused(tables.get("nothing"))).id == "table.no_such_table"


# -- who may what


async def test_only_the_guest_of_a_seat_plays_it(tables):
    table = await Asker(tables, "ada").create("ada - bot")
    bea = Asker(tables, "bea", table.id)
    await bea.join(table.id)
    before = whole(table)
    for guest, seat in [("ada", 1), ("bea", 0), ("zoe", 0), (None, 0), ("ada", 2), (BOT, 0), (BOT, 1)]:
        asker = Asker(tables, guest, table.id)
        assert (await refused(asker.play(seat))).id == "table.not_yours"
        assert (await refused(asker.undo(seat))).id == "table.not_yours"
        assert (await refused(asker.consent(seat, agree=True))).id == "table.not_yours"
        assert (await refused(asker.manage("leave", seat=seat))).id == "table.not_yours"
        assert (await refused(tables.hint(table.id, guest, seat, START))).id == "table.not_yours"
    for guest in ("bea", "zoe", None, BOT):
        asker = Asker(tables, guest, table.id)
        everybody = {0, 1}
        for what in ("seat_bot", "open_seat"):
            asked = refused(asker.manage(what, seat=0, present=everybody))
            assert (await asked).id in ("table.host_only", "table.is_here")
            assert (await refused(asker.manage(what, seat=2, present=everybody))).id == "table.host_only"
        assert (await refused(asker.manage("chat_off", present=everybody))).id == "table.host_only"
    for guest in ("zoe", None, BOT):
        asker = Asker(tables, guest, table.id)
        assert (await refused(asker.manage("pause"))).id == "table.host_only"
        assert (await refused(asker.manage("come_back", seat=1))).id == "table.not_yours"
        assert (await refused(asker.manage("give_up", seat=1))).id == "table.not_yours"
        assert (await refused(asker.manage("withdraw"))).id == "table.no_undo_asked"
    assert whole(table) == before


@pytest.mark.parametrize("text", ["resign", " Resign"])
async def test_resign_is_giving_up_where_the_rules_know_none(tables, text):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot bot", game="heap")
    await ada.play(0, text)
    assert (table.chair(0).kind, table.chair(0).level, table.log) == ("bot", "casual", [])
    assert table.is_over and tables.due_bots() == [], "no person is left"


# -- repeats


async def test_the_same_action_is_done_once_and_gets_the_same_answer(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    text = first(table, 0)
    once = await ada.play(0, text, id="x")
    await Asker(tables, BOT, table.id).play(1)
    assert await ada.play(0, text, id="x") == once
    assert await ada.play(0, "nonsense", id="x") == once
    elsewhere = Asker(other, "ada", table.id)
    assert await elsewhere.play(0, text, id="x") == once
    assert [line[0] for line in logged(table)] == ["c", "c", "c", "A", "B", "c"]


async def test_every_kind_of_action_can_be_repeated(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    assert await ada.manage("pause", id="p") == await ada.manage("pause", id="p")
    assert await ada.manage("go_on", id="g") == await ada.manage("go_on", id="g")
    await ada.play(0)
    assert await ada.undo(0, id="u") == await ada.undo(0, id="u")
    assert await ada.manage("leave", id="l", seat=0) == await ada.manage("leave", id="l", seat=0)
    await ada.join(table.id)
    said = await ada.say("hello", id="s")
    for _ in range(10):  # more often than anybody may talk
        assert await ada.say("hello", id="s") == said
    assert len(await tables.lines(table.id)) == 1


async def test_an_id_belongs_to_its_guest(tables):
    table = await Asker(tables, "ada").create("ada -")
    bea = Asker(tables, "bea", table.id)
    await bea.join(table.id)
    await Asker(tables, "ada", table.id).play(0, id="x")
    await bea.play(1, id="x")
    assert table.seq == 6


@pytest.mark.parametrize("id", ["", "x" * 65])
async def test_an_id_has_a_length(tables, id):
    ada = Asker(tables, "ada")
    await ada.create("ada bot")
    assert (await refused(ada.play(0, id=id))).id == "table.malformed"


# -- being shown


async def test_others_are_shown_what_was_stored_and_nothing_else(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    shown: list[Notice] = []
    stop = tables.subscribe(shown.append)
    await ada.play(0)
    await refused(ada.play(0, "r0 @1"))
    await ada.say("hi")
    assert [(notice.table, notice.seq, notice.line and notice.line.text) for notice in shown] == [
        (table.id, 4, None),
        (table.id, 4, "hi"),
    ]
    stop()
    await ada.say("bye")
    assert len(shown) == 2


async def test_a_caller_who_goes_away_does_not_stop_what_began(tables):
    """A dropped connection cancels its task; what was stored must still be shown."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    shown: list[Notice] = []
    tables.subscribe(shown.append)
    caller = asyncio.ensure_future(ada.play(0))
    await asyncio.sleep(0)  # let it begin
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    await tables.close()
    assert table.seq == 4 and len(shown) == 1


# -- bots and hints


async def test_bots_owe_decisions_about_a_position_without_secrets(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot", game="asta")
    await ada.play(0, "bid 5")
    positions = []
    for _ in range(8):
        owed = tables.bot_task(*tables.due_bots(table.id))
        positions.append(owed.position["bidders"])
        table.header = table.header.with_changes(START, seed=table.header.seed + 1)
    assert {each[1]["love"] for each in positions} == {table.view(1).love}, "what the seat knows is true"
    assert len({(each[0]["love"], each[0]["bid"]) for each in positions}) > 1, (
        "what it cannot know is imagined"
    )
    state = rules_of(owed.setup).load(owed.position)
    assert (owed.seat, owed.level, owed.seq) == (1, "casual", 4) and state.turn() == 1


async def test_a_bot_plays_once_though_two_processes_thought(tables, other):
    table = await Asker(tables, "ada").create("ada bot")
    owed = tables.bot_task(*tables.due_bots())
    theirs = await other.get(table.id)
    same = other.bot_task(*other.due_bots())
    assert owed.action_id == same.action_id
    text = first(table, 1)
    one = await tables.play(table.id, BOT, 1, text, owed.action_id, START, owed.seq)
    two = await other.play(table.id, BOT, 1, text, same.action_id, START, same.seq)
    assert one == two and theirs.seq == table.seq == 4
    assert tables.due_bots() == other.due_bots() == []
    assert tables.bot_task(owed.question) is None


async def test_a_hint_is_thought_at_the_strongest_level_for_who_owes_a_decision(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    owed = await tables.hint(table.id, "ada", 0, START)
    assert (owed.seat, owed.level) == (0, "expert")
    await ada.play(0)
    assert (await refused(tables.hint(table.id, "ada", 0, START))).id == "table.not_asked"


# -- undo, rematch


async def test_consent_over_the_service(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada -")
    bea = Asker(tables, "bea", table.id)
    await bea.join(table.id)
    await ada.play(0)
    await ada.undo(0)
    assert table.header.request is not None and table.seq == 4
    await bea.consent(1, agree=True)
    assert logged(table)[-1] == "A undo" and table.waiting() == [0, 1]


async def test_a_rematch_is_one_however_many_ask(tables, other, monkeypatch):
    numbers = itertools.count(1)
    monkeypatch.setattr(seed, "draw", lambda below: next(numbers))
    ada = Asker(tables, "ada")
    table = await ada.create("ada -")
    bea = Asker(other, "bea", table.id)
    await bea.join(table.id)
    await tables.refresh(table.id)
    while not table.is_over:
        for seat, asker in ((0, ada), (1, bea)):
            if seat in table.waiting():
                await asker.play(seat)
        await tables.refresh(table.id)
    await other.refresh(table.id)
    one, two = await asyncio.gather(ada.manage("rematch"), bea.manage("rematch"))
    assert one.table == two.table and one.table != table.id
    follower = await other.get(one.table)
    assert follower.header.chairs == table.header.chairs and follower.waiting() == [0, 1]
    assert (await other.get(table.id)).header.rematch == one.table
    assert follower.header.seed != table.header.seed


# -- guests


async def test_a_token_is_ours_and_only_its_hash_is_kept(tables):
    guest, token = await tables.guests.admit(None, START)
    assert len(token) >= 32 and token not in guest
    assert await tables.guests.recognise(token, START) == guest
    assert await tables.guests.admit(token, START) == (guest, token)
    chosen, minted = await tables.guests.admit("a-token-of-their-own", START)
    assert minted != "a-token-of-their-own" and chosen != guest
    for wrong in (None, "", "a-token-of-their-own", guest, token[:-1], "x" * 1000, "\ud800"):
        assert await tables.guests.recognise(wrong, START) is None


async def test_a_token_lasts_a_year_and_is_renewed_by_use(tables):
    """And two weeks more, since the clock may be wrong (R3)."""
    guest, token = await tables.guests.admit(None, START)
    day = 24 * 3600 * 1000
    end = START + 365 * day + GAP_MS
    assert await tables.guests.recognise(token, end) is None
    assert await tables.guests.recognise(token, end - 1) == guest
    assert await tables.guests.admit(token, START + 200 * day) == (guest, token)
    assert await tables.guests.recognise(token, START + 564 * day) == guest
    late, other_token = await tables.guests.admit(token, START + 600 * day)
    assert late != guest and other_token != token


# -- time


async def test_time_runs_out_for_all_tables_in_memory(tables):
    ada = Asker(tables, "ada")
    one = await ada.create("ada bot", seconds=30)
    two = await ada.create("ada ada", seconds=60, now=START + 5)
    await ada.create("ada bot")
    assert tables.next_deadline() == START + 30_000
    await tables.expire(START + 30_000)
    assert len(one.log) == 6 and len(two.log) == 3
    assert tables.next_deadline() == START + 60_000
    await tables.expire(START + 61_000)
    assert len(two.log) == 6


async def test_a_message_stamped_at_the_deadline_comes_after_what_the_deadline_brings(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot", seconds=30)
    text = first(table, 0)
    late = await refused(ada.play(0, text, now=START + 30_000))
    assert late.id == "table.too_late" and len(table.log) == 6
    assert seen(table, None)[3:5] == logged(table)[3:5]


async def test_a_server_that_starts_again_leaves_a_moment_to_come_back(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot", seconds=30)
    found = await other.get(table.id)
    morning = START + 8 * 3600 * 1000
    await other.expire(morning)
    assert found.seq == 3 and other.next_deadline() == morning + 10_000
    await Asker(other, "ada", table.id).play(0, now=morning + 9_999)
    assert found.seq == 4
    await other.expire(morning + 10_000)
    assert found.seq == 6, "the bot's time was up too"


# -- talk


async def test_people_with_a_seat_talk(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    line = await ada.say("  well\nplayed <b>")
    assert (line.number, line.seat, line.name, line.text, line.reaction) == (
        1,
        0,
        "Ada",
        "well played <b>",
        False,
    )
    wow = await ada.say("wow", reaction=True)
    assert wow.number == 2 and wow.reaction
    assert await tables.lines(table.id, after=1) == [wow]
    assert (await refused(ada.say("sneer", reaction=True))).id == "table.no_such_reaction"
    assert (await refused(ada.say(" "))).id == "table.bad_line"
    for stranger in ("zoe", None, BOT):
        assert (await refused(Asker(tables, stranger, table.id).say("hi"))).id == "table.not_yours"


async def test_talk_is_limited(tables):
    ada = Asker(tables, "ada")
    await ada.create("ada bot")
    for n in range(5):
        await ada.say(f"line {n}")
    refusal = await refused(ada.say("too much"))
    assert (refusal.id, refusal.facts) == ("table.too_fast", {"seconds": 2})
    await ada.say("again", now=START + 2000)


async def test_a_line_that_is_repeated_counts_once(tables):
    """L4: before, a page that repeated a stored line was told from the sixth time on that it talks too fast."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot")
    line = await ada.say("line 0", id="repeated")
    for _ in range(8):
        assert await ada.say("line 0", id="repeated") == line
    for n in range(1, 5):
        await ada.say(f"line {n}")
    assert (await refused(ada.say("too much"))).id == "table.too_fast"
    assert len(await tables.lines(table.id)) == 5


async def test_the_host_and_the_rules_can_close_the_talk(tables):
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada", game="heap")
    await ada.manage("chat_off")
    assert not table.header.chat
    assert (await refused(ada.say("wow", reaction=True))).id == "table.chat_closed"
    await ada.manage("chat_on")
    await ada.say("hi")
    for n in range(5):
        await ada.play(n % 2, "take 3")
    assert table.view(0).stones == 6 and table.is_quiet
    assert (await refused(ada.say("psst"))).id == "table.quiet"


# -- memory


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(store):
    tables = Tables(store, in_memory=2)
    ada = Asker(tables, "ada")
    made = [await ada.create("ada") for _ in range(3)]
    assert tables.in_memory == 2
    again = await tables.get(made[0].id)
    assert again is not made[0] and whole(again) == whole(made[0])


async def test_a_table_that_somebody_looks_at_stays_and_its_clock_runs(store):
    """Before, with more tables than fit in memory, time did not run out where people waited for it."""
    tables = Tables(store, in_memory=3)
    ada = Asker(tables, "ada")
    await ada.create("ada", seconds=60)
    tables.keep_watched(lambda table: table == ada.table)
    for n in range(5):
        await Asker(tables, f"guest{n}").create("a")
    assert tables.in_memory == 3 and tables.next_deadline() == START + 60_000
    seq = (await tables.get(ada.table)).seq
    await tables.expire(START + 60_000)
    assert (await tables.get(ada.table)).seq > seq
    await tables.close()


async def test_a_whole_game_by_two_people_at_two_processes(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada -")
    bea = Asker(other, "bea", table.id)
    await bea.join(table.id)
    theirs = await other.get(table.id)
    await tables.refresh(table.id)
    while not table.is_over:
        for seat, asker, mine in ((0, ada, table), (1, bea, theirs)):
            await asker.tables.refresh(table.id)
            if seat in mine.waiting():
                await asker.play(seat)
        await tables.refresh(table.id)
        await other.refresh(table.id)
    assert whole(table) == whole(theirs)
