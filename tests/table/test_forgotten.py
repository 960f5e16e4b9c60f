"""Who wants to be forgotten: what goes with them, and what stays to the others."""

import pytest

from cinquina.table.hand import hand_of
from tests.table.asking import Asker
from tests.table.playing import START

pytestmark = pytest.mark.anyio

LIMIT_MS = 60_000


async def test_time_runs_on_at_other_tables(store, tables):
    """Also where nobody looked at the clock of the forgotten table yet."""
    ada, bea = Asker(tables, "ada"), Asker(tables, "bea")
    await ada.create("ada -", seconds=60)
    await bea.create("bea bot", seconds=60, now=START + 1)
    await tables.guests.erase("ada", START + 2)
    await tables.expire(START + LIMIT_MS)
    assert tables.next_deadline() == START + 1 + LIMIT_MS
    assert tables.find_in_memory(ada.table) is None


async def test_a_table_read_from_the_store_may_be_dropped_before_its_clock_is_minded(tables, other):
    ada = Asker(tables, "ada")
    await ada.create("ada bea", seconds=60)
    await other.get(ada.table)
    await other.guests.erase("ada", START)
    assert other.next_deadline() is None
    await other.expire(START + LIMIT_MS)


async def test_who_gave_up_stays_out_of_the_ranking_without_a_name(tables, other):
    ada, bea = Asker(tables, "ada"), Asker(tables, "bea")
    table = await ada.create("ada - -", "holi")
    for name in ("bea", "cleo"):
        await Asker(tables, name).join(table.id)
    bea.table = table.id
    await bea.manage("give_up", seat=1)
    await tables.guests.erase("bea", START)
    chairs = (await other.get(table.id)).header.chairs
    assert (chairs[1].gave_up, chairs[1].guest, chairs[1].name) == ("…", "", "")
    await ada.manage("give_up", seat=0)
    ended = (await other.refresh(table.id)).result()
    assert ended is not None and [seat.rank for seat in ended.seats] == [0, 0, 1]


async def test_an_abandoned_game_can_still_be_looked_at(tables):
    """Nobody of it has a name any more, and it is over all the same."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada bot bot", "holi")
    await ada.manage("give_up", seat=0)
    await tables.guests.erase("ada", START)
    ended = (await tables.get(table.id)).result()
    assert [told.id for told in ended.verdict] == ["table.abandoned"]


async def test_who_waits_for_a_seat_is_forgotten_and_whose_it_is_not(store, tables):
    ada, bea = Asker(tables, "ada"), Asker(tables, "bea")
    table = await ada.create("ada -", "holi")
    await bea.join(table.id)
    bea.table = table.id
    while not hand_of(table.rules, (await tables.get(table.id)).state, 1):
        seat = (await tables.get(table.id)).waiting()[0]
        await (ada, bea)[seat].play(seat)
    await bea.manage("leave", seat=1)
    await ada.manage("open_seat", seat=1)
    await Asker(tables, "eve").join(table.id)
    assert (await tables.get(table.id)).chair(1).heir == "eve", "the hand of the one before is not gone"
    assert [each.header.id for each in await tables.tables_of("eve")] == [table.id], "one of her tables"
    await tables.guests.erase("eve", START)
    chair = (await tables.get(table.id)).chair(1)
    assert (chair.name, chair.guest, chair.heir, chair.heir_name, chair.offered) == (
        "Bea",
        "bea",
        "",
        "",
        True,
    )
    assert chair.hand
    assert "Eve" not in str((await store.load(table.id)).seatings)


async def test_who_sat_there_before_another_took_over_is_forgotten(store, tables, other):
    """Before, the lines about them kept their name."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada -", "heap")
    await Asker(tables, "bea").join(table.id)
    await ada.manage("open_seat", seat=1)
    await Asker(tables, "zoe").join(table.id)
    chair = (await other.get(table.id)).chair(1)
    assert (chair.guest, chair.former, chair.former_name) == ("zoe", "bea", "Bea")
    await tables.guests.erase("bea", START)
    saved = await store.load(table.id)
    assert (saved.header.chairs[1].guest, saved.header.chairs[1].former) == ("zoe", "")
    assert "Bea" not in str(saved) and "bea" not in str(saved)


async def test_a_name_is_erased_where_it_was_copied_to(store, tables, other):
    """R6: a table begun in the middle of her game called whoever tried there as she was."""
    ada, zoe, bea = Asker(tables, "ada"), Asker(tables, "zoe"), Asker(tables, "bea")
    old = await ada.create("ada")
    while not (await tables.get(old.id)).is_over:
        await ada.play(0)
    fork = await tables.fork(old.id, 2, "zoe", "Ada", START)
    zoe.table = fork.id
    await tables.say(fork.id, "zoe", "hello", True, "1", START)
    while not (await tables.get(fork.id)).is_over:
        await zoe.play(0)
    deeper = await tables.fork(fork.id, 2, "bea", "Ada", START)
    plain = await tables.fork(old.id, 2, "bea", "", START)
    own = await bea.create("ada")
    await other.get(fork.id)
    await tables.guests.erase("ada", START)
    for table in (old.id, fork.id, deeper.id, plain.id):
        assert "Ada" not in str(await store.load(table)) + str(await store.lines(table, 0, 9)), table
    assert "Ada" in str(await store.load(own.id)), "somebody else chose the same name there"
    chair = (await other.refresh(fork.id)).chair(0)
    assert (chair.name, chair.guest) == ("A", "zoe")
    assert (await tables.get(deeper.id)).chair(0).name == "A"
