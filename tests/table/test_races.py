"""Two services over one database: of two who want the same place in the log one wins, and nothing is done twice."""

import asyncio

import pytest

from cinquina.core.errors import Refusal
from tests.table.asking import Asker, refused
from tests.table.playing import first, logged, whole

pytestmark = pytest.mark.anyio


async def test_everybody_hammers_one_table_from_both_sides(tables, other):
    """Seven seats of one guest, each decision sent to both services at the same time under one id."""
    here = Asker(tables, "ada")
    table = await here.create(" ".join(["ada"] * 7))
    there = Asker(other, "ada", table.id)
    theirs = await other.get(table.id)
    for turn in range(12):
        await asyncio.gather(tables.refresh(table.id), other.refresh(table.id))
        wanted = {seat: first(table, seat) for seat in table.waiting()}
        answers = await asyncio.gather(
            *(
                asker.play(seat, text, id=f"{turn}-{seat}")
                for seat, text in wanted.items()
                for asker in (here, there)
            ),
            return_exceptions=True,
        )
        # Who loses race after race is told to try again, and does; everybody else got an answer, and both the same.
        lost = [each for each in answers if isinstance(each, BaseException)]
        assert {str(each) for each in lost} <= {"table.try_again"}
        again = [await here.play(seat, text, id=f"{turn}-{seat}") for seat, text in wanted.items()]
        assert {each for each in answers if each not in lost} <= set(again)
        await asyncio.gather(tables.refresh(table.id), other.refresh(table.id))
        assert whole(table) == whole(theirs)
        if table.is_over:
            break
        made = [line for line in logged(table) if not line.startswith("chance")][-len(wanted) :]
        assert sorted(made) == [f"{'ABCDEFG'[seat]} {text}" for seat, text in wanted.items()]


async def test_a_stale_copy_is_brought_up_to_date_before_it_refuses(tables, other):
    """The other service has not heard of the first decision; its own answer must not rest on that."""
    ada = Asker(tables, "ada")
    table = await ada.create("ada ada", game="heap")
    stale = await other.get(table.id)
    await ada.play(0, "take 3")
    assert stale.waiting() == [0]
    await Asker(other, "ada", table.id).play(1, "take 2")
    assert logged(stale) == ["A take 3", "B take 2"]


async def test_a_replaced_person_cannot_play_on_at_another_process(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada -")
    bea = Asker(other, "bea", table.id)
    await bea.join(table.id)
    await tables.refresh(table.id)
    await ada.manage("seat_bot", seat=1)
    stale = await other.get(table.id)
    assert stale.seats_of("bea") == [1]
    assert (await refused(bea.play(1))).id == "table.not_yours"
    assert stale.seats_of("bea") == [] and table.seq == 3


async def test_one_open_seat_is_taken_by_one(tables, other):
    table = await Asker(tables, "ada").create("ada -")
    await other.get(table.id)
    results = await asyncio.gather(
        Asker(tables, "bea").join(table.id), Asker(other, "cleo").join(table.id), return_exceptions=True
    )
    lost = [result for result in results if isinstance(result, Refusal)]
    assert [refusal.id for refusal in lost] == ["table.full"]
    await tables.refresh(table.id)
    assert table.header.chairs[1].guest in ("bea", "cleo") and table.seq == 3


async def test_time_runs_out_once_though_both_look_at_the_clock(tables, other):
    table = await Asker(tables, "ada").create("ada bot", seconds=30)
    theirs = await other.get(table.id)
    limit = tables.next_deadline()
    await other.expire(limit - 20_000)  # looked after there from now on
    await asyncio.gather(tables.expire(limit), other.expire(limit))
    await asyncio.gather(tables.refresh(table.id), other.refresh(table.id))
    assert [line[0] for line in logged(table)] == ["c", "c", "c", "A", "B", "c"]
    assert whole(theirs)["log"] == whole(table)["log"]
