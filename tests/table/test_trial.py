"""A table begun in the middle of a finished game."""

import msgspec
import pytest

from cinquina.core.record import Record, decode, encode, fold
from cinquina.table import trial, undo
from cinquina.table.audit import wrong_draws
from cinquina.table.table import Table
from tests.table.asking import Asker, refused
from tests.table.playing import START, first, new_table, play, play_out, play_round, refusal, seen

LATER = START + 1_000_000


def finished(who="ada bea bot", game="foldris", **options) -> Table:
    table = new_table(who, game, **options)
    play_out(table)
    return table


def decisions(table: Table, who: str) -> list[int]:
    return [entry.seq for entry in table.log if entry.who == who]


def tried(table: Table, seq: int, guest="zoe", name="", id="new", seed=99) -> Table:
    change = trial.begin_fork(table, seq, guest, name, "casual", id, seed, LATER)
    fresh = Table(change.header)
    for entry in change.entries:
        fresh.history.add(entry)
    fresh.seatings += change.seatings
    return fresh


def test_it_goes_on_from_the_true_position_under_another_seed():
    old = finished()
    seq = decisions(old, "A")[3]
    table = tried(old, seq)
    assert table.log == old.log[:seq] and table.waiting() == [0, 1, 2]
    assert table.header.forked_from == old.id and table.header.seed != old.header.seed
    assert [(chair.kind, chair.name) for chair in table.header.chairs] == [
        ("person", "A"),
        ("bot", ""),
        ("bot", ""),
    ]
    assert table.seats_of("zoe") == [0] and table.seats_of("ada") == []
    assert [each.told.id for each in table.seatings] == ["table.sat_down", "table.tries"]
    play_out(table, LATER)
    assert table.log[seq:] != old.log[seq:]


def test_what_others_decided_unseen_is_not_taken_over():
    old = finished()
    a, b = decisions(old, "A")[3], decisions(old, "B")[3]
    assert b == a + 1, "both decide in one moment"
    table = tried(old, b)
    assert table.log == old.log[:a] and not table.state.has_sealed_decision()
    assert table.waiting() == [0, 1, 2] and table.seats_of("zoe") == [1]


def test_who_tries_sees_what_the_seat_saw_and_no_more():
    old = new_table("ada bea", "holi")
    for _ in range(12):
        play_round(old)
    seq, (seat,) = old.seq, old.waiting()
    saw, view, choices = seen(old, seat), old.view(seat), old.choices(seat)
    play_out(old)
    table = tried(old, seq)
    assert seen(table, seat) == saw and table.view(seat) == view and table.choices(seat) == choices
    assert any(each.endswith(" ?") for each in saw), "there is something to hide"


def test_what_was_taken_back_does_not_come_along():
    old = new_table("ada", "foldris", mode="solo")
    for _ in range(3):
        play_round(old)
    old.commit(undo.request_undo(old, 0, START))
    play_out(old)
    seq = decisions(old, "A")[-1]
    table = tried(old, seq)
    assert all(entry.text != "undo" for entry in table.log) and len(table.log) < seq
    assert [entry.seq for entry in table.log] == list(range(len(table.log)))
    undone = next(entry.seq for entry in old.log if entry.text == "undo") - 1
    gone = max(each for each in decisions(old, "A") if each < undone + 1)
    assert refusal(lambda: tried(old, gone)).id == "table.nobody_decided"


def record_of(table: Table) -> Record:
    return decode(encode(table.record()))


def test_the_record_stands_by_itself_and_every_draw_can_be_drawn_again():
    old = finished()
    table = tried(old, decisions(old, "A")[3])
    play_out(table, LATER)
    record = record_of(table)
    assert msgspec.to_builtins(fold(record.rules(), record.log).turn()) == -3
    assert wrong_draws(record) == []
    assert wrong_draws(msgspec.structs.replace(record, taken=[])), "drawn from another seed, and that shows"
    (taken,) = record.taken
    wrong = msgspec.structs.replace(taken, seed="0" * 32)
    assert wrong_draws(msgspec.structs.replace(record, taken=[wrong]))
    assert b"taken" not in encode(old.record())


def test_a_trial_can_be_tried_from_in_turn():
    old = finished()
    one = tried(old, decisions(old, "A")[3], id="one", seed=99)
    play_out(one, LATER)
    own = [seq for seq in decisions(one, "A") if seq > one.header.taken[0].entries]
    for seq in (decisions(one, "A")[1], own[0]):
        two = tried(one, seq, id="two", seed=100)
        play_out(two, LATER)
        record = record_of(two)
        assert [each.table for each in record.taken] == [old.id, "one"]
        assert wrong_draws(record) == []


def test_a_clock_waits_for_whoever_looks():
    old = new_table("ada bot", "flow")
    now = START
    while old.state.clock_ms() == 0:
        play_round(old, now)
    play(old, old.waiting()[0], now=now + 5000)
    seat = old.waiting()[0]
    seq, left = old.seq, old.limits()[0].ends - old.log[-1].time
    play(old, seat, now=now + 6000)
    old.header = msgspec.structs.replace(old.header, over=True, chairs=(old.header.chairs[0],) * 2)
    table = tried(old, seq)
    assert table.header.paused and table.waiting() == []
    assert table.limits()[0].ends - table.header.time(LATER + 60_000) == left


@pytest.mark.parametrize("who", ["chance", "C"])
def test_only_from_a_decision_of_a_person(who):
    old = finished()
    assert refusal(lambda: tried(old, decisions(old, who)[2])).id == "table.nobody_decided"
    assert refusal(lambda: tried(old, len(old.log))).id == "table.nobody_decided"
    assert refusal(lambda: tried(old, -1)).id == "table.nobody_decided"


def test_not_from_a_game_that_goes_on():
    table = new_table("ada bea")
    play_round(table)
    assert refusal(lambda: tried(table, decisions(table, "A")[0])).id == "table.not_over"


@pytest.mark.anyio
async def test_it_is_stored_and_played_like_any_other(tables, other):
    ada = Asker(tables, "ada")
    table = await ada.create("ada")
    while not table.is_over:
        await ada.play(0)
    seq = decisions(table, "A")[2]
    begun = await tables.fork(table.id, seq, "zoe", "Zoe", LATER)
    zoe = Asker(other, "zoe", begun.id)
    found = await other.get(begun.id)
    assert found.log == begun.log == table.log[:seq] and found.header == begun.header
    await zoe.play(0, first(found, 0), now=LATER)
    assert (await tables.refresh(begun.id)).seq > seq
    assert (await refused(tables.fork(begun.id, seq, "ada", "Ada", LATER))).id == "table.not_over"
