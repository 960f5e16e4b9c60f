"""One table: decisions, what follows them, and who may see what."""

import pytest

from cinquina.core.errors import Refusal
from cinquina.core.record import fold
from cinquina.table.table import LONGEST_TEXT, Table
from tests.table.playing import (
    START,
    first,
    logged,
    new_table,
    play,
    play_out,
    play_round,
    refusal,
    seen,
    whole,
)


def test_play_begins_when_no_seat_is_open():
    assert [entry.who for entry in new_table("ada bea").log] == ["chance", "chance", "chance"]
    assert new_table("ada -").log == []


def test_a_proposal_changes_nothing_until_it_is_committed():
    table = new_table("ada bea")
    before = whole(table)
    change = table.propose(0, first(table, 0), START + 5)
    assert whole(table) == before
    table.commit(change)
    assert len(table.log) == 4 and table.waiting() == [1]


def test_the_last_decision_of_a_round_brings_the_next_card_with_it():
    table = new_table("ada bea")
    play(table, 0)
    change = play(table, 1)
    assert [entry.who for entry in change.entries] == ["B", "chance"]
    assert change.seq == table.seq == 6


def test_a_decision_is_logged_in_its_plain_notation():
    table = new_table("ada bea")
    squares = table.choices(0)[0].squares
    play(table, 0, "".join(f"({x},{y})" for x, y in squares))
    assert table.log[-1].text == table.rules.texts(new_table("ada bea").state, 0)[0]


@pytest.mark.parametrize(
    ("seat", "text", "id"),
    [
        (0, "r0 @99", "foldris.out_of_sheet"),
        (0, "undo", "table.not_understood"),
        (0, "", "foldris.must_draw"),
        (0, "r" * (LONGEST_TEXT + 1), "table.too_long"),
        (2, "r0 @1", "table.no_such_seat"),
        (-1, "card T5", "table.no_such_seat"),
    ],
)
def test_a_refusal_changes_nothing(seat, text, id):
    table = new_table("ada bea")
    before = whole(table)
    assert refusal(lambda: table.propose(seat, text, START)).id == id
    assert whole(table) == before


def test_nobody_plays_while_a_seat_is_open():
    table = new_table("ada -")
    refused = refusal(lambda: table.propose(0, "r0 @1", START))
    assert (refused.id, refused.facts) == ("table.open_seat", {"seats": ["B"]})


def test_an_answer_to_a_question_that_has_passed_does_not_answer_the_next():
    table = new_table("ada bea")
    known = table.seq
    text = first(table, 0)
    play_round(table)
    assert refusal(lambda: table.propose(0, text, START, seen=known)).id == "table.too_late"
    table.propose(0, first(table, 0), START, seen=table.seq)


def test_anothers_decision_of_the_same_moment_does_not_make_ours_late():
    table = new_table("ada bea")
    known = table.seq
    play(table, 1)
    table.propose(0, first(table, 0), START, seen=known)


# -- who sees what


def test_a_sealed_decision_is_a_number_to_the_others_until_all_are_in():
    table = new_table("ada bea cleo")
    text = first(table, 0)
    play(table, 0)
    assert seen(table, 0, 3) == [f"A {text}"]
    for viewer in (1, 2, None):
        assert seen(table, viewer, 3) == ["A ?"]
        assert text not in repr(table.moments(viewer, 3)) + repr(table.view(viewer))
    play(table, 1)
    assert seen(table, 2, 3) == ["A ?", "B ?"]
    play(table, 2)
    assert seen(table, None, 3)[:3] == logged(table)[3:6]


def test_the_events_of_a_sealed_decision_come_with_the_last_one():
    table = new_table("ada bea")
    play(table, 0)
    assert [event.id for event in table.moments(1, 3)[0].events] == ["foldris.decided"]
    play(table, 1)
    told = [event.id for event in table.moments(1, 4)[0].events]
    assert told[0] == "foldris.decided" and told.count("foldris.drawn") == 2


def test_what_one_seat_alone_may_know_stays_with_it_until_the_end():
    """Asta deals a secret to each seat: its entry is for nobody, its event for the seat."""
    table = new_table("ada bea", "asta")
    assert seen(table, 0) == ["chance ?", "chance ?", f"chance {table.log[2].text}"]
    assert [len(moment.events) for moment in table.moments(0)] == [1, 0, 1]
    assert [len(moment.events) for moment in table.moments(1)] == [0, 1, 1]
    assert [len(moment.events) for moment in table.moments(None)] == [0, 0, 1]
    play_out(table)
    assert seen(table, None) == logged(table)


@pytest.mark.parametrize("seed", range(8))
def test_no_viewer_ever_reads_what_is_sealed(seed):
    """At every moment of a game: no text of a decision that the state still seals, save the own one."""
    table = new_table("ada bea cleo", seed=seed)
    shown_first = 3
    while not table.is_over:
        for seat in table.waiting():
            play(table, seat)
            sealed = table.state.has_sealed_decision()
            for viewer in (None, 0, 1, 2):
                for moment in table.moments(viewer, shown_first):
                    own = viewer is not None and moment.who == "ABC"[viewer]
                    assert (moment.text is None) == (sealed and not own)
            if not sealed:
                shown_first = table.seq


def test_resuming_gives_the_same_moments_as_watching_on():
    table = new_table("ada bea")
    watched = list(table.moments(None))
    while not table.is_over:
        before = table.seq
        play(table, table.waiting()[0])
        watched += table.moments(None, before)
    again = table.moments(None)
    assert [(m.seq, m.who, m.time, m.events) for m in again] == [
        (m.seq, m.who, m.time, m.events) for m in watched
    ]
    assert table.moments(None, table.seq) == [] and table.moments(None, table.seq + 5) == []
    assert table.moments(None, -1) == again


# -- the whole game


@pytest.mark.parametrize("who", ["ada", "ada bea", "ada bea cleo bot"])
def test_a_whole_game_is_its_record(who):
    table = new_table(who)
    assert refusal(table.record).id == "table.not_over"
    assert table.result() is None
    play_out(table)
    record = table.record()
    assert table.rules.dump(fold(record.rules(), record.log)) == table.rules.dump(table.state)
    result = table.result()
    assert result is not None
    assert min(each.rank for each in result.seats) == 1 and len(result.verdict) == 1
    assert record.players == [chair.level or chair.name for chair in table.header.chairs]
    assert (table.waiting(), table.deadline()) == ([], None)
    assert refusal(lambda: table.propose(0, "r0 @1", START)).id == "table.over"


def test_chance_comes_from_the_seed_alone():
    def cards(seed):
        table = new_table("ada bea", seed=seed)
        play_round(table)
        return [entry.text for entry in table.log if entry.who == "chance"]

    assert cards(1) == cards(1)
    assert len({tuple(cards(seed)) for seed in range(20)}) > 15


def test_a_table_made_under_other_rules_is_refused():
    table = new_table("ada")
    header = table.header.with_changes(START, rules_version="0")
    with pytest.raises(Refusal, match=r"table\.other_rules made=0 these=2"):
        Table(header)
