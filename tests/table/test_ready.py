"""Before the clock of a game starts: who must be ready, what is charged, and what the clock may be from then on."""

import pytest

from cinquina.core.record import fold
from cinquina.games.flow.rules.phases import READY
from cinquina.games.flow.rules.position import Position
from cinquina.locales import LANGUAGES, Texts
from cinquina.table import clock, consent, ready, seats, undo
from cinquina.table.answers import answer_question
from cinquina.table.history import History
from cinquina.table.table import Table
from tests.table.playing import START, logged, new_table, play, refusal

LATER = START + 600_000


def flow(who: str, **more) -> Table:
    return new_table(who, "flow", first="seat_a", **more)


def say_ready(table: Table, guest: str, present: tuple[int, ...] = (), now: int = LATER) -> None:
    table.commit(ready.mark_ready(table, guest, now, present))


@pytest.mark.parametrize("who", ["ada", "ada ada", "bot ada", "ada bot bot", "bot bot bot bot bot ada"])
def test_at_one_device_one_press_starts_whoever_begins(who: str):
    table = flow(who)
    assert ready.waits_for_ready(table) and table.limits() == []
    say_ready(table, "ada", tuple(range(len(who.split()))))
    assert logged(table)[-1] == "A start"
    assert table.deadline() == LATER + 60_000 and not ready.waits_for_ready(table)


def test_at_several_devices_the_last_one_starts():
    table = flow("bot ada bea cleo")
    there = (1, 2, 3)
    for guest in ("cleo", "ada"):
        say_ready(table, guest, there)
        assert table.state.clock_ms() == 0
    request = table.header.request
    assert request is not None and (request.what, request.seat, request.agreed) == ("ready", 3, (1, 3))
    say_ready(table, "ada", there)  # once more changes nothing
    say_ready(table, "bea", there)
    assert logged(table)[-1] == "A start" and table.header.request is None


def test_who_is_away_is_not_waited_for():
    table = flow("ada bea")
    say_ready(table, "ada", (0, 1))
    assert ready.start_if_ready(table, LATER, (0, 1)) is None
    change = ready.start_if_ready(table, LATER, (0,))
    assert change is not None
    table.commit(change)
    assert logged(table)[-1] == "A start"
    assert ready.start_if_ready(table, LATER, (0,)) is None


def test_nobody_starts_while_nobody_said_so():
    assert ready.start_if_ready(flow("ada bea"), LATER, ()) is None


def test_the_start_is_refused_while_somebody_is_not_ready():
    table = flow("ada bea bea")
    told = refusal(lambda: ready.must_be_ready(table, "ada", 0, (0, 1, 2)))
    assert (told.id, told.facts) == ("table.not_ready", {"seats": ["B", "C"]})
    say_ready(table, "bea", (0, 1, 2))
    ready.must_be_ready(table, "ada", 0, (0, 1, 2))
    play(table, 0, "start")
    assert table.header.request is None, "what comes next is another start"


def test_who_may_be_ready_and_when():
    table = flow("ada bea")
    assert refusal(lambda: ready.mark_ready(table, None, LATER)).id == "table.not_yours"
    say_ready(table, "ada")
    assert refusal(lambda: ready.mark_ready(table, "ada", LATER)).id == "table.not_asked"


@pytest.mark.parametrize("other", [new_table("ada"), flow("ada", clock="turns")])
def test_nobody_is_asked_where_no_clock_starts(other: Table):
    assert not ready.waits_for_ready(other)
    assert refusal(lambda: ready.mark_ready(other, "ada", LATER)).id == "table.not_asked"


def test_a_limit_for_decisions_is_not_charged_before_the_start():
    table = flow("ada bea", seconds=30)
    assert table.deadline() is None and clock.expire(table, START + 10**9) is None


def test_being_ready_stands_in_nobodys_way():
    table = flow("ada bea")
    say_ready(table, "bea", (0, 1))
    request = table.header.request
    assert request is not None
    assert (
        refusal(lambda: consent.answer_request(table, [0], request.number, False, LATER)).id
        == "table.no_undo_asked"
    )
    assert refusal(lambda: undo.request_undo(table, 0, LATER)).id != "table.undo_asked"
    table.commit(clock.pause(table, "ada", LATER))
    assert table.header.request is None, "after a pause everybody is asked again"
    table.commit(clock.resume(table, "ada", LATER))
    say_ready(table, "bea", (0, 1))
    table.commit(seats.leave(table, "ada", 0, "casual", LATER))
    assert table.header.request is None, "and so when chairs change"


# -- in words

NAMES = ["Bruno", "Ada", "Bea"]


def told(
    table: Table, seat: int | None, text: str, lang: str = "en", present: tuple[int, ...] = (1, 2)
) -> list[str]:
    found = answer_question(table, seat, text, NAMES, present)
    assert found is not None, text
    return [Texts(lang).event(each, NAMES, seat) for each in found]


def test_the_question_whether_one_is_ready_is_told_to_those_who_are_asked():
    table = flow("bot ada bea")
    act = "ready: say that you are ready; the clock starts when everybody is."
    assert told(table, 1, "whose turn") == [
        "Bruno begins. The table waits for Bea and you to be ready.",
        act,
        "The clock stands still. The menu offers more time, or a game without a clock.",
    ]
    assert told(table, 1, "what fits") == [act]
    assert told(table, 1, "help")[0] == act
    assert told(table, None, "whose turn") == ["Bruno begins. The table waits for Ada and Bea to be ready."]
    assert told(table, None, "what fits") == ["There is nothing to tell."]
    assert told(table, 1, "animals"), "other questions are answered as ever"
    say_ready(table, "bea", (1, 2))
    assert told(table, 1, "whose turn")[0] == "Bruno begins. The table waits for you. Are you ready?"
    assert told(table, 1, "a chi tocca", "it")[0] == "Comincia Bruno. Si aspetta il tuo via. Si parte?"
    assert told(table, 2, "whose turn") == ["Bruno begins. The table waits for Ada to be ready."]
    assert told(table, 2, "what fits") == ["There is nothing to tell."]
    assert told(table, None, "whose turn", present=()) == ["The table waits for Bruno."], "nobody is there"
    say_ready(table, "ada", (1, 2))
    assert told(table, 1, "whose turn") == ["The table waits for Bruno."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ready_is_understood_in_every_language_as_long_as_it_is_asked(lang: str):
    table = flow("bot ada")
    words = [each.strip() for each in Texts(lang).say("core-question-ready").split(";")]
    assert all(
        ready.means_ready(table, each) and answer_question(table, 1, each, NAMES) is None for each in words
    )
    assert not ready.means_ready(table, "not ready")
    say_ready(table, "ada")
    assert not any(ready.means_ready(table, each) for each in words)


# -- another clock, between rounds (flow R34)


def set_clock(table: Table, text: str, guest: str = "ada") -> None:
    table.commit(clock.set_clock(table, guest, text, LATER, (0, 1)))


def test_the_host_sets_the_clock_between_rounds_and_the_record_keeps_it():
    table = flow("ada bea")
    assert table.rules.clocks(table.state) == ["turns 8", "seconds 120", "seconds 45"]
    say_ready(table, "bea", (0, 1))
    set_clock(table, "seconds 120")
    assert logged(table)[-1] == "clock seconds 120" and table.history.tick is None
    assert table.header.request is None, "who was ready was so for another clock"
    assert refusal(lambda: clock.set_clock(table, "ada", "seconds 120", LATER)).id == "table.not_asked"
    assert refusal(lambda: clock.set_clock(table, "bea", "turns 8", LATER, (0, 1))).id == "table.host_only"
    say_ready(table, "ada")
    assert table.deadline() == LATER + 120_000
    assert refusal(lambda: clock.set_clock(table, "ada", "turns 8", LATER)).id == "table.not_asked"
    for state in (fold(table.rules, table.log), table.rules.load(table.rules.dump(table.state))):
        assert state.clock_ms() == 120_000
    again = History(table.rules)
    for entry in table.log:
        again.add(entry)
    assert table.rules.dump(again.state) == table.rules.dump(table.state)


def test_without_a_clock_nobody_has_to_be_ready_and_back():
    table = flow("ada bot")
    set_clock(table, "turns 8")
    assert not ready.waits_for_ready(table) and "turns 8" not in table.rules.clocks(table.state)
    set_clock(table, "seconds 60")
    assert ready.waits_for_ready(table)
    say_ready(table, "ada")
    assert table.deadline() == LATER + 60_000


def test_before_the_first_round_the_host_may_draw_other_scenario_cards():
    table = flow("ada bot", mode="very_easy", clock="turns")
    assert isinstance(table.state, Position)
    while table.waiting() and table.state.phase != READY:  # the facing of a Single-Path Boat
        seat = table.waiting()[0]
        table.commit(table.decide(seat, table.rules.actions(table.state, seat)[0], LATER))
    assert "redraw" in table.rules.clocks(table.state)
    set_clock(table, "redraw")
    assert isinstance(table.state, Position)
    assert "clock redraw" in logged(table) and table.state.scenario.count() == 1
    assert table.rules.dump(fold(table.rules, table.log)) == table.rules.dump(table.state)
    plain = flow("ada bot", clock="turns")
    assert "redraw" not in plain.rules.clocks(plain.state)
