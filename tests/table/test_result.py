"""How a game ended: what is told of it, and by what it is found."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinquina.core.event import Event
from cinquina.core.played import playback
from cinquina.core.record import Record
from cinquina.core.setup import Setup
from cinquina.server.viewer.presence import Presence
from cinquina.server.viewer.replay import render_replay, unpack
from cinquina.server.viewer.updates import header_view
from cinquina.table import seats
from cinquina.table.highlights import find_leader, standing_after
from cinquina.table.history import History
from cinquina.table.result import Result, result_of
from cinquina.table.table import Table
from tests.corpus.__main__ import GAMES
from tests.corpus.playing import Kept
from tests.table.playing import START, new_table, play_out, refusal

RECORDS = sorted(GAMES.glob("*.json"))


def record_of(path: Path) -> Record:
    return msgspec.json.decode(path.read_bytes(), type=Kept).record


def told(record: Record) -> tuple[History, Result]:
    """The whole game once more, decisions that were taken back among them."""
    history = History(record.rules())
    for entry in record.log:
        history.add(entry)
    result = result_of(history.rules, history.state, (), history.course, history.storyteller())
    return history, result


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_table_and_a_replay_tell_the_same_of_every_game(path: Path):
    record = record_of(path)
    history, result = told(record)
    assert msgspec.to_builtins(unpack(render_replay(record)).result) == msgspec.to_builtins(result)
    assert result.ending is not None and len(result.seats) == record.seats
    counts = {played.entry.seq for played in playback(record)}
    assert {each.at for each in result.highlights} <= counts
    assert [each.seq for each in history.course] == sorted(counts)
    assert (result.share is None) == (record.seats > 1)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_since_the_turning_point_nobody_was_level_with_the_winner(path: Path):
    record = record_of(path)
    rules = record.rules()
    _, result = told(record)
    turn = next((each for each in result.highlights if each.kind in ("turn", "lead")), None)
    winners = [each.seat for each in result.seats if each.rank == 1]
    steps = [
        (played.entry.seq, standing_after(rules, played.entry.seq, played.after))
        for played in playback(record)
    ]
    front = [find_leader(each.figures, range(record.seats)) for _, each in steps]
    if turn is None:
        assert record.seats == 1 or front[-1] not in winners
        return
    assert len(winners) == 1
    first = next(n for n in range(len(front)) if set(front[n:]) == set(winners))
    line = next(
        draft
        for part in told(record)[0].storyteller().parts
        for draft in part.drafts
        if draft.last_seq == turn.at and isinstance(draft.event, Event) and draft.event.tell() == turn.told
    )
    assert steps[first][0] in {detail.seq for detail in line.details}
    others = {each for each in front[:first] if each is not None}
    assert turn.kind == ("turn" if others else "lead")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_line_of_a_seat_brought_more_than_its_best(path: Path):
    history, result = told(record_of(path))
    ending = history.rules.parts.ending
    assert ending is not None
    lines = [
        (ending.worth(draft.event), draft.event.tell())
        for part in history.storyteller().parts
        for draft in part.drafts
        if isinstance(draft.event, Event) and draft.event.game != "table"
    ]
    for best in (each for each in result.highlights if each.kind == "best"):
        (value,) = {value for value, line in lines if line == best.told}
        assert value == max(worth for worth, line in lines if line.facts.get("seat") == best.seat) > 0


def test_a_ladder_begins_with_what_is_highest():
    table = new_table("ada", mode="solo")
    play_out(table)
    result = table.result()
    assert result is not None and result.ending is not None
    reached = [rung.reached for rung in result.ending.ladder]
    assert reached == sorted(reached) and len(reached) == 6
    assert [rung.told.facts["least"] for rung in result.ending.ladder] == [12, 11, 10, 8, 6, 3]


def test_who_wins_as_the_last_has_no_turning_point():
    table = new_table("ada bea", "pentris")
    table.commit(seats.give_up(table, "bea", 1, "casual", START))
    result = table.result()
    assert result is not None and result.ending is None
    assert [told.id for told in result.verdict] == ["table.won_as_last"]
    assert {each.kind for each in result.highlights} <= {"best"}


# -- hints


def hinted(table: Table, seat: int) -> None:
    table.commit(seats.count_hint(table, seat, START))


def hints(table: Table) -> list[int]:
    return [chair.hints for chair in header_view(table.header, None, Presence()).chairs]


def test_hints_that_were_asked_for_are_told_at_the_end_whoever_sits_there():
    table = new_table("ada bea")
    hinted(table, 0)
    table.commit(seats.leave(table, "ada", 0, "casual", START))
    table.commit(seats.come_back(table, "ada", 0, START))
    hinted(table, 0)
    assert table.chair(0).hints == 2 and hints(table) == [0, 0]
    play_out(table)
    assert hints(table) == [2, 0]
    assert seats.rematch_header(table, "ada", "u", 1, START).chairs[0].hints == 0


# -- the harder game


def ended(game: str, mode: str, next: str, **settings: Any) -> Table:
    """A table whose result names the mode to go on with."""
    table = new_table("ada", game, mode=mode, **settings)
    play_out(table)
    result = table.result()
    assert result is not None and result.ending is not None
    further = msgspec.structs.replace(result, ending=msgspec.structs.replace(result.ending, next=next))
    table._result = (("",), further)
    return table


def test_the_harder_game_keeps_people_and_the_settings_that_it_knows():
    table = ended("rollfold", "solo2", "solo3", column="C")
    header = seats.rematch_header(table, "ada", "u", 1, START, harder=True)
    assert isinstance(header.setup, Setup)
    assert (header.setup.mode, header.setup.settings["column"]) == ("solo3", "C")
    assert "orbs_connect" in header.setup.settings and header.chairs[0].guest == "ada"


def test_after_the_hardest_there_is_none():
    table = ended("rollfold", "solo4", "")
    assert (
        refusal(lambda: seats.rematch_header(table, "ada", "u", 1, START, harder=True)).id == "table.no_next"
    )
