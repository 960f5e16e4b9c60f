"""The clock of a common game waits for the player whose turn it is while their connection is lost (flow T8)."""

from cinquina.core.state import CLOCK
from cinquina.table import away, clock, seats
from cinquina.table.chair import Chair
from cinquina.table.store.rows import chair_of, chair_row
from cinquina.table.table import WAIT_MS
from tests.table.playing import START, new_table, play, refusal

LOST = START + 20_000


def racing(who="ada bea"):
    """A game of Flow whose clock has run since START; it is the turn of the first seat."""
    table = new_table(who, "flow", first="seat_a")
    play(table, 0, "start", now=START)
    return table


def waited(who="ada bea"):
    table = racing(who)
    change = away.pause_or_resume(table, LOST, [1])
    assert change is not None
    table.commit(change)
    return table


def test_the_clock_stands_still_for_one_who_is_away_and_runs_when_they_are_back():
    table = waited()
    left = table.limits()[0].ends - table.header.played
    assert table.header.paused and table.header.absence and table.header.absence.seat == 0
    assert refusal(lambda: table.propose(0, "draw", LOST + 1)).id == "table.paused"
    assert away.pause_or_resume(table, LOST + 5000, [1]) is None, "still away"
    back = away.pause_or_resume(table, LOST + 30_000, [0, 1])
    assert back is not None
    table.commit(back)
    assert not table.header.paused and table.header.request is None
    assert table.deadline() == LOST + 30_000 + left
    assert table.limits()[0].who == CLOCK


def test_it_waits_once_in_a_round():
    table = waited()
    table.commit(clock.resume(table, "bea", LOST + 1000))
    assert not table.header.paused
    assert away.pause_or_resume(table, LOST + 40_000, [1]) is None
    deadline = table.deadline()
    assert deadline is not None
    table.commit(clock.expire(table, deadline))
    assert table.state.clock_ms() == 0, "the round is over"


def test_after_a_minute_a_bot_plays_until_they_come_back():
    table = waited()
    assert table.deadline() == LOST + WAIT_MS
    assert clock.expire(table, LOST + WAIT_MS - 1) is None
    table.commit(clock.expire(table, LOST + WAIT_MS))
    assert table.chair(0).is_kept and not table.header.paused and table.waiting() == [0]
    assert [each.told.id for each in table.seatings][-2:] == ["table.replaced", "table.hosts"]
    table.commit(seats.come_back(table, "ada", 0, LOST + WAIT_MS + 1000))
    assert table.chair(0).kind == "person"


def test_a_bot_may_be_put_there_at_once_and_play_goes_on():
    table = waited()
    table.commit(seats.seat_bot(table, "bea", 0, "casual", LOST + 1000, [1]))
    assert not table.header.paused and table.chair(0).is_kept


def test_it_waits_for_nobody_else():
    assert away.pause_or_resume(racing(), LOST, [0]) is None, "it is not her turn"
    assert away.pause_or_resume(racing(), LOST, []) is None, "nobody is there"
    assert away.pause_or_resume(racing("ada ada bot"), LOST, []) is None, "all at one device"
    between = new_table("ada bea", "flow", first="seat_a")
    assert away.pause_or_resume(between, LOST, [1]) is None, "no clock runs"
    rivals = new_table("ada bea", seconds=30)
    assert away.pause_or_resume(rivals, LOST, [1]) is None, "who plays against others is not waited for"


def test_that_it_waited_is_stored():
    chair = Chair(kind="person", name="Ada", guest="ada", waited=7)
    assert chair_of(type("Row", (), chair_row(chair))) == chair  # type: ignore[arg-type]
