"""Sitting down, standing up, being replaced."""

import pytest

from cinquina.table import seats
from cinquina.table.chair import OPEN
from tests.table.playing import START, bot, new_table, person, play, play_out, refusal


def join(table, guest, seat=None, name=None):
    change = seats.join(table, guest, name or guest.title(), seat, START)
    if change is not None:
        table.commit(change)
    return change


def test_the_first_open_seat_is_taken_and_the_last_one_begins_the_game():
    table = new_table("ada - -")
    join(table, "bea")
    assert (table.chair(1), table.log, table.started) == (person("bea"), [], False)
    join(table, "cleo")
    assert (table.started, len(table.log), table.waiting()) == (True, 3, [0, 1, 2])


def test_a_seat_may_be_chosen_and_one_device_may_hold_several():
    table = new_table("ada - -")
    join(table, "bea", seat=2)
    join(table, "bea", seat=1, name="Ben")
    assert table.seats_of("bea") == [1, 2]


def test_joining_again_changes_nothing():
    table = new_table("ada - -")
    assert join(table, "bea") is not None
    assert join(table, "bea") is None
    assert join(table, "bea", seat=1) is None
    assert table.seats_of("bea") == [1]


@pytest.mark.parametrize(
    ("seat", "id"),
    [(None, "table.full"), (0, "table.seat_taken"), (1, "table.seat_taken"), (5, "table.no_such_seat")],
)
def test_a_seat_that_is_not_open_cannot_be_taken(seat, id):
    table = new_table("ada bot")
    assert refusal(lambda: seats.join(table, "bea", "Bea", seat, START)).id == id


def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back():
    table = new_table("ada bea")
    play(table, 1)
    table.commit(seats.leave(table, "bea", 1, "greedy", START))
    assert (table.chair(1).kind, table.chair(1).level, table.seats_of("bea")) == ("bot", "greedy", [])
    assert refusal(lambda: seats.held(table, "bea", 1)).id == "table.not_yours"
    assert refusal(lambda: seats.join(table, "zoe", "Zoe", 1, START)).id == "table.seat_taken"
    join(table, "bea")
    assert table.chair(1) == person("bea")


def test_before_play_begins_a_seat_is_simply_open_again():
    table = new_table("ada bea -")
    table.commit(seats.leave(table, "bea", 1, "greedy", START))
    assert table.chair(1) == OPEN


def test_only_ones_own_seat_can_be_left():
    table = new_table("ada bea")
    assert refusal(lambda: seats.leave(table, "ada", 1, "greedy", START)).id == "table.not_yours"
    assert refusal(lambda: seats.leave(table, None, 1, "greedy", START)).id == "table.not_yours"


def test_the_host_replaces_and_removes():
    table = new_table("ada bea")
    assert refusal(lambda: seats.seat_bot(table, "bea", 0, "greedy", START)).id == "table.host_only"
    table.commit(seats.seat_bot(table, "ada", 1, "greedy", START))
    assert (table.chair(1).kind, table.seats_of("bea")) == ("bot", [])
    join(table, "bea")
    assert table.seats_of("bea") == [1], "the bot kept the seat"
    table.commit(seats.open_seat(table, "ada", 1, START))
    table.commit(seats.seat_bot(table, "ada", 1, "greedy", START))
    assert table.chair(1) == bot()
    assert refusal(lambda: seats.join(table, "bea", "Bea", None, START)).id == "table.full", "no claim now"


def test_a_host_who_leaves_hands_over_to_the_next_person():
    table = new_table("ada bot bea")
    table.commit(seats.leave(table, "ada", 0, "greedy", START))
    assert table.header.host == "bea"
    table.commit(seats.leave(table, "bea", 2, "greedy", START))
    assert table.header.host == "bea", "nobody is left to take it"


def test_a_change_of_chairs_ends_a_request_to_undo():
    from cinquina.table import undo

    table = new_table("ada bea cleo", "heap")
    play(table, 0, "take 1")
    play(table, 1, "take 1")
    table.commit(undo.ask(table, 0, START))
    table.commit(seats.leave(table, "cleo", 2, "greedy", START))
    assert table.header.undo is None


def test_resigning_is_a_decision_where_the_rules_know_it():
    table = new_table("ada bea cleo")
    play(table, 1, "resign")
    assert table.resigned(1) and not table.resigned(0)
    assert table.chair(1) == person("bea"), "still there to watch"
    assert table.waiting() == [0, 2]


def test_after_the_end_nobody_changes_seats():
    table = new_table("ada bea bot")
    table.commit(seats.leave(table, "bea", 1, "greedy", START))
    play_out(table)
    for attempt in (
        lambda: seats.join(table, "bea", "Bea", None, START),
        lambda: seats.leave(table, "ada", 0, "greedy", START),
        lambda: seats.open_seat(table, "ada", 1, START),
        lambda: seats.seat_bot(table, "ada", 0, "greedy", START),
    ):
        assert refusal(attempt).id == "table.over"


def test_a_rematch_has_the_same_setup_and_chairs_and_other_luck():
    table = new_table("ada bea", seconds=30, deck_out="end")
    assert refusal(lambda: seats.rematch(table, "ada", "u", 1, START)).id == "table.not_over"
    play_out(table)
    assert refusal(lambda: seats.rematch(table, "zoe", "u", 1, START)).id == "table.not_yours"
    header = seats.rematch(table, "bea", "u", 1, START + 9)
    same = ("setup", "chairs", "host", "seconds", "chat", "rules_version")
    assert all(getattr(header, name) == getattr(table.header, name) for name in same)
    assert (header.id, header.seed, header.created, header.over) == ("u", 1, START + 9, False)
