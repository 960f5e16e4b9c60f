"""Time limits, fallbacks, pause, and games with a clock of their own. Time is a number that the test says."""

import msgspec
import pytest

from cinquina.core.errors import Invalid
from cinquina.core.record import fold
from cinquina.core.state import CLOCK
from cinquina.table import clock, consent, seats, undo
from cinquina.table.table import Limit
from tests.table.playing import START, first, logged, new_table, play, refusal

LIMIT = 30
END = START + LIMIT * 1000


def expire(table, now):
    """All that is due; what it brought."""
    before = table.seq
    while (change := clock.expire(table, now)) is not None:
        table.commit(change)
    return logged(table)[before:]


def test_no_limit_no_deadline():
    table = new_table("ada bea")
    assert table.deadline() is None
    assert clock.expire(table, START + 10**9) is None


def test_the_fallback_of_the_law_comes_when_the_time_is_up_and_not_before():
    table = new_table("ada bea", seconds=LIMIT)
    fallback = table.rules.text(table.state, 0, table.state.fallback(0))
    play(table, 1)
    assert table.deadline() == END
    assert expire(table, END - 1) == []
    brought = expire(table, END)
    assert brought[0] == f"A {fallback}" and brought[1].startswith("chance card")
    assert len(brought) == 2
    assert table.moments(None, 4)[0].events[0].id == "table.time_up"


def test_all_whose_time_is_up_get_theirs_in_the_order_of_their_deadlines():
    table = new_table("ada bea cleo", seconds=LIMIT)
    assert [line[0] for line in expire(table, END)] == ["A", "B", "C", "c"]
    assert table.deadline() == END + LIMIT * 1000
    play(table, 0, now=END + 5)
    assert [line[0] for line in expire(table, END + LIMIT * 1000)] == ["B", "C", "c"]


def test_each_decision_has_the_whole_time():
    table = new_table("ada bea", "heap", seconds=LIMIT)
    play(table, 0, "take 1", now=START + 12_000)
    assert table.deadline() == START + 12_000 + LIMIT * 1000


def test_an_undo_gives_the_whole_time_again():
    table = new_table("ada", seconds=LIMIT)
    play(table, 0, now=START + 1000)
    table.commit(undo.request_undo(table, 0, START + 20_000))
    assert table.deadline() == START + 20_000 + LIMIT * 1000


# -- pause


def test_a_pause_stops_the_clock_and_the_play():
    table = new_table("ada bot", seconds=LIMIT)
    table.commit(clock.pause(table, "ada", START + 10_000))
    assert (
        table.header.paused and table.deadline() is None and table.waiting() == [] and table.choices(0) == []
    )
    assert refusal(lambda: table.propose(0, "r0 @1", START + 11_000)).id == "table.paused"
    assert refusal(lambda: clock.pause(table, "ada", START + 11_000)).id == "table.paused"
    assert clock.expire(table, START + 10**9) is None
    table.commit(clock.resume(table, "ada", START + 500_000))
    assert table.deadline() == START + 500_000 + 20_000
    play(table, 0, now=START + 500_001)
    assert table.log[-1].time == 10_001, "time of play leaves pauses out"
    assert refusal(lambda: clock.resume(table, "ada", START + 500_002)).id == "table.not_paused"


def standing(table):
    """The request that stands."""
    found = table.header.request
    assert found is not None
    return found


def test_the_host_pauses_others_ask_and_anybody_seated_goes_on():
    table = new_table("ada bea")
    assert refusal(lambda: clock.pause(table, None, START)).id == "table.host_only"
    assert refusal(lambda: clock.pause(table, "zoe", START)).id == "table.host_only"
    table.commit(clock.pause(table, "bea", START, present={0, 1}))
    assert (table.header.paused, standing(table).what) == (False, "pause")
    table.commit(clock.pause(table, "ada", START, present={0, 1}))
    assert (table.header.paused, table.header.request) == (True, None)
    assert refusal(lambda: clock.resume(table, "zoe", START)).id == "table.not_yours"
    table.commit(clock.resume(table, "bea", START))
    assert not table.header.paused


def test_where_all_people_have_left_the_clock_stands_still_too():
    table = new_table("ada bot", seconds=LIMIT)
    table.commit(seats.leave(table, "ada", 0, "casual", START + 10_000))
    assert (table.deadline(), table.waiting()) == (None, [])
    assert refusal(table.must_run).id == "table.deserted"
    table.commit(seats.come_back(table, "ada", 0, START + 90_000))
    assert table.deadline() == START + 90_000 + 20_000


def test_a_clock_that_runs_backwards_does_not_turn_the_log_around():
    table = new_table("ada bea", "heap", seconds=LIMIT)
    play(table, 0, "take 1", now=START + 5000)
    play(table, 1, "take 1", now=START + 2000)
    assert [entry.time for entry in table.log] == [5000, 5000]


def test_an_entry_stamped_before_the_last_one_is_refused():
    table = new_table("ada bea", "heap")
    play(table, 0, "take 1", now=START + 5000)
    early = msgspec.structs.replace(table.propose(1, "take 1", START + 6000).entries[0], time=4999)
    with pytest.raises(Invalid, match=r"\$\.log\[1\]\.time: B 'take 1' .*table\.time_backwards"):
        table.history.add(early)
    assert table.seq == 1


# -- games with a clock of their own


def test_a_period_ends_with_a_tick_of_the_clock():
    table = new_table("ada bea", "asta", hurry=True)
    assert table.limits() == [Limit(20_000, CLOCK, 20_000)]
    play(table, 0, "bid 3", now=START + 4000)
    assert table.deadline() == START + 20_000, "a decision does not prolong the period"
    brought = expire(table, START + 20_000)
    assert brought[0] == "clock time" and brought[1].startswith("chance lot")
    assert table.deadline() == START + 40_000
    assert table.moments(None)[4].events[0].id == "asta.time"


@pytest.mark.parametrize("late", [0, 7])
def test_a_tick_comes_before_the_fallback_of_the_same_moment(late):
    table = new_table("ada bea", "asta", seconds=20, hurry=True)
    assert expire(table, START + 20_000 + late)[0] == "clock time"


def test_a_game_can_be_played_by_the_clock_alone():
    table = new_table("ada bea", seconds=LIMIT)
    now = START
    while not table.is_over:
        now = table.deadline() or now
        assert expire(table, now)
    assert {entry.who for entry in table.log} == {"A", "B", "chance"}


# -- a minute for the team: what was begun in time is finished, what is begun late is refused

MINUTE_ENDS = START + 60_000


def flowing(who: str, **settings):
    """A round of Flow that began at START, the first seat's turn."""
    table = new_table(who, "flow", first="seat_a", **settings)
    play(table, 0, "start")
    assert table.deadline() == MINUTE_ENDS
    return table


def test_what_was_begun_in_time_is_finished_after_it():
    table = flowing("ada bea")
    play(table, 0, "draw", now=MINUTE_ENDS - 1)
    seen, place = table.seq, first(table, 0)
    assert expire(table, MINUTE_ENDS) == ["clock time"]
    assert table.waiting() == [0]
    table.commit(table.propose(0, place, MINUTE_ENDS + 9000, seen))
    assert logged(table)[-2] == f"A {place}" and logged(table)[-1].startswith("chance wave")
    assert table.waiting() == [1] and table.deadline() is None


@pytest.mark.parametrize("who", ["ada", "ada bea"])
def test_what_is_begun_late_is_refused_with_the_reason(who):
    table = flowing(who)
    seen = table.seq
    expire(table, MINUTE_ENDS)
    assert refusal(lambda: table.propose(0, "draw", MINUTE_ENDS, seen)).id == "table.after_time"
    assert refusal(lambda: table.propose(0, "draw", MINUTE_ENDS, table.seq)).id != "table.after_time", (
        "whoever knows that the time is up has another mistake to hear of"
    )


def test_a_seat_that_was_not_asked_hears_that_and_nothing_of_the_time():
    table = flowing("ada bea cleo")
    seen = table.seq
    expire(table, MINUTE_ENDS)
    assert refusal(lambda: table.propose(2, "draw", MINUTE_ENDS, seen)).id == "flow.not_your_turn"


def test_who_stalls_after_the_time_is_helped_by_the_law_if_others_wait():
    together = flowing("ada bea")
    play(together, 0, "draw", now=START + 5)
    fallback = together.rules.text(together.state, 0, together.state.fallback(0))
    expire(together, MINUTE_ENDS)
    assert together.deadline() == MINUTE_ENDS + 10_000
    assert expire(together, MINUTE_ENDS + 9999) == []
    assert expire(together, MINUTE_ENDS + 10_000)[0] == f"A {fallback}"

    alone = flowing("ada ada bot")
    play(alone, 0, "draw", now=START + 5)
    expire(alone, MINUTE_ENDS)
    assert alone.deadline() is None, "at one device they see each other"


def test_a_pause_moves_the_end_of_the_minute():
    table = flowing("ada ada")
    table.commit(clock.pause(table, "ada", START + 20_000))
    assert refusal(lambda: table.propose(0, "draw", START + 90_000)).id == "table.paused"
    table.commit(clock.resume(table, "ada", START + 100_000))
    assert table.deadline() == START + 140_000


def test_at_several_devices_the_minute_is_paused_by_the_consent_of_all_who_are_there():
    """Flow T7."""
    table = new_table("ada bea cleo", "flow", first="seat_a")
    play(table, 0, "start")
    table.commit(clock.pause(table, "ada", START + 1, present={0, 1, 2}))
    assert (table.header.paused, standing(table).seat) == (False, 0), "the minute runs on until they agree"
    number = standing(table).number
    asked = refusal(lambda: clock.pause(table, "bea", START + 2, present={0, 1, 2}))
    assert asked.id == "table.undo_asked"
    assert (
        refusal(lambda: consent.answer_request(table, [0], number, True, START, {0, 1, 2})).id
        == "table.not_asked"
    )
    table.commit(consent.answer_request(table, [1], number, True, START + 3, present={0, 1, 2}))
    assert (table.header.paused, standing(table).agreed) == (False, (1,))
    table.commit(consent.answer_request(table, [2], number, True, START + 4, present={0, 1, 2}))
    assert (table.header.paused, table.header.request) == (True, None)
    table.commit(clock.resume(table, "cleo", START + 1000))
    assert table.deadline() == MINUTE_ENDS + 996


def test_who_is_away_need_not_agree_to_a_pause_and_one_no_is_enough():
    table = new_table("ada bea cleo", "flow", first="seat_a")
    play(table, 0, "start")
    table.commit(clock.pause(table, "bea", START + 1, present={0, 1}))
    table.commit(consent.answer_request(table, [0], standing(table).number, False, START + 2, present={0, 1}))
    assert (table.header.paused, table.header.request) == (False, None)
    table.commit(clock.pause(table, "bea", START + 3, present={1}))
    assert table.header.paused, "nobody else is there"


def test_a_request_to_pause_ends_with_the_minute():
    table = new_table("ada bea", "flow", first="seat_a")
    play(table, 0, "start")
    table.commit(clock.pause(table, "ada", START + 1, present={0, 1}))
    assert expire(table, MINUTE_ENDS)[0] == "clock time"
    assert table.header.request is None


def test_a_decision_in_a_moment_of_grace_is_stamped_before_the_end():
    """A server that took the table up lets nothing run out for a while; the record keeps the law (flow R29)."""
    table = flowing("ada bea")
    play(table, 0, "draw", now=MINUTE_ENDS + 3000)
    play(table, 0, now=MINUTE_ENDS + 4000)
    assert expire(table, MINUTE_ENDS + 10_000)[0] == "clock time"
    times = [entry.time for entry in table.log if entry.who in ("A", "clock")]
    assert times == [0, 59_999, 59_999, 70_000]
    assert table.rules.dump(fold(table.rules, table.log)) == table.rules.dump(table.state)


def test_limits_that_run_out_together_leave_a_log_that_can_be_read():
    """Nobody looked after this table for long: the seat's own limit ended before the minute, and both come now."""
    table = new_table("ada bea", "flow", first="seat_a", seconds=LIMIT)
    play(table, 0, "start")
    brought = expire(table, START + 200_000)
    assert brought[0].startswith("A ") and "clock time" in brought
    assert table.rules.dump(fold(table.rules, table.log)) == table.rules.dump(table.state)
