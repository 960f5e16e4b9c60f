"""What a store lets go, and that no clock makes it let go of anything else."""

import asyncio

import anyio
import pytest
from sqlalchemy import text

from cinquina.cli import main
from cinquina.core.registry import find
from cinquina.server.app import FIRST_PRUNE_SECONDS, PRUNE_SECONDS, prune_regularly
from cinquina.table.store import Store
from cinquina.table.store.store import DAY_MS, GAP_MS, UNBEGUN_MS, YEAR_MS, Pruned
from tests.server.virtual import EPOCH, VirtualTime
from tests.table.asking import Asker

pytestmark = pytest.mark.anyio

DAY = EPOCH - EPOCH % DAY_MS  # a morning: each test counts its days from here
ADA, BEA, WIM, ZOE = "ada", "bea", "wim", "zoe"


async def visit(store: Store, guest: str, now: int) -> None:
    await store.save_guest(guest, guest, now + YEAR_MS)


async def visits(store: Store, since: int, until: int, days: int = 13) -> None:
    """Somebody comes every so many days."""
    for now in range(since, until, days * DAY_MS):
        await visit(store, "dan", now)
        await visit(store, f"{now:064}", now)


async def is_known(store: Store, guest: str) -> bool:
    return await store.guest(guest) is not None


async def test_what_never_began_goes_after_three_weeks(store, tables):
    ada = Asker(tables, "ada")
    never = await ada.create("ada -", now=DAY)
    begun = await ada.create("ada", now=DAY)
    await visits(store, DAY, DAY + UNBEGUN_MS)
    assert await store.prune(DAY + UNBEGUN_MS) == Pruned()
    assert await store.prune(DAY + UNBEGUN_MS + 1) == Pruned(tables=1)
    assert await store.load(never.id) is None and await store.load(begun.id) is not None


@pytest.mark.sql
async def test_who_did_not_come_for_a_year_goes_unless_in_a_game(store, tables):
    """Before, the tokens of running games went too: seats that nobody could get back."""
    over = DAY + YEAR_MS + GAP_MS
    await Asker(tables, ZOE).create(ZOE, now=DAY)
    await store.transact(
        lambda c: c.execute(text(f"UPDATE chairs SET heir = '{WIM}'"))
    )  # who waits for a seat
    for guest in (ADA, BEA, WIM, ZOE):
        await visit(store, guest, DAY)
        for data in ("{}", '{"stars": 2}'):  # the last one counts
            await store.save_lesson(guest, "foldris/drop", data)
    await visit(store, BEA, DAY + DAY_MS)
    await visits(store, DAY, over)
    assert await store.prune(over) == Pruned()
    await store.prune(over + 1)
    assert not await is_known(store, ADA) and await store.lessons_of(ADA) == {}
    for guest in (BEA, WIM, ZOE):
        assert await is_known(store, guest)
        assert await store.lessons_of(guest) == {"foldris/drop": '{"stars": 2}'}


@pytest.mark.parametrize("ahead", [14, 370])
async def test_a_clock_ahead_deletes_nothing(store, tables, ahead: int):
    """Before, it deleted all guests and all tables that had not begun, also when the clock was right again."""
    ada = Asker(tables, ADA)
    tables_ = {(await ada.create(who, now=DAY)).id for who in ("ada -", "ada")}
    for guest in (ADA, BEA):
        await visit(store, guest, DAY)
    wrong = DAY + ahead * DAY_MS
    assert await store.prune(wrong) == Pruned()
    # Nor does it after a while, in which people came and bots played: their stamps are as wrong.
    tables_ |= {(await ada.create("ada -", now=wrong + DAY_MS)).id}
    await visit(store, ZOE, wrong + DAY_MS)
    assert await store.prune(wrong + 2 * DAY_MS) == Pruned()
    # Nor when it is right for a while, and wrong again.
    await visits(store, DAY + DAY_MS, DAY + 5 * DAY_MS)
    assert await store.prune(DAY + 5 * DAY_MS) == Pruned()
    assert await store.prune(wrong + 2 * DAY_MS) == Pruned()
    assert {id for id in tables_ if await store.load(id)} == tables_
    assert await is_known(store, ADA) and await is_known(store, BEA)


async def test_a_clock_behind_deletes_nothing(store, tables):
    await Asker(tables, ADA).create("ada -", now=DAY)
    await visit(store, ADA, DAY)
    assert await store.prune(DAY - 400 * DAY_MS) == Pruned()
    assert await store.prune(0) == Pruned()


async def test_a_server_deletes_nothing_in_its_first_hour(store, tables):
    """Before, it did so at once: nobody had time to see that the clock was wrong."""
    never = await Asker(tables, ADA).create("ada -", now=DAY)
    await visits(store, DAY, DAY + UNBEGUN_MS)
    time = VirtualTime()
    time.ms = DAY + UNBEGUN_MS + DAY_MS
    hour = time.ms + round(FIRST_PRUNE_SECONDS * 1000)
    assert FIRST_PRUNE_SECONDS >= 3600
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(prune_regularly, store, time)
        await time.lain_down(hour)
        time.to(hour - 1)
        assert await store.load(never.id) is not None
        time.to(hour)
        await time.lain_down(hour + round(PRUNE_SECONDS * 1000))
        assert await store.load(never.id) is None
        tasks.cancel_scope.cancel()


@pytest.mark.sql
async def test_the_old_goes_when_asked_and_takes_everything_with_it(store, tables):
    ada = Asker(tables, "ada")
    await ada.create("ada", edition={**find("foldris").edition_source(), "id": "own"}, now=DAY)
    await ada.play(0, now=DAY)
    await ada.say("hello")
    kept = await ada.create("ada", now=DAY + 100 * DAY_MS)
    pruned = await store.prune(DAY + 100 * DAY_MS, older_than=DAY + 10 * DAY_MS)
    assert (pruned.tables, pruned.editions) == (1, 1)
    for name in ("chairs", "entries", "actions", "lines"):
        ids = await store.read(
            lambda c, name=name: set(c.execute(text(f"SELECT table_id FROM {name}")).scalars())
        )
        assert ids <= {kept.id}, name


@pytest.mark.sql
async def test_prune_from_the_command_line(
    address, store, tables, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """A gap makes it ask for the date: the verb, too, deletes nothing because of a clock."""

    async def prune(day: int, *words: str) -> tuple[int, str]:
        # In the middle of the day, so that it has the same date in most of the world.
        monkeypatch.setattr("cinquina.cli.prune.now_ms", lambda: DAY + day * DAY_MS + DAY_MS // 2)
        code = await asyncio.to_thread(main, ["prune", *words, "--store", address, "--lang", "en"])
        said = capsys.readouterr()
        return code, said.out + said.err

    table = await Asker(tables, "ada").create("ada", now=DAY)
    await visits(store, DAY, DAY + 95 * DAY_MS)
    today = "2026-12-30"  # DAY and 100 days
    assert (await prune(10, "--older", "soon"))[0] == 2
    assert (await prune(80, "--older", "90d"))[1].startswith("Deleted, tables: 0,")
    # The clock a year ahead, then somebody comes, whose stamp is as wrong.
    for now in (DAY + 460 * DAY_MS, DAY + 465 * DAY_MS):
        code, said = await prune(465, "--older", "90d")
        assert code == 2 and "--today" in said and "between 2026-12-21 and 2027-12-" in said
        await visit(store, ADA, now)
    code, said = await prune(465, "--older", "90d", "--today", today)
    assert code == 2 and f"2027-12-30, not {today}" in said
    assert await store.load(table.id) is not None
    # Who knows the date, or asks for everything, is believed.
    assert (await prune(465, "--older", "90d", "--today", "2027-12-30"))[1].startswith("Deleted, tables: 1,")
    await Asker(tables, "ada").create("ada", now=DAY)
    assert (await prune(470, "--older", "0d"))[1].startswith("Deleted, tables: 1,")


async def test_what_was_touched_today_stays(store, tables):
    """R16: before, `--older 0d` took a table away from those who played at it."""
    ada = Asker(tables, "ada")
    old, today = await ada.create("ada", now=DAY), await ada.create("ada", now=DAY + DAY_MS)
    now = DAY + DAY_MS + 1
    assert await store.prune(now, older_than=now) == Pruned(tables=1)
    assert await store.load(old.id) is None and await store.load(today.id) is not None
